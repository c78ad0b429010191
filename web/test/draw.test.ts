// The page and the files it writes show the same board: every shape of the one is a shape of the other.
import { beforeAll, describe, expect, it } from 'vitest';
import { board, sceneOf, thumbnail } from '../src/draw/scene';
import type { Library } from '../src/engine/library';
import { builtins } from '../src/model/puzzles/catalogue';
import { textOf } from '../src/model/puzzles/kinds';
import { asShown, VEHICLE_NAMES, type Puzzle } from '../src/model/puzzles/puzzle';
import { readGameId } from '../src/model/puzzles/share';
import { check, sheetOf, withSigns } from '../src/model/puzzles/sheet';
import { loadedLibrary, loadedWorkshop } from './loaded';

let library: Library;
let workshop: Library;
beforeAll(async () => {
  library = await loadedLibrary();
  workshop = await loadedWorkshop();
});

function picture(puzzle: Puzzle, format: 'svg' | 'gif' = 'svg', moves = ''): Uint8Array {
  return workshop.call('picture', { text: textOf(puzzle), kind: puzzle.kind, format, moves, title: 'A <board>' }).file;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

// What is seen, shape by shape: hidden looks are left out, and of each shape its form, paint and the place it is moved to.
function shapes(svg: string): string[] {
  const seen: string[] = [];
  let place = '';
  for (const group of svg.replace(/<g visibility="hidden">.*?<\/g>/g, '').split(/(?=<g)/)) {
    const moved = /translate\((-?[\d.]+)(?:px,| )(-?[\d.]+)/.exec(group);
    if (moved) place = `${moved[1]},${moved[2]}`;
    for (const [shape] of group.matchAll(/<(rect|circle|path) .*?\/>/g)) seen.push(`${shape} at ${place}`);
  }
  return seen.sort();
}

const striped = 'rh6x6e>2:ooooooooooooAARRooooaaoooZoooooZoooo';
const boards = [
  ...['6x6-6', '6x6-21', '12x12-1', 'hut-1', 'castle-1'].map((id) => builtins.find((b) => b.id === id)!.puzzle),
  ...[striped, 'rh4x5ev1:oAooxABBoooCoooCoooo', 'sk:-7w|2w5-w|w-B2-gw|w-p-bgw|7w'].map((id) => asShown(readGameId(id))),
];

describe('a board on the page', () => {
  it.each(boards.map((puzzle, i) => [i, puzzle] as const))('is the one in the SVG file: %i', (_, puzzle) => {
    const page = shapes(board(sceneOf(puzzle)));
    expect(page.length).toBeGreaterThan(10);
    expect(page).toEqual(shapes(text(picture(puzzle))));
  });

  it('tells a vehicle that is not where it should be', () => {
    const puzzle = structuredClone(boards[0]);
    if (puzzle.kind === 'rushhour') puzzle.vehicles[0].row++;
    expect(shapes(board(sceneOf(puzzle)))).not.toEqual(shapes(text(picture(boards[0]))));
  });

  it('has no letters when it is small', () => {
    expect(thumbnail(boards[0], 6 * 24)).toContain('<path');
    expect(thumbnail(boards[0], 6 * 23).length).toBeLessThan(thumbnail(boards[0], 6 * 24).length * 0.7);
  });

  it('writes every name of a vehicle in a way of its own', () => {
    const label = (name: string) => {
      const puzzle = readGameId('rh4:ooooAABBoooooooo');
      if (puzzle.kind !== 'rushhour') throw new Error('not a board');
      puzzle.vehicles[1].name = name;
      return sceneOf(puzzle)
        .pieces[1].looks[0].replaceAll(/fill="[^"]*"|stroke="[^"]*"/g, '')
        .match(/<path.*/g)!
        .at(-1)!;
    };
    const names = [...VEHICLE_NAMES].filter((name) => name !== 'A');
    const letters = new Map(names.map((name) => [name, label(name)]));
    for (const name of names)
      for (const other of names)
        if (name !== other) expect(letters.get(name), `${name} and ${other}`).not.toBe(letters.get(other));
  });

  it('keeps its colours while it is edited', () => {
    const sheet = sheetOf(readGameId('rh4:BBooooCoAACooooo'));
    const colorOf = (cells: number[], sign: string, name: string) => {
      const { puzzle } = check(withSigns(sheet, cells, sign));
      if (puzzle.kind !== 'rushhour') throw new Error('not a board');
      return sceneOf(puzzle).colors![puzzle.vehicles.findIndex((v) => v.name === name)];
    };
    const color = colorOf([], '.', 'C');
    expect(colorOf([0, 1], '.', 'C')).toBe(color); // B is gone
    expect(colorOf([8, 9], '.', 'C')).toBe(color); // there is no red car
    expect(colorOf([5], 'C', 'C')).toBe(color); // C is bent
    expect(colorOf([], '.', 'B')).not.toBe(color);
  });

  it('shows a level that has no player and no border yet', () => {
    const { puzzle, faults } = check({ kind: 'sokoban', width: 3, height: 3, signs: [...'# .$ #  #'] });
    expect(faults.length).toBeGreaterThan(0);
    expect(sceneOf(puzzle).pieces.length).toBe(1);
    expect(sceneOf(puzzle).ground).toContain('<circle');
  });
});

describe('the solution as a file', () => {
  const puzzle = readGameId('rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  let moves: string;
  beforeAll(() => {
    moves = library.call('solve', { text: textOf(puzzle), kind: 'rushhour' }).moves.join(' ');
  });

  it('is an animated picture', () => {
    const gif = picture(puzzle, 'gif', moves);
    expect(text(gif.subarray(0, 6))).toBe('GIF89a');
    const svg = text(picture(puzzle, 'svg', moves));
    expect(svg).toMatch(/@keyframes.*<\/svg>\n$/s);
    expect(svg).toContain('<title>A &lt;board&gt;</title>');
  });

  it('is refused when a move is illegal', () => {
    expect(() => picture(puzzle, 'gif', 'A+5')).toThrow();
  });
});

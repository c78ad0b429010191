import { describe, expect, it } from 'vitest';
import type { RushHour, Sokoban } from '../src/model/puzzles/puzzle';
import {
  fragmentIn,
  gameId,
  link,
  presetId,
  readGameId,
  readRoute,
  readSeedId,
  seedId,
} from '../src/model/puzzles/share';

describe('game IDs', () => {
  it.each([
    'rh6:GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo',
    'rh5x4e>0:AAoooooooxooBooooBoo',
    'rh3x5ev1:oAooAooooBBoooo',
    'sk:9w|w2-w4-w|w-b-bwg-w|w2-w2g2-w|2w-b-wg2w|-w2-pb-w|-w2-w2-w|-7w',
    'sk:6w|wPB2-w|6w',
  ])('survive being read and written: %s', (id) => {
    expect(gameId(readGameId(id))).toBe(id);
  });

  it('accept dots for empty cells', () => {
    expect(gameId(readGameId('rh4:....AA......xBB.'))).toBe('rh4:ooooAAooooooxBBo');
  });

  it('turn a board whose exit is on the left', () => {
    const board = readGameId('rh4x3e<1:ooBBooAAoooo') as RushHour;
    expect(board.vehicles[board.primary]).toMatchObject({ row: 1, col: 0, vertical: false });
    expect(board.vehicles.find((v) => v.name === 'B')).toMatchObject({ row: 2, col: 0 });
  });

  it('expand run lengths', () => {
    const level = readGameId('sk:5w|wpbgw|5w') as Sokoban;
    expect(level).toMatchObject({ width: 5, height: 3, player: 6, boxes: [7] });
    expect(level.ground).toBe('######  .######');
  });

  it.each([
    ['rh6:AA', 'cells'],
    ['rh4:ooooBBooooooAoAo', 'bent'],
    ['rh4:oooBBooooooooooo', 'bent'],
    ['rh4:ooooBBoooooooooo', 'primary'],
    ['rh99:A', '3 to 16'],
    ['rh4:ooooAA-ooooooooo', 'means nothing'],
    ['sk:5w|w-bgw|5w', 'no player'],
    ['sk:5w|wp-gw|5w', 'no crates'],
    ['xy', 'begins with'],
  ])('are refused with a reason: %s', (id, reason) => {
    expect(() => readGameId(id)).toThrow(reason);
  });
});

describe('seeds', () => {
  it('say what a puzzle is made from', () => {
    expect(readSeedId('rh6~expert~1998~1')).toEqual({ kind: 'rushhour', width: 6, height: 6, minCost: 35, seed: 1998 });
    expect(readSeedId('rh6~expert~1998~2')).toEqual({
      kind: 'rushhour',
      width: 6,
      height: 6,
      difficulty: 5,
      seed: 1998,
    });
    expect(readSeedId('sk8~hard~7~2')).toEqual({ kind: 'sokoban', width: 8, height: 8, minCost: 25, seed: 7 });
    expect(readSeedId(presetId('sokoban', 'beginner', 7))).toEqual({
      kind: 'sokoban',
      width: 8,
      height: 8,
      difficulty: 1,
      minPieces: 2,
      maxPieces: 2,
      seed: 7,
    });
    expect(readSeedId(presetId('rushhour', 'easy', 3))).toMatchObject({ difficulty: 2, seed: 3 });
    expect(readSeedId(seedId({ kind: 'sokoban', width: 8, height: 7, minCost: 12, seed: 3 }))).toMatchObject({
      height: 7,
      minCost: 12,
    });
    expect(readSeedId('rh6:ooo')).toBeNull();
  });

  it('are refused if they need another generator or an unknown preset', () => {
    expect(() => readSeedId('rh6~hard~1~4')).toThrow('version 4');
    expect(() => readSeedId('rh6~bogus~1~1')).toThrow('preset');
  });
});

describe('a damaged level', () => {
  it.each([
    ['sk:5w|wb-gw|5w', 'there is no player'],
    ['sk:5w|wp-gw|5w', 'there are no crates'],
    ['sk:6w|wpbg-w|wp2-gw|6w', 'there are 2 players'],
    ['sk:6w|wp2bgw|6w', 'there are more crates than rings: 2 and 1'],
    ['sk:5w|wpbg|5w', 'the player can walk out in row 2'],
    ['sk:wpbg', 'the player can walk out in row 1'],
    ['sk:5w|w?bgw|5w', "'?' means nothing in a level"],
  ])('%s says what is wrong: %s', (id, fault) => expect(() => readGameId(id)).toThrow(fault));
});

describe('links', () => {
  it('hold puzzle and moves, and are read back', () => {
    const puzzle = readGameId('rh6:GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo');
    const fragment = link('play', puzzle, { m: 'B1F-1', n: 2 });
    expect(fragment).toBe('#/play?p=rh6:GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo&m=B1F-1&n=2');
    const { view, params } = readRoute(fragment);
    expect(view).toBe('play');
    expect(params.get('m')).toBe('B1F-1');
    expect(gameId(readGameId(params.get('p')!))).toBe(gameId(puzzle));
  });

  it('without a view mean play', () => {
    expect(readRoute('').view).toBe('play');
    expect(readRoute('#/lab').view).toBe('lab');
    expect(readRoute('#/play/mine/3')).toMatchObject({ view: 'play', path: ['mine', '3'] });
    expect(readRoute('#/play/%E0%A4%A').path).toEqual(['%E0%A4%A']);
  });

  it('are found in pasted text, wherever the page is', () => {
    expect(fragmentIn(' https://example.org/gridlock/#/play?p=rh6:AA&m=A1 \n')).toBe('#/play?p=rh6:AA&m=A1');
    expect(fragmentIn('#/daily/2026-11-16')).toBe('#/daily/2026-11-16');
    for (const other of ['#####', 'see #/play', 'https://example.org/', '#/nothing'])
      expect(fragmentIn(other)).toBeNull();
  });
});

// The library itself, in WebAssembly, as the worker runs it.
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError, type Library } from '../src/engine/library';
import { Game } from '../src/model/session/game';
import { builtins, searches } from '../src/model/puzzles/catalogue';
import { rulesOf, textOf } from '../src/model/puzzles/kinds';
import type { Sokoban } from '../src/model/puzzles/puzzle';
import { presetId, PRESETS_OF, readSeedId } from '../src/model/puzzles/share';
import { loadedLibrary, loadedWorkshop } from './loaded';

let library: Library;
let workshop: Library;
beforeAll(async () => {
  library = await loadedLibrary();
  workshop = await loadedWorkshop();
});

describe('the library', () => {
  it.each(builtins.filter((b) => b.set === '6x6' || b.set === 'hut' || b.set === 'stuck'))(
    'proves the optimum of $id',
    (b) => {
      const solution = library.call('solve', { text: textOf(b.puzzle), kind: b.kind, untilOptimal: 1 });
      expect(solution.outcome).toBe(b.optimum < 0 ? 'unsolvable' : 'solved');
      if (b.optimum < 0) return;
      expect(solution.optimal).toBe(true);
      expect(solution.cost).toBe(b.optimum);
      // Its moves, by the rules of the page.
      const rules = rulesOf(b.puzzle);
      const game = new Game(rules);
      for (const move of solution.moves) expect(game.play(rules.fromLibrary(move))).toBe(true);
      expect(game.solved).toBe(true);
      expect(game.cost).toBe(b.optimum);
    },
  );

  it('reads a file of megabytes', () => {
    const boards = 'ooBoCCooBoooAABooDEEEooDoooooDFFoooo\n'.repeat(60_000);
    const { entries } = library.call('read', { text: boards });
    expect(entries).toHaveLength(60_000);
    expect(entries.every((entry) => entry.puzzle)).toBe(true);
  });

  it('explains without giving the move away, and marks what it speaks of', () => {
    const text = '..BBC.\n....C.\n.XXDC.\n..ED..\n..E...\n..GG..\n';
    const why = workshop.call('explain', { text, kind: 'rushhour' });
    expect(why.sentences[0]).toBe('X needs d3 and e3, where D and C stand.');
    expect(why.sentences.join(' ')).not.toContain('begin with');
    expect(why.marks).toMatch(/^<(path|rect)/);
  });

  it('reads every format and says where a fault is', () => {
    const good = library.call('read', { text: '# two\nooBoCCooBoooAABooDEEEooDoooooDFFoooo # Corner shop\n' });
    expect(good.format).toBe('line');
    expect(good.entries[0].puzzle).toMatchObject({ kind: 'rushhour', name: 'Corner shop', width: 6 });
    const bad = library.call('read', { text: '..A.BB\n..A...\nXXA..C\nDDD.BC\n.....C\n......\n' });
    expect(bad.entries[0].error).toMatchObject({ line: 4, column: 5 });
    expect(() => library.call('read', { text: 'to be or not to be' })).toThrow(EngineError);
  });

  it('converts between formats', () => {
    const { text } = workshop.call('convert', { text: '4x3:ooooAAoooooo', kind: 'rushhour', to: 'grid' });
    expect(text).toBe('....\nAA..\n....\n');
  });

  it('sees crates that are stuck for ever', () => {
    const corner = library.call('deadlock', { text: '######\n#$   #\n# @ .#\n######\n', kind: 'sokoban' });
    expect(corner).toEqual({ dead: true, reason: 'corner', cells: [7] });
    const fine = library.call('deadlock', { text: '######\n#    #\n# @$.#\n######\n', kind: 'sokoban' });
    expect(fine.dead).toBe(false);
  });

  it('counts the positions at each distance', () => {
    const { puzzle, optimum } = builtins.find((b) => b.id === '6x6-6')!;
    const shape = library.call('explore', { text: textOf(puzzle), kind: 'rushhour' });
    expect(shape.complete).toBe(true);
    expect(shape.layers.reduce((a, b) => a + b)).toBe(shape.states);
    expect(shape.layers.length).toBeGreaterThan(optimum);
  });

  it('makes the same puzzle from the same seed', () => {
    const request = { kind: 'rushhour', seed: 5, minCost: 12, width: 6, height: 6 };
    const made = workshop.call('generate', request);
    expect(made.puzzle).toMatchObject({ kind: 'rushhour', width: 6 });
    expect(made.cost).toBeGreaterThanOrEqual(12);
    expect(workshop.call('generate', request)).toEqual(made);
  });

  it.each([
    ['rushhour', 'easy'] as const,
    ...PRESETS_OF.sokoban.filter((preset) => preset !== 'hard').map((preset) => ['sokoban', preset] as const),
  ])('makes new games of %s that are as hard as was asked for: %s', (kind, preset) => {
    for (let seed = 1; seed <= 3; seed++) {
      const wanted = readSeedId(presetId(kind, preset, seed))!;
      const { puzzle } = workshop.call('generate', { ...wanted });
      const rating = library.call('rate', { text: textOf(puzzle!), kind, budget: 200_000 });
      expect(rating.level).toBe(wanted.difficulty);
    }
  });

  it('makes Sokoban levels, too, each of which can be solved', () => {
    for (const seed of [1, 2, 3]) {
      const made = workshop.call('generate', { kind: 'sokoban', seed, minCost: 8, width: 8, height: 8 });
      expect(made.puzzle).toMatchObject({ kind: 'sokoban' });
      const solution = library.call('solve', { text: textOf(made.puzzle!), kind: 'sokoban' });
      expect(solution).toMatchObject({ outcome: 'solved', cost: made.cost });
    }
  });

  it('rates how hard a puzzle is for a person', () => {
    const easy = library.call('rate', {
      text: textOf(builtins.find((b) => b.id === '6x6-1')!.puzzle),
      kind: 'rushhour',
    });
    const hard = library.call('rate', {
      text: textOf(builtins.filter((b) => b.set === '6x6').at(-1)!.puzzle),
      kind: 'rushhour',
    });
    expect(hard.level).toBeGreaterThan(easy.level);
  });

  it('stops at a limit with what it has proved', () => {
    const large = builtins.find((b) => b.set === '12x12')!;
    const solution = library.call('solve', { text: textOf(large.puzzle), kind: 'rushhour', megabytes: 1 });
    expect(solution.outcome).not.toBe('unsolvable');
    expect(solution.lowerBound).toBeGreaterThan(0);
  });
});

describe('the lab', () => {
  const open = (id: string) => {
    const { puzzle, kind } = builtins.find((b) => b.id === id)!;
    return workshop.call('lab-open', { text: textOf(puzzle), kind });
  };

  it('writes out the whole state space', () => {
    const graph = open('6x6-6');
    expect(graph.depth.length).toBe(graph.states);
    expect(graph.begin.length).toBe(graph.states + 1);
    expect(graph.begin.at(-1)).toBe(graph.targets.length);
    expect(graph.pieces.length).toBe(graph.states * graph.stride);
    expect(Math.min(...graph.goals)).toBeGreaterThan(0);
  });

  it.each(searches.filter((s) => s.optimal && s.puzzles.length === 2 && s.name !== 'auto'))(
    'traces every expansion of $name, and all agree on the optimum',
    ({ name }) => {
      const graph = open('6x6-6');
      const expanded: number[] = [];
      const result = workshop.call(
        'lab-run',
        { search: name },
        {
          onTrace: (numbers) => {
            for (let i = 0; i < numbers.length; i += 3) expanded.push(numbers[i]);
          },
        },
      );
      expect(result.cost).toBe(7);
      expect(expanded[0]).toBe(0);
      expect(expanded.length).toBeLessThanOrEqual(result.expanded);
      expect(result.path.length).toBe(8);
      expect(graph.goals).toContain(result.path.at(-1));
    },
  );

  it('works for Sokoban, too', () => {
    const graph = open('hut-1');
    const { boxes } = builtins.find((b) => b.id === 'hut-1')!.puzzle as Sokoban;
    expect(graph.stride).toBe(boxes.length + 1);
    expect([...graph.pieces.slice(0, boxes.length)]).toEqual(boxes);
    expect(workshop.call('lab-run', { search: 'astar' }).cost).toBe(8);
  });
});

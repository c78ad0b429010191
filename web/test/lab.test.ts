import { describe, expect, it } from 'vitest';
import type { LabGraph, LabResult } from '../src/engine/protocol';
import { layersOf, river, slots } from '../src/model/lab/river';
import { comparison, sentence, Trace } from '../src/model/lab/trace';
import { LESSONS } from '../src/model/lab/lessons';
import { builtin, heuristics, searches } from '../src/model/puzzles/catalogue';
import { textOf } from '../src/model/puzzles/kinds';
import { loadedWorkshop } from './loaded';

// 0 - 1 - 3, 0 - 2 - 4 - 5: two arms; all edges run both ways.
const arms: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
  [4, 5],
];
function graphOf(n: number, edges: [number, number][], depth: number[]): LabGraph {
  const out: number[][] = Array.from({ length: n }, () => []);
  for (const [a, b] of edges) {
    out[a].push(b);
    out[b].push(a);
  }
  const begin = [0];
  for (const list of out) begin.push(begin.at(-1)! + list.length);
  return {
    complete: true,
    states: n,
    stride: 0,
    begin: Uint32Array.from(begin),
    targets: Uint32Array.from(out.flat()),
    depth: Uint32Array.from(depth),
    goals: Uint32Array.from([n - 1]),
    pieces: new Uint16Array(),
  };
}
const graph = graphOf(6, arms, [0, 1, 1, 2, 2, 3]);

describe('the river map', () => {
  it('counts the positions of each column', () => {
    expect(layersOf(graph.depth)).toEqual([1, 2, 2, 1]);
  });

  it('keeps what belongs together on the same side', () => {
    const crossed = graphOf(
      5,
      [
        [0, 1],
        [0, 2],
        [2, 3],
        [1, 4],
      ],
      [0, 1, 1, 2, 2],
    );
    const slot = slots(crossed);
    expect(slot[4]).toBeLessThan(slot[3]);
  });

  it('centres every column and stays inside the map', () => {
    const map = river(graph, { width: 600, height: 240 });
    expect(map.y[0]).toBe(120);
    expect((map.x[1] + map.x[2]) / 2).toBeCloseTo(map.columnX(1));
    expect(Math.max(...map.x)).toBeLessThanOrEqual(600);
  });

  it('fits many positions into the height there is', () => {
    const n = 4000;
    const star = graphOf(
      n,
      Array.from({ length: n - 1 }, (_, i): [number, number] => [0, i + 1]),
      [0, ...new Array(n - 1).fill(1)],
    );
    const map = river(star, { width: 600, height: 240 });
    expect(Math.min(...map.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...map.y)).toBeLessThanOrEqual(240);
  });
});

describe('a trace', () => {
  const trace = new Trace(
    [Int32Array.from([0, 1, -1, 1, 2, -1]), Int32Array.from([2, 2, -1, 4, 3, 3])],
    graph,
    new Int32Array(6).fill(-1),
  );

  it('knows when each position was seen and settled', () => {
    expect([...trace.seenAt]).toEqual([0, 0, 0, 1, 2, 3]);
    expect(trace.settledAt[4]).toBe(3);
    expect(trace.settledAt[3]).toBe(0xffffffff);
  });

  it('counts what is seen and settled at each moment', () => {
    expect([...trace.seenBy]).toEqual([3, 4, 5, 6]);
    expect([...trace.settledBy]).toEqual([1, 2, 3, 4]);
  });

  it('counts the layers of f as they grow', () => {
    expect(trace.layersUpTo(0)).toEqual([1]);
    expect(trace.layersUpTo(3)).toEqual([1, 2, 1]);
  });

  it('keeps bounds and the best cost', () => {
    expect([...trace.bound]).toEqual([1, 2, 2, 3]);
    expect(trace.best[3]).toBe(3);
  });
});

describe('what the lab says', () => {
  const result = (more: Partial<LabResult>) =>
    ({ outcome: 'solved', optimal: true, cost: 3, path: [], ...more }) as LabResult;
  const trace = (...order: number[]) =>
    new Trace([Int32Array.from(order.flatMap((node) => [node, 0, -1]))], graph, new Int32Array(6).fill(-1));
  const facts = { unit: 'moves', search: 'bfs', usesHeuristic: false, result: result({}), depth: graph.depth };

  it('calls a layer settled only if all of it is', () => {
    expect(sentence({ ...facts, trace: trace(0, 1, 2, 3, 4) }, 5)).toContain('closer than 3 are settled');
    const seen = sentence({ ...facts, trace: trace(0, 1, 2, 4) }, 4);
    expect(seen).not.toContain('settled');
    expect(seen).toContain('closer than 3 were seen');
    expect(sentence({ ...facts, trace: trace(0, 2, 4) }, 3)).toContain('No position left can lead to fewer than 3');
  });

  it('writes large numbers alike', () => {
    const long = result({ cost: 7005, optimal: false });
    expect(sentence({ ...facts, result: long, trace: trace(0) }, 1)).toContain('It found a solution of 7\u2009005, and');
  });

  it('speaks of the distance of the position that is expanded', () => {
    expect(sentence({ ...facts, trace: trace(0, 1, 2, 3, 4) }, 4)).toBe(
      'Expanding distance 2: 2 positions on this layer, 2 of them done.',
    );
    expect(sentence({ ...facts, search: 'dfs', trace: trace(0, 2, 4) }, 2)).toBe(
      'Expanding a position that is 2 moves from the start.',
    );
    expect(sentence({ ...facts, search: 'dfs', trace: trace(0, 1, 4) }, 1)).toBe(
      'Expanding a position that is 1 move from the start.',
    );
  });

  it('praises less work only where the answer is the same', () => {
    const run = (title: string, length: number, more: Partial<LabResult>) => ({ title, length, result: result(more) });
    expect(comparison(run('A*', 86, { cost: 51 }), run('Breadth-first', 100, { cost: 51 }), 'moves')).toBe(
      'Same answer, less work: A* expanded 86 positions, Breadth-first 100. That is 14 % fewer.',
    );
    expect(comparison(run('A*', 999, {}), run('Breadth-first', 1000, {}), 'moves')).toContain('That is < 1 % fewer.');
    const hidden = comparison(
      run('Greedy', 86, { cost: 2040, optimal: false }),
      run('Breadth-first', 100, { cost: 51 }),
      'moves',
    );
    expect(hidden).toBe(
      'Different answers: Greedy found 2\u2009040 moves with 86 expansions, Breadth-first proved 51 moves with 100.',
    );
    expect(comparison(run('A', 1, {}), run('B', 1, {}), 'moves')).toBe('Same answer, same work: 1 position expanded.');
    expect(comparison(run('A', 5, { outcome: 'gave_up' }), run('B', 9, {}), 'moves')).toContain('A found nothing');
    expect(comparison(run('A', 5, {}), run('B', 5, { optimal: false }), 'moves')).toContain('Only A proves it');
  });
});

describe('the lessons', () => {
  it.each(LESSONS)(
    '$id asks about searches that exist, and its answer is one of the choices',
    async ({ board, a, b, choices, answer }) => {
      const library = await loadedWorkshop();
      const { puzzle, kind } = builtin(board)!;
      library.call('lab-open', { text: textOf(puzzle), kind });
      const outcomes = [a, b].map((choice) => {
        const [search, heuristic] = choice.split('+');
        expect(searches.map((s) => s.name)).toContain(search);
        if (heuristic) expect(heuristics.map((h) => h.name)).toContain(heuristic);
        const run = library.call('lab-run', { search, ...(heuristic && { heuristic }), nodes: 300_000 });
        return { title: search, expanded: run.expanded, result: run };
      });
      const { right, why } = answer(outcomes[0], outcomes[1]);
      expect(choices('A', 'B')[right]).toBeDefined();
      expect(why).not.toMatch(/NaN|undefined|\b1 moves/);
      const names = ['A* with blockers', 'A* with mobility'] as const;
      for (const choice of choices(...names)) expect(choice).not.toMatch(/ with .* with /);
    },
  );
});

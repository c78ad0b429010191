// The levels that were made beforehand are what they are said to be.
import { describe, expect, it } from 'vitest';
import { asShown } from '../src/model/puzzles/puzzle';
import { textOf } from '../src/model/puzzles/kinds';
import { gameId, presetId, readGameId } from '../src/model/puzzles/share';
import { fromStock, newSeed } from '../src/model/puzzles/stock';
import stock from '../src/model/puzzles/stock.json';
import { loadedLibrary } from './loaded';

const levels = Object.values(stock);

describe('the stock of hard levels', () => {
  it('has enough of them, no two alike, under the names that games are kept by', () => {
    expect(levels.length).toBeGreaterThanOrEqual(20);
    expect(new Set(levels).size).toBe(levels.length);
    for (const level of levels) expect(gameId(asShown(readGameId(level)))).toBe(level);
  });

  it('holds hard levels only, each of which can be solved', { timeout: 600_000 }, async () => {
    const library = await loadedLibrary();
    for (const level of levels) {
      const request = { text: textOf(readGameId(level)), kind: 'sokoban' as const };
      expect(library.call('rate', { ...request, budget: 200_000 }), level).toMatchObject({ outcome: 'solved', level: 4 });
    }
  });

  it('is asked for the seed of a link', async () => {
    const [[seed, level]] = Object.entries(stock);
    expect(gameId((await fromStock(presetId('sokoban', 'hard', Number(seed))))!)).toBe(level);
    for (const other of ['sk8~hard~0~3', `sk8~hard~${seed}~2`, `sk8~easy~${seed}~3`, `rh6~hard~${seed}~3`])
      expect(await fromStock(other)).toBeNull();
  });

  it('gives what was not played before, and after that any seed', async () => {
    const [[seed, level]] = Object.entries(stock);
    expect(await newSeed('sokoban', 'hard', (id) => id !== level)).toBe(Number(seed));
    expect(await newSeed('sokoban', 'hard', () => true)).toBeGreaterThan(0);
    expect(await newSeed('rushhour', 'hard', () => false)).toBeGreaterThan(0);
  });
});

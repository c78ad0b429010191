import { describe, expect, it } from 'vitest';
import { daily, dayOf, fnv1a, isDay, monthOf, streakOf } from '../src/model/puzzles/daily';
import { better, stars } from '../src/model/session/stars';

describe('stars', () => {
  const effort = { moves: 10, par: 10, rung: 1 as const, seen: false };
  it.each([
    [effort, 3],
    [{ ...effort, moves: 11 }, 2],
    [{ ...effort, moves: 12 }, 2],
    [{ ...effort, moves: 13 }, 1],
    [{ ...effort, rung: 2 as const }, 2],
    [{ ...effort, rung: 3 as const }, 1],
    [{ ...effort, seen: true }, 0],
  ])('%o earns %i', (given, earned) => expect(stars(given)).toBe(earned));

  it('are one while nobody knows how good a solution is', () => {
    expect(stars({ ...effort, par: null })).toBe(1);
  });

  const result = { best: 12, moves: 40, stars: 1, seen: false, at: '2026-01-01' };
  it('keep the best of two results, pushes and moves apart', () => {
    expect(better(result, { best: 14, moves: 30, stars: 2, seen: false, at: '2026-01-02' })).toEqual({
      best: 12,
      moves: 30,
      stars: 2,
      seen: false,
      at: '2026-01-02',
    });
  });
  it('count what was done after looking at the solution for less than what was done without', () => {
    const seen = { best: 7, moves: 7, stars: 0, seen: true, at: '2026-01-02' };
    expect(better(result, seen)).toEqual(result);
    expect(better(seen, result)).toEqual(result);
  });
});

describe('the daily puzzle', () => {
  const candidates = ['rushhour', 'sokoban'].flatMap((kind) =>
    [0, 1, 1, 2, 2, 3, 3, 4, 5].map((level, i) => ({ id: `${kind}-${i}`, kind, level })),
  );
  it('hashes as FNV-1a does', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });
  it('is the same all day, and one that can be solved', () => {
    expect(daily(candidates, '2026-11-15')).toBe(daily(candidates, '2026-11-15'));
    expect(daily(candidates, '2026-11-15').level).toBeGreaterThan(0);
  });
  it('is easy on Monday and Sokoban on Wednesday and Sunday', () => {
    expect(daily(candidates, '2026-11-16')).toMatchObject({ kind: 'rushhour', level: 1 });
    expect(daily(candidates, '2026-11-18').kind).toBe('sokoban');
    expect(daily(candidates, '2026-11-15').kind).toBe('sokoban');
  });
  it('goes by the date in UTC', () => {
    expect(dayOf(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-15');
  });
  it('knows a day from other text', () => {
    expect(['2026-11-16', '2026-02-29', '2026-13-01', 'today', '2026-1-1'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('has a calendar that begins on Mondays', () => {
    const days = monthOf('2026-11');
    expect(days.slice(0, 7)).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(days.at(-1)).toBe('2026-11-30');
  });
  it('counts the days in a row, and lets today be open still', () => {
    const done = new Set(['2026-11-14', '2026-11-15', '2026-11-12']);
    expect(streakOf('2026-11-16', (day) => done.has(day))).toBe(2);
    expect(streakOf('2026-11-15', (day) => done.has(day))).toBe(2);
    expect(streakOf('2026-11-18', (day) => done.has(day))).toBe(0);
  });
});

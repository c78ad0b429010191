import { describe, expect, it, vi } from 'vitest';
import { daily, dayOf, fnv1a } from '../src/model/daily';
import { better, stars } from '../src/model/stars';
import { Store } from '../src/model/store';

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

  it('keeps the best of two results', () => {
    const old = { best: 12, stars: 1, seen: false, at: '2026-01-01' };
    expect(better(old, { best: 14, stars: 2, seen: false, at: '2026-01-02' })).toEqual({
      best: 12,
      stars: 2,
      seen: false,
      at: '2026-01-02',
    });
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
});

describe('the store', () => {
  it('writes a while after a change and reads it back', () => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    const storage = {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    };
    const store = new Store(storage);
    store.remember('6x6-1', { best: 2, stars: 3, seen: false, at: '2026-11-15' });
    expect(kept.size).toBe(0);
    vi.advanceTimersByTime(250);
    expect(new Store(storage).data.done['6x6-1'].best).toBe(2);
    vi.useRealTimers();
  });
  it('works without storage, and says so once', () => {
    const store = new Store(null);
    expect(store.working).toBe(false);
    const full = new Store({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    full.onFailure = vi.fn();
    full.save();
    full.save();
    expect(full.onFailure).toHaveBeenCalledTimes(1);
  });
  it('refuses to import what is not its own', () => {
    const store = new Store(null);
    expect(() => store.import('[]')).toThrow();
    expect(() => store.import('{"done": 3}')).toThrow();
    store.import('{"done": {"a": {"best": 1, "stars": 1, "seen": false, "at": "x"}}}');
    expect(store.data.settings.theme).toBe('auto');
  });
});

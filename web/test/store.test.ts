import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, dropDraft, saveDraft } from '../src/model/kept/drafts';
import {
  addFolder,
  duplicateLevel,
  mine,
  moveFolder,
  moveLevel,
  moveToFolder,
  removeLevel,
  saveLevel,
} from '../src/model/kept/shelf';
import { openDatabase } from '../src/model/kept/db';
import { Store } from '../src/model/kept/store';

let factory: IDBFactory;
let kept: Map<string, string>;
let tab: Map<string, string>;
const small = (values: Map<string, string>) => ({
  getItem: (k: string) => values.get(k) ?? null,
  setItem: (k: string, v: string) => void values.set(k, v),
  removeItem: (k: string) => void values.delete(k),
});
async function opened(): Promise<Store> {
  const store = new Store({ indexedDB: factory, localStorage: small(kept), sessionStorage: small(tab) });
  await store.open();
  return store;
}
async function reopened(store: Store): Promise<Store> {
  await store.written();
  return opened();
}
beforeEach(() => {
  factory = new IDBFactory();
  kept = new Map();
  tab = new Map();
});

const game = { id: '6x6-1', moves: 'A+1 B-1', at: 1, seconds: 3.5, rung: 2 as const, seen: false };
const result = { best: 7, moves: 7, stars: 2, seen: false, at: '2026-11-16' };
const level = (name: string) => ({ name, p: `rh6:${name}` });

describe('the store', () => {
  it('gives back games, results, settings, folders and drafts after the page was closed', async () => {
    let store = await opened();
    store.saveGame(game);
    store.remember('6x6-1', result);
    store.setSettings({ speed: 4 });
    addFolder(store, 'Mine', [level('one')]);
    saveDraft(store, { id: 'new 1', name: 'Half', kind: 'sokoban', width: 3, height: 1, signs: '#@ ', at: 1 });
    store = await reopened(store);
    expect(store.games.get('6x6-1')).toEqual({ ...game, result });
    expect(store.settings.speed).toBe(4);
    expect(store.foldersInOrder().map((f) => [f.name, f.levels.length])).toEqual([['Mine', 1]]);
    expect(drafts(store)[0].signs).toBe('#@ ');
    dropDraft(store, 'new 1');
    store = await reopened(store);
    expect(drafts(store)).toEqual([]);
  });

  it('finds after a reload what the database had not answered for when the page was left', async () => {
    const store = await opened();
    store.saveGame(game);
    addFolder(store, 'Mine', [level('one')]);
    store.leave(); // and nothing more of this page is run: none of it has reached the database
    factory = new IDBFactory();
    let next = await opened();
    expect(next.games.get('6x6-1')).toEqual(game);
    expect(next.foldersInOrder().map((f) => f.name)).toEqual(['Mine']);
    expect(tab.size).toBe(0);
    next = await reopened(next); // by now it is in the database
    expect(next.games.get('6x6-1')).toEqual(game);
    next.leave();
    expect(tab.size).toBe(0); // all is written: nothing that could later undo what another tab does
  });

  it('takes over what version 0.1 kept, once, and removes it there', async () => {
    const puzzle = {
      kind: 'rushhour',
      name: 'P',
      width: 3,
      height: 3,
      vehicles: [{ name: 'A', row: 1, col: 0, length: 2, vertical: false }],
      primary: 0,
      walls: [],
    };
    kept.set(
      'gridlock.1',
      JSON.stringify({
        settings: { theme: 'dark', speed: 2 },
        current: { p: 'rh6:x', m: 'A1', n: 1, id: '6x6-6' },
        done: { '6x6-1': { best: 2, stars: 3, seen: false, at: '2026-01-01' } },
        daily: { '2026-01-01': { best: 9, stars: 1, seen: false, at: '2026-01-01' } },
        packs: [{ name: 'Pack', puzzles: [puzzle] }],
      }),
    );
    const store = await reopened(await opened());
    expect(store.settings).toMatchObject({ theme: 'dark', speed: 2, singleKeys: true });
    expect(store.result('6x6-1')).toMatchObject({ best: 2, stars: 3 });
    expect(store.result('daily-2026-01-01')).toMatchObject({ best: 9 });
    expect(store.games.get('6x6-6')).toMatchObject({ moves: 'A1', at: 1 });
    expect(store.foldersInOrder()[0]).toMatchObject({ name: 'Pack', levels: [{ name: 'P', p: 'rh3:oooAAoooo' }] });
    expect(store.note('last')).toBe('#/play/6x6-6');
    expect(kept.size).toBe(0);
  });

  it('works where storage is forbidden, and says so', async () => {
    for (const indexedDB of [
      null,
      {
        open: () => {
          throw new Error('no');
        },
      } as unknown as IDBFactory,
    ]) {
      const store = new Store({ indexedDB, localStorage: null, sessionStorage: null });
      await store.open();
      expect(store.trouble.value).toBe('forbidden');
      store.saveGame(game);
      await store.written();
      expect(store.games.get('6x6-1')).toEqual(game);
    }
  });

  it('does not take a page that stood still for a storage that does not answer', async () => {
    const open = (delay: number): IDBFactory =>
      ({
        open: (name: string, version: number) => {
          const request = {} as IDBOpenDBRequest;
          setTimeout(() => {
            const real = factory.open(name, version);
            for (const event of ['onupgradeneeded', 'onsuccess', 'onerror'] as const)
              real[event] = (e: Event) => {
                Object.assign(request, { result: real.result });
                request[event]?.(e as never);
              };
          }, delay);
          return request;
        },
      }) as unknown as IDBFactory;
    const asleep = openDatabase(open(5), () => {}, 60);
    const since = performance.now();
    while (performance.now() < since + 200);
    await expect(asleep).resolves.toBeTruthy();
    await expect(openDatabase(open(1e6), () => {}, 60)).rejects.toThrow('the storage does not answer');
  });

  it('says so when storage is full, goes on, and takes it back when there is room again', async () => {
    const store = await opened();
    const db = (store as unknown as { db: { write: (changes: unknown) => Promise<void> } }).db;
    const write = db.write;
    db.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    store.saveGame(game);
    await store.written();
    expect(store.trouble.value).toBe('full');
    db.write = write;
    store.saveGame({ ...game, at: 2 });
    await store.written();
    expect(store.trouble.value).toBeNull();
    expect((await opened()).games.get('6x6-1')!.at).toBe(2);
  });

  it('exports everything as one file, which another browser imports beside its own', async () => {
    const store = await opened();
    store.saveGame({ ...game, result });
    addFolder(store, 'Mine', [level('one')]);
    const file = store.exported();
    factory = new IDBFactory();
    const other = await opened();
    other.saveGame({ ...game, moves: '', at: 0, result: { ...result, best: 5, stars: 1 } });
    addFolder(other, 'Mine', [level('two')]);
    other.import(file);
    other.import(file); // a second time changes nothing
    expect(other.games.get('6x6-1')).toMatchObject({ moves: 'A+1 B-1', result: { best: 5, stars: 2 } });
    expect(
      other
        .foldersInOrder()
        .map((f) => f.levels[0].name)
        .sort(),
    ).toEqual(['one', 'two']);
  });

  it('refuses a file that is not its own, and says why', async () => {
    const store = await opened();
    expect(() => store.import('{')).toThrow('damaged');
    expect(() => store.import('[]')).toThrow('nothing of gridlock');
    expect(() => store.import('{"gridlock": 9}')).toThrow('newer version');
    const file = { gridlock: 2, settings: { theme: 'dark' }, games: [{ ...game, id: 'b' }], folders: [] };
    for (const wrong of [
      { ...file, games: [...file.games, { id: 'c' }] },
      { ...file, games: [{ ...game, seconds: '9' }] },
      { ...file, games: [null] },
      { ...file, folders: [{ id: 'x', name: 'X', order: 1 }] },
      { ...file, folders: [{ id: 'x', name: 'X', order: 1, levels: [{ name: 'y' }] }] },
      { done: {}, packs: [{ name: 'X' }] },
    ])
      expect(() => store.import(JSON.stringify(wrong))).toThrow('damaged');
    expect([store.games.size, store.folders.size, store.settings.theme]).toEqual([0, 0, 'auto']); // nothing of it
    store.import('{"done": {"a": {"best": 1, "stars": 1, "seen": false, "at": "x"}}}');
    expect(store.result('a')).toMatchObject({ best: 1 });
  });
});

describe('folders', () => {
  it('live side by side under names of their own', async () => {
    const store = await opened();
    for (let i = 0; i < 3; i++) addFolder(store, 'Pasted puzzles', [level(String(i))]);
    expect(store.foldersInOrder().map((f) => f.name)).toEqual([
      'Pasted puzzles',
      'Pasted puzzles (2)',
      'Pasted puzzles (3)',
    ]);
  });

  it('let levels be added, replaced, copied, ordered, moved and removed', async () => {
    const store = await opened();
    const folder = () => store.folders.get('mine')!;
    const names = () => folder().levels.map((l) => l.name);
    saveLevel(store, mine(store), level('a'));
    saveLevel(store, mine(store), level('b'));
    saveLevel(store, folder(), level('A'), 0);
    duplicateLevel(store, folder(), 1);
    expect(names()).toEqual(['A', 'b', 'b (2)']);
    moveLevel(store, folder(), 2, -1);
    moveLevel(store, folder(), 0, -1); // it is the first already
    expect(names()).toEqual(['A', 'b (2)', 'b']);
    const other = addFolder(store, 'Other');
    moveToFolder(store, folder(), 1, other);
    removeLevel(store, folder(), 0);
    expect(names()).toEqual(['b']);
    expect(store.folders.get(other.id)!.levels.map((l) => l.name)).toEqual(['b (2)']);
    moveFolder(store, store.folders.get(other.id)!, -1);
    expect(store.foldersInOrder().map((f) => f.name)).toEqual(['Other', 'My levels']);
  });
});

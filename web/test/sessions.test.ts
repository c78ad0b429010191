import { expect, it } from 'vitest';
import { Store } from '../src/model/kept/store';
import { builtin } from '../src/model/puzzles/catalogue';
import type { RushHour } from '../src/model/puzzles/puzzle';
import { readGameId } from '../src/model/puzzles/share';
import { Sessions } from '../src/model/session/sessions';

const atOnce = async () => {};
const sessions = () =>
  new Sessions(new Store({ indexedDB: null, localStorage: null, sessionStorage: null }), {
    shown: atOnce,
    calm: atOnce,
    rest: atOnce,
  });

it('has one game of a built-in board, also where a seed has made it', () => {
  const all = sessions();
  const { puzzle } = builtin('6x6-41')!;
  const made = all.own({ ...puzzle, name: 'Seed 504275' });
  expect(made.source.address).toBe('#/play/6x6-41');
  expect(all.builtin('6x6-41')).toBe(made);
});

it('has a game of every other board by its own address', () => {
  const made = sessions().own({ ...readGameId('rh4:ooooAAoBoooBoooo'), name: 'Mine' });
  expect(made.source.address).toBe('#/play?p=rh4:ooooAAoBoooBoooo&t=Mine');
});

it('gives up nothing for the clock of another tab, and goes on with what is played there', async () => {
  let hear = (_: object) => {};
  const otherTabs = {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    postMessage: () => {},
  } as unknown as BroadcastChannel;
  const store = new Store({ indexedDB: null, localStorage: null, sessionStorage: null, otherTabs });
  await store.open();
  const never = () => new Promise<void>(() => {});
  const all = new Sessions(store, { shown: atOnce, calm: never, rest: never });
  const session = all.builtin('6x6-6');
  const played = () => all.builtin('6x6-6').game.actions.length;
  const named = (name: string) => (session.puzzle as RushHour).vehicles.findIndex((vehicle) => vehicle.name === name);
  expect(session.play({ vehicle: named('A'), by: 1 })).toBe(true);
  all.save(session);
  const record = store.games.get('6x6-6')!;
  expect(session.play({ vehicle: named('B'), by: -1 })).toBe(true);
  hear({ data: { store: 'games', put: { ...record, seconds: 99 } } });
  expect(played()).toBe(2);
  hear({ data: { store: 'games', put: { ...record, moves: '', at: 0 } } });
  expect(played()).toBe(0);
});

it('goes on with the game of a file that is further, though the puzzle is open', async () => {
  const store = new Store({ indexedDB: null, localStorage: null, sessionStorage: null });
  const all = new Sessions(store, { shown: atOnce, calm: atOnce, rest: atOnce });
  const session = all.builtin('6x6-6');
  const named = (name: string) => (session.puzzle as RushHour).vehicles.findIndex((vehicle) => vehicle.name === name);
  const play = (name: string, by: number) => {
    expect(session.play({ vehicle: named(name), by })).toBe(true);
    all.save(session);
  };
  play('A', 1);
  play('B', -1);
  const file = store.exported();
  session.undo();
  play('C', -1);
  store.import(file); // no further than what is here
  expect(all.builtin('6x6-6')).toBe(session);
  session.restart();
  play('A', 1);
  const replaced: unknown[] = [];
  all.onReplaced = (old) => replaced.push(old);
  store.import(file);
  expect(replaced).toEqual([session]);
  expect(all.builtin('6x6-6').game.actions.length).toBe(2);
});

import { expect, it } from 'vitest';
import { Store } from '../src/model/kept/store';
import { builtin } from '../src/model/puzzles/catalogue';
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

// When a position is searched: not while someone steps on, and not anew where only the player has moved.
import { beforeEach, expect, it, vi } from 'vitest';
import { rulesOf } from '../src/model/puzzles/kinds';
import { readGameId } from '../src/model/puzzles/share';
import { Game } from '../src/model/session/game';
import { Knowledge } from '../src/model/session/knowledge';

// A library that never answers, and what it was asked.
const library = vi.hoisted(() => ({ asked: [] as { text: string; signal: AbortSignal }[] }));
vi.mock('../src/engine/engine', async (original) => ({
  ...(await original<typeof import('../src/engine/engine')>()),
  solver: {
    call: (_verb: string, { text }: { text: string }, { signal }: { signal: AbortSignal }) => {
      library.asked.push({ text, signal });
      return new Promise(() => {});
    },
  },
  prompt: { call: () => new Promise(() => {}) },
}));
beforeEach(() => void library.asked.splice(0));

const puzzle = readGameId('sk:8w|w6-w|w-2b2-gw|w2-p2-gw|8w');
const soon = () => new Promise((resolve) => setTimeout(resolve));

// Somebody plays, and rests when the test says so.
function table() {
  const rules = rulesOf(puzzle);
  const game = new Game(rules);
  let rested: (() => void)[] = [];
  const pace = {
    shown: async () => {},
    calm: async () => {},
    rest: () => new Promise<void>((resolve) => rested.push(resolve)),
  };
  const known = new Knowledge(puzzle, rules, game, undefined, () => {}, pace);
  const rest = async () => {
    for (const resolve of rested) resolve();
    rested = [];
    await soon();
  };
  const play = (step: string) => {
    expect(game.play(step)).toBe(true);
    known.moved();
  };
  return { known, game, rules, rest, play };
}

it('asks nothing while someone steps on, and about one position when he rests', async () => {
  const { known, game, rules, rest, play } = table();
  known.enter();
  for (const step of ['r', 'u', 'u', 'l', 'D']) play(step);
  await soon();
  expect(library.asked).toEqual([]);
  await rest();
  expect(library.asked.map(({ text }) => text)).toEqual([rules.text(game.state)]);
});

it('goes on with a search while the player walks, and ends it when he pushes', async () => {
  const { known, rest, play } = table();
  known.enter();
  await rest();
  const [{ signal }] = library.asked;
  for (const step of ['r', 'u', 'u', 'l']) play(step);
  await rest();
  expect([library.asked.length, signal.aborted, known.searching]).toEqual([1, false, true]);
  play('D');
  expect(signal.aborted).toBe(true);
  await rest();
  expect(library.asked.length).toBe(2);
});

it('begins again after the view was left', async () => {
  const { known, rest } = table();
  known.enter();
  await rest();
  known.leave();
  known.enter();
  await rest();
  expect(library.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

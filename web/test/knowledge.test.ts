import { expect, it } from 'vitest';
import type { Solution } from '../src/engine/protocol';
import { rulesOf } from '../src/model/puzzles/kinds';
import { readGameId } from '../src/model/puzzles/share';
import { Book, type Settled } from '../src/model/session/book';
import { Game } from '../src/model/session/game';
import { Knowledge } from '../src/model/session/knowledge';
import { random } from './random';

it('knows of every point of the game what the book knows, however the game and the book change', () => {
  const puzzle = readGameId('sk:8w|w6-w|w-2b2-gw|w2-p2-gw|8w');
  const rules = rulesOf(puzzle);
  const game = new Game(rules);
  const known = new Knowledge(puzzle, rules, game, undefined, () => {});
  const book = new Book(puzzle, rules);
  const pick = random(3);
  let [lost, proven] = [0, 0];
  for (let n = 0; n < 4000; n++) {
    const what = pick(40);
    if (what < 28) game.play('udlr'[pick(4)]);
    else if (what < 31) game.undo();
    else if (what < 34) game.redo();
    else if (what < 35) game.goTo(pick(game.actions.length + 1));
    else if (what < 36) game.tryVariation();
    else if (what < 37) game.dropVariation();
    else if (what < 38 && pick(8) === 0) game.restart();
    else if (what < 39 && pick(8) === 0) {
      // Any line from here will do for a solution: what is learned is not judged here.
      const line = game.actions.slice(game.cursor) as string[];
      const solution = { moves: line, cost: rules.cost(line) } as unknown as Solution;
      const verdict: Settled = pick(4) ? { state: 'proven', solution } : { state: 'unsolvable', states: 9, reason: '' };
      known.learn(game.state, verdict);
      book.learn(game.state, verdict);
    }
    const points = game.states.map((state, k) => ({
      spent: rules.cost(game.actions.slice(0, k)),
      toGo: book.toGo(state),
      lost: book.isLost(state),
    }));
    expect(known.line).toEqual(points);
    const first = points.findIndex((point) => point.lost);
    expect(known.lostFrom).toBe(first < 0 ? Infinity : first);
    lost += Number(first >= 0);
    proven += Number(known.toGo !== undefined);
  }
  expect(lost).toBeGreaterThan(100);
  expect(proven).toBeGreaterThan(100);
});

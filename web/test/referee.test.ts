// The rules of the page against those of the library: a million moves, most of them nonsense, on every built-in puzzle.
// Each must be accepted or refused by both, and lead to the same position.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { builtins } from '../src/model/puzzles/catalogue';
import { rulesOf, textOf, type AnyAction } from '../src/model/puzzles/kinds';
import type { Puzzle } from '../src/model/puzzles/puzzle';
import { random } from './random';

const ATTEMPTS = 1_000_000;
const BATCH = 400; // moves in a row from the start of a puzzle

let judge: (puzzle: Puzzle, moves: string[]) => string[];
beforeAll(async () => {
  const file = (name: string) => new URL(`../generated/gridlock_referee.${name}`, import.meta.url);
  const { default: create } = await import(file('js').href);
  const module = await create({ wasmBinary: readFileSync(file('wasm')) });
  judge = (puzzle, moves) => {
    const request = [puzzle.kind, textOf(puzzle), moves.join(' ')];
    return module.ccall('gridlock_judge', 'string', ['string', 'string', 'string'], request).split('\n').slice(0, -1);
  };
});

const cells = (text: string) => text.replace(/^\d+x\d+:/, '').replaceAll('\n', '');

function proposal(puzzle: Puzzle, pick: (n: number) => number): AnyAction {
  if (puzzle.kind === 'rushhour') return { vehicle: pick(puzzle.vehicles.length), by: pick(13) - 6 };
  return Array.from({ length: 1 + pick(3) }, () => 'udlr'[pick(4)]).join('');
}

it('accepts and refuses a million moves as the library does, and gets to the same positions', () => {
  const pick = random(1);
  let [attempts, accepted, solved] = [0, 0, 0];
  for (let n = 0; attempts < ATTEMPTS; n++) {
    const { puzzle, id } = builtins[n % builtins.length];
    const rules = rulesOf(puzzle);
    const proposals = Array.from({ length: BATCH }, () => proposal(puzzle, pick));
    const verdicts = judge(
      puzzle,
      proposals.map((action) => rules.toLibrary(action)),
    );
    expect(verdicts.length, id).toBe(BATCH);
    let state = rules.start();
    proposals.forEach((proposed, i) => {
      const action = rules.accept(state, proposed);
      if (action !== null) state = rules.apply(state, action);
      const mine = action === null ? '-' : `${rules.solved(state) ? '!' : ''}${cells(rules.text(state))}`;
      // A plain comparison: a million expectations would take minutes.
      if (mine !== verdicts[i]) expect(mine, `${id}, move ${i}: ${rules.toLibrary(proposed)}`).toBe(verdicts[i]);
      attempts++;
      accepted += Number(action !== null);
      solved += Number(mine.startsWith('!'));
    });
  }
  // Not all one way: the test would say nothing then.
  expect(accepted).toBeGreaterThan(ATTEMPTS / 20);
  expect(attempts - accepted).toBeGreaterThan(ATTEMPTS / 20);
  expect(solved).toBeGreaterThan(100);
});

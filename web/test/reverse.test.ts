import { describe, expect, it } from 'vitest';
import { builtins } from '../src/model/puzzles/catalogue';
import type { Sokoban } from '../src/model/puzzles/puzzle';
import { ReverseRules } from '../src/model/puzzles/reverse';
import { Session } from '../src/model/session/session';
import { readGameId } from '../src/model/puzzles/share';
import { LETTERS, SokobanRules } from '../src/model/puzzles/sokoban';
import { random } from './random';

// #######
// #     #
// # $  .#
// # @ $.#
// #######
const LEVEL = 'sk:7w|w5-w|w-b2-gw|w-p-bgw|7w';
const puzzle = () => readGameId(LEVEL) as Sokoban;
const cell = (row: number, col: number) => row * 7 + col;

describe('Sokoban in reverse', () => {
  it('begins with every crate on a ring', () => {
    const rules = new ReverseRules(puzzle());
    expect(rules.start().boxes).toEqual([cell(2, 5), cell(3, 5)]);
    expect(rules.solved(rules.start())).toBe(false);
  });

  it('pulls and never pushes', () => {
    const rules = new ReverseRules(puzzle());
    const beside = rules.apply(rules.start(), `@${cell(2, 4)}`);
    expect(rules.accept(beside, 'r')).toBeNull();
    expect(rules.accept(beside, 'L')).toBe('L');
    expect(rules.apply(beside, 'L')).toEqual({ boxes: [cell(2, 4), cell(3, 5)], player: cell(2, 3), facing: 'r' });
    expect(rules.apply(beside, 'l').boxes).toEqual(rules.start().boxes);
    expect(rules.accept(rules.apply(beside, 'l'), 'L')).toBeNull(); // nothing is behind him
  });

  it('lets the player begin anywhere, until something was pulled', () => {
    const rules = new ReverseRules(puzzle());
    expect(rules.accept(rules.start(), `@${cell(1, 1)}`)).toBe(`@${cell(1, 1)}`);
    expect(rules.accept(rules.start(), `@${cell(2, 5)}`)).toBeNull(); // a crate
    expect(rules.accept(rules.start(), '@0')).toBeNull(); // a wall
    const pulled = rules.apply(rules.apply(rules.start(), `@${cell(2, 4)}`), 'L');
    expect(rules.accept(pulled, `@${cell(1, 1)}`)).toBeNull();
  });

  it('finds the fewest pulls of a crate to a cell', () => {
    const rules = new ReverseRules(puzzle());
    const from = rules.apply(rules.start(), `@${cell(2, 4)}`);
    expect(rules.targets(from, 0).get(cell(2, 2))).toBe('LLL');
    expect(rules.targets(from, 0).has(cell(2, 1))).toBe(false); // the player would have no room
  });

  it('is, read from its end, a solution of the level', () => {
    const session = new Session('x', puzzle(), { address: '' });
    let result = 0;
    session.onSolved = ({ best }) => (result = best);
    session.play('r');
    session.playReverse();
    for (const action of [`@${cell(2, 4)}`, 'LLL', 'drr']) session.play(action);
    expect(session.table.solved).toBe(false);
    session.restart();
    for (const action of [`@${cell(3, 4)}`, 'L', 'ur', 'LLL']) session.play(action);
    expect(session.table.solved).toBe(true);
    expect(session.table.cost).toBe(4); // where he was put is no pull
    expect(session.game.solved).toBe(false);
    session.keepReverse();
    expect(session.reversing).toBe(false);
    expect(session.game.solved).toBe(true);
    expect(session.game.cost).toBe(4);
    expect(session.game.trying).toBe(true); // there was a game already
    expect(result).toBe(4);
  });

  it('is kept between visits, and leaves the game alone', () => {
    const session = new Session('x', puzzle(), { address: '' });
    session.playReverse();
    session.play(`@${cell(2, 4)}`);
    session.play('L');
    session.undo();
    expect(session.game.actions).toEqual([]);
    const again = new Session('x', puzzle(), { address: '' }, session.kept());
    expect(again.reversing).toBe(false);
    again.playReverse();
    again.redo();
    expect(again.state).toEqual(session.reverse!.stateAt(2));
  });

  it('can be played forwards again after any random pulls, on every built-in level', () => {
    const pick = random(7);
    let pulls = 0;
    for (const { puzzle } of builtins) {
      if (puzzle.kind !== 'sokoban') continue;
      const rules = new ReverseRules(puzzle);
      if (!rules.possible) continue;
      const forwards = new SokobanRules(puzzle);
      const size = puzzle.width * puzzle.height;
      const free = Array.from({ length: size }, (_, c) => `@${c}`).filter((a) => rules.accept(rules.start(), a));
      const place = free[pick(free.length)];
      let state = rules.apply(rules.start(), place);
      const played: string[] = [];
      for (let n = 0; n < 4000; n++) {
        const letter = LETTERS[pick(4)];
        const action = pick(2) ? letter : letter.toUpperCase();
        const accepted = rules.accept(state, action);
        if (accepted === null) continue;
        state = rules.apply(state, accepted);
        played.push(accepted);
      }
      pulls += rules.cost(played);
      if (played.length === 0) continue; // walled in by crates
      const back = rules.solution([place, ...played]).slice(-played.length); // without the walk to where this ends
      const end = forwards.accept(state, back);
      expect(end).toBe(back);
      expect(forwards.solved(forwards.apply(state, back))).toBe(true);
    }
    expect(pulls).toBeGreaterThan(500);
  });
});

import { describe, expect, it } from 'vitest';
import { Book } from '../src/model/session/book';
import { rulesOf } from '../src/model/puzzles/kinds';
import { Playback } from '../src/model/session/playback';
import { readGameId } from '../src/model/puzzles/share';
import type { Solution } from '../src/engine/protocol';

const solved = (moves: string[], cost: number) => ({ moves, cost }) as unknown as Solution;

describe('what is known of positions', () => {
  // ######
  // #@ $.#
  // #    #
  // ######
  const puzzle = readGameId('sk:6w|wp-bgw|w4-w|6w');
  const rules = rulesOf(puzzle);

  it('holds along the whole solution, and wherever the player has walked to meanwhile', () => {
    const book = new Book(puzzle, rules);
    book.learn(rules.start(), { state: 'proven', solution: solved(['rR'], 1) });
    const walked = rules.apply(rules.start(), 'dr');
    expect(book.toGo(walked)).toBe(1);
    expect(book.solution(walked)).toEqual(['uR']);
    expect(rules.solved(rules.apply(walked, 'uR'))).toBe(true);
    expect(book.verdict(walked)?.state).toBe('proven');
  });

  it('belongs to its position: a lost one says nothing about the one before', () => {
    const book = new Book(puzzle, rules);
    book.learn(rules.start(), { state: 'proven', solution: solved(['rR'], 1) });
    const lost = rules.apply(rules.start(), rules.accept(rules.start(), 'drrrul')!);
    book.learn(lost, { state: 'unsolvable', states: 0, reason: '' });
    expect(book.isLost(lost)).toBe(true);
    expect(book.isLost(rules.start())).toBe(false);
    expect(book.verdict(rules.start())?.state).toBe('proven');
  });

  it('holds for what one look has shown, until a crate is pushed', () => {
    const book = new Book(puzzle, rules);
    const walked = rules.apply(rules.start(), 'r');
    const pushed = rules.apply(walked, 'R');
    expect(book.look(rules.start())).toBeUndefined();
    book.looked(rules.start(), null);
    expect([book.look(walked), book.look(pushed)]).toEqual([null, undefined]);
    book.looked(pushed, { dead: true, reason: 'corner', cells: [10] });
    expect(book.look(pushed)).toMatchObject({ reason: 'corner' });
    expect(book.look(walked)).toBe(null);
  });

  it('is never replaced by less than a proof', () => {
    const book = new Book(puzzle, rules);
    book.learn(rules.start(), { state: 'proven', solution: solved(['rR'], 1) });
    book.learn(rules.start(), { state: 'stopped', lowerBound: 0, limit: 'time' });
    expect(book.toGo(rules.start())).toBe(1);
  });
});

describe('a solution being watched', () => {
  const puzzle = readGameId('rh4:ooooAAoBoooBoooo');
  const rules = rulesOf(puzzle);

  it('goes to any of its moves and never leaves its line', () => {
    let changes = 0;
    const actions = [rules.fromLibrary('B+1'), rules.fromLibrary('A+2')];
    const playback = new Playback(rules, rules.start(), actions, () => changes++, 1);
    playback.seek(Infinity);
    expect(playback.ended).toBe(true);
    expect(rules.solved(playback.state)).toBe(true);
    playback.seek(-3);
    expect(playback.state).toEqual(rules.start());
    expect(changes).toBe(2);
  });
});

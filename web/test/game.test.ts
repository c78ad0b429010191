import { beforeEach, describe, expect, it } from 'vitest';
import { Game } from '../src/model/session/game';
import type { RushHour } from '../src/model/puzzles/puzzle';
import { RushHourRules, type Offsets, type Slide } from '../src/model/puzzles/rushhour';
import { readGameId } from '../src/model/puzzles/share';

let game: Game<Offsets, Slide>;
const [A, B] = [1, 0];

beforeEach(() => {
  game = new Game(new RushHourRules(readGameId('rh6:ooooBoooooBoAAoooooooooooooooooooooo') as RushHour));
});

describe('a game', () => {
  it('counts consecutive slides of one vehicle as one move', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: A, by: 1 });
    expect(game.moves).toBe(1);
    expect(game.actions).toEqual([{ vehicle: A, by: 2 }]);
  });

  it('forgets a vehicle that returns to where it was', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: A, by: -1 });
    expect(game.moves).toBe(0);
    expect(game.canUndo).toBe(false);
  });

  it('undoes and redoes without limit', () => {
    for (let i = 0; i < 200; i++) game.play({ vehicle: i % 2 ? A : B, by: i % 4 < 2 ? 1 : -1 });
    const end = game.state;
    for (let i = 0; i < 200; i++) game.undo();
    expect(game.state).toEqual(game.rules.start());
    for (let i = 0; i < 200; i++) game.redo();
    expect(game.state).toEqual(end);
  });

  it('drops what was undone when something else is played', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: B, by: 1 });
    game.undo();
    game.play({ vehicle: B, by: 2 });
    expect(game.canRedo).toBe(false);
  });

  it('keeps what was undone when the same is played again', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: B, by: 1 });
    game.goTo(0);
    game.play({ vehicle: A, by: 1 });
    expect(game.canRedo).toBe(true);
  });

  it('can undo a restart', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: B, by: 1 });
    game.restart();
    expect(game.moves).toBe(0);
    game.undo();
    expect(game.moves).toBe(2);
  });

  it('takes over a line and stands anywhere on it', () => {
    game.load(
      [
        { vehicle: A, by: 1 },
        { vehicle: B, by: 1 },
      ],
      1,
    );
    expect(game.moves).toBe(1);
    game.redo();
    expect(game.moves).toBe(2);
    game.load(game.actions, Number.NaN); // as a damaged file may have it
    expect(game.moves).toBe(0);
  });

  it('refuses what the rules do not allow, and stays as it is', () => {
    game.play({ vehicle: A, by: 1 });
    for (const wrong of [
      { vehicle: A, by: 4 },
      { vehicle: A, by: -2 },
      { vehicle: A, by: 0.5 },
      { vehicle: 7, by: 1 },
      { vehicle: B, by: Number.NaN },
    ])
      expect(game.play(wrong)).toBe(false);
    expect(game.actions).toEqual([{ vehicle: A, by: 1 }]);
    expect(
      game.load([
        { vehicle: A, by: 1 },
        { vehicle: A, by: 9 },
      ]),
    ).toBe(false);
    expect(game.actions).toEqual([{ vehicle: A, by: 1 }]);
  });

  it('keeps a game beside a variation, which is dropped or kept', () => {
    game.play({ vehicle: A, by: 1 });
    game.tryVariation();
    game.play({ vehicle: B, by: 1 });
    game.undo();
    game.undo();
    game.dropVariation();
    expect(game.actions).toEqual([{ vehicle: A, by: 1 }]);
    expect(game.cursor).toBe(1);
    game.tryVariation();
    game.play({ vehicle: B, by: 1 });
    game.keepVariation();
    expect(game.moves).toBe(2);
  });

  it('is the same after it was written and read, restart and variation included', () => {
    game.play({ vehicle: A, by: 1 });
    game.play({ vehicle: B, by: 1 });
    game.undo();
    game.tryVariation();
    game.play({ vehicle: B, by: 2 });
    game.restart();
    const again = new Game(game.rules);
    expect(again.read(game.write())).toBe(true);
    expect(again.write()).toEqual(game.write());
    again.undo();
    expect(again.moves).toBe(2);
    again.dropVariation();
    expect([again.cursor, again.actions.length]).toEqual([1, 2]);
  });

  it('is not touched by a text of another puzzle', () => {
    game.play({ vehicle: A, by: 1 });
    expect(game.read({ moves: 'Z+9', at: 1 })).toBe(false);
    expect(game.moves).toBe(1);
  });

  it('reads the moves of a link as well', () => {
    expect(game.read({ moves: 'A1B1', at: 2 })).toBe(true);
    expect(game.moves).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { builtins } from '../src/model/puzzles/catalogue';
import { lettered, type RushHour } from '../src/model/puzzles/puzzle';
import { RushHourRules } from '../src/model/puzzles/rushhour';
import { gameId, readGameId } from '../src/model/puzzles/share';

const BOARD = 'rh6:GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo';
const rules = () => new RushHourRules(readGameId(BOARD) as RushHour);
const named = (r: RushHourRules, name: string) => r.puzzle.vehicles.findIndex((v) => v.name === name);

describe('Rush Hour rules', () => {
  it('measure the free range of a vehicle and name who blocks it', () => {
    const r = rules();
    expect(r.reach(r.start(), named(r, 'A'))).toEqual({
      low: 0,
      high: 0,
      lowBlocker: named(r, 'I'),
      highBlocker: named(r, 'M'),
    });
    expect(r.reach(r.start(), named(r, 'B')).high).toBe(1);
    expect(r.reach(r.start(), named(r, 'B')).highBlocker).toBe(named(r, 'L'));
  });

  it('end a range at a wall without a blocker', () => {
    const r = new RushHourRules(readGameId('rh4x3e>1:ooooAAoxoooo') as RushHour);
    expect(r.reach(r.start(), 0)).toMatchObject({ high: 1, highBlocker: -1 });
  });

  it('call a board solved when the primary touches its edge', () => {
    const r = new RushHourRules(readGameId('rh4x3e>1:ooooAAoooooo') as RushHour);
    expect(r.solved([1])).toBe(false);
    expect(r.solved([2])).toBe(true);
  });

  it('write a position as one line with its size', () => {
    const r = rules();
    expect(r.text(r.apply(r.start(), { vehicle: named(r, 'B'), by: 1 }))).toBe(
      '6x6:GoBBLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo',
    );
  });

  it('read back the moves of a link, and refuse an illegal one', () => {
    const r = rules();
    const moves = r.read('B1F1')!;
    expect(r.write(moves)).toBe('B1F1');
    expect(r.read('A1')).toBeNull();
    expect(r.read('Z1')).toBeNull();
  });

  it('read a move of the library', () => {
    const r = rules();
    expect(r.fromLibrary('M-2')).toEqual({ vehicle: named(r, 'M'), by: -2 });
  });
});

describe('lettered', () => {
  it('names the primary A and the others in reading order', () => {
    const base = readGameId('rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo') as RushHour;
    const vehicles = base.vehicles.map((v) => ({ ...v, name: v.name === 'A' ? 'X' : `car${v.name}` })).reverse();
    const result = lettered({ ...base, vehicles, primary: vehicles.findIndex((v) => v.name === 'X') });
    const byPlace = result.vehicles.toSorted((a, b) => a.row - b.row || a.col - b.col).map((v) => v.name);
    expect(byPlace).toEqual(['B', 'A', 'C', 'D', 'E', 'F']);
  });

  it('leaves well-named boards alone, whether their primary is A or X', () => {
    for (const id of [BOARD, 'rh4pX:ooooXXAoooAooooo']) {
      const board = readGameId(id) as RushHour;
      expect(lettered(board)).toBe(board);
      expect(gameId(board)).toBe(id);
    }
  });

  it('gives no two vehicles of a board one name, however many there are', () => {
    const boards = builtins.flatMap(({ puzzle }) => (puzzle.kind === 'rushhour' ? [puzzle] : []));
    expect(Math.max(...boards.map((board) => board.vehicles.length))).toBeGreaterThan(26);
    for (const board of boards) {
      const names = lettered(board).vehicles.map((v) => v.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('hands the library boards in which the primary keeps its name', () => {
    const r = new RushHourRules(readGameId('rh4pX:ooooXXAoooAooooo') as RushHour);
    expect(r.puzzle.vehicles[r.puzzle.primary].name).toBe('X');
    expect(r.text(r.start())).toBe('....\nXXA.\n..A.\n....\n');
  });
});

import { describe, expect, it } from 'vitest';
import type { RushHour } from '../src/model/puzzles/puzzle';
import {
  blank,
  check,
  filled,
  freeName,
  painted,
  resized,
  sheetOf,
  sheetText,
  rotated,
  mirrored,
  sketched,
  withSigns,
  type Sheet,
} from '../src/model/puzzles/sheet';
import { gameId, readGameId } from '../src/model/puzzles/share';

const rush = (...rows: string[]): Sheet => ({
  kind: 'rushhour',
  width: rows[0].length,
  height: rows.length,
  signs: [...rows.join('')],
});
const soko = (...rows: string[]): Sheet => ({
  kind: 'sokoban',
  width: rows[0].length,
  height: rows.length,
  signs: [...rows.join('')],
});
const messages = (sheet: Sheet) => check(sheet).faults.map((fault) => fault.message);

describe('a sheet', () => {
  it.each(['rh6:GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo', 'sk:7w|w5-w|w-b2-gw|w-p-bgw|7w'])('keeps a puzzle: %s', (id) => {
    const { puzzle } = check(sheetOf(readGameId(id)));
    expect(gameId(puzzle)).toBe(id);
  });

  it('says what is wrong with a board, and where', () => {
    expect(messages(rush('....', 'BB..', '....'))).toEqual(['No primary car A.']);
    expect(messages(rush('CC..', '.C..', 'AA..'))).toEqual(['C is bent: row 2, column 2.']);
    expect(messages(rush('..C.', 'AA..', '....'))).toEqual(['C is too short: row 1, column 3.']);
    expect(messages(rush('...C', 'C...', 'AA..'))).toEqual(['C is bent: row 2, column 1.']);
    expect(check(rush('CC..', '.C..', 'AA..')).faults[0].cells).toEqual([0, 1, 5]);
  });

  it('says what is wrong with a level', () => {
    expect(messages(soko('#####', '# $.#', '#####'))).toEqual(['No player.']);
    expect(messages(soko('######', '#@@$.#', '######'))).toEqual(['Two players.']);
    expect(messages(soko('#######', '#@$$$.#', '#######'))).toEqual(['3 crates, 1 ring.']);
    expect(messages(soko('#####', '@ $.#', '#####'))).toEqual(['Player can reach the outside at row 2, column 1.']);
  });

  it('has one player, and keeps rings under what stands on them', () => {
    let sheet = painted(soko('#####', '#@ .#', '#####'), 8, '@');
    expect(sheetText(sheet)).toBe('#####\n#  +#\n#####\n');
    sheet = painted(sheet, 7, '@');
    expect(sheetText(sheet)).toBe('#####\n# @.#\n#####\n');
    expect(painted(sheet, 8, '$').signs[8]).toBe('*');
    expect(painted(sheet, 7, '.').signs[7]).toBe('+');
  });

  it('fills what hangs together', () => {
    expect(sheetText(filled(soko('#####', '# # #', '#####'), 6, '#'))).toBe('#####\n### #\n#####\n');
  });

  it('grows and shrinks within the limits', () => {
    expect(sheetText(resized(rush('AA.', '...', '..B'), 4, 3))).toBe('AA..\n....\n..B.\n');
    const small = blank('rushhour', 3, 3);
    expect(resized(small, 2, 3)).toBe(small);
  });

  it('rotates by a quarter, and the exit stays on the right or below', () => {
    const sheet = rush('AAB', '..B', '...');
    expect(sheetText(rotated(sheet))).toBe('..A\n..A\n.BB\n');
    expect((check(rotated(sheet)).puzzle as RushHour).vehicles.find((v) => v.name === 'A')!.vertical).toBe(true);
    expect(sheetText(rotated(rotated(sheet)))).toBe(sheetText(sheet));
    const level = soko('####', '#@.#', '#$ #', '####');
    expect(sheetText(rotated(level))).toBe('####\n#$@#\n# .#\n####\n');
    let turned = level;
    for (let i = 0; i < 4; i++) turned = rotated(turned);
    expect(turned).toEqual(level);
  });

  it('mirrors left and right, or above and below where the exit would change sides', () => {
    expect(sheetText(mirrored(soko('####', '#@.#', '####')))).toBe('####\n#.@#\n####\n');
    expect(sheetText(mirrored(rush('AAB', '..B', '...')))).toBe('...\n..B\nAAB\n');
    expect(sheetText(mirrored(rush('A.B', 'A.B', '...')))).toBe('B.A\nB.A\n...\n');
  });

  it('sketches what the library refuses, and nothing that is no drawing', () => {
    expect(check(sketched('AA.B\n..B.\n....', 'rushhour')!).faults[0].message).toBe('B is bent: row 2, column 3.');
    expect(check(sketched('####\n#@ #\n####', 'sokoban')!).faults.map((f) => f.message)).toEqual(['No crates.']);
    expect(sketched('hello, world', 'rushhour')).toBeNull();
  });

  it('names new vehicles with the first free letter', () => {
    expect(freeName(rush('AAB', '..B', 'CC.'))).toBe('D');
    expect(withSigns(rush('AA.'), [2], 'x').signs[2]).toBe('x');
  });
});

// A puzzle being drawn: a sheet of signs that may or may not make sense yet. Rush Hour: a letter for each vehicle, '.'
// empty, 'x' wall, X the primary if there is one, else A. Sokoban: the usual signs of XSB.
import {
  VEHICLE_NAMES,
  leakFrom,
  vehicleCells,
  type Kind,
  type Puzzle,
  type RushHour,
  type Sokoban,
  type Vehicle,
} from './puzzle';

export interface Sheet {
  kind: Kind;
  width: number;
  height: number;
  signs: string[]; // one a cell
}

export interface Fault {
  message: string;
  cells: number[];
}

// With faults, the puzzle is only good for drawing: cells of a bent vehicle are vehicles of their own, and the primary
// or the player may be missing (-1).
export interface Checked {
  puzzle: Puzzle;
  faults: Fault[];
}

export const EMPTY: Record<Kind, string> = { rushhour: '.', sokoban: ' ' };
export const SIDES: Record<Kind, [number, number]> = { rushhour: [3, 16], sokoban: [3, 64] };

export function blank(kind: Kind, width: number, height: number): Sheet {
  const signs = new Array<string>(width * height).fill(EMPTY[kind]);
  if (kind === 'sokoban')
    for (let cell = 0; cell < signs.length; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) signs[cell] = '#';
    }
  return { kind, width, height, signs };
}

export function sheetOf(puzzle: Puzzle): Sheet {
  const { kind, width, height } = puzzle;
  const signs = new Array<string>(width * height).fill(EMPTY[kind]);
  if (puzzle.kind === 'rushhour') {
    for (const wall of puzzle.walls) signs[wall] = 'x';
    const { vehicles, primary } = puzzle;
    // Beside a primary A nobody else may be X here.
    const free = [...VEHICLE_NAMES].find((name) => vehicles.every((v) => v.name !== name)) ?? '';
    vehicles.forEach((vehicle, i) => {
      const name = vehicle.name === 'X' && i !== primary ? free : vehicle.name;
      for (const cell of vehicleCells(puzzle, vehicle)) signs[cell] = name;
    });
  } else {
    [...puzzle.ground].forEach((sign, cell) => (signs[cell] = sign));
    for (const box of puzzle.boxes) signs[box] = signs[box] === '.' ? '*' : '$';
    signs[puzzle.player] = signs[puzzle.player] === '.' ? '+' : '@';
  }
  return { kind, width, height, signs };
}

export function sheetText({ width, height, signs }: Sheet): string {
  let text = '';
  for (let row = 0; row < height; row++) text += signs.slice(row * width, (row + 1) * width).join('') + '\n';
  return text;
}

const at = (sheet: Sheet, cell: number) =>
  `row ${Math.floor(cell / sheet.width) + 1}, column ${(cell % sheet.width) + 1}`;

// As in drawn boards everywhere.
export function primaryName({ signs }: Sheet): string {
  return signs.includes('X') ? 'X' : 'A';
}

// The cells of each vehicle on the sheet.
export function vehiclesOn(sheet: Sheet): Map<string, number[]> {
  const found = new Map<string, number[]>();
  sheet.signs.forEach((sign, cell) => {
    if (sign !== '.' && sign !== 'x') found.set(sign, [...(found.get(sign) ?? []), cell]);
  });
  return found;
}

export function check(sheet: Sheet): Checked {
  return sheet.kind === 'rushhour' ? checkRushHour(sheet) : checkSokoban(sheet);
}

function checkRushHour(sheet: Sheet): Checked {
  const faults: Fault[] = [];
  const vehicles: Vehicle[] = [];
  for (const [name, cells] of vehiclesOn(sheet)) {
    const odd = oddCell(sheet, cells);
    const place = (cell: number) => ({ name, row: Math.floor(cell / sheet.width), col: cell % sheet.width });
    if (odd !== null) {
      faults.push({ message: `${name} is ${cells.length < 2 ? 'too short' : 'bent'}: ${at(sheet, odd)}.`, cells });
      vehicles.push(...cells.map((cell) => ({ ...place(cell), length: 1, vertical: false })));
    } else vehicles.push({ ...place(cells[0]), length: cells.length, vertical: cells[1] - cells[0] === sheet.width });
  }
  const red = primaryName(sheet);
  const primary = vehicles.findIndex((v) => v.name === red && v.length > 1);
  if (!sheet.signs.includes(red)) faults.unshift({ message: 'No primary car A.', cells: [] });
  const walls = sheet.signs.flatMap((sign, cell) => (sign === 'x' ? [cell] : []));
  const puzzle: RushHour = {
    kind: 'rushhour',
    name: '',
    width: sheet.width,
    height: sheet.height,
    vehicles,
    primary,
    walls,
  };
  return { puzzle, faults };
}

// The first cell that is not where a straight vehicle would have it, or null.
function oddCell({ width }: Sheet, cells: number[]): number | null {
  if (cells.length < 2) return cells[0];
  const step = cells[1] - cells[0];
  const sameRow = (cell: number) => Math.floor(cell / width) === Math.floor(cells[0] / width);
  if (step !== width && !(step === 1 && sameRow(cells[1]))) return cells[1];
  return cells.find((cell, k) => cell !== cells[0] + k * step || (step === 1 && !sameRow(cell))) ?? null;
}

function checkSokoban(sheet: Sheet): Checked {
  const where = (signs: string) => sheet.signs.flatMap((sign, cell) => (signs.includes(sign) ? [cell] : []));
  const players = where('@+');
  const boxes = where('$*');
  const goals = where('.*+');
  const faults: Fault[] = [];
  if (players.length === 0) faults.push({ message: 'No player.', cells: [] });
  if (players.length > 1)
    faults.push({ message: `${players.length === 2 ? 'Two' : players.length} players.`, cells: players });
  if (boxes.length === 0) faults.push({ message: 'No crates.', cells: [] });
  else if (goals.length < boxes.length)
    faults.push({ message: `${count(boxes.length, 'crate')}, ${count(goals.length, 'ring')}.`, cells: boxes });
  const leak = players.length === 1 ? leakFrom(sheet.width, sheet.height, (cell) => sheet.signs[cell] === '#', players[0]) : null;
  if (leak !== null) faults.push({ message: `Player can reach the outside at ${at(sheet, leak)}.`, cells: [leak] });
  const ground = sheet.signs.map((sign) => (sign === '#' ? '#' : '.*+'.includes(sign) ? '.' : ' ')).join('');
  const puzzle: Sokoban = {
    kind: 'sokoban',
    name: '',
    width: sheet.width,
    height: sheet.height,
    ground,
    boxes,
    player: players[0] ?? -1,
  };
  return { puzzle, faults };
}

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

// A sheet with other signs in some cells.
export function withSigns(sheet: Sheet, cells: readonly number[], sign: string): Sheet {
  const signs = sheet.signs.slice();
  for (const cell of cells) signs[cell] = sign;
  return { ...sheet, signs };
}

export function freeName(sheet: Sheet): string {
  return [...VEHICLE_NAMES].find((name) => name !== primaryName(sheet) && !sheet.signs.includes(name)) ?? '';
}

// Paints a Sokoban sign; crates and players stay on their rings, and there is one player.
export function painted(sheet: Sheet, cell: number, tool: string): Sheet {
  const onRing = '.*+'.includes(sheet.signs[cell]);
  let next = sheet;
  if (tool === '@') {
    const old = sheet.signs.findIndex((sign) => sign === '@' || sign === '+');
    if (old >= 0) next = withSigns(next, [old], sheet.signs[old] === '+' ? '.' : ' ');
  }
  const current = next.signs[cell];
  const sign =
    tool === '$'
      ? onRing
        ? '*'
        : '$'
      : tool === '@'
        ? onRing
          ? '+'
          : '@'
        : tool === '.'
          ? current === '$' || current === '*'
            ? '*'
            : current === '@' || current === '+'
              ? '+'
              : '.'
          : tool;
  return withSigns(next, [cell], sign);
}

// Everything that hangs together with a cell and has the same sign gets another.
export function filled(sheet: Sheet, cell: number, sign: string): Sheet {
  const { width, height, signs } = sheet;
  const seen = new Set([cell]);
  for (const here of seen) {
    const [x, y] = [here % width, Math.floor(here / width)];
    const around = [
      x > 0 ? here - 1 : -1,
      x < width - 1 ? here + 1 : -1,
      y > 0 ? here - width : -1,
      y < height - 1 ? here + width : -1,
    ];
    for (const next of around) if (next >= 0 && signs[next] === signs[cell]) seen.add(next);
  }
  return withSigns(sheet, [...seen], sign);
}

// The sheet with more or fewer columns at the right and rows at the bottom; what does not fit is lost.
export function resized(sheet: Sheet, width: number, height: number): Sheet {
  const [least, most] = SIDES[sheet.kind];
  if (width < least || height < least || width > most || height > most) return sheet;
  const signs = new Array<string>(width * height).fill(EMPTY[sheet.kind]);
  for (let y = 0; y < Math.min(height, sheet.height); y++)
    for (let x = 0; x < Math.min(width, sheet.width); x++) signs[y * width + x] = sheet.signs[y * sheet.width + x];
  return { ...sheet, width, height, signs };
}

type From = (x: number, y: number) => number; // the cell of the old sheet that comes to a place of the new one

function rearranged(sheet: Sheet, width: number, height: number, from: From): Sheet {
  const signs = Array.from(
    { length: width * height },
    (_, cell) => sheet.signs[from(cell % width, Math.floor(cell / width))],
  );
  return { ...sheet, width, height, signs };
}

// The exit of a Rush Hour board is below if the red car stands upright, else on the right.
function exitBelow(sheet: Sheet): boolean {
  const cells = vehiclesOn(sheet).get(primaryName(sheet)) ?? [];
  return sheet.kind === 'rushhour' && cells.length > 1 && cells[1] - cells[0] === sheet.width;
}

// A quarter turn clockwise. A board whose exit would come to the left is turned the other way, which brings it to the
// right.
export function rotated(sheet: Sheet): Sheet {
  const { width, height } = sheet;
  const back = exitBelow(sheet);
  return rearranged(sheet, height, width, (x, y) => (back ? x * width + width - 1 - y : (height - 1 - x) * width + y));
}

// Left and right exchanged; where the exit would change sides, above and below.
export function mirrored(sheet: Sheet): Sheet {
  const { width, height } = sheet;
  const sideways = sheet.kind === 'sokoban' || exitBelow(sheet);
  return rearranged(sheet, width, height, (x, y) =>
    sideways ? y * width + width - 1 - x : (height - 1 - y) * width + x,
  );
}

// What can be made of a drawing that the library refuses, so that it can be seen while it is mended; null if it is no
// drawing at all.
export function sketched(text: string, kind: Kind): Sheet | null {
  const rows = text.replace(/\s+$/, '').split('\n');
  const signs = kind === 'rushhour' ? /^[A-Za-z0-9. ]*$/ : /^[#@+$*. _-]*$/;
  const width = Math.max(...rows.map((row) => row.length));
  const [, most] = SIDES[kind];
  if (width < 1 || width > most || rows.length > most || !rows.every((row) => signs.test(row))) return null;
  const sign = (character: string | undefined) => {
    if (character === undefined || ' _-'.includes(character)) return EMPTY[kind];
    return kind === 'rushhour' && character === 'o' ? '.' : character;
  };
  const cells = rows.flatMap((row) => Array.from({ length: width }, (_, x) => sign(row[x])));
  return { kind, width, height: rows.length, signs: cells };
}

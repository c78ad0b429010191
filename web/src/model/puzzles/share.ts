// Positions in a link: everything is in the fragment, nothing is sent anywhere.
//   rh6:GBBoLo...      6x6 with the exit right of the primary's row; A is the primary, 'o' or '.' empty, 'x' wall
//   rh8x7e>2:...       width x height, the side of the exit (> < ^ v) and its line, counted from 0
//   rh6pX:...          the primary is called X, as in many files, and not A
//   rh6~hard~1998~2    made from a seed: size, a preset or a least cost, the seed, the version of the generator
//   sk:9w|w2-w4-w|...  run-length rows: w wall, - floor, b crate, g ring, p player; B and P on a ring
import { leakFrom, vehicleCells, type Kind, type Puzzle, type RushHour, type Sokoban, type Vehicle } from './puzzle';

export const LONGEST_LINK = 8192;

const ids = new WeakMap<Puzzle, string>(); // puzzles never change

export function gameId(puzzle: Puzzle): string {
  let id = ids.get(puzzle);
  if (id === undefined) ids.set(puzzle, (id = puzzle.kind === 'rushhour' ? rushHourId(puzzle) : sokobanId(puzzle)));
  return id;
}

// Throws an Error that says what is wrong.
export function readGameId(id: string): Puzzle {
  if (id.startsWith('rh')) return readRushHour(id);
  if (id.startsWith('sk:')) return readSokoban(id.slice(3));
  throw new Error('a game ID begins with rh or sk:');
}

function rushHourId(puzzle: RushHour): string {
  const { width, height, vehicles, primary } = puzzle;
  const cells = new Array<string>(width * height).fill('o');
  for (const wall of puzzle.walls) cells[wall] = 'x';
  for (const vehicle of vehicles) for (const cell of vehicleCells(puzzle, vehicle)) cells[cell] = vehicle.name;
  const { vertical, row, col } = vehicles[primary];
  const plain = width === height && !vertical && row === Math.floor((height - 1) / 2);
  const size = plain ? `${width}` : `${width}x${height}e${vertical ? `v${col}` : `>${row}`}`;
  const { name } = vehicles[primary];
  return `rh${size}${name === 'A' ? '' : `p${name}`}:${cells.join('')}`;
}

function readRushHour(id: string): RushHour {
  const match = /^rh(\d+)(?:x(\d+))?(?:e([<>^v])(\d+))?(?:p(X))?:(.+)$/.exec(id);
  if (!match) throw new Error('this is not a Rush Hour game ID');
  const width = Number(match[1]);
  const height = Number(match[2] ?? match[1]);
  const side = match[3] ?? '>';
  const red = match[5] ?? 'A';
  let text = match[6];
  if (width < 3 || height < 3 || width > 16 || height > 16) throw new Error('a side must be 3 to 16 cells');
  if (text.length !== width * height)
    throw new Error(`${width}x${height} needs ${width * height} cells, not ${text.length}`);
  // The exit is right or below here; a board with the exit on another side is turned round.
  if (side === '<' || side === '^') text = [...text].reverse().join('');
  const cells = new Map<string, number[]>();
  const walls: number[] = [];
  [...text].forEach((character, cell) => {
    if (character === 'x') walls.push(cell);
    else if (/[A-Za-z0-9]/.test(character) && character !== 'o')
      cells.set(character, [...(cells.get(character) ?? []), cell]);
    else if (character !== 'o' && character !== '.') throw new Error(`'${character}' means nothing on a board`);
  });
  const vehicles = [...cells].map(([name, own]) => vehicleOf(name, own, width));
  const primary = vehicles.findIndex((v) => v.name === red);
  if (primary < 0) throw new Error(`there is no primary car ${red}`);
  return { kind: 'rushhour', name: '', width, height, vehicles, primary, walls };
}

function vehicleOf(name: string, cells: number[], width: number): Vehicle {
  const first = cells[0];
  const step = cells[1] - first;
  const vertical = step === width;
  const straight = cells.length > 1 && (vertical || step === 1) && cells.every((cell, k) => cell === first + k * step);
  const wraps = !vertical && Math.floor(first / width) !== Math.floor(cells.at(-1)! / width);
  if (!straight || wraps) throw new Error(`${name} is bent, broken or too short`);
  return { name, row: Math.floor(first / width), col: first % width, length: cells.length, vertical };
}

function sokobanId(puzzle: Sokoban): string {
  const { width, height, ground, player } = puzzle;
  const boxes = new Set(puzzle.boxes);
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    let line = '';
    for (let cell = row * width; cell < (row + 1) * width; cell++) {
      const goal = ground[cell] === '.';
      if (cell === player) line += goal ? 'P' : 'p';
      else if (boxes.has(cell)) line += goal ? 'B' : 'b';
      else line += ground[cell] === '#' ? 'w' : goal ? 'g' : '-';
    }
    rows.push(line.replace(/-+$/, '').replace(/(.)\1+/g, (run, sign) => `${run.length}${sign}`));
  }
  return `sk:${rows.join('|')}`;
}

function readSokoban(text: string): Sokoban {
  const rows = text
    .split('|')
    .map((row) => row.replace(/(\d+)(.)/g, (_, n, sign) => sign.repeat(Math.min(64, Number(n)))));
  const width = Math.max(...rows.map((row) => row.length));
  const height = rows.length;
  if (width > 64 || height > 64) throw new Error('a level has at most 64 rows and columns');
  const boxes: number[] = [];
  const players: number[] = [];
  let ground = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) {
      const sign = row[x] ?? '-';
      if (!'w-bBgpP'.includes(sign)) throw new Error(`'${sign}' means nothing in a level`);
      if ('bB'.includes(sign)) boxes.push(y * width + x);
      if ('pP'.includes(sign)) players.push(y * width + x);
      ground += sign === 'w' ? '#' : 'gBP'.includes(sign) ? '.' : ' ';
    }
  });
  const rings = [...ground].filter((sign) => sign === '.').length;
  if (players.length === 0) throw new Error('there is no player');
  if (players.length > 1) throw new Error(`there are ${players.length} players`);
  if (boxes.length === 0) throw new Error('there are no crates');
  if (rings < boxes.length) throw new Error(`there are more crates than rings: ${boxes.length} and ${rings}`);
  const [player] = players;
  const leak = leakFrom(width, height, (cell) => ground[cell] === '#', player);
  if (leak !== null) throw new Error(`the player can walk out in row ${Math.floor(leak / width) + 1}`);
  return { kind: 'sokoban', name: '', width, height, ground, boxes, player };
}

// What a puzzle is made from: the same seed gives the same puzzle for everyone.
export interface Seed {
  kind: Kind;
  width: number;
  height: number;
  minCost?: number;
  difficulty?: number; // the class of the rating
  minPieces?: number;
  maxPieces?: number;
  seed: number;
}

// In version 1 a preset was a least cost. Since version 2, for Sokoban since 3, it is the class of the rating.
const CLASSES: Record<string, number> = { beginner: 1, easy: 2, medium: 3, hard: 4, expert: 5 };
const RATED_SINCE: Record<string, number> = { rh: 2, sk: 3 };
const COSTS: Record<string, number> = { easy: 8, medium: 15, hard: 25, expert: 35 };
// What can be asked for at one click. Hard Sokoban levels take a minute to make: there is a stock of them (stock.ts).
export const PRESETS_OF: Record<Kind, string[]> = {
  rushhour: ['easy', 'medium', 'hard', 'expert'],
  sokoban: ['beginner', 'easy', 'medium', 'hard'],
};
const GENERATOR = 3; // its version: another one would make other puzzles

// A puzzle of that preset that nobody has seen before, most likely.
export function presetId(kind: Kind, preset: string, seed: number): string {
  return `${kind === 'rushhour' ? 'rh6' : 'sk8'}~${preset}~${seed}~${GENERATOR}`;
}

export function seedId({ kind, width, height, minCost, seed }: Seed): string {
  return `${kind === 'rushhour' ? 'rh' : 'sk'}${width === height ? width : `${width}x${height}`}~${minCost}~${seed}~${GENERATOR}`;
}

// Null if the ID is not of this form; throws an Error if it is, but cannot be served.
export function readSeedId(id: string): Seed | null {
  const match = /^(rh|sk)(\d+)(?:x(\d+))?~(\w+)~(\d+)~(\d+)$/.exec(id);
  if (!match) return null;
  const [, kind, width, height = width, wish, seed, version] = match;
  if (!(Number(version) >= 1 && Number(version) <= GENERATOR))
    throw new Error(`it needs version ${version} of the generator`);
  const rated = Number(version) >= RATED_SINCE[kind] && CLASSES[wish];
  const crates = kind === 'sk' && rated ? rated + 1 : 0; // that many make levels of the class soonest
  const minCost = COSTS[wish] ?? Number(wish);
  if (!rated && !(minCost > 0)) throw new Error(`there is no preset '${wish}'`);
  return {
    kind: kind === 'rh' ? 'rushhour' : 'sokoban',
    width: Number(width),
    height: Number(height),
    ...(rated ? { difficulty: rated } : { minCost }),
    ...(crates > 0 && { minPieces: crates, maxPieces: crates }),
    seed: Number(seed),
  };
}

export interface Route {
  view: string;
  path: string[]; // what comes after the view, between slashes
  params: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [view, ...rest] = path.split('/').map(decoded);
  return {
    view: view || 'play',
    path: rest.filter(Boolean),
    params: new URLSearchParams(query.replaceAll('+', '%2B')),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// The fragment of a link to this page, wherever it is; null if the text is none.
export function fragmentIn(text: string): string | null {
  return /^\S*?(#\/(?:play|daily|edit|lab|library|census|about|check|print)(?:[/?]\S*)?)$/.exec(text.trim())?.[1] ?? null;
}

// The fragment of a position; `moves` as the rules write them.
export function link(view: string, puzzle: Puzzle, extra: Record<string, string | number> = {}): string {
  const query = [['p', gameId(puzzle)], ...Object.entries(extra).filter(([, v]) => v !== '')]
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replace(/%(3A|7C|3E|2C)/g, decodeURIComponent)}`)
    .join('&');
  return `#/${view}?${query}`;
}

// The records that are kept, and how those of version 0.1 become them.
import type { InputError } from '../../engine/protocol';
import type { Kept } from '../session/session';
import type { Settings } from './store';
import type { Puzzle } from '../puzzles/puzzle';
import { gameId } from '../puzzles/share';
import type { Result } from '../session/stars';

export interface GameRecord extends Kept {
  id: string; // of a built-in puzzle, "daily-" and the date, or the game ID
  result?: Result; // the best so far
}

// A level of someone's own, or of an imported collection.
export interface Level {
  name: string;
  p: string; // its game ID
  author?: string;
}

export interface Folder {
  id: string;
  name: string;
  order: number;
  levels: Level[];
  unread?: InputError[]; // what else was in the file, and could not be read
}

export interface Note {
  id: string;
  value: unknown;
}

// Everything, as one file.
export interface Everything {
  gridlock: 2;
  settings: Partial<Settings>;
  games: GameRecord[];
  folders: Folder[];
  notes?: Note[];
}

// A file may come from anywhere: throws if it is not as it should be, for that would come back at every visit.
export function sound(file: Partial<Everything>): Everything {
  const { games, folders, notes = [] } = file;
  const all = <T>(list: T[] | undefined, sound: (item: T) => boolean) => Array.isArray(list) && list.every(sound);
  const texts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
  const numbers = (...values: unknown[]) => values.every((value) => typeof value === 'number');
  const fine =
    all(games, ({ id, moves, at, seconds, rung, result: r }) =>
      texts(id, moves) && numbers(at, seconds, rung) && (r === undefined || numbers(r.best, r.stars))) &&
    all(folders, ({ id, name, levels }) => texts(id, name) && all(levels, (level) => texts(level.p, level.name))) &&
    all(notes, ({ id }) => texts(id)); // prettier-ignore
  if (!fine) throw new Error('a record is damaged');
  return file as Everything;
}

interface Result01 {
  best: number;
  stars: number;
  seen: boolean;
  at: string;
}

interface Saved01 {
  settings: Partial<Settings>;
  current: { p: string; m: string; n: number; id?: string } | null;
  done: Record<string, Result01>;
  daily: Record<string, Result01>;
  packs: { name: string; puzzles: Puzzle[] }[];
}

// What version 0.1 kept, or exported.
export function fromVersion01(old: unknown): Everything {
  const { settings = {}, current, done = {}, daily = {}, packs = [] } = (old ?? {}) as Partial<Saved01>;
  const games = new Map<string, GameRecord>();
  const put = (id: string, more: Partial<GameRecord>) =>
    games.set(id, { id, moves: '', at: 0, seconds: 0, rung: 1, seen: false, ...games.get(id), ...more });
  const result = (r: Result01): Result => ({ ...r, seen: r.seen && r.stars === 0 });
  for (const [id, r] of Object.entries(done)) put(id, { result: result(r) });
  for (const [day, r] of Object.entries(daily)) put(`daily-${day}`, { result: result(r) });
  if (current) put(current.id ?? current.p, { moves: current.m, at: current.n });
  return {
    gridlock: 2,
    settings: { ...settings },
    games: [...games.values()],
    folders: packs.map((pack, order) => ({
      id: `imported-${order}`,
      name: pack.name,
      order,
      levels: pack.puzzles.map(levelOf),
    })),
    notes: current ? [{ id: 'last', value: current.id ? `#/play/${current.id}` : `#/play?p=${current.p}` }] : [],
  };
}

export function levelOf(puzzle: Puzzle): Level {
  const author = puzzle.kind === 'sokoban' ? puzzle.author : undefined;
  return { name: puzzle.name, p: gameId(puzzle), ...(author && { author }) };
}

export function newId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}

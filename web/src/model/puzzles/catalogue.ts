// The built-in puzzles, searches and heuristics, as the library listed them when the page was built.
import data from '../../../generated/catalogue.json';
import type { Kind, Puzzle } from './puzzle';
import { readGameId } from './share';

export interface Builtin {
  name: string;
  id: string; // its set and its number there: "6x6-17"
  set: string;
  kind: Kind;
  optimum: number; // moves or pushes, proven; -1 unsolvable, 0 unknown
  second: number; // steps or moves
  level: number; // 1 to 5; 0 has no solution
  puzzle: Puzzle;
}

export interface SearchInfo {
  name: string;
  summary: string;
  optimal: boolean;
  usesHeuristic: boolean;
  puzzles: string[];
}

export interface HeuristicInfo {
  puzzle: Kind;
  name: string;
  summary: string;
  admissible: boolean;
}

// Colours of boards that are used outside them, too: in style sheets as --you, --hint and so on.
export const palette = data.palette;

export const version: string = data.version;
export const searches = data.searches as SearchInfo[];
export const heuristics = data.heuristics as HeuristicInfo[];

const own = data.builtins.map((b): Builtin => ({
  ...b,
  kind: b.kind as Kind,
  puzzle: { ...readGameId(b.puzzle), name: b.name },
}));

export const CENSUS = 'census';
const census = (data.census as [number, number, number, string][]).map(([optimum, second, level, p], i): Builtin => {
  const id = `${CENSUS}-${i + 1}`;
  return {
    name: id,
    id,
    set: CENSUS,
    kind: 'rushhour',
    optimum,
    second,
    level,
    puzzle: { ...readGameId(p), name: id },
  };
});

// Those that were chosen, then the sample of all 6x6 boards that are worth playing.
export const builtins: Builtin[] = [...own, ...census];

// What someone sees who has not been here before.
export const FIRST: Record<Kind, string> = { rushhour: '6x6-6', sokoban: 'hut-1' };

export const LEVELS = ['Unsolvable', 'Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];
const SETS: Record<string, string> = {
  stuck: 'No way out',
  base: 'First pushes',
  two: 'Two crates',
  three: 'Three crates',
  four: 'Four crates',
  five: 'Five crates',
  hut: 'Huts',
  house: 'Houses',
  hall: 'Halls',
  castle: 'Castles',
  [CENSUS]: 'From the census of 6 × 6',
};

export function setTitle(set: string): string {
  return SETS[set] ?? set.replace('x', ' × ');
}

export function title(name: string): string {
  return name ? name[0].toUpperCase() + name.slice(1) : 'Untitled';
}

export function builtin(id: string | undefined): Builtin | undefined {
  return builtins.find((b) => b.id === id);
}

// What the page and the worker say to each other, and the answers of the library.
import type { Kind, Puzzle } from '../model/puzzles/puzzle';

export interface Progress {
  expanded: number;
  generated: number;
  states: number;
  bytes: number;
  peakBytes: number;
  lowerBound: number;
  seconds: number;
  best?: number;
}

export type Outcome =
  'solved' | 'unsolvable' | 'out_of_time' | 'out_of_memory' | 'out_of_nodes' | 'cancelled' | 'gave_up';

export interface Solution extends Progress {
  outcome: Outcome;
  optimal: boolean;
  cost: number;
  reason: string;
  moves: string[];
  pushes?: number;
  walked?: number;
}

export interface InputError {
  message: string;
  line: number;
  column: number;
}

export interface Entry {
  line: number;
  name: string;
  puzzle?: Puzzle;
  error?: InputError;
}

export interface Rating {
  outcome: Outcome;
  level: number;
  score: number;
  seconds?: number; // a typical person's; Rush Hour only
  share?: number; // of people who solve it
  confidence: string;
  reasons: string[];
  features: { name: string; meaning: string; value: number; minor: boolean }[];
}

export interface Shape {
  complete: boolean;
  states: number;
  goals: number;
  layers: number[];
}

export interface Deadlock {
  dead: boolean;
  reason: 'corner' | 'edge' | 'frozen' | 'corral'; // only where it is dead
  cells: number[];
}

// Why a position is as it is, and marks that go over its board, as SVG in hundredths of a cell.
export interface Why {
  sentences: string[];
  marks: string;
}

// Something an author wants to know. `of` and `other` count the levels that were checked.
export interface Finding {
  of: number;
  kind: 'unsolvable' | 'duplicate' | 'solved' | 'longer_start' | 'needless' | 'idle' | 'unused';
  message: string;
  grave: boolean;
  other?: number; // the level that it is compared with
}

export interface Checkup {
  outcome: Outcome;
  optimal: boolean;
  cost: number;
  class?: number; // 1 to 5, of what was solved
  findings: Finding[];
}

export interface Made {
  outcome: Outcome;
  puzzle: Puzzle | null;
  cost?: number;
  optimal?: boolean;
  states?: number;
}

// What is in a census, and boards drawn from it.
export interface Census {
  side: number;
  walls: number; // the most
  whole: boolean; // or a shard of one
  counts: { moves: number; vehicles: number; boards: number }[];
  boards: { moves: number; positions: number; puzzle: Puzzle }[];
}

// The whole state space of a puzzle. The edges of position n are targets[begin[n]] to targets[begin[n + 1] - 1].
export interface LabGraph {
  complete: boolean;
  states: number;
  stride: number;
  begin: Uint32Array;
  targets: Uint32Array;
  depth: Uint32Array;
  goals: Uint32Array;
  pieces: Uint16Array;
}

export interface LabResult extends Progress {
  outcome: Outcome;
  optimal: boolean;
  cost: number;
  path: number[];
  estimates: Int32Array;
}

// One method a verb of web/wasm/verbs.hpp.
export interface Verbs {
  read: { request: { text: string; source?: string }; answer: { format: string; entries: Entry[] } };
  convert: { request: { text: string; kind: Kind; to: string }; answer: { text: string } };
  solve: {
    request: { text: string; kind: Kind; metric?: string; seconds?: number; megabytes?: number; untilOptimal?: number };
    answer: Solution;
  };
  rate: { request: { text: string; kind: Kind; budget?: number; seconds?: number }; answer: Rating };
  explore: { request: { text: string; kind: Kind; budget?: number; seconds?: number }; answer: Shape };
  deadlock: { request: { text: string; kind: 'sokoban' }; answer: Deadlock };
  explain: { request: { text: string; kind: Kind; seconds?: number; budget?: number }; answer: Why };
  // The levels of a collection one after the other, the `first` marked; then what shows when all are compared.
  'check-next': {
    request: { text: string; kind: Kind; name: string; first: number; seconds?: number };
    answer: Checkup;
  };
  'check-compare': { request: object; answer: { findings: Finding[] } };
  // A board in black ink, as SVG; no two of a page may have the same id.
  'paper-board': { request: { text: string; kind: Kind; id: string }; answer: { svg: string } };
  census: {
    request: {
      text: string;
      minMoves?: number;
      maxMoves?: number;
      minVehicles?: number;
      maxVehicles?: number;
      count: number;
      seed?: number;
    };
    answer: Census;
  };
  generate: { request: Record<string, string | number>; answer: Made };
  picture: {
    request: { text: string; kind: Kind; format: 'svg' | 'gif'; moves?: string; title?: string };
    answer: { file: Uint8Array };
  };
  'lab-open': { request: { text: string; kind: Kind; budget?: number }; answer: LabGraph };
  'lab-run': { request: { search: string; heuristic?: string; nodes?: number; seed?: number }; answer: LabResult };
}

export type VerbName = keyof Verbs;

export type ToWorker = { module: WebAssembly.Module } | { id: number; verb: VerbName; request: object };

export type FromWorker =
  | { id: number; type: 'done'; answer: unknown }
  | { id: number; type: 'error'; error: InputError }
  | { id: number; type: 'progress'; progress: Progress }
  | { id: number; type: 'trace'; numbers: Int32Array };

// What depends on the kind of a puzzle alone. Positions and actions of both kinds travel as one type each, so that
// whoever does not care need not ask.
import type { Kind, Puzzle } from './puzzle';
import type { Rules } from './rules';
import { RushHourRules, type Offsets, type Slide } from './rushhour';
import { SokobanRules, type Crates } from './sokoban';

export type AnyAction = Slide | string;
export type AnyState = Offsets | Crates;
export type AnyRules = Rules<AnyState, AnyAction>;

export function rulesOf(puzzle: Puzzle): AnyRules {
  return (puzzle.kind === 'rushhour' ? new RushHourRules(puzzle) : new SokobanRules(puzzle)) as unknown as AnyRules;
}

// What counts against par.
export const UNIT: Record<Kind, string> = { rushhour: 'move', sokoban: 'push' };
export const UNITS: Record<Kind, 'moves' | 'pushes'> = { rushhour: 'moves', sokoban: 'pushes' };

// The puzzle as text that the library reads.
export function textOf(puzzle: Puzzle): string {
  const rules = rulesOf(puzzle);
  return rules.text(rules.start());
}

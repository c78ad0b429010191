// What depends on the kind of a puzzle alone.
import type { Puzzle } from './puzzle';
import { RushHourRules } from './rushhour';
import { SokobanRules } from './sokoban';

export function rulesOf(puzzle: Puzzle): RushHourRules | SokobanRules {
  return puzzle.kind === 'rushhour' ? new RushHourRules(puzzle) : new SokobanRules(puzzle);
}

// The puzzle as text that the library reads.
export function textOf(puzzle: Puzzle): string {
  const rules = rulesOf(puzzle);
  return rules.text(rules.start() as never);
}

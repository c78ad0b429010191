// What is known of the positions of a puzzle: every answer of the library is kept, and holds for all positions along
// its solution. So going back never asks again, and what is said always belongs to the position that is shown.
import type { Deadlock } from '../../engine/protocol';
import type { Verdict } from './analysis';
import type { AnyAction, AnyRules, AnyState } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';
import { walk } from '../puzzles/routes';
import type { Crates, SokobanRules } from '../puzzles/sokoban';

// A verdict that a search has come to.
export type Settled = Exclude<Verdict, { state: 'searching' }>;

interface Line {
  actions: readonly AnyAction[];
  states: readonly AnyState[]; // one more than actions
}

interface Entry {
  verdict: Settled;
  line?: Line;
  at: number; // on the line
  left: number; // what the rest of the line costs
}

export class Book {
  version = 0; // counts what was learned
  private readonly entries = new Map<string, Entry>();
  private readonly keys = new WeakMap<object, string>();
  private readonly lost = new Set<string>(); // positions of which it is proven
  private readonly told = new Map<string, number>(); // distances that are known without a solution
  private readonly looks = new Map<string, Deadlock | null>(); // what one look has shown

  constructor(
    private readonly puzzle: Puzzle,
    private readonly rules: AnyRules,
  ) {}

  // Positions never change, so each is looked at once.
  private key(state: AnyState): string {
    let key = this.keys.get(state);
    if (key === undefined) this.keys.set(state, (key = this.rules.key(state)));
    return key;
  }

  // What is known of one holds for the other.
  same(a: AnyState, b: AnyState): boolean {
    return this.key(a) === this.key(b);
  }

  learn(state: AnyState, verdict: Settled): void {
    this.version++;
    if (verdict.state === 'unsolvable') this.lost.add(this.key(state));
    if (verdict.state !== 'proven' && verdict.state !== 'found') {
      this.note(this.key(state), { verdict, at: 0, left: 0 });
      return;
    }
    const actions = verdict.solution.moves.map((move) => this.rules.fromLibrary(move));
    const states = [state];
    for (const action of actions) states.push(this.rules.apply(states.at(-1)!, action));
    const line = { actions, states };
    let left = this.rules.cost(actions);
    states.forEach((along, at) => {
      if (at > 0) left -= this.rules.cost([actions[at - 1]]);
      this.note(this.key(along), { verdict, line, at, left });
    });
  }

  // The proven distance of a position, from elsewhere.
  tell(state: AnyState, distance: number): void {
    this.version++;
    this.told.set(this.key(state), distance);
  }

  // What one look at a position shows, null if that is nothing; undefined if nobody has looked.
  look(state: AnyState): Deadlock | null | undefined {
    return this.looks.get(this.key(state));
  }
  looked(state: AnyState, found: Deadlock | null): void {
    this.looks.set(this.key(state), found);
  }

  // Proven to be lost.
  isLost(state: AnyState): boolean {
    return this.lost.has(this.key(state));
  }

  verdict(state: AnyState): Settled | undefined {
    return this.entries.get(this.key(state))?.verdict;
  }

  // The proven distance, if it is known.
  toGo(state: AnyState): number | undefined {
    if (this.rules.solved(state)) return 0;
    const entry = this.entries.get(this.key(state));
    if (entry?.verdict.state !== 'proven') return this.told.get(this.key(state));
    return entry.left;
  }

  // A known way to solve this position, if there is one.
  solution(state: AnyState): AnyAction[] | undefined {
    const entry = this.entries.get(this.key(state));
    if (!entry?.line) return undefined;
    const { actions, states } = entry.line;
    const rest = actions.slice(entry.at);
    if (this.puzzle.kind === 'rushhour' || rest.length === 0) return rest;
    // The player may have walked away from where the solution has him.
    const rules = this.rules as unknown as SokobanRules;
    const first = rest[0] as string;
    const { player } = rules.apply(states[entry.at] as Crates, first.slice(0, -1));
    return [walk(rules, state as Crates, player) + first.at(-1)!, ...rest.slice(1)];
  }

  // A proof is never replaced by less.
  private note(key: string, entry: Entry): void {
    const old = this.entries.get(key)?.verdict.state;
    if (old === 'proven' || (old === 'unsolvable' && entry.verdict.state !== 'proven')) return;
    this.entries.set(key, entry);
  }
}

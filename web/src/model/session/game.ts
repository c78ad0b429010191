// A game in progress: what was played, what was taken back, and where one stands. It changes only by actions that the
// rules accept, so no position in it can be illegal. Nothing is lost: undo, redo and even restart can be undone, and a
// variation can be tried beside the game and dropped again.
import type { Rules } from '../puzzles/rules';

// A line of play and how far along it one stands, as text.
export interface LineText {
  moves: string;
  at: number;
}

export interface GameText extends LineText {
  before?: LineText; // what a restart put aside
  main?: LineText; // the game beside which a variation is tried
}

// Its lists are replaced, never changed: who has one can tell at a glance whether it is still the game.
interface Line<State, Action> {
  actions: readonly Action[];
  states: readonly State[]; // one more than actions
  at: number;
}

// The point of a line that a number means; numbers come from links and files as well, and may be none.
function pointOf(actions: readonly unknown[], n: number): number {
  return Math.max(0, Math.min(actions.length, Math.round(n) || 0));
}

export class Game<State, Action> {
  private line: Line<State, Action>;
  private before: Line<State, Action> | null = null;
  private main: Line<State, Action> | null = null;

  constructor(readonly rules: Rules<State, Action>) {
    this.line = this.empty();
  }

  get state(): State {
    return this.line.states[this.line.at];
  }
  get cursor(): number {
    return this.line.at;
  }
  // What was played up to here.
  get played(): readonly Action[] {
    return this.line.actions.slice(0, this.line.at);
  }
  // The whole line, what was taken back included.
  get actions(): readonly Action[] {
    return this.line.actions;
  }
  // Its positions, from the start to the end of the line.
  get states(): readonly State[] {
    return this.line.states;
  }
  get moves(): number {
    return this.rules.moves(this.played);
  }
  get cost(): number {
    return this.rules.cost(this.played);
  }
  get solved(): boolean {
    return this.rules.solved(this.state);
  }
  get canUndo(): boolean {
    return this.line.at > 0 || this.before !== null;
  }
  get canRedo(): boolean {
    return this.line.at < this.line.actions.length;
  }
  // A variation is being tried; the game waits beside it.
  get trying(): boolean {
    return this.main !== null;
  }

  stateAt(n: number): State {
    return this.line.states[n];
  }

  // False if the rules do not allow it: then nothing has changed.
  play(proposed: Action): boolean {
    const action = this.rules.accept(this.state, proposed);
    if (action === null) return false;
    const { line } = this;
    const redo = line.actions[line.at];
    if (redo !== undefined && JSON.stringify(redo) === JSON.stringify(action)) {
      line.at++;
      return true;
    }
    this.before = null;
    const state = this.rules.apply(this.state, action);
    const last = line.actions[line.at - 1];
    const merged = last === undefined ? undefined : this.rules.merge(last, action);
    const kept = merged === undefined ? line.at : line.at - 1;
    const [actions, states] = [line.actions.slice(0, kept), line.states.slice(0, kept + 1)];
    if (merged !== 'nothing') {
      actions.push(merged ?? action);
      states.push(state);
    }
    this.line = { actions, states, at: actions.length };
    return true;
  }

  undo(): void {
    if (this.line.at > 0) this.line.at--;
    else if (this.before) {
      this.line = this.before;
      this.before = null;
    }
  }

  redo(): void {
    if (this.canRedo) this.line.at++;
  }

  restart(): void {
    if (this.line.at === 0) return;
    this.before = this.line;
    this.line = this.empty();
  }

  // Goes to any point of the line; what comes after it stays as redo.
  goTo(n: number): void {
    this.line.at = pointOf(this.line.actions, n);
  }

  // From here on moves are a trial, which dropVariation() takes back as a whole and keepVariation() makes the game.
  tryVariation(): void {
    if (this.main) return;
    this.main = { ...this.line };
  }
  keepVariation(): void {
    this.main = null;
  }
  dropVariation(): void {
    if (!this.main) return;
    this.line = this.main;
    this.main = null;
    this.before = null;
  }

  // Takes over a line, as far as it is legal; true if all of it is.
  load(actions: readonly Action[], cursor = actions.length): boolean {
    const line = this.replayed(actions, cursor);
    this.line = line;
    this.before = null;
    return line.actions.length === actions.length;
  }

  write(): GameText {
    const text = ({ actions, at }: Line<State, Action>) => ({
      moves: actions.map((action) => this.rules.toLibrary(action)).join(' '),
      at,
    });
    return {
      ...text(this.line),
      ...(this.before && { before: text(this.before) }),
      ...(this.main && { main: text(this.main) }),
    };
  }

  // False if the text is not of this puzzle: then nothing has changed.
  read({ before, main, ...line }: GameText): boolean {
    const [now, old, aside] = [line, before, main].map((text) => (text ? this.lineOf(text) : null));
    if (!now || (before && !old) || (main && !aside)) return false;
    [this.line, this.before, this.main] = [now, old, aside];
    return true;
  }

  // Moves with spaces between them, as write() has them, or in the form of a link.
  private lineOf({ moves, at }: LineText): Line<State, Action> | null {
    const parts = moves.split(' ').filter(Boolean);
    const line = this.replayed(
      parts.map((part) => this.rules.fromLibrary(part)),
      at,
    );
    if (line.actions.length === parts.length) return line;
    const actions = this.rules.read(moves);
    return actions && this.replayed(actions, at);
  }

  private empty(): Line<State, Action> {
    return { actions: [], states: [this.rules.start()], at: 0 };
  }

  private replayed(actions: readonly Action[], cursor: number): Line<State, Action> {
    const accepted: Action[] = [];
    const states = [this.rules.start()];
    for (const proposed of actions) {
      const action = this.rules.accept(states.at(-1)!, proposed);
      if (action === null) break;
      accepted.push(action);
      states.push(this.rules.apply(states.at(-1)!, action));
    }
    return { actions: accepted, states, at: pointOf(accepted, cursor) };
  }
}

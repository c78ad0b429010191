// A game in progress: what was played, what was taken back, and where one stands. Nothing is ever lost: undo, redo and
// even restart can be undone.
import type { Rules } from './rules';

export class Game<State, Action> {
  private states: State[];
  private line: Action[] = [];
  private at = 0;
  private beforeRestart: { line: Action[]; states: State[]; at: number } | null = null;

  constructor(readonly rules: Rules<State, Action>) {
    this.states = [rules.start()];
  }

  get state(): State {
    return this.states[this.at];
  }
  get cursor(): number {
    return this.at;
  }
  // What was played up to here.
  get played(): readonly Action[] {
    return this.line.slice(0, this.at);
  }
  // The whole line, what was taken back included.
  get actions(): readonly Action[] {
    return this.line;
  }
  get moves(): number {
    return this.rules.cost(this.played);
  }
  get solved(): boolean {
    return this.rules.solved(this.state);
  }
  get canUndo(): boolean {
    return this.at > 0 || this.beforeRestart !== null;
  }
  get canRedo(): boolean {
    return this.at < this.line.length;
  }

  stateAt(n: number): State {
    return this.states[n];
  }

  play(action: Action): void {
    const redo = this.line[this.at];
    if (redo !== undefined && JSON.stringify(redo) === JSON.stringify(action)) {
      this.at++;
      return;
    }
    this.beforeRestart = null;
    this.line.length = this.at;
    this.states.length = this.at + 1;
    const last = this.line.at(-1);
    const merged = last === undefined ? undefined : this.rules.merge(last, action);
    const state = this.rules.apply(this.state, action);
    if (merged !== undefined) {
      this.line.pop();
      this.states.pop();
      this.at--;
      if (merged === 'nothing') return;
    }
    this.line.push(merged ?? action);
    this.states.push(state);
    this.at++;
  }

  undo(): void {
    if (this.at > 0) this.at--;
    else if (this.beforeRestart) {
      ({ line: this.line, states: this.states, at: this.at } = this.beforeRestart);
      this.beforeRestart = null;
    }
  }

  redo(): void {
    if (this.canRedo) this.at++;
  }

  restart(): void {
    if (this.at === 0) return;
    this.beforeRestart = { line: this.line, states: this.states, at: this.at };
    this.line = [];
    this.states = [this.states[0]];
    this.at = 0;
  }

  // Goes to any point of the line; what comes after it stays as redo.
  goTo(n: number): void {
    this.at = Math.max(0, Math.min(this.line.length, n));
  }

  // Takes over a line of legal actions.
  load(actions: readonly Action[], cursor = actions.length): void {
    this.line = actions.slice();
    this.states = [this.rules.start()];
    for (const action of actions) this.states.push(this.rules.apply(this.states.at(-1)!, action));
    this.beforeRestart = null;
    this.goTo(cursor);
  }
}

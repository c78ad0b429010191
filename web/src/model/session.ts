// The puzzle on the table: the game, what is known about the position, the help that was taken. No drawing here.
import { solver } from '../engine/engine';
import { analyse, type Verdict } from './analysis';
import type { Builtin } from './catalogue';
import { Game } from './game';
import { rulesOf } from './kinds';
import type { Puzzle } from './puzzle';
import { RushHourRules, type Slide } from './rushhour';
import { gameId } from './share';
import { SokobanRules, type Crates, type Letter } from './sokoban';
import type { Rung } from './stars';

export type AnyAction = Slide | string;
export type AnyState = number[] | Crates;

// Where a puzzle comes from.
export interface Source {
  builtin?: Builtin;
  day?: string; // it was opened as the puzzle of that day
  collection?: { title: string; index: number; puzzles: Puzzle[] };
}

// A way to solve the position that was reached by `before`: after k more actions the position is states[k].
interface Line {
  before: readonly AnyAction[];
  actions: AnyAction[];
  states: AnyState[];
  keys: string[];
}

// Automatic looks at a position end after that many seconds; the player can ask for more.
const PATIENCE = 8;

export class Session {
  readonly rules: RushHourRules | SokobanRules;
  readonly game: Game<AnyState, AnyAction>;
  readonly id: string;
  verdict: Verdict = { state: 'searching' };
  rung: Rung = 1; // what is open now
  highestRung: Rung = 1;
  seen = false;
  proving = false; // the player asked for the solution, so the search goes on without a limit
  onChange: () => void = () => {};
  elapsed = 0;

  private line: Line | null = null;
  private readonly distances = new Map<string, number>();
  private abort = new AbortController();
  private par: number | null = null;
  private clockStarted: number | null = null;

  constructor(
    readonly puzzle: Puzzle,
    readonly source: Source = {},
  ) {
    this.rules = rulesOf(puzzle);
    this.game = new Game(this.rules as never);
    this.id = source.builtin?.id ?? gameId(puzzle);
    if (source.builtin && source.builtin.optimum > 0) this.par = source.builtin.optimum;
  }

  // Positions that are equally far from solved have one key: where the player walks does not matter.
  key(state: AnyState): string {
    if (this.rules instanceof RushHourRules) return (state as number[]).join();
    const { boxes, player } = state as Crates;
    const seen = new Set([player]);
    for (const cell of seen)
      for (const letter of ['u', 'd', 'l', 'r'] as const) {
        const next = this.rules.next(cell, letter);
        if (next >= 0 && !this.rules.wall(next) && !boxes.includes(next)) seen.add(next);
      }
    return `${boxes.toSorted((a, b) => a - b).join()};${Math.min(...seen)}`;
  }

  get text(): string {
    return this.rules.text(this.game.state as never);
  }

  // Moves or pushes of the best solution known from the start, or null.
  get best(): number | null {
    return this.par;
  }

  // What counts against par: moves, or pushes.
  get spent(): number {
    return this.rules instanceof SokobanRules ? this.rules.pushes(this.game.played as string[]) : this.game.moves;
  }

  // The distance left at a point of the game, if it is known.
  distanceAt(n: number): number | undefined {
    return this.distances.get(this.key(this.game.stateAt(n)));
  }
  get toGo(): number | undefined {
    return this.distanceAt(this.game.cursor);
  }

  // The solution from here or from before, and how far along it we are.
  get solution(): { actions: readonly AnyAction[]; at: number } | null {
    const at = this.line?.keys.indexOf(this.key(this.game.state)) ?? -1;
    return this.line && at >= 0 ? { actions: this.line.actions, at } : null;
  }

  // The next move of a shortest solution, if it is known.
  get nextAction(): AnyAction | null {
    const solution = this.solution;
    return solution ? (solution.actions[solution.at] ?? null) : null;
  }

  // What is left of the solution, as the library writes moves; empty if there is none.
  get movesLeft(): string {
    const { rules, solution } = this;
    const [first, ...rest] = solution?.actions.slice(solution.at) ?? [];
    if (first === undefined) return '';
    if (rules instanceof RushHourRules) return [first, ...rest].map((slide) => rules.move(slide as Slide)).join(' ');
    // The player may have walked away from where the solution has him.
    const { player } = rules.apply(this.line!.states[solution!.at] as Crates, (first as string).slice(0, -1));
    const walk = rules.walk(this.game.state as Crates, player);
    return [`${walk}${(first as string).at(-1)}`, ...rest].join(' ');
  }

  play(action: AnyAction): void {
    this.startClock();
    this.game.play(action);
    this.moved();
  }

  undo(): void {
    this.game.undo();
    this.moved();
  }
  redo(): void {
    this.game.redo();
    this.moved();
  }
  restart(): void {
    this.game.restart();
    this.moved();
  }
  goTo(n: number): void {
    this.game.goTo(n);
    this.moved();
  }

  // Moves along the solution to its n-th position.
  seek(n: number): void {
    if (!this.line || !this.solution) return;
    const { before, actions } = this.line;
    const at = Math.max(0, Math.min(actions.length, n));
    this.game.load([...before, ...actions], before.length + at);
    this.moved();
  }

  // In Sokoban: the crate that the solution pushes next, and where to.
  get nextPush(): { box: number; letter: Letter } | null {
    const solution = this.solution;
    const action = solution?.actions[solution.at];
    if (!(this.rules instanceof SokobanRules) || typeof action !== 'string') return null;
    const letter = action.at(-1)!.toLowerCase() as Letter;
    const { player } = this.rules.apply(this.line!.states[solution!.at] as Crates, action.slice(0, -1));
    return { box: this.rules.next(player, letter), letter };
  }

  openHint(): void {
    if (this.rung === 3 || this.nextAction === null) return;
    this.rung = (this.rung + 1) as Rung;
    this.highestRung = Math.max(this.highestRung, this.rung) as Rung;
    this.onChange();
  }

  // Shows the solution, and searches on where it is not proven.
  reveal(): void {
    this.seen = true;
    const { state } = this.verdict;
    if (state === 'stopped' || state === 'found' || state === 'crashed') this.look(true);
    else if (state === 'searching' && !this.proving) this.look(true);
    else this.onChange();
  }

  // Ends the search that runs.
  cancel(): void {
    this.abort.abort();
  }

  get seconds(): number {
    return this.elapsed + (this.clockStarted === null ? 0 : (performance.now() - this.clockStarted) / 1000);
  }

  close(): void {
    this.onChange = () => {};
    this.abort.abort();
    this.stopClock();
  }

  // Looks at the position: from memory, from the solution, or by a search.
  look(thorough = false, megabytes?: number): void {
    const key = this.key(this.game.state);
    const solution = thorough ? null : this.solution;
    if (this.game.solved) {
      this.distances.set(key, 0);
      this.stopClock();
      return this.onChange();
    }
    if (solution) {
      // Every position of a shortest solution is as far as what is left of it.
      if (this.verdict.state === 'proven') this.distances.set(key, this.costOf(solution.actions.slice(solution.at)));
      return this.onChange();
    }
    this.abort.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.proving = thorough;
    void analyse(solver, this.puzzle, this.text, {
      signal,
      megabytes,
      seconds: thorough ? undefined : PATIENCE,
      onUpdate: (verdict) => {
        if (this.abort.signal !== signal) return;
        this.learn(key, verdict);
        this.onChange();
      },
    });
  }

  private learn(key: string, verdict: Verdict): void {
    this.verdict = verdict;
    const solution = verdict.state === 'proven' || verdict.state === 'found' ? verdict.solution : null;
    if (solution) this.line = this.lineFrom(solution.moves);
    if (verdict.state !== 'proven') return;
    this.distances.set(key, verdict.solution.cost);
    if (this.game.cursor === 0) this.par = verdict.solution.cost;
  }

  private lineFrom(moves: string[]): Line {
    const actions = moves.map((m) => (this.rules instanceof RushHourRules ? this.rules.slide(m) : m));
    const states = [this.game.state];
    for (const action of actions) states.push(this.rules.apply(states.at(-1) as never, action as never));
    return { before: this.game.played, actions, states, keys: states.map((state) => this.key(state)) };
  }

  private costOf(actions: readonly AnyAction[]): number {
    return this.rules instanceof RushHourRules ? actions.length : this.rules.pushes(actions as string[]);
  }

  private moved(): void {
    this.rung = 1;
    this.look();
  }

  private startClock(): void {
    this.clockStarted ??= performance.now();
  }
  private stopClock(): void {
    if (this.clockStarted === null) return;
    this.elapsed = this.seconds;
    this.clockStarted = null;
  }
}

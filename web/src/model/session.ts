// The puzzle on the table: the one state behind everything the play view shows. The game, what is known about the
// position, the help that was taken, the solution being watched. No drawing here; views read `version`, which counts
// every change.
import { signal } from '@preact/signals';
import { background, Cancelled, explainer, prompt, solver, tasks } from '../engine/engine';
import type { Deadlock, Rating, Shape, Why } from '../engine/protocol';
import { analyse, proveAtOnce, type Verdict } from './analysis';
import { Book } from './book';
import type { Builtin } from './catalogue';
import { Clock } from './clock';
import { Game, type GameText } from './game';
import { rulesOf, textOf, type AnyAction, type AnyRules, type AnyState } from './kinds';
import { Playback } from './playback';
import type { Puzzle } from './puzzle';
import { ReverseRules } from './reverse';
import type { Crates, Letter, SokobanRules } from './sokoban';
import { stars, type Result, type Rung } from './stars';

// Where a puzzle comes from, and under which address.
export interface Source {
  address: string;
  builtin?: Builtin;
  day?: string; // it is the puzzle of that day
  folder?: { id: string; name: string; index: number; size: number };
}

// What is kept of a game between visits.
export interface Kept extends GameText {
  seconds: number;
  rung: Rung; // the highest that was opened
  seen: boolean; // the solution was shown
  reverse?: GameText; // the same level played backwards
}

export interface Facts {
  shape?: Shape;
  rating?: Rating;
}

// Automatic looks at a position end after that many seconds; the player can ask for more.
const PATIENCE = 8;
const MOST_MEGABYTES = 3072;

// What can be seen without a search.
export const LOSSES: Record<Deadlock['reason'], string> = {
  corner: 'a crate is stuck in a corner and can never reach a ring',
  edge: 'no ring can be reached from where a crate stands',
  frozen: 'crates hold each other in place for ever',
  corral: 'the crates can no longer all come home',
};

export class Session {
  readonly version = signal(0);
  readonly rules: AnyRules;
  readonly game: Game<AnyState, AnyAction>;
  readonly clock = new Clock();
  verdict: Verdict = { state: 'searching' };
  loss: Deadlock | null = null; // what shows that the position is lost
  facts: Facts = {};
  rung: Rung = 1; // what is open now
  highestRung: Rung = 1;
  why: Why | 'asked' | null = null; // what is explained of the position
  seen = false;
  proving = false; // the player asked for the solution, so the search goes on without a limit
  watched: Playback | null = null;
  readonly reverse: Game<AnyState, AnyAction> | null = null; // the level played backwards, where that can be
  reversing = false; // that is what is on the table
  busy: { what: 'rescue' | 'analysis'; done: number; of: number } | null = null;
  trail: { from: AnyState; action: AnyAction } | null = null; // how the position shown came about, if by one move
  solvedNow = false; // the last move solved it, in this visit
  onSolved: (result: Result) => void = () => {};
  speed = 1;

  private readonly book: Book;
  private search = new AbortController();
  private task = new AbortController();
  private visit = new AbortController();
  private open = false;
  private par: number | null = null;

  constructor(
    readonly id: string,
    readonly puzzle: Puzzle,
    readonly source: Source,
    kept?: Kept,
  ) {
    this.rules = rulesOf(puzzle);
    this.game = new Game(this.rules);
    this.book = new Book(puzzle, this.rules);
    // Proved when the page was built: nobody has to wait for it.
    if (source.builtin && source.builtin.optimum > 0) {
      this.par = source.builtin.optimum;
      this.book.tell(this.rules.start(), this.par);
    }
    if (kept && this.game.read(kept)) {
      this.clock.elapsed = kept.seconds;
      this.highestRung = kept.rung;
      this.seen = kept.seen;
    }
    const backwards = puzzle.kind === 'sokoban' && new ReverseRules(puzzle);
    if (backwards && backwards.possible) this.reverse = new Game(backwards as unknown as AnyRules);
    if (kept?.reverse) this.reverse?.read(kept.reverse);
  }

  kept(): Kept {
    return {
      ...this.game.write(),
      seconds: Math.round(this.clock.seconds * 10) / 10,
      rung: this.highestRung,
      seen: this.seen,
      ...(this.reverse?.canUndo && { reverse: this.reverse.write() }),
    };
  }

  // ---- What is shown.

  get state(): AnyState {
    return this.watched?.state ?? this.table.state;
  }
  // What moves, undo and redo are about: the game, or the one played backwards.
  get table(): Game<AnyState, AnyAction> {
    return this.reversing ? this.reverse! : this.game;
  }
  // The board shows something else than the game.
  get aside(): boolean {
    return this.watched !== null || this.reversing;
  }
  get text(): string {
    return this.rules.text(this.game.state);
  }
  // Moves or pushes of the best solution from the start, proven, or null.
  get best(): number | null {
    return this.par;
  }
  // The distance left at a point of the game, if it is known.
  distanceAt(n: number): number | undefined {
    return this.book.toGo(this.game.stateAt(n));
  }
  // Once lost, always lost: so the first point of the game that is known to be lost says it of all that follow.
  get lostFrom(): number {
    for (let n = 0; n <= this.game.actions.length; n++) if (this.book.isLost(this.game.stateAt(n))) return n;
    return Infinity;
  }
  lostAt(n: number): boolean {
    return n >= this.lostFrom;
  }
  // A solution from there is known.
  solvableAt(n: number): boolean {
    return this.book.solution(this.game.stateAt(n)) !== undefined;
  }
  get toGo(): number | undefined {
    return this.distanceAt(this.game.cursor);
  }
  get lost(): boolean {
    return this.lostAt(this.game.cursor);
  }
  // A known solution of the position, and its next move.
  get solution(): AnyAction[] | null {
    return this.book.solution(this.game.state) ?? null;
  }
  get nextAction(): AnyAction | null {
    return this.game.solved ? null : (this.solution?.[0] ?? null);
  }
  // In Sokoban: the crate that the solution pushes next, and where to.
  get nextPush(): { box: number; letter: Letter } | null {
    const action = this.nextAction;
    if (typeof action !== 'string') return null;
    const rules = this.rules as unknown as SokobanRules;
    const letter = action.at(-1)!.toLowerCase() as Letter;
    const state = this.game.state as Crates;
    return { box: rules.next(rules.apply(state, action.slice(0, -1)).player, letter), letter };
  }
  get searching(): boolean {
    return this.verdict.state === 'searching' && !this.game.solved;
  }

  // What this game has earned if it is solved.
  get result(): Result {
    const { cost, moves } = this.game;
    const earned = stars({ moves: cost, par: this.par, rung: this.highestRung, seen: this.seen });
    return {
      best: cost,
      moves,
      stars: earned,
      seen: this.seen,
      at: new Date().toISOString().slice(0, 10),
    };
  }

  // ---- The game. Nothing changes it while a solution is watched.

  // False if the rules do not allow the move, or a solution is being watched.
  play(action: AnyAction): boolean {
    if (this.watched) return false;
    if (this.reversing) return this.playBackwards(action);
    const { state, solved: before } = this.game;
    if (!this.game.play(action)) return false;
    this.clock.start();
    this.moved();
    this.trail = { from: state, action };
    if (this.game.solved && !before) {
      this.solvedNow = true;
      this.onSolved(this.result);
    }
    return true;
  }
  undo(): void {
    this.change(() => this.table.undo(), true);
  }
  redo(): void {
    this.change(() => this.table.redo(), true);
  }
  restart(): void {
    this.change(() => this.table.restart(), true);
  }
  goTo(n: number): void {
    this.change(() => this.game.goTo(n));
  }
  tryVariation(): void {
    this.change(() => this.game.tryVariation());
  }
  keepVariation(): void {
    this.change(() => this.game.keepVariation());
  }
  dropVariation(): void {
    this.change(() => this.game.dropVariation());
  }
  // A line from a link or the clipboard: beside the game if there is one, so that it is not lost.
  takeLine(actions: readonly AnyAction[], cursor = actions.length): void {
    this.change(() => {
      if (this.game.actions.length > 0) this.game.tryVariation();
      this.game.load(actions, cursor);
    });
  }

  // `there`: it is about what is on the table; all else is about the game, and puts it there.
  private change(how: () => void, there = false): void {
    if (this.watched) return;
    if (!there) this.reversing = false;
    how();
    if (this.reversing) this.stepped(null);
    else this.moved();
  }

  // ---- The level played backwards, from its end to its start. The game stays as it is.

  get canReverse(): boolean {
    return this.reverse !== null;
  }
  playReverse(): void {
    if (!this.reverse || this.watched) return;
    this.reversing = true;
    this.stepped(null);
  }
  stopReverse(): void {
    this.reversing = false;
    this.stepped(null);
  }
  private playBackwards(action: AnyAction): boolean {
    const { state } = this.table;
    if (!this.table.play(action)) return false;
    this.stepped({ from: state, action });
    return true;
  }
  // The way back, turned round, is a solution: it becomes the game, or a variation of it if there is one.
  keepReverse(): void {
    if (!this.reversing || !this.table.solved) return;
    const rules = this.table.rules as unknown as ReverseRules;
    const actions = this.rules.read(rules.solution(this.table.played as string[]))!;
    this.takeLine(actions);
    this.solvedNow = true;
    this.onSolved(this.result);
  }

  private moved(): void {
    this.solvedNow = false;
    this.trail = null;
    this.rung = 1;
    this.why = null;
    this.loss = null;
    this.stopTask();
    if (this.game.solved) this.clock.stop();
    this.look();
  }

  // ---- Help.

  openHint(): void {
    if (this.rung === 3 || this.nextAction === null || this.aside) return;
    this.rung = (this.rung + 1) as Rung;
    this.highestRung = Math.max(this.highestRung, this.rung) as Rung;
    this.changed();
  }

  // What must happen here, without the move that is to be made. It costs as much as to be told which piece.
  async askWhy(): Promise<void> {
    if (this.why || this.game.solved || this.aside) return;
    const { state } = this.game;
    this.why = 'asked';
    this.changed();
    const request = { text: this.text, kind: this.puzzle.kind, seconds: PATIENCE };
    const why = await explainer
      .call('explain', request, { signal: this.visit.signal })
      .catch(() => ({ sentences: [], marks: '' }));
    if (this.game.state !== state) return;
    this.why = why;
    if (why.sentences.length > 0) this.highestRung = Math.max(this.highestRung, 2) as Rung;
    this.changed();
  }
  // The marks of what was explained, while it is about what the board shows.
  get whyMarks(): string {
    return this.why && this.why !== 'asked' && !this.aside ? this.why.marks : '';
  }

  // Shows the solution, and searches on where it is not proven.
  reveal(): void {
    this.seen = true;
    const { state } = this.verdict;
    if (!this.game.solved && state !== 'proven' && state !== 'unsolvable' && !this.proving) this.look(true);
    else this.changed();
  }

  // Watches the solution of this position, from its n-th move on. The game stays as it is.
  watch(n = 0, play = false): void {
    if (!this.watched) {
      const { solution } = this;
      if (!solution || solution.length === 0) return;
      this.seen = true;
      this.trail = null;
      this.reversing = false;
      this.watched = new Playback(this.rules, this.game.state, solution, (trail) => this.stepped(trail), this.speed);
    }
    if (play) this.watched.play();
    else this.watched.seek(n);
  }
  private stepped(trail: Session['trail']): void {
    this.trail = trail;
    this.changed();
  }
  stopWatching(): void {
    this.watched?.pause();
    this.watched = null;
    this.trail = null;
    this.changed();
  }
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.watched) this.watched.speed = speed;
    this.changed();
  }

  // Ends whatever runs.
  cancel(): void {
    this.search.abort();
    this.stopTask();
    this.changed();
  }

  // ---- What is known.

  // The view that shows this puzzle is there.
  enter(): void {
    this.open = true;
    this.visit = new AbortController();
    if (this.game.cursor > 0 && !this.game.solved) this.clock.start();
    this.look();
    if (!this.facts.shape) void this.gatherFacts();
  }
  leave(): void {
    this.open = false;
    this.watched?.pause();
    this.watched = null;
    this.reversing = false;
    this.solvedNow = false;
    this.clock.stop();
    this.search.abort();
    this.visit.abort();
    this.stopTask();
  }

  // Looks at the position: in the book, or by a search.
  look(thorough = false): void {
    if (!this.open) return;
    this.search.abort();
    this.proving = false;
    const { state } = this.game;
    const known = this.book.verdict(state);
    if (this.game.solved) return this.changed();
    const looked = this.checkLoss(state);
    if (known && !(thorough && known.state !== 'proven' && known.state !== 'unsolvable')) {
      this.verdict = known;
      this.fillGaps();
      return this.changed();
    }
    this.search = new AbortController();
    const { signal } = this.search;
    this.proving = thorough;
    void analyse(solver, this.puzzle, this.text, {
      signal,
      ...(thorough ? { megabytes: MOST_MEGABYTES } : { seconds: PATIENCE }),
      onUpdate: (verdict) => {
        // Where one look shows why a position is lost, that is what is said of it, and not that a search found no way.
        if (verdict.state === 'unsolvable') void looked.then(() => this.learned(state, verdict, signal));
        else this.learned(state, verdict, signal);
      },
    });
    this.changed();
  }

  private learned(state: AnyState, verdict: Verdict, signal: AbortSignal): void {
    if (this.search.signal !== signal || (signal.aborted && this.loss)) return;
    this.verdict = verdict;
    if (verdict.state !== 'searching') {
      this.proving = false;
      this.book.learn(state, verdict);
      this.verdict = this.book.verdict(state)!;
      this.learnPar();
      this.fillGaps();
    }
    this.changed();
  }

  private learnPar(): void {
    const fromStart = this.book.toGo(this.rules.start());
    if (fromStart !== undefined && fromStart > 0) this.par = fromStart;
  }

  // Whether crates are stuck can be seen without a search.
  private async checkLoss(state: AnyState): Promise<void> {
    if (this.puzzle.kind !== 'sokoban') return;
    await prompt.call('deadlock', { text: this.rules.text(state), kind: 'sokoban' }).then(
      (found) => {
        if (!found.dead) return;
        this.book.learn(state, { state: 'unsolvable', states: 0, reason: LOSSES[found.reason] });
        if (this.game.state !== state) return;
        this.loss = found;
        this.verdict = this.book.verdict(state)!;
        this.search.abort();
        this.changed();
      },
      () => {}, // then there is nothing to say
    );
  }

  private async gatherFacts(): Promise<void> {
    const request = { text: textOf(this.puzzle), kind: this.puzzle.kind, budget: 200_000, seconds: 5 };
    const { signal } = this.visit;
    try {
      this.facts = { shape: await background.call('explore', request, { signal }) };
      this.changed();
      this.facts = { ...this.facts, rating: await background.call('rate', request, { signal }) };
      this.changed();
    } catch {
      // Too large, or something else was asked for meanwhile: then there is nothing to show.
    }
  }

  // Small boards are proved in a blink, so every move of the game is.
  private fillGaps(): void {
    if (proveAtOnce(this.puzzle) && !this.busy && this.gaps().length > 0) void this.analyseGame();
  }

  private gaps(): number[] {
    const all = Array.from({ length: this.game.actions.length + 1 }, (_, n) => n);
    const { lostFrom } = this;
    return all.filter((n) => n < lostFrom && this.distanceAt(n) === undefined);
  }
  get hasGaps(): boolean {
    return this.gaps().length > 0;
  }

  // Proves the distance at every move of the game, the last first.
  async analyseGame(): Promise<void> {
    const gaps = this.gaps().reverse();
    await this.work('analysis', gaps.length, async (signal, tick) => {
      for (const n of gaps) {
        const state = this.game.stateAt(n);
        if (this.book.toGo(state) === undefined && !this.book.isLost(state)) await this.ask(state, signal, true);
        tick();
      }
    });
    this.learnPar();
    this.changed();
  }

  // Goes back to the last position that is not lost. Once lost, always lost: so halving finds it. Answers how many
  // moves were taken back, or null if it was cancelled or there is no such position.
  async rescue(): Promise<number | null> {
    let good = -1;
    let bad = this.game.cursor;
    const from = bad;
    const finished = await this.work('rescue', Math.ceil(Math.log2(bad + 1)), async (signal, tick) => {
      while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        const state = this.game.stateAt(middle);
        if (!this.book.isLost(state) && this.book.verdict(state) === undefined) await this.ask(state, signal, false);
        if (this.book.isLost(state)) bad = middle;
        else good = middle;
        tick();
      }
    });
    if (!finished || good < 0) return null;
    this.goTo(good);
    return from - good;
  }

  private async ask(state: AnyState, signal: AbortSignal, thorough: boolean): Promise<void> {
    const text = this.rules.text(state);
    if (this.puzzle.kind === 'sokoban') {
      const found = await prompt.call('deadlock', { text, kind: 'sokoban' }, { signal });
      if (found.dead) return this.book.learn(state, { state: 'unsolvable', states: 0, reason: LOSSES[found.reason] });
    }
    const verdict = await analyse(tasks, this.puzzle, text, {
      signal,
      seconds: thorough ? PATIENCE : PATIENCE / 2,
      onUpdate: () => {},
    });
    if (signal.aborted) throw new Cancelled();
    if (verdict.state !== 'searching') this.book.learn(state, verdict);
  }

  // Runs one task at a time, with its progress; false if it was cancelled.
  private async work(
    what: 'rescue' | 'analysis',
    of: number,
    run: (signal: AbortSignal, tick: () => void) => Promise<void>,
  ): Promise<boolean> {
    this.stopTask();
    this.task = new AbortController();
    const { signal } = this.task;
    const busy = { what, done: 0, of };
    this.busy = busy;
    this.changed();
    try {
      await run(signal, () => {
        busy.done++;
        this.changed();
      });
      return !signal.aborted;
    } catch {
      return false;
    } finally {
      if (this.busy === busy) this.busy = null;
      this.changed();
    }
  }

  private stopTask(): void {
    this.task.abort();
    this.busy = null;
  }

  private changed(): void {
    this.version.value++;
  }
}

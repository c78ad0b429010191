// The puzzle on the table: the one state behind everything the play view shows. The game, what is known about the
// position, the help that was taken, the solution being watched. No drawing here; views read `version`, which counts
// every change, or `beside`.
import { signal } from '@preact/signals';
import type { Builtin } from '../puzzles/catalogue';
import { Clock } from './clock';
import { Game, type GameText } from './game';
import { rulesOf, type AnyAction, type AnyRules, type AnyState } from '../puzzles/kinds';
import { Playback } from './playback';
import type { Puzzle } from '../puzzles/puzzle';
import { ReverseRules } from '../puzzles/reverse';
import { stars, type Result, type Rung } from './stars';
import { gatherFacts, type Facts } from './facts';
import { Help } from './help';
import { Knowledge } from './knowledge';
import { Tasks } from './tasks';

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

export const LARGE = 20; // cells of a side: of such a level not all is drawn in one frame

export class Session {
  readonly version = signal(0);
  readonly beside = signal(0); // the same for all but the board, which goes first where there is much to draw
  readonly rules: AnyRules;
  readonly game: Game<AnyState, AnyAction>;
  readonly clock = new Clock();
  readonly known: Knowledge;
  readonly tasks: Tasks;
  readonly help = new Help(() => this.changed());
  facts: Facts = {};
  seen = false;
  watched: Playback | null = null;
  readonly reverse: Game<AnyState, AnyAction> | null = null; // the level played backwards, where that can be
  reversing = false; // that is what is on the table
  trail: { from: AnyState; action: AnyAction } | null = null; // how the position shown came about, if by one move
  solvedNow = false; // the last move solved it, in this visit
  onSolved: (result: Result) => void = () => {};
  onRated: (result: Result) => void = () => {}; // what is on the table is solved, and how well has become known
  speed = 1;

  private visit = new AbortController();
  private filmWanted = false; // as soon as there is a solution, it is to be played

  constructor(
    readonly id: string,
    readonly puzzle: Puzzle,
    readonly source: Source,
    kept?: Kept,
    private readonly shown?: () => Promise<void>, // resolves when what has changed is on the screen
  ) {
    const changed = () => this.changed();
    this.rules = rulesOf(puzzle);
    this.game = new Game(this.rules);
    this.known = new Knowledge(puzzle, this.rules, this.game, source.builtin, changed);
    this.tasks = new Tasks(puzzle, this.rules, this.game, this.known, changed);
    this.known.onSettled = () => {
      this.tasks.fillGaps();
      if (this.filmWanted) this.watch(0, true);
      this.filmWanted = false;
    };
    this.known.onBest = () => this.game.solved && this.onRated(this.result);
    if (kept && this.game.read(kept)) {
      this.clock.elapsed = kept.seconds;
      this.help.highest = kept.rung;
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
      rung: this.help.highest,
      seen: this.seen,
      ...(this.reverse?.canUndo && { reverse: this.reverse.write() }),
    };
  }

  // The view that shows this puzzle is there, or is not.
  enter(): void {
    this.visit = new AbortController();
    this.runClock(true);
    this.known.enter();
    if (this.facts.rating) return;
    void gatherFacts(this.puzzle, this.visit.signal, (facts) => {
      this.facts = facts;
      this.changed();
    });
  }
  // Nobody plays while nobody sees the page.
  runClock(seen: boolean): void {
    if (!seen) this.clock.stop();
    else if (this.game.cursor > 0 && !this.game.solved) this.clock.start();
  }
  leave(): void {
    this.watched?.pause();
    this.watched = null;
    this.filmWanted = false;
    this.reversing = false;
    this.solvedNow = false;
    this.clock.stop();
    this.known.leave();
    this.visit.abort();
    this.tasks.stop();
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
  // The marks of what was explained, while it is about what the board shows.
  get whyMarks(): string {
    return this.aside ? '' : this.help.marks;
  }
  // What this game has earned if it is solved.
  get result(): Result {
    const { cost, moves } = this.game;
    const earned = stars({ moves: cost, par: this.known.best, rung: this.help.highest, seen: this.seen });
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
  // Goes back to the last position that is not lost. Answers how many moves were taken back, or null if it was cancelled
  // or there is no such position.
  async rescue(): Promise<number | null> {
    const from = this.game.cursor;
    const to = await this.tasks.lastSolvable();
    if (to === null) return null;
    this.goTo(to);
    return from - to;
  }

  // `there`: it is about what is on the table; all else is about the game, and puts it there.
  private change(how: () => void, there = false): void {
    if (this.watched) return;
    if (!there) this.reversing = false;
    how();
    if (this.reversing) this.stepped(null);
    else this.moved();
  }

  // The board is to show something else than the game, which nothing may change meanwhile.
  private turnAside(): void {
    this.filmWanted = false;
    if (this.tasks.busy?.what === 'rescue') this.tasks.stop();
  }

  private moved(): void {
    this.filmWanted = false;
    this.solvedNow = false;
    this.trail = null;
    this.help.reset();
    this.tasks.stop();
    if (this.game.solved) this.clock.stop();
    this.known.moved();
  }

  // ---- The level played backwards, from its end to its start. The game stays as it is.

  get canReverse(): boolean {
    return this.reverse !== null;
  }
  playReverse(): void {
    if (!this.reverse || this.watched) return;
    this.turnAside();
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

  // ---- Help.

  openHint(): void {
    if (this.known.nextAction !== null && !this.aside) this.help.open();
  }
  async askWhy(): Promise<void> {
    if (!this.game.solved && !this.aside) await this.help.askWhy(this.text, this.puzzle.kind, this.visit.signal);
  }

  // The solution has left the page, as a file that shows it.
  handOut(): void {
    this.seen = true;
    this.changed();
  }

  // Shows the solution, and searches on where it is not proven.
  reveal(): void {
    if (this.game.solved) return;
    this.seen = true;
    const { verdict, proving } = this.known;
    if (verdict.state !== 'proven' && verdict.state !== 'unsolvable' && !proving) this.known.look(true);
    else this.changed();
  }

  // Watches the solution of this position, from its n-th move on; one that is to be played may still be searched for. The
  // game stays as it is.
  watch(n = 0, play = false): void {
    if (!this.watched) {
      const { solution } = this.known;
      this.filmWanted = play;
      if (!solution || solution.length === 0) return;
      this.turnAside();
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
    this.filmWanted = false;
    this.known.cancel();
    this.tasks.stop();
    this.help.cancel();
    this.changed();
  }

  private changed(): void {
    const version = ++this.version.value;
    if (!this.shown || Math.max(this.puzzle.width, this.puzzle.height) <= LARGE) this.beside.value = version;
    else void this.shown().then(() => (this.beside.value = this.version.value));
  }
}

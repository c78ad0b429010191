// The puzzle on the table, and all that goes with it: the one state behind everything the play view shows. The game
// (table.ts), what is known about the position, the help that was taken, the clock, what is kept. No drawing here; views
// read `version`, which counts every change, or `beside`.
import { signal, type Signal } from '@preact/signals';
import type { Builtin } from '../puzzles/catalogue';
import type { Puzzle } from '../puzzles/puzzle';
import { Clock } from './clock';
import { gatherFacts, type Facts } from './facts';
import type { GameText } from './game';
import { Help } from './help';
import { Knowledge } from './knowledge';
import type { Pace } from './pace';
import { stars, type Result, type Rung } from './stars';
import { Table } from './table';
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


export class Session extends Table {
  readonly version = signal(0);
  // The same for what stands beside the board, and for the lists: where there is much to draw, each gets a frame of its own.
  readonly beside = signal(0);
  readonly lists = signal(0);
  readonly clock = new Clock();
  readonly known: Knowledge;
  readonly tasks: Tasks;
  readonly help = new Help(() => this.changed());
  facts: Facts = {};
  seen = false; // the solution was shown
  solvedNow = false; // the last move solved it, in this visit
  onSolved: (result: Result) => void = () => {};
  onRated: (result: Result) => void = () => {}; // what is on the table is solved, and how well has become known

  private readonly pace: Pace | undefined; // of what takes more than a frame
  private visit = new AbortController();
  private filmWanted = false; // as soon as there is a solution, it is to be played

  constructor(
    readonly id: string,
    puzzle: Puzzle,
    readonly source: Source,
    kept?: Kept,
    pace?: Pace,
  ) {
    super(puzzle);
    const changed = () => this.changed();
    if (Math.max(puzzle.width, puzzle.height) > LARGE) this.pace = pace;
    this.known = new Knowledge(puzzle, this.rules, this.game, source.builtin, changed, this.pace);
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

  protected changed(): void {
    this.version.value++;
    void this.inTurn([this.beside, this.lists]);
  }
  private async inTurn(views: Signal<number>[]): Promise<void> {
    for (const view of views) {
      if (this.pace) await this.pace.shown();
      view.value = this.version.value;
    }
  }

  // ---- What happens on the table.

  protected moved(): void {
    this.filmWanted = false;
    this.solvedNow = false;
    this.help.reset();
    this.tasks.stop();
    if (this.game.solved) this.clock.stop();
    else if (this.trail) this.clock.start();
    this.known.moved();
  }
  protected won(): void {
    this.solvedNow = true;
    this.onSolved(this.result);
  }
  // Nothing may change the game meanwhile.
  protected turnedAside(): void {
    this.filmWanted = false;
    if (this.tasks.busy?.what === 'rescue') this.tasks.stop();
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

  // Watches the solution of this position, from its n-th move on; one that is to be played may still be searched for.
  watch(n = 0, play = false): void {
    if (!this.watched) {
      const { solution } = this.known;
      this.filmWanted = play;
      if (!solution || solution.length === 0) return;
      this.seen = true;
      this.watchFilm(solution);
    }
    if (play) this.watched!.play();
    else this.watched!.seek(n);
  }

  // Ends whatever runs.
  cancel(): void {
    this.filmWanted = false;
    this.known.cancel();
    this.tasks.stop();
    this.help.cancel();
    this.changed();
  }
}

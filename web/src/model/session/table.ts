// What lies on the table, and everything that changes it: the game; beside it the level played backwards, or a solution
// that is watched, while the game stays as it is. What is known, kept and said about it is the session's.
import { rulesOf, type AnyAction, type AnyRules, type AnyState } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';
import { ReverseRules } from '../puzzles/reverse';
import { Game } from './game';
import { Playback } from './playback';

export abstract class Table {
  readonly rules: AnyRules;
  readonly game: Game<AnyState, AnyAction>;
  readonly reverse: Game<AnyState, AnyAction> | null = null; // the level played backwards, where that can be
  reversing = false; // that is what is on the table
  watched: Playback | null = null;
  trail: { from: AnyState; action: AnyAction } | null = null; // how the position shown came about, if by one move
  speed = 1;

  constructor(readonly puzzle: Puzzle) {
    this.rules = rulesOf(puzzle);
    this.game = new Game(this.rules);
    const backwards = puzzle.kind === 'sokoban' && new ReverseRules(puzzle);
    if (backwards && backwards.possible) this.reverse = new Game(backwards as unknown as AnyRules);
  }

  // Something that is shown has changed; the game has, to a position that `trail` led to if it was played; and what was
  // played has solved it. The board is about to show something else than the game.
  protected abstract changed(): void;
  protected abstract moved(): void;
  protected abstract won(): void;
  protected abstract turnedAside(): void;

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

  // ---- The game. Nothing changes it while a solution is watched.

  // False if the rules do not allow the move, or a solution is being watched.
  play(action: AnyAction): boolean {
    const { state, solved } = this.table;
    if (this.watched || !this.table.play(action)) return false;
    this.trail = { from: state, action };
    if (this.reversing) this.changed();
    else {
      this.moved();
      if (this.game.solved && !solved) this.won();
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
    this.trail = null;
    if (this.reversing) this.changed();
    else this.moved();
  }

  private show(trail: Table['trail']): void {
    this.trail = trail;
    this.changed();
  }

  // ---- The level played backwards, from its end to its start.

  get canReverse(): boolean {
    return this.reverse !== null;
  }
  playReverse(): void {
    if (!this.reverse || this.watched) return;
    this.turnedAside();
    this.reversing = true;
    this.show(null);
  }
  stopReverse(): void {
    this.reversing = false;
    this.show(null);
  }
  // The way back, turned round, is a solution: it becomes the game, or a variation of it if there is one.
  keepReverse(): void {
    if (!this.reversing || !this.table.solved) return;
    const rules = this.table.rules as unknown as ReverseRules;
    this.takeLine(this.rules.read(rules.solution(this.table.played as string[]))!);
    this.won();
  }

  // ---- A solution that is watched.

  protected watchFilm(solution: AnyAction[]): void {
    this.turnedAside();
    this.reversing = false;
    this.trail = null;
    this.watched = new Playback(this.rules, this.game.state, solution, (trail) => this.show(trail), this.speed);
  }
  stopWatching(): void {
    this.watched?.pause();
    this.watched = null;
    this.show(null);
  }
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.watched) this.watched.speed = speed;
    this.changed();
  }
}

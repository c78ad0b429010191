// What is known of the position on the table and of the game that led to it: from the book, or by a search that goes on
// while someone thinks.
import { prompt, solver } from '../../engine/engine';
import type { Deadlock } from '../../engine/protocol';
import { analyse, type Verdict } from './analysis';
import { Book } from './book';
import type { Builtin } from '../puzzles/catalogue';
import type { Game } from './game';
import type { Pace } from './pace';
import type { AnyAction, AnyRules, AnyState } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';
import type { Crates, Letter, SokobanRules } from '../puzzles/sokoban';

// Automatic looks at a position end after that many seconds; the player can ask for more.
export const PATIENCE = 8;
const MOST_MEGABYTES = 3072;

// What can be seen without a search.
const LOSSES: Record<Deadlock['reason'], string> = {
  corner: 'a crate is stuck in a corner and can never reach a ring',
  edge: 'no ring can be reached from where a crate stands',
  frozen: 'crates hold each other in place for ever',
  corral: 'the crates can no longer all come home',
};

// What is known of a point of the game.
interface Point {
  spent: number; // moves or pushes up to it
  toGo: number | undefined; // the distance left, if it is proven
  lost: boolean; // that very position is proven to be
}

interface Points {
  of: readonly AnyState[];
  version: number; // of the book
  list: readonly Point[];
  lostFrom: number; // the first that is lost
}

export class Knowledge {
  verdict: Verdict = { state: 'searching' };
  loss: Deadlock | null = null; // what shows that the position is lost
  best: number | null = null; // moves or pushes of the best solution from the start, proven
  proving = false; // the player asked for the solution, so the search goes on without a limit
  onSettled: () => void = () => {}; // of the position, all is known that a search will find
  onBest: () => void = () => {}; // it has become known how good a solution can be

  private readonly book: Book;
  private search = new AbortController();
  private searched: AnyState | null = null; // the position that it is about
  private open = false;
  private points: Points = { of: [], version: -1, list: [], lostFrom: Infinity };

  constructor(
    private readonly puzzle: Puzzle,
    private readonly rules: AnyRules,
    private readonly game: Game<AnyState, AnyAction>,
    builtin: Builtin | undefined,
    private readonly changed: () => void,
    private readonly pace?: Pace, // when there is time to ask the library
  ) {
    this.book = new Book(puzzle, rules);
    // Proved when the page was built: nobody has to wait for it.
    if (builtin && builtin.optimum > 0) {
      this.best = builtin.optimum;
      this.book.tell(rules.start(), this.best);
    }
  }

  // ---- Points of the game.

  // All of them. A move adds one to a thousand others, which are not looked up again unless something was learned.
  private get allPoints(): Points {
    const { states, actions } = this.game;
    const { version } = this.book;
    const old = this.points;
    if (old.of === states && old.version === version) return old;
    const differs = old.version === version ? states.findIndex((state, n) => state !== old.of[n]) : 0;
    const list = old.list.slice(0, differs < 0 ? states.length : differs);
    for (let n = list.length; n < states.length; n++) {
      const spent = n === 0 ? 0 : list[n - 1].spent + this.rules.cost([actions[n - 1]]);
      list.push({ spent, toGo: this.book.toGo(states[n]), lost: this.book.isLost(states[n]) });
    }
    const lost = list.findIndex((point) => point.lost);
    return (this.points = { of: states, version, list, lostFrom: lost < 0 ? Infinity : lost });
  }
  get line(): readonly Point[] {
    return this.allPoints.list;
  }
  // The distance left, if it is known.
  distanceAt(n: number): number | undefined {
    return this.line[n].toGo;
  }
  // Once lost, always lost: so the first point of the game that is known to be lost says it of all that follow.
  get lostFrom(): number {
    return this.allPoints.lostFrom;
  }
  lostAt(n: number): boolean {
    return n >= this.lostFrom;
  }
  // That very point is proven to be lost.
  isLost(n: number): boolean {
    return this.book.isLost(this.game.stateAt(n));
  }
  // A solution from there is known.
  solvableAt(n: number): boolean {
    return this.book.solution(this.game.stateAt(n)) !== undefined;
  }
  // A search has looked at it.
  settledAt(n: number): boolean {
    return this.book.verdict(this.game.stateAt(n)) !== undefined;
  }

  // ---- The position.

  get toGo(): number | undefined {
    return this.distanceAt(this.game.cursor);
  }
  get lost(): boolean {
    return this.lostAt(this.game.cursor);
  }
  // A known solution of it, and its next move.
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

  // ---- Looking.

  // The view that shows this puzzle is there, or is not.
  enter(): void {
    this.open = true;
    this.look();
  }
  leave(): void {
    this.open = false;
    this.cancel();
  }
  cancel(): void {
    this.search.abort();
  }
  // Another position is on the table.
  moved(): void {
    this.loss = null;
    this.look();
  }

  // Looks at the position: in the book, or by a search. Of a solved one, what is still to be known is how good it could have
  // been, from its start.
  look(thorough = false): void {
    if (!this.open) return;
    const { solved } = this.game;
    const state = solved ? this.rules.start() : this.game.state;
    // Steps of the player are none of the search's business: it goes on.
    const runs = this.searching && !this.search.signal.aborted;
    if (runs && !thorough && this.searched && this.book.same(state, this.searched)) {
      void this.checkLoss(state);
      return this.changed();
    }
    this.search.abort();
    this.proving = false;
    if (solved && this.best !== null) return this.changed();
    const known = this.book.verdict(state);
    const looked = this.checkLoss(state);
    if (known && !(thorough && known.state !== 'proven' && known.state !== 'unsolvable')) {
      this.verdict = known;
      this.onSettled();
      return this.changed();
    }
    this.search = new AbortController();
    this.searched = state;
    this.proving = thorough;
    this.verdict = { state: 'searching' };
    void this.ask(state, thorough, this.search.signal, looked);
    this.changed();
  }

  private async ask(state: AnyState, thorough: boolean, signal: AbortSignal, looked: Promise<void>): Promise<void> {
    await this.pace?.rest();
    if (this.search.signal !== signal) return; // another position is on the table by now
    await analyse(solver, this.puzzle, this.rules.text(state), {
      signal,
      ...(thorough ? { megabytes: MOST_MEGABYTES } : { seconds: PATIENCE }),
      onUpdate: (verdict) => {
        // Where one look shows why a position is lost, that is what is said of it, and not that a search found no way.
        if (verdict.state === 'unsolvable') void looked.then(() => this.learned(state, verdict, signal));
        else this.learned(state, verdict, signal);
      },
    });
  }

  private learned(state: AnyState, verdict: Verdict, signal: AbortSignal): void {
    if (this.search.signal !== signal || (signal.aborted && this.loss)) return;
    this.verdict = verdict;
    if (verdict.state !== 'searching') {
      this.proving = false;
      this.learn(state, verdict);
      this.verdict = this.book.verdict(state)!;
      this.onSettled();
    }
    this.changed();
  }

  // Whether crates are stuck can be seen without a search.
  private async checkLoss(state: AnyState): Promise<void> {
    if (this.book.look(state) === undefined) await this.pace?.calm();
    if (this.game.state !== state) return;
    const found = await this.lookForLoss(state).catch(() => null); // then there is nothing to say
    if (!found || this.game.state !== state) return;
    this.loss = found;
    this.verdict = this.book.verdict(state)!;
    this.search.abort();
    this.changed();
  }

  // What one look shows of a position, which the book then knows as well; null if it shows nothing.
  async lookForLoss(state: AnyState, signal?: AbortSignal): Promise<Deadlock | null> {
    if (this.puzzle.kind !== 'sokoban') return null;
    const known = this.book.look(state);
    if (known !== undefined) return known;
    const found = await prompt.call('deadlock', { text: this.rules.text(state), kind: 'sokoban' }, { signal });
    this.book.looked(state, found.dead ? found : null);
    if (!found.dead) return null;
    this.learn(state, { state: 'unsolvable', states: 0, reason: LOSSES[found.reason] });
    return found;
  }

  // An answer of the library, whoever has asked.
  learn(state: AnyState, verdict: Exclude<Verdict, { state: 'searching' }>): void {
    this.book.learn(state, verdict);
    const fromStart = this.book.toGo(this.rules.start());
    if (this.best !== null || !fromStart) return;
    this.best = fromStart;
    this.onBest();
  }
}

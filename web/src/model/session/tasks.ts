// What takes many questions to the library: every move of the game judged, and the way back to a position that is not
// lost. One runs at a time, with its progress, until it is done or cancelled.
import { Cancelled, tasks } from '../../engine/engine';
import { analyse, proveAtOnce } from './analysis';
import type { Game } from './game';
import type { AnyAction, AnyRules, AnyState } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';
import { PATIENCE, type Knowledge } from './knowledge';

export class Tasks {
  busy: { what: 'rescue' | 'analysis'; done: number; of: number } | null = null;
  private task = new AbortController();

  constructor(
    private readonly puzzle: Puzzle,
    private readonly rules: AnyRules,
    private readonly game: Game<AnyState, AnyAction>,
    private readonly known: Knowledge,
    private readonly changed: () => void,
  ) {}

  // Points of the game whose distance is not known.
  private gaps(): number[] {
    const { line, lostFrom } = this.known;
    return line.flatMap(({ toGo }, n) => (n < lostFrom && toGo === undefined ? [n] : []));
  }
  get hasGaps(): boolean {
    const { line, lostFrom } = this.known;
    return line.some(({ toGo }, n) => n < lostFrom && toGo === undefined);
  }

  // Small boards are proved in a blink, so every move of the game is.
  fillGaps(): void {
    if (proveAtOnce(this.puzzle) && !this.busy && this.hasGaps) void this.analyseGame();
  }

  // Proves the distance at every move of the game, the last first. False if it was cancelled.
  analyseGame(): Promise<boolean> {
    const gaps = this.gaps().reverse();
    return this.work('analysis', gaps.length, async (signal, tick) => {
      for (const n of gaps) {
        if (this.known.distanceAt(n) === undefined && !this.known.isLost(n)) await this.ask(n, signal, PATIENCE);
        tick();
      }
    });
  }

  // The last point of the game up to here that is not lost. Once lost, always lost: so halving finds it. Null if it was
  // cancelled or there is no such point.
  async lastSolvable(): Promise<number | null> {
    let good = -1;
    let bad = this.game.cursor;
    const finished = await this.work('rescue', Math.ceil(Math.log2(bad + 1)), async (signal, tick) => {
      while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (!this.known.isLost(middle) && !this.known.settledAt(middle)) await this.ask(middle, signal, PATIENCE / 2);
        if (this.known.isLost(middle)) bad = middle;
        else good = middle;
        tick();
      }
    });
    return finished && good >= 0 ? good : null;
  }

  private async ask(n: number, signal: AbortSignal, seconds: number): Promise<void> {
    const state = this.game.stateAt(n);
    if (await this.known.lookForLoss(state, signal)) return;
    const text = this.rules.text(state);
    const verdict = await analyse(tasks, this.puzzle, text, { signal, seconds, onUpdate: () => {} });
    if (signal.aborted) throw new Cancelled();
    if (verdict.state !== 'searching') this.known.learn(state, verdict);
  }

  // False if it was cancelled.
  private async work(
    what: 'rescue' | 'analysis',
    of: number,
    run: (signal: AbortSignal, tick: () => void) => Promise<void>,
  ): Promise<boolean> {
    this.stop();
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

  stop(): void {
    if (this.busy) this.task.abort();
    this.busy = null;
  }
}

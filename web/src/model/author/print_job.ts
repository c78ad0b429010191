// Puzzles on their way to paper: their boards in black ink, how hard they are, and their solutions, as far as they have
// come.
import { signal } from '@preact/signals';
import { Engine, WORKSHOP } from '../../engine/engine';
import { analyse } from '../session/analysis';
import { textOf } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';

export interface ToPrint {
  puzzle: Puzzle;
  name: string;
  class?: number; // where it is known already
}

export interface Printed extends ToPrint {
  number: number;
  ink: string; // the board in black, as SVG
  solution?: { cost: number; optimal: boolean; moves: string } | 'none' | 'unknown';
}

let boardsDrawn = 0; // no two may have the same names inside

const PATIENCE = 10; // seconds for one puzzle
const drawer = new Engine(WORKSHOP);
const engine = new Engine(); // of its own, so that games go on beside it

export class PrintJob {
  readonly printed = signal<Printed[]>([]);
  readonly state = signal<'new' | 'working' | 'done' | 'stopped'>('new');
  private abort = new AbortController();

  // Boards come first, as they take no time; then what has to be worked out.
  async run(puzzles: readonly ToPrint[], solutions: boolean): Promise<void> {
    this.cancel();
    const { signal } = (this.abort = new AbortController());
    const old = this.printed.value;
    const kept = (one: ToPrint) => old.find((o) => o.puzzle === one.puzzle);
    this.state.value = 'working';
    let outcome: 'done' | 'stopped' = 'stopped';
    try {
      const boards: Printed[] = [];
      for (const [i, one] of puzzles.entries()) {
        const ink = kept(one)?.ink ?? (await this.board(one.puzzle, signal));
        boards.push({ ...kept(one), ...one, number: i + 1, class: one.class ?? kept(one)?.class, ink });
      }
      this.printed.value = boards;
      for (const one of boards) {
        const rated = one.class ?? (await this.rate(one.puzzle, signal));
        const solution = one.solution ?? (solutions ? await this.solve(one.puzzle, signal) : undefined);
        signal.throwIfAborted();
        const next = { ...one, class: rated, solution };
        this.printed.value = this.printed.value.map((other) => (other.puzzle === one.puzzle ? next : other));
      }
      outcome = 'done';
    } catch {
      // Cancelled, or the library stopped: then what is there can be printed.
    }
    if (this.abort.signal === signal) this.state.value = outcome;
  }

  cancel(): void {
    this.abort.abort();
  }

  private async board(puzzle: Puzzle, signal: AbortSignal): Promise<string> {
    const request = { text: textOf(puzzle), kind: puzzle.kind, id: `board-${boardsDrawn++}` };
    return (await drawer.call('paper-board', request, { signal })).svg;
  }

  private async rate(puzzle: Puzzle, signal: AbortSignal): Promise<number> {
    const request = { text: textOf(puzzle), kind: puzzle.kind, budget: 200_000, seconds: PATIENCE };
    const rating = await engine.call('rate', request, { signal });
    return rating.outcome === 'solved' ? rating.level : 0;
  }

  private async solve(puzzle: Puzzle, signal: AbortSignal): Promise<Printed['solution']> {
    const verdict = await analyse(engine, puzzle, textOf(puzzle), { signal, seconds: PATIENCE, onUpdate: () => {} });
    if (verdict.state === 'unsolvable') return 'none';
    if (verdict.state !== 'proven' && verdict.state !== 'found') return 'unknown';
    const { cost, moves } = verdict.solution;
    return { cost, optimal: verdict.state === 'proven', moves: moves.join(puzzle.kind === 'sokoban' ? '' : ' ') };
  }
}

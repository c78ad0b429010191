// Asks the library about a position: how far it is from solved, and by which moves.
import { Cancelled, Crashed, EngineError, type Engine } from '../../engine/engine';
import type { Progress, Solution } from '../../engine/protocol';
import type { Puzzle } from '../puzzles/puzzle';

export type Verdict =
  | { state: 'searching'; progress?: Progress; found?: Solution }
  | { state: 'proven'; solution: Solution }
  | { state: 'found'; solution: Solution; lowerBound: number; limit: Limit }
  | { state: 'unsolvable'; states: number; reason: string }
  | { state: 'stopped'; lowerBound: number; limit: Limit }
  | { state: 'refused'; reason: string }
  | { state: 'crashed' };

export type Limit = 'cancelled' | 'time' | 'memory';

export interface AnalysisOptions {
  signal: AbortSignal;
  seconds?: number;
  megabytes?: number;
  onUpdate: (verdict: Verdict) => void;
}

// Boards that are proved in a blink need no first answer to be going on with.
export function proveAtOnce(puzzle: Puzzle): boolean {
  return puzzle.kind === 'rushhour' && puzzle.width <= 6 && puzzle.height <= 6;
}

const limitOf = (solution: Solution): Limit => (solution.outcome === 'out_of_memory' ? 'memory' : 'time');

// Reports every change of what is known; the last report is the verdict, which is also returned. Never rejects: whatever
// happens, a search that is shown as running comes to an end.
export async function analyse(
  engine: Engine,
  puzzle: Puzzle,
  text: string,
  options: AnalysisOptions,
): Promise<Verdict> {
  const { signal, seconds, megabytes, onUpdate } = options;
  let found: Solution | undefined;
  let lowerBound = 0;
  const settle = (verdict: Verdict) => {
    onUpdate(verdict);
    return verdict;
  };
  const run = (untilOptimal: number) =>
    engine.call(
      'solve',
      { text, kind: puzzle.kind, untilOptimal, ...(seconds && { seconds }), ...(megabytes && { megabytes }) },
      {
        signal,
        onProgress: (progress) => {
          lowerBound = Math.max(lowerBound, progress.lowerBound);
          onUpdate({ state: 'searching', progress, found });
        },
      },
    );
  const stopped = (limit: Limit): Verdict =>
    found ? { state: 'found', solution: found, lowerBound, limit } : { state: 'stopped', lowerBound, limit };

  onUpdate({ state: 'searching' });
  try {
    for (const untilOptimal of proveAtOnce(puzzle) ? [1] : [0, 1]) {
      const solution = await run(untilOptimal);
      lowerBound = Math.max(lowerBound, solution.lowerBound);
      if (solution.outcome === 'unsolvable')
        return settle({ state: 'unsolvable', states: solution.states, reason: solution.reason });
      if (solution.outcome === 'solved' && (!found || solution.cost <= found.cost)) found = solution;
      if (found && (solution.optimal || found.cost === lowerBound)) return settle({ state: 'proven', solution: found });
      if (solution.outcome !== 'solved') return settle(stopped(limitOf(solution)));
      onUpdate({ state: 'searching', found });
    }
    return settle(stopped('time'));
  } catch (error) {
    if (error instanceof Cancelled) return settle(stopped('cancelled'));
    if (error instanceof EngineError) return settle({ state: 'refused', reason: error.message });
    if (!(error instanceof Crashed)) console.error(error);
    return settle({ state: 'crashed' });
  }
}

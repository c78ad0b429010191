// What is worked out of a puzzle beside the game: how many positions it has, and how hard it is.
import { background } from '../../engine/engine';
import type { Rating, Shape } from '../../engine/protocol';
import { textOf } from '../puzzles/kinds';
import type { Puzzle } from '../puzzles/puzzle';

export interface Facts {
  shape?: Shape;
  rating?: Rating;
}

// Tells each as soon as it is known.
export async function gatherFacts(puzzle: Puzzle, signal: AbortSignal, tell: (facts: Facts) => void): Promise<void> {
  const request = { text: textOf(puzzle), kind: puzzle.kind, budget: 200_000, seconds: 5 };
  try {
    const shape = await background.call('explore', request, { signal });
    tell({ shape });
    tell({ shape, rating: await background.call('rate', request, { signal }) });
  } catch {
    // Too large, or something else was asked for meanwhile: then there is nothing to show.
  }
}

// How a solved puzzle is rated, and what is remembered of it.

// The help that was taken: 1 none (the distance is free), 2 the piece, 3 the move.
export type Rung = 1 | 2 | 3;

export interface Effort {
  moves: number;
  par: number | null; // the proven optimum, if it is known
  rung: Rung; // the highest that was opened
  seen: boolean; // the solution was shown
}

// 3 at par without help; 2 within a fifth above par and without the move itself; else 1; none once the solution is seen.
export function stars({ moves, par, rung, seen }: Effort): number {
  if (seen) return 0;
  if (par === null) return 1;
  if (moves <= par && rung < 2) return 3;
  if (moves <= Math.ceil(1.2 * par) && rung < 3) return 2;
  return 1;
}

export interface Result {
  best: number; // what counts against par: moves, or pushes
  moves?: number; // in Sokoban the fewest moves, which may be of another solution; version 0.1 did not count them
  stars: number;
  seen: boolean; // only ever solved after the solution was shown
  at: string; // the day
}

// The better of what was known and a new result. What was done after looking at the solution never counts for more than
// what was done without.
export function better(old: Result | undefined, now: Result): Result {
  if (!old || (old.seen && !now.seen)) return now;
  if (now.seen && !old.seen) return old;
  return {
    best: Math.min(old.best, now.best),
    moves: old.moves && now.moves ? Math.min(old.moves, now.moves) : (old.moves ?? now.moves),
    stars: Math.max(old.stars, now.stars),
    seen: now.seen,
    at: now.at,
  };
}

// The two kinds of puzzle as plain data, in the shape in which the library hands them over.

export interface Vehicle {
  name: string;
  row: number;
  col: number;
  length: number;
  vertical: boolean;
}

// The exit is at the far end of the primary vehicle's line: the right edge, or the bottom edge.
export interface RushHour {
  kind: 'rushhour';
  name: string;
  width: number;
  height: number;
  vehicles: Vehicle[];
  primary: number;
  walls: number[]; // cells, counted row by row
}

export interface Sokoban {
  kind: 'sokoban';
  name: string;
  author?: string;
  width: number;
  height: number;
  ground: string; // '#' wall, '.' goal, ' ' floor; one character a cell
  boxes: number[];
  player: number;
}

export type Puzzle = RushHour | Sokoban;
export type Kind = Puzzle['kind'];

// The names that vehicles are given, in this order, by the page as by the library: A is the primary; 'o' and 'x' mean
// empty and wall; X is the primary of many files.
export const VEHICLE_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnpqrstuvwyz0123456789';

export function vehicleCells(puzzle: RushHour, vehicle: Vehicle): number[] {
  const step = vehicle.vertical ? puzzle.width : 1;
  const first = vehicle.row * puzzle.width + vehicle.col;
  return Array.from({ length: vehicle.length }, (_, k) => first + k * step);
}

// Boards that name their primary A or X and all vehicles with one letter keep their names, which are those of their file;
// all others are lettered in reading order.
export function lettered(puzzle: RushHour): RushHour {
  const wellNamed =
    ['A', 'X'].includes(puzzle.vehicles[puzzle.primary]?.name) &&
    puzzle.vehicles.every((v) => v.name === 'X' || (v.name.length === 1 && VEHICLE_NAMES.includes(v.name)));
  if (wellNamed) return puzzle;
  const order = puzzle.vehicles.map((_, i) => i).filter((i) => i !== puzzle.primary);
  const at = (i: number) => puzzle.vehicles[i].row * puzzle.width + puzzle.vehicles[i].col;
  order.sort((a, b) => at(a) - at(b));
  const vehicles = puzzle.vehicles.map((v) => ({ ...v }));
  vehicles[puzzle.primary].name = 'A';
  order.forEach((i, n) => (vehicles[i].name = VEHICLE_NAMES[n + 1] ?? `v${n + 1}`));
  return { ...puzzle, vehicles };
}

export function asShown(puzzle: Puzzle): Puzzle {
  return puzzle.kind === 'rushhour' ? lettered(puzzle) : puzzle;
}

// The first cell at the edge of a level that the player can walk to from there, crates or not; null if walls are all round.
export function leakFrom(width: number, height: number, wall: (cell: number) => boolean, start: number): number | null {
  const seen = new Set([start]);
  for (const cell of seen) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return cell;
    for (const next of [cell - 1, cell + 1, cell - width, cell + width]) if (!wall(next)) seen.add(next);
  }
  return null;
}

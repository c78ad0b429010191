// The rules of Rush Hour, so that a board can be played before the library has loaded.
import { vehicleCells, type RushHour } from './puzzle';
import type { Rules } from './rules';

export interface Slide {
  vehicle: number;
  by: number; // cells; positive is right or down
}

// How far a vehicle can go, and who is in the way there: a vehicle, or -1 for a wall or the edge.
export interface Reach {
  low: number; // not positive
  high: number; // not negative
  lowBlocker: number;
  highBlocker: number;
}

export class RushHourRules implements Rules<number[], Slide> {
  private readonly walls: Set<number>;

  constructor(readonly puzzle: RushHour) {
    this.walls = new Set(puzzle.walls);
  }

  // Where each vehicle stands on its line.
  start(): number[] {
    return this.puzzle.vehicles.map((v) => (v.vertical ? v.row : v.col));
  }

  apply(state: number[], { vehicle, by }: Slide): number[] {
    const next = state.slice();
    next[vehicle] += by;
    return next;
  }

  solved(state: number[]): boolean {
    const { vehicles, primary, width, height } = this.puzzle;
    const v = vehicles[primary];
    return state[primary] + v.length === (v.vertical ? height : width);
  }

  merge(last: Slide, next: Slide) {
    if (last.vehicle !== next.vehicle) return undefined;
    const by = last.by + next.by;
    return by === 0 ? ('nothing' as const) : { vehicle: last.vehicle, by };
  }

  cost(actions: readonly Slide[]): number {
    return actions.length;
  }

  // The vehicle on each cell, -1 for a free one, -2 for a wall.
  occupied(state: number[]): Int16Array {
    const { puzzle } = this;
    const cells = new Int16Array(puzzle.width * puzzle.height).fill(-1);
    for (const wall of this.walls) cells[wall] = -2;
    puzzle.vehicles.forEach((_, i) => {
      for (const cell of vehicleCells(puzzle, this.placed(state, i))) cells[cell] = i;
    });
    return cells;
  }

  // The vehicle where it stands now.
  placed(state: number[], i: number) {
    const v = this.puzzle.vehicles[i];
    return v.vertical ? { ...v, row: state[i] } : { ...v, col: state[i] };
  }

  reach(state: number[], i: number): Reach {
    const { width, height, vehicles } = this.puzzle;
    const cells = this.occupied(state);
    const v = vehicles[i];
    const side = v.vertical ? height : width;
    const at = (k: number) => cells[v.vertical ? k * width + v.col : v.row * width + k];
    const look = (from: number, step: number) => {
      let room = 0;
      let k = from;
      for (; k >= 0 && k < side && at(k) === -1; k += step) room++;
      return { room, blocker: k >= 0 && k < side ? Math.max(at(k), -1) : -1 };
    };
    const before = look(state[i] - 1, -1);
    const after = look(state[i] + v.length, 1);
    return { low: 0 - before.room, high: after.room, lowBlocker: before.blocker, highBlocker: after.blocker };
  }

  legal(state: number[], { vehicle, by }: Slide): boolean {
    if (!this.puzzle.vehicles[vehicle] || by === 0 || !Number.isInteger(by)) return false;
    const { low, high } = this.reach(state, vehicle);
    return by >= low && by <= high;
  }

  // One line, one character a cell, with the size before it.
  text(state: number[]): string {
    const { width, height, vehicles } = this.puzzle;
    const cells = Array.from(this.occupied(state), (v) => (v === -1 ? 'o' : v === -2 ? 'x' : vehicles[v].name));
    return `${width}x${height}:${cells.join('')}`;
  }

  write(actions: readonly Slide[]): string {
    return actions.map(({ vehicle, by }) => `${this.puzzle.vehicles[vehicle].name}${by}`).join('');
  }

  read(text: string): Slide[] | null {
    const slides: Slide[] = [];
    let state = this.start();
    for (const [, name, by] of text.matchAll(/([A-Za-z0-9])([+-]?\d{1,2})/g)) {
      const slide = { vehicle: this.puzzle.vehicles.findIndex((v) => v.name === name), by: Number(by) };
      if (slide.vehicle < 0 || !this.legal(state, slide)) return null;
      state = this.apply(state, slide);
      slides.push(slide);
    }
    return slides;
  }

  // A move as the library writes it: "A+3"; and back.
  move({ vehicle, by }: Slide): string {
    return `${this.puzzle.vehicles[vehicle].name}${by > 0 ? '+' : ''}${by}`;
  }
  slide(text: string): Slide {
    const at = text.search(/[+-]\d+$/);
    const name = text.slice(0, at);
    return { vehicle: this.puzzle.vehicles.findIndex((v) => v.name === name), by: Number(text.slice(at)) };
  }
}

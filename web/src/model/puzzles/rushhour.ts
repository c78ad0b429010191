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

// A position: where each vehicle stands on its line.
export type Offsets = readonly number[];

export class RushHourRules implements Rules<Offsets, Slide> {
  private readonly walls: Set<number>;

  constructor(readonly puzzle: RushHour) {
    this.walls = new Set(puzzle.walls);
  }

  start(): Offsets {
    return this.puzzle.vehicles.map((v) => (v.vertical ? v.row : v.col));
  }

  accept(state: Offsets, { vehicle, by }: Slide): Slide | null {
    if (!this.puzzle.vehicles[vehicle] || by === 0 || !Number.isInteger(by)) return null;
    const { low, high } = this.reach(state, vehicle);
    return by >= low && by <= high ? { vehicle, by } : null;
  }

  apply(state: Offsets, { vehicle, by }: Slide): Offsets {
    return state.with(vehicle, state[vehicle] + by);
  }

  solved(state: Offsets): boolean {
    const { vehicles, primary, width, height } = this.puzzle;
    const v = vehicles[primary];
    return state[primary] + v.length === (v.vertical ? height : width);
  }

  merge(last: Slide, next: Slide) {
    if (last.vehicle !== next.vehicle) return undefined;
    const by = last.by + next.by;
    return by === 0 ? ('nothing' as const) : { vehicle: last.vehicle, by };
  }

  key(state: Offsets): string {
    return state.join();
  }

  moves(actions: readonly Slide[]): number {
    return actions.length;
  }
  cost(actions: readonly Slide[]): number {
    return actions.length;
  }

  // The vehicle on each cell, -1 for a free one, -2 for a wall.
  occupied(state: Offsets): Int16Array {
    const { puzzle } = this;
    const cells = new Int16Array(puzzle.width * puzzle.height).fill(-1);
    for (const wall of this.walls) cells[wall] = -2;
    puzzle.vehicles.forEach((_, i) => {
      for (const cell of vehicleCells(puzzle, this.placed(state, i))) cells[cell] = i;
    });
    return cells;
  }

  // The vehicle where it stands now.
  placed(state: Offsets, i: number) {
    const v = this.puzzle.vehicles[i];
    return v.vertical ? { ...v, row: state[i] } : { ...v, col: state[i] };
  }

  reach(state: Offsets, i: number, cells = this.occupied(state)): Reach {
    const { width, height, vehicles } = this.puzzle;
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

  // One line, one character a cell, with the size before it; there A is the primary. Where it is X, a drawing.
  text(state: Offsets): string {
    const { width, height, vehicles, primary } = this.puzzle;
    const line = vehicles[primary].name === 'A';
    const free = line ? 'o' : '.';
    const cells = Array.from(this.occupied(state), (v) => (v === -1 ? free : v === -2 ? 'x' : vehicles[v].name));
    if (line) return `${width}x${height}:${cells.join('')}`;
    return cells.map((cell, i) => ((i + 1) % width === 0 ? `${cell}\n` : cell)).join('');
  }

  // A dot keeps names that are digits apart from distances.
  write(actions: readonly Slide[]): string {
    const { vehicles } = this.puzzle;
    const between = vehicles.some((v) => /\d/.test(v.name)) ? '.' : '';
    return actions.map(({ vehicle, by }) => `${vehicles[vehicle].name}${by}`).join(between);
  }

  read(text: string): Slide[] | null {
    const slides: Slide[] = [];
    let state = this.start();
    const parts = text.replace(/\s+/g, '').split(/[.,]/).filter(Boolean);
    for (const part of parts)
      for (const [, name, by] of part.matchAll(/([A-Za-z0-9])([+-]?\d{1,2})/g)) {
        const slide = this.accept(state, { vehicle: this.named(name), by: Number(by) });
        if (!slide) return null;
        state = this.apply(state, slide);
        slides.push(slide);
      }
    return slides.length > 0 || text.trim() === '' ? slides : null;
  }

  named(name: string): number {
    return this.puzzle.vehicles.findIndex((v) => v.name === name);
  }

  toLibrary({ vehicle, by }: Slide): string {
    return `${this.puzzle.vehicles[vehicle].name}${by > 0 ? '+' : ''}${by}`;
  }
  fromLibrary(text: string): Slide {
    const at = text.search(/[+-]\d+$/);
    return { vehicle: this.named(text.slice(0, at)), by: Number(text.slice(at)) };
  }
}

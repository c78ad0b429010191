// The rules of Sokoban. Walking and pushing by pointer is in routes.ts.
import type { Sokoban } from './puzzle';
import type { Rules } from './rules';

export interface Crates {
  boxes: readonly number[]; // a box keeps its place in the list when it is pushed
  player: number;
  facing: Letter;
}

export type Letter = 'u' | 'd' | 'l' | 'r';
export const LETTERS: readonly Letter[] = ['u', 'd', 'l', 'r'];
export const OPPOSITE: Record<Letter, Letter> = { u: 'd', d: 'u', l: 'r', r: 'l' };

// Which box is on each cell, -1 for none. Steps that push nothing share one list of boxes, so this is rarely made.
const indices = new WeakMap<readonly number[], Int16Array>();

// An action is a piece of LURD: a step, or a walk with or without pushes.
export class SokobanRules implements Rules<Crates, string> {
  private readonly steps: Record<Letter, number>;
  private beside: Int16Array | undefined;
  // Where the player can walk among these boxes, and the key of that: one entry for each part of the floor he was in.
  private readonly regions = new WeakMap<readonly number[], { cells: Uint8Array; key: string }[]>();

  constructor(readonly puzzle: Sokoban) {
    this.steps = { u: -puzzle.width, d: puzzle.width, l: -1, r: 1 };
  }

  start(): Crates {
    return { boxes: this.puzzle.boxes, player: this.puzzle.player, facing: 'u' };
  }

  wall(cell: number): boolean {
    return this.puzzle.ground[cell] === '#';
  }

  goal(cell: number): boolean {
    return this.puzzle.ground[cell] === '.';
  }

  boxAt(state: Pick<Crates, 'boxes'>): Int16Array {
    let index = indices.get(state.boxes);
    if (!index) {
      index = new Int16Array(this.puzzle.width * this.puzzle.height).fill(-1);
      state.boxes.forEach((cell, i) => (index![cell] = i));
      indices.set(state.boxes, index);
    }
    return index;
  }

  // The cells beside each one, four to a cell, -1 for none: made when it is first asked for.
  private get around(): Int16Array {
    this.beside ??= Int16Array.from({ length: 4 * this.puzzle.ground.length }, (_, i) =>
      this.next(i >> 2, LETTERS[i & 3]),
    );
    return this.beside;
  }

  // The next cell, or -1 outside the level.
  next(cell: number, letter: Letter): number {
    const { width, height } = this.puzzle;
    const col = cell % width;
    if ((letter === 'l' && col === 0) || (letter === 'r' && col === width - 1)) return -1;
    const to = cell + this.steps[letter];
    return to < 0 || to >= width * height ? -1 : to;
  }

  // One step: its letter, large if it pushes; null if it cannot be made.
  step(state: Crates, letter: Letter): string | null {
    const to = this.next(state.player, letter);
    if (to < 0 || this.wall(to)) return null;
    const boxAt = this.boxAt(state);
    if (boxAt[to] < 0) return letter;
    const beyond = this.next(to, letter);
    if (beyond < 0 || this.wall(beyond) || boxAt[beyond] >= 0) return null;
    return letter.toUpperCase();
  }

  // Whatever the case of its letters; pushes come back large.
  accept(state: Crates, action: string): string | null {
    let written = '';
    for (const character of action.toLowerCase()) {
      if (!(character in OPPOSITE)) return null;
      const step = this.step(state, character as Letter);
      if (step === null) return null;
      state = this.apply(state, step);
      written += step;
    }
    return written || null;
  }

  apply(state: Crates, action: string): Crates {
    let { player, facing } = state;
    let boxes = state.boxes;
    for (const character of action) {
      facing = character.toLowerCase() as Letter;
      player = this.next(player, facing);
      const box = this.boxAt({ boxes })[player];
      if (box >= 0) boxes = boxes.with(box, this.next(player, facing));
    }
    return { boxes, player, facing };
  }

  solved(state: Crates): boolean {
    return state.boxes.every((box) => this.goal(box));
  }

  merge() {
    return undefined;
  }

  // The cells that the player can walk to.
  region(state: Crates): Uint8Array {
    const { around } = this;
    const boxAt = this.boxAt(state);
    const seen = new Uint8Array(boxAt.length);
    const queue = new Int16Array(boxAt.length);
    queue[0] = state.player;
    seen[state.player] = 1;
    for (let done = 0, known = 1; done < known; done++)
      for (let i = 4 * queue[done]; i < 4 * queue[done] + 4; i++) {
        const next = around[i];
        if (next < 0 || seen[next] || boxAt[next] >= 0 || this.wall(next)) continue;
        seen[next] = 1;
        queue[known++] = next;
      }
    return seen;
  }

  // Where the player walks does not matter.
  key(state: Crates): string {
    const { boxes, player } = state;
    const known = this.regions.get(boxes) ?? [];
    const here = known.find(({ cells }) => cells[player]);
    if (here) return here.key;
    const cells = this.region(state);
    const key = `${boxes.toSorted((a, b) => a - b).join()};${cells.indexOf(1)}`;
    this.regions.set(boxes, [...known, { cells, key }]);
    return key;
  }

  moves(actions: readonly string[]): number {
    return actions.reduce((sum, action) => sum + action.length, 0);
  }
  cost(actions: readonly string[]): number {
    let pushes = 0;
    for (const action of actions) for (const letter of action) if (letter >= 'A' && letter <= 'Z') pushes++;
    return pushes;
  }

  text(state: Crates): string {
    const { width, height, ground } = this.puzzle;
    const boxAt = this.boxAt(state);
    const rows: string[] = [];
    for (let row = 0; row < height; row++) {
      let line = '';
      for (let cell = row * width; cell < (row + 1) * width; cell++) {
        const goal = this.goal(cell);
        if (cell === state.player) line += goal ? '+' : '@';
        else if (boxAt[cell] >= 0) line += goal ? '*' : '$';
        else line += ground[cell];
      }
      rows.push(line);
    }
    return rows.join('\n') + '\n';
  }

  write(actions: readonly string[]): string {
    return actions.join('');
  }

  // Any LURD; an action a push, with the walk before it.
  read(text: string): string[] | null {
    const lurd = text.replace(/\s+/g, '');
    if (lurd === '') return [];
    const written = this.accept(this.start(), lurd);
    return written ? (written.match(/[a-z]*[A-Z]|[a-z]+$/g) as string[]) : null;
  }

  toLibrary(action: string): string {
    return action;
  }
  fromLibrary(move: string): string {
    return move;
  }
}

// The rules of Sokoban, walking and pushing by pointer included.
import type { Sokoban } from './puzzle';
import type { Rules } from './rules';

export interface Crates {
  boxes: readonly number[]; // a box keeps its place in the list when it is pushed
  player: number;
  facing: Letter;
}

export type Letter = 'u' | 'd' | 'l' | 'r';
export const LETTERS: readonly Letter[] = ['u', 'd', 'l', 'r'];

// An action is a piece of LURD: a step, or a walk with or without pushes.
export class SokobanRules implements Rules<Crates, string> {
  private readonly steps: Record<Letter, number>;

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
    if (!state.boxes.includes(to)) return letter;
    const beyond = this.next(to, letter);
    if (beyond < 0 || this.wall(beyond) || state.boxes.includes(beyond)) return null;
    return letter.toUpperCase();
  }

  apply(state: Crates, action: string): Crates {
    let { player, facing } = state;
    let boxes = state.boxes;
    for (const character of action) {
      facing = character.toLowerCase() as Letter;
      player = this.next(player, facing);
      const box = boxes.indexOf(player);
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

  cost(actions: readonly string[]): number {
    return actions.reduce((sum, action) => sum + action.length, 0);
  }

  pushes(actions: readonly string[]): number {
    return actions.reduce((sum, action) => sum + action.replace(/[a-z]/g, '').length, 0);
  }

  text(state: Crates): string {
    const { width, height, ground } = this.puzzle;
    const rows: string[] = [];
    for (let row = 0; row < height; row++) {
      let line = '';
      for (let cell = row * width; cell < (row + 1) * width; cell++) {
        const goal = this.goal(cell);
        if (cell === state.player) line += goal ? '+' : '@';
        else if (state.boxes.includes(cell)) line += goal ? '*' : '$';
        else line += ground[cell];
      }
      rows.push(line);
    }
    return rows.join('\n') + '\n';
  }

  write(actions: readonly string[]): string {
    return actions.join('');
  }

  // Any LURD, whatever the case of its letters; an action a push, with the walk before it.
  read(text: string): string[] | null {
    const actions: string[] = [];
    let state = this.start();
    let walk = '';
    for (const character of text.toLowerCase()) {
      if (!'udlr'.includes(character)) return null;
      const step = this.step(state, character as Letter);
      if (step === null) return null;
      state = this.apply(state, step);
      walk += step;
      if (step !== character) {
        actions.push(walk);
        walk = '';
      }
    }
    if (walk) actions.push(walk);
    return actions;
  }

  // The shortest walk to a cell, '' if the player is there, null if there is none.
  walk(state: Crates, to: number): string | null {
    const from = new Map<number, string>([[state.player, '']]);
    const queue = [state.player];
    for (const cell of queue) {
      const path = from.get(cell)!;
      if (cell === to) return path;
      for (const letter of LETTERS) {
        const next = this.next(cell, letter);
        if (next < 0 || this.wall(next) || state.boxes.includes(next) || from.has(next)) continue;
        from.set(next, path + letter);
        queue.push(next);
      }
    }
    return null;
  }

  // Every cell that a box can be pushed to without touching another, with the actions that take the fewest pushes.
  pushTargets(state: Crates, box: number): Map<number, string> {
    const targets = new Map<number, string>();
    const seen = new Set<string>();
    const queue: { state: Crates; path: string }[] = [{ state, path: '' }];
    for (const item of queue) {
      const cell = item.state.boxes[box];
      if (!targets.has(cell)) targets.set(cell, item.path);
      for (const letter of LETTERS) {
        const behind = this.next(cell, OPPOSITE[letter]);
        const key = `${cell}${letter}`;
        if (behind < 0 || seen.has(key) || this.wall(behind) || item.state.boxes.includes(behind)) continue;
        const walk = this.walk(item.state, behind);
        if (walk === null) continue;
        const ready = this.apply(item.state, walk);
        const push = this.step(ready, letter);
        if (push === null) continue;
        seen.add(key);
        queue.push({ state: this.apply(ready, push), path: item.path + walk + push });
      }
    }
    targets.delete(state.boxes[box]);
    return targets;
  }
}

const OPPOSITE: Record<Letter, Letter> = { u: 'd', d: 'u', l: 'r', r: 'l' };

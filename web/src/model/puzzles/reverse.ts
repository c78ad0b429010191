// Sokoban played backwards: every crate stands on a ring, the player pulls, and the aim is the start of the level. What
// has led there is, read from its end, a solution.
import { LETTERS, OPPOSITE, SokobanRules, type Crates, type Letter } from './sokoban';
import { walk } from './routes';

const PLACE = /^@(\d+)$/;

// An action is a piece of LURD: small letters are steps, large ones steps that pull the crate behind the player along.
// "@12" puts the player on cell 12, which is free as long as nothing was pulled: a solution may end anywhere.
export class ReverseRules extends SokobanRules {
  private readonly inside = this.floor();
  private readonly rings = [...this.puzzle.ground].flatMap((sign, cell) => (sign === '.' ? [cell] : []));

  // Without a ring for each crate and a crate for each ring nobody knows where to begin.
  get possible(): boolean {
    return this.rings.length === this.puzzle.boxes.length;
  }

  override start(): Crates {
    const free = (cell: number) => this.inside[cell] === 1 && !this.rings.includes(cell);
    const { player } = this.puzzle;
    return { boxes: this.rings, player: free(player) ? player : this.inside.findIndex((_, c) => free(c)), facing: 'u' };
  }

  // Crates are in the way; nothing is pushed.
  override step(state: Crates, letter: Letter): string | null {
    const to = this.next(state.player, letter);
    return to < 0 || this.wall(to) || this.boxAt(state)[to] >= 0 ? null : letter;
  }

  // A step away from a crate that comes along.
  pull(state: Crates, letter: Letter): string | null {
    const behind = this.next(state.player, OPPOSITE[letter]);
    const free = this.step(state, letter) !== null;
    return free && behind >= 0 && this.boxAt(state)[behind] >= 0 ? letter.toUpperCase() : null;
  }

  override accept(state: Crates, action: string): string | null {
    const place = PLACE.exec(action);
    if (place) {
      const cell = Number(place[1]);
      const untouched = state.boxes.every((box, i) => box === this.rings[i]);
      return untouched && this.inside[cell] === 1 && this.boxAt(state)[cell] < 0 ? action : null;
    }
    for (const character of action) {
      const letter = character.toLowerCase() as Letter;
      if (!(letter in OPPOSITE)) return null;
      const step = character === letter ? this.step(state, letter) : this.pull(state, letter);
      if (step === null) return null;
      state = this.apply(state, step);
    }
    return action || null;
  }

  override apply(state: Crates, action: string): Crates {
    const place = PLACE.exec(action);
    if (place) return { ...state, player: Number(place[1]) };
    let { boxes, player, facing } = state;
    for (const character of action) {
      const letter = character.toLowerCase() as Letter;
      facing = OPPOSITE[letter]; // towards what is pulled
      if (character !== letter) boxes = boxes.with(this.boxAt({ boxes })[this.next(player, facing)], player);
      else facing = letter;
      player = this.next(player, letter);
    }
    return { boxes, player, facing };
  }

  // The crates are where the level begins, and the player can walk to where he begins.
  override solved(state: Crates): boolean {
    return (
      state.boxes.toSorted((a, b) => a - b).join() === this.puzzle.boxes.toSorted((a, b) => a - b).join() &&
      this.region(state)[this.puzzle.player] === 1
    );
  }

  override moves(actions: readonly string[]): number {
    return super.moves(actions.filter((action) => !PLACE.test(action)));
  }

  // Every cell that a crate can be pulled to without touching another, by the fewest pulls.
  targets(state: Crates, box: number): Map<number, string> {
    const targets = new Map<number, string>();
    const seen = new Set<string>();
    const queue: { state: Crates; path: string }[] = [{ state, path: '' }];
    for (const item of queue) {
      const cell = item.state.boxes[box];
      if (!targets.has(cell)) targets.set(cell, item.path);
      for (const letter of LETTERS) {
        const beside = this.next(cell, letter);
        if (beside < 0 || seen.has(cell + letter)) continue;
        const way = walk(this, item.state, beside);
        if (way === null) continue;
        const pulled = this.pull({ ...item.state, player: beside }, letter);
        if (pulled === null) continue;
        seen.add(cell + letter);
        queue.push({ state: this.apply(item.state, way + pulled), path: item.path + way + pulled });
      }
    }
    targets.delete(state.boxes[box]);
    return targets;
  }

  // The solution that this is, read backwards: LURD from the start of the level.
  solution(actions: readonly string[]): string {
    const way = actions.filter((action) => !PLACE.test(action)).join('');
    const end = actions.reduce((state, action) => this.apply(state, action), this.start());
    const first = walk(new SokobanRules(this.puzzle), { ...end, player: this.puzzle.player }, end.player) ?? '';
    const back = [...way].reverse().map((c) => (c < 'a' ? turned(c.toLowerCase()).toUpperCase() : turned(c)));
    return first + back.join('');
  }

  // The cells inside the walls.
  private floor(): Uint8Array {
    return this.region({ boxes: [], player: this.puzzle.player, facing: 'u' });
  }
}

function turned(letter: string): string {
  return OPPOSITE[letter as Letter];
}

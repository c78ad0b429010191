// From pointing to moves in Sokoban: what a person means who points at the floor, or at a crate and then at a cell.
import { LETTERS, OPPOSITE, type Crates, type SokobanRules } from './sokoban';

// The way by which each cell was first reached, breadth first; -1 for cells that were not.
function flood(rules: SokobanRules, state: Crates): Int8Array {
  const boxAt = rules.boxAt(state);
  const by = new Int8Array(boxAt.length).fill(-1);
  const queue = [state.player];
  by[state.player] = LETTERS.length;
  for (const cell of queue)
    for (let k = 0; k < LETTERS.length; k++) {
      const next = rules.next(cell, LETTERS[k]);
      if (next < 0 || by[next] >= 0 || rules.wall(next) || boxAt[next] >= 0) continue;
      by[next] = k;
      queue.push(next);
    }
  return by;
}

function retraced(rules: SokobanRules, by: Int8Array, to: number): string | null {
  if (by[to] < 0) return null;
  let path = '';
  for (let cell = to; by[cell] < LETTERS.length;) {
    const letter = LETTERS[by[cell]];
    path = letter + path;
    cell = rules.next(cell, OPPOSITE[letter]);
  }
  return path;
}

// The shortest walk to a cell, '' if the player is there, null if there is none.
export function walk(rules: SokobanRules, state: Crates, to: number): string | null {
  return retraced(rules, flood(rules, state), to);
}

// Every cell that a box can be pushed to without touching another, with the actions that take the fewest pushes.
export function pushTargets(rules: SokobanRules, state: Crates, box: number): Map<number, string> {
  const targets = new Map<number, string>();
  const seen = new Set<number>();
  const queue: { state: Crates; path: string }[] = [{ state, path: '' }];
  for (const item of queue) {
    const cell = item.state.boxes[box];
    if (!targets.has(cell)) targets.set(cell, item.path);
    const by = flood(rules, item.state);
    LETTERS.forEach((letter, k) => {
      const behind = rules.next(cell, OPPOSITE[letter]);
      if (behind < 0 || by[behind] < 0 || seen.has(cell * 4 + k)) return;
      const ready = { ...item.state, player: behind };
      const push = rules.step(ready, letter);
      if (push === null) return;
      seen.add(cell * 4 + k);
      queue.push({ state: rules.apply(ready, push), path: item.path + retraced(rules, by, behind) + push });
    });
  }
  targets.delete(state.boxes[box]);
  return targets;
}

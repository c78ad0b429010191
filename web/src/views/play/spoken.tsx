// A Sokoban level in words, for people who listen to the page.
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Crates, SokobanRules } from '../../model/puzzles/sokoban';
import { afterFrames } from '../../ui/dom';

interface Words {
  cells: string[][];
  rows: string[]; // with commas between the cells
}

const known = new WeakMap<readonly number[], Words>();

// What stands on each cell, the player left out. Steps that push nothing share it.
function wordsOf(rules: SokobanRules, boxes: readonly number[]): Words {
  let words = known.get(boxes);
  if (!words) {
    const { width, height } = rules.puzzle;
    const boxAt = rules.boxAt({ boxes });
    const word = (cell: number) => {
      const on = rules.goal(cell);
      if (boxAt[cell] >= 0) return on ? 'crate on ring' : 'crate';
      return rules.wall(cell) ? 'wall' : on ? 'ring' : 'empty';
    };
    const cells = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => word(y * width + x)));
    known.set(boxes, (words = { cells, rows: cells.map((row) => row.join()) }));
  }
  return words;
}

function rowsOf(rules: SokobanRules, { boxes, player }: Crates): string[] {
  const { width } = rules.puzzle;
  const { cells, rows } = wordsOf(rules, boxes);
  const here = Math.floor(player / width);
  const row = cells[here].with(player % width, rules.goal(player) ? 'player on ring' : 'player');
  return rows.with(here, row.join());
}

const spoken = (word: string) => `${word} `;

const htmlOf = (rows: readonly string[]) =>
  rows
    .map((words) => `<div role="row">${words.replace(/([^,]+),?/g, '<span role="gridcell">$1 </span>')}</div>`)
    .join('');

// A step changes a word or two of the thousands that a large level has: so these are changed, and the others not even
// compared as elements. `before`: the rows that are there, as far as that is known.
function say(grid: Element, before: readonly string[], rows: readonly string[]): void {
  rows.forEach((words, y) => {
    if (words === before[y]) return;
    const cells = grid.children[y].children;
    words.split(',').forEach((word, x) => {
      const text = cells[x].firstChild as Text;
      if (text.data !== spoken(word)) text.data = spoken(word);
    });
  });
}

interface Props {
  rules: SokobanRules;
  state: Crates;
  label: string;
  grid: RefObject<HTMLDivElement | null>;
  onKey: (event: KeyboardEvent) => void;
}

// What stands where, and what takes the keys. The words follow when the step is on the screen, which must not wait for
// them; the frames after it are for what stands beside the board.
export function Spoken({ rules, state, label, grid, onKey }: Props) {
  const said = useRef<readonly string[] | null>(null);
  const html = useMemo(() => {
    const rows = rowsOf(rules, state);
    said.current = said.current ? [] : rows; // other rules: nobody knows which words are there already
    return htmlOf(rows);
  }, [rules]);
  useLayoutEffect(() => {
    const element = grid.current!;
    let over = false;
    element.setAttribute('aria-busy', 'true');
    void afterFrames(3).then(() => {
      if (over) return;
      const rows = rowsOf(rules, state);
      say(element, said.current!, rows);
      said.current = rows;
      element.setAttribute('aria-busy', 'false');
    });
    return () => void (over = true);
  }, [rules, state]);
  return (
    <div
      class="vh"
      role="grid"
      tabIndex={0}
      ref={grid}
      aria-label={label}
      onKeyDown={onKey}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

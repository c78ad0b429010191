// A Sokoban level in words, for people who listen to the page.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Crates, SokobanRules } from '../../model/puzzles/sokoban';
import { afterFrame } from '../../ui/dom';
import { memo } from './memo';

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

// A step changes a word or two of the thousands that a large level has: so these are changed, and the others not even
// compared as elements.
const Row = memo(({ words }: { words: string }) => {
  const row = useRef<HTMLDivElement>(null);
  const list = words.split(',');
  useLayoutEffect(() => {
    list.forEach((word, x) => {
      const text = row.current!.children[x].firstChild as Text;
      if (text.data !== spoken(word)) text.data = spoken(word);
    });
  }, [words]);
  return useMemo(
    () => (
      <div role="row" ref={row}>
        {list.map((word, x) => (
          <span role="gridcell" key={x}>
            {spoken(word)}
          </span>
        ))}
      </div>
    ),
    [list.length],
  );
});

// What stands where. It follows when the step is on the screen, which must not wait for it.
export function useSpoken(rules: SokobanRules, state: Crates): { busy: boolean; rows: preact.ComponentChild } {
  const [said, setSaid] = useState(state);
  useEffect(() => {
    let over = false;
    // The next frame is for what stands beside the board.
    void afterFrame()
      .then(afterFrame)
      .then(() => over || setSaid(state));
    return () => void (over = true);
  }, [state]);
  const rows = useMemo(
    () => (
      <>
        {rowsOf(rules, said).map((words, row) => (
          <Row key={row} words={words} />
        ))}
      </>
    ),
    [said],
  );
  return { busy: said !== state, rows };
}

// The crates of a Sokoban level, few or many, and the player.
import { useMemo } from 'preact/hooks';
import { extent, LOOKS, sceneOf } from '../../draw/scene';
import { viewBox, type Window } from '../../draw/view';
import type { Crates, SokobanRules } from '../../model/puzzles/sokoban';
import { Drawn } from '../../ui/parts';
import { memo } from './memo';

const Crate = memo(({ x, y, look, selected }: { x: number; y: number; look: string; selected: boolean }) => (
  <g class={`crate${selected ? ' selected' : ''}`} style={{ transform: `translate(${x}px,${y}px)` }}>
    <Drawn svg={look} />
  </g>
));

const FEW = 32; // crates that glide, each with a place of its own

interface CratesProps {
  rules: SokobanRules;
  boxes: readonly number[];
  pick: number;
}

export const AllCrates = memo(({ rules, boxes, pick }: CratesProps) => {
  const crate = (k: number) => {
    const cell = boxes[k];
    const look = sceneOf(rules.puzzle).pieces[k].looks[Number(rules.goal(cell))];
    const { width } = rules.puzzle;
    return (
      <Crate key={k} x={(cell % width) * 100} y={Math.floor(cell / width) * 100} look={look} selected={k === pick} />
    );
  };
  if (boxes.length <= FEW) return <g>{boxes.map((_, k) => crate(k))}</g>;
  return (
    <g>
      <ManyCrates rules={rules} cells={boxes} />
      {pick >= 0 && crate(pick)}
    </g>
  );
});

// The crates of one row, those on rings or the others, as one shape filled with their picture.
const CrateRow = memo(({ y, columns, home }: { y: number; columns: string; home: boolean }) => (
  <path
    class="crates"
    d={columns.replace(/(\d+),?/g, (_, x) => `M${x}00 ${y * 100}h100v100h-100z`)}
    fill={`url(#crate-${home})`}
  />
));

// Hundreds of them do not glide, and have no place of their own that the browser would have to sort for each frame. A
// push changes a row or two.
function ManyCrates({ rules, cells }: { rules: SokobanRules; cells: readonly number[] }) {
  const { width, height } = rules.puzzle;
  const { looks } = sceneOf(rules.puzzle).pieces[0];
  const rows = useMemo(() => {
    const columns = { true: Array.from({ length: height }, () => ''), false: Array.from({ length: height }, () => '') };
    for (const cell of cells.toSorted((a, b) => a - b)) {
      const list = columns[`${rules.goal(cell)}`];
      const y = Math.floor(cell / width);
      list[y] += `${list[y] && ','}${cell % width}`;
    }
    return [true, false].flatMap((home) =>
      columns[`${home}`].map((text, y) => text && <CrateRow key={`${home}${y}`} y={y} columns={text} home={home} />),
    );
  }, [rules, cells]);
  return (
    <>
      {[false, true].map((home) => (
        <pattern key={home} id={`crate-${home}`} width="100" height="100" patternUnits="userSpaceOnUse">
          <Drawn svg={looks[Number(home)]} />
        </pattern>
      ))}
      {rows}
    </>
  );
}

// All of them are there, so that another one is not read and laid out anew.
const Looks = memo(({ looks, shown }: { looks: string[]; shown: number }) => (
  <>
    {looks.map((look, k) => (
      <Drawn key={k} svg={look} visibility={k === shown ? undefined : 'hidden'} />
    ))}
  </>
));

// On a layer of its own, so that nothing else is drawn again when he moves.
export function Player({ rules, state, seen }: { rules: SokobanRules; state: Crates; seen: Window }) {
  const { width } = rules.puzzle;
  const scene = sceneOf(rules.puzzle);
  const [left, top, across] = viewBox(extent(scene), seen).split(' ').map(Number);
  const x = (state.player % width) * 100 - left; // percent of his own size, which is a cell
  const y = Math.floor(state.player / width) * 100 - top;
  return (
    <svg
      class="me"
      viewBox="0 0 100 100"
      style={{ width: `${10000 / across}%`, transform: `translate(${x}%,${y}%)` }}
      aria-hidden="true"
    >
      <Looks looks={scene.pieces.at(-1)!.looks} shown={LOOKS.indexOf(state.facing)} />
    </svg>
  );
}

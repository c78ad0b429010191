// A Rush Hour board that can be dragged, tapped and moved by keys. It shows the position of the session; a drag is a
// proposal, which the session accepts or not when it ends.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrow, dashes, dot, rect } from '../../draw/marks';
import { extent, sceneOf } from '../../draw/scene';
import { viewBox } from '../../draw/view';
import type { RushHour } from '../../model/puzzles/puzzle';
import { type Offsets, type Reach, type RushHourRules, type Slide } from '../../model/puzzles/rushhour';
import type { Session } from '../../model/session/session';
import { announce, plural } from '../../ui/dom';
import { Drawn } from '../../ui/parts';
import { BoardFrame } from './board_frame';
import { TAP, useZoom } from './zoom';

const RUBBER = 0.07; // of a cell: how far a vehicle gives when it is pulled past its range
const BLOCKED_AFTER = 0.15; // of a cell: when the blocker is shown

interface Drag {
  pointer: number;
  vehicle: number;
  state: Offsets; // the position in which it began: it ends with it
  from: number; // pixels
  cell: number;
  pulled: number; // cells
  moved: boolean; // further than a hand trembles that taps
}

export function RushBoard({
  session,
  selected,
  onSelect,
}: {
  session: Session;
  selected: number;
  onSelect: (vehicle: number) => void;
}) {
  session.version.value;
  const puzzle = session.puzzle as RushHour;
  const rules = session.rules as unknown as RushHourRules;
  const state = session.state as Offsets;
  const cells = rules.occupied(state);
  const scene = sceneOf(puzzle);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [hit, setHit] = useState(-1);
  const zoom = useZoom(puzzle.width > 12, (event) => (event.target as Element).closest('.veh, [data-by]') !== null);
  const frozen = session.watched !== null;
  // Whatever else changed the position has ended the drag.
  const live = drag && drag.state === state && !frozen && !zoom.busy() ? drag : null;
  const dragging = useRef(live);
  dragging.current = live;
  const onDot = useRef(false); // the pointer went down on a dot, and not on a vehicle that was selected by it
  const reach = (i: number) => rules.reach(state, i, cells);
  const solved = rules.solved(state);
  const next = session.help.rung > 1 && !frozen ? (session.known.nextAction as Slide | null) : null;

  const propose = (slide: Slide) => {
    if (session.play(slide)) announceSlide(session, slide);
  };
  const show = (blocker: number) => {
    if (blocker >= 0 && blocker !== hit) announce(`Blocked by ${puzzle.vehicles[blocker].name}.`);
    setHit(blocker);
  };

  const down = (event: PointerEvent, i: number) => {
    onDot.current = false;
    const other = dragging.current && dragging.current.pointer !== event.pointerId;
    if (event.button !== 0 || other || frozen) return;
    const group = event.currentTarget as SVGGElement;
    const svg = group.ownerSVGElement!;
    group.setPointerCapture(event.pointerId);
    const cell = (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * 100;
    const from = puzzle.vehicles[i].vertical ? event.clientY : event.clientX;
    setDrag({ pointer: event.pointerId, vehicle: i, state, from, cell, pulled: 0, moved: false });
  };
  const move = (event: PointerEvent) => {
    const now = dragging.current;
    if (!now || event.pointerId !== now.pointer) return;
    const along = puzzle.vehicles[now.vehicle].vertical ? event.clientY : event.clientX;
    const pulled = (along - now.from) / now.cell;
    setDrag({ ...now, pulled, moved: now.moved || Math.abs(along - now.from) > TAP });
    show(blockerAt(pulled, reach(now.vehicle)));
  };
  const end = (event: PointerEvent, proposed: boolean) => {
    if (drag?.pointer !== event.pointerId) return;
    const now = dragging.current;
    setDrag(null);
    setHit(-1);
    if (!now || !proposed) return;
    const { low, high } = reach(now.vehicle);
    const by = Math.max(low, Math.min(high, Math.round(now.pulled)));
    if (by !== 0) propose({ vehicle: now.vehicle, by });
    else if (!now.moved) onSelect(selected === now.vehicle ? -1 : now.vehicle);
  };

  const key = (event: KeyboardEvent, i: number) => {
    const { vertical } = puzzle.vehicles[i];
    const n = puzzle.vehicles.length;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === 'PageUp' || event.key === 'PageDown') onSelect((i + (event.key === 'PageDown' ? 1 : n - 1)) % n);
    else if (!step) return;
    else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') === vertical) {
      const { low, high, lowBlocker, highBlocker } = reach(i);
      const room = step > 0 ? high : low;
      if (room !== 0) propose({ vehicle: i, by: event.shiftKey ? room : step });
      else {
        show(step > 0 ? highBlocker : lowBlocker);
        setTimeout(() => setHit(-1), 300);
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const root = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const group = root.current!.querySelector<SVGGElement>(`[data-vehicle="${selected}"]`);
    if (group && document.activeElement !== group) group.focus();
  }, [selected]);
  useEffect(() => setHit(-1), [state]);

  const place = (i: number): string => {
    const { row, col, vertical, length } = rules.placed(state, i);
    let along = live?.vehicle === i ? pull(live.pulled, reach(i)) : 0;
    if (solved && i === puzzle.primary) along += length + 1;
    return `translate(${(col + (vertical ? 0 : along)) * 100}px,${(row + (vertical ? along : 0)) * 100}px)`;
  };
  const dots = selected >= 0 && !frozen && !solved ? reachable(rules, state, selected, reach(selected)) : [];

  return (
    <BoardFrame scene={scene} zoom={zoom} class={next ? 'focus1' : ''}>
      <svg
        ref={root}
        class="pieces"
        viewBox={viewBox(extent(scene), zoom.seen)}
        role="group"
        aria-label={`Rush Hour board, ${puzzle.width} by ${puzzle.height}, ${plural(puzzle.vehicles.length, 'vehicle')}`}
        onClick={(event) => !(event.target as Element).closest('.veh, [data-by]') && onSelect(-1)}
      >
        <Drawn class="ghost" aria-hidden svg={next && session.help.rung > 2 ? ghost(rules, state, next) : ''} />
        <g class="dots">
          {dots.map(({ by, x, y }) => (
            <g
              key={by}
              data-by={by}
              onPointerDown={() => (onDot.current = true)}
              onClick={() => onDot.current && propose({ vehicle: selected, by })}
            >
              <Drawn svg={dot(x * 100, y * 100)} />
              <rect x={x * 100} y={y * 100} width="100" height="100" fill="transparent" />
            </g>
          ))}
        </g>
        {puzzle.vehicles.map((v, i) => {
          const { low, high } = reach(i);
          const classes = ['veh'];
          if (live?.vehicle === i) classes.push('drag');
          if (next?.vehicle === i) classes.push('hinted');
          if (selected === i) classes.push('selected');
          if (hit === i) classes.push('hit');
          if (solved && i === puzzle.primary) classes.push('out');
          const at = state[i];
          return (
            <g
              key={i}
              class={classes.join(' ')}
              data-vehicle={i}
              role="slider"
              tabindex={i === (selected < 0 ? puzzle.primary : selected) ? 0 : -1}
              aria-label={`Vehicle ${v.name}`}
              aria-orientation={v.vertical ? 'vertical' : 'horizontal'}
              aria-valuemin={at + low + 1}
              aria-valuemax={at + high + 1}
              aria-valuenow={at + 1}
              aria-valuetext={placeText(v.vertical, v.vertical ? v.col : v.row, at, v.length, low, high)}
              aria-disabled={frozen ? 'true' : undefined}
              onPointerDown={(event) => down(event, i)}
              onPointerMove={move}
              onPointerUp={(event) => end(event, true)}
              onPointerCancel={(event) => end(event, false)}
              onLostPointerCapture={(event) => end(event, false)}
              onKeyDown={(event) => key(event, i)}
              onFocus={(event) => (event.currentTarget as Element).matches(':focus-visible') && onSelect(i)}
            >
              <g class="in" style={{ transform: place(i) }}>
                <Drawn svg={scene.pieces[i].looks[0]} />
                <rect
                  class="ring"
                  x="3"
                  y="3"
                  width={(v.vertical ? 1 : v.length) * 100 - 6}
                  height={(v.vertical ? v.length : 1) * 100 - 6}
                  rx="24"
                />
              </g>
            </g>
          );
        })}
        <Drawn class="why" aria-hidden svg={session.whyMarks} />
      </svg>
      <div class="vh" role="grid" aria-label="Cells of the board">
        {Array.from({ length: puzzle.height }, (_, row) => (
          <div role="row" key={row}>
            {Array.from({ length: puzzle.width }, (_, col) => {
              const v = cells[row * puzzle.width + col];
              return (
                <span role="gridcell" key={col}>
                  {v === -1 ? 'empty' : v === -2 ? 'wall' : puzzle.vehicles[v].name}{' '}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </BoardFrame>
  );
}

function placeText(vertical: boolean, line: number, at: number, length: number, low: number, high: number): string {
  const [name, span, less, more] = vertical ? ['column', 'rows', 'up', 'down'] : ['row', 'columns', 'left', 'right'];
  return `${name} ${line + 1}, ${span} ${at + 1} to ${at + length}; can move ${-low} ${less}, ${high} ${more}`;
}

// How far the vehicle goes when it is pulled that far.
function pull(pulled: number, { low, high }: Reach): number {
  const past = pulled > high ? pulled - high : pulled < low ? pulled - low : 0;
  if (past === 0) return pulled;
  return (past > 0 ? high : low) + RUBBER * (1 - Math.exp(-Math.abs(past) * 2)) * Math.sign(past);
}

function blockerAt(pulled: number, { low, high, lowBlocker, highBlocker }: Reach): number {
  if (pulled > high + BLOCKED_AFTER) return highBlocker;
  if (pulled < low - BLOCKED_AFTER) return lowBlocker;
  return -1;
}

// Cells that the selected vehicle can reach.
function reachable(rules: RushHourRules, state: Offsets, i: number, { low, high }: Reach) {
  const v = rules.placed(state, i);
  const found: { by: number; x: number; y: number }[] = [];
  for (let by = low; by <= high; by++) {
    if (by === 0) continue;
    const k = state[i] + by + (by > 0 ? v.length - 1 : 0);
    found.push(v.vertical ? { by, x: v.col, y: k } : { by, x: k, y: v.row });
  }
  return found;
}

// The cells that a slide newly covers, with an arrow.
function ghost(rules: RushHourRules, state: Offsets, { vehicle, by }: Slide): string {
  const v = rules.placed(state, vehicle);
  const at = state[vehicle];
  const from = by > 0 ? at + v.length : at + by;
  const n = Math.abs(by) * 100;
  const [x, y, w, h] = v.vertical ? [v.col * 100, from * 100, 100, n] : [from * 100, v.row * 100, n, 100];
  const turn = (v.vertical ? 90 : 0) + (by > 0 ? 0 : 180);
  return (
    rect(x + 8, y + 8, w - 16, h - 16, 18, 'var(--hint)', `fill-opacity=".14" ${dashes('var(--hint)', 4, 15, 7)}`) +
    arrow(x + w / 2, y + h / 2, turn)
  );
}

export function announceSlide(session: Session, { vehicle, by }: Slide): void {
  if (session.game.solved) return;
  const v = (session.puzzle as RushHour).vehicles[vehicle];
  const way = v.vertical ? (by > 0 ? 'down' : 'up') : by > 0 ? 'right' : 'left';
  const left = session.known.toGo === undefined ? '' : ` ${session.known.toGo} to go.`;
  announce(`${v.name} moved ${Math.abs(by)} ${way}.${left}`);
}

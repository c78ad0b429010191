// A Sokoban level that can be walked by keys, taps and swipes, and whose crates are pushed by pointing or dragging. It
// shows the position of the session, step by step along the player's way.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrow, deadMark, dot, rect, startMark } from '../../draw/marks';
import { extent, LOOKS, sceneOf } from '../../draw/scene';
import { following, viewBox } from '../../draw/view';
import type { Sokoban } from '../../model/puzzles/puzzle';
import { ReverseRules } from '../../model/puzzles/reverse';
import { pushTargets, walk } from '../../model/puzzles/routes';
import type { Crates, SokobanRules } from '../../model/puzzles/sokoban';
import { LARGE, type Session } from '../../model/session/session';
import { announce, plural } from '../../ui/dom';
import { Drawn } from '../../ui/parts';
import { BoardFrame } from './board_frame';
import { AllCrates, Player } from './crates';
import { Spoken } from './spoken';
import { go, letterOf, rulesOf, useWalk } from './walking';
import { useZoom } from './zoom';

const SWIPE = 24; // pixels

interface Press {
  pointer: number;
  state: Crates; // the position in which it began: it ends with it
  x: number;
  y: number;
  box: number; // that was grabbed, or -1
  over: number; // the cell it is over
}

export function SokobanBoard({ session }: { session: Session }) {
  session.version.value;
  const puzzle = session.puzzle as Sokoban;
  const rules = rulesOf(session);
  const real = session.state as Crates;
  const { width, height } = puzzle;
  const scene = sceneOf(puzzle);
  const state = useWalk(session, rules, real);
  const frozen = session.watched !== null;
  const [picked, setPicked] = useState<{ box: number; state: Crates } | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  const [refused, setRefused] = useState(0);
  // Large levels zoom by wheel.
  const zoom = useZoom(Math.max(width, height) > LARGE, (event) => {
    const cell = cellAt(event, event.target as Element);
    return cell >= 0 && rules.boxAt(real)[cell] >= 0;
  });
  const xy = (cell: number) => [(cell % width) * 100, Math.floor(cell / width) * 100] as const;

  // What was picked or pressed in another position is over, and stays so when that one comes back.
  useLayoutEffect(() => setPicked((old) => (old?.state === real ? old : null)), [real]);
  const pick = picked?.state === real && !frozen ? picked.box : -1;
  const held = press?.state === real && !frozen && !zoom.busy() ? press : null;
  const targets = useTargets(rules, real, held && held.box >= 0 ? held.box : pick);

  // Escape lets go of it, before it means anything else.
  useLayoutEffect(() => {
    if (pick < 0) return;
    const left = new AbortController();
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
      event.stopImmediatePropagation();
      setPicked(null);
    };
    addEventListener('keydown', letGo, { capture: true, signal: left.signal });
    return () => left.abort();
  }, [pick]);

  useEffect(() => {
    if (zoom.seen.scale === 1) return;
    const [x, y] = xy(state.player);
    const [left, top, w, h] = extent(scene);
    const next = following(zoom.seen, (x + 50 - left) / w, (y + 50 - top) / h);
    if (next !== zoom.seen) zoom.set(next);
  }, [state.player]);

  const refuse = () => {
    setRefused((n) => n + 1);
    announce('Blocked.');
  };
  const propose = (way: string | null | undefined) => {
    if (way === '') return;
    if (!way || !session.play(way)) return refuse();
    const pushes = rules.cost([way]);
    if (way.length > 1 && !session.table.solved)
      announce(pushes ? `${plural(pushes, session.reversing ? 'pull' : 'push')}.` : `${plural(way.length, 'step')}.`);
  };

  function cellAt(event: PointerEvent, on = event.currentTarget as Element): number {
    const svg = on.closest<SVGSVGElement>('svg.pieces');
    if (!svg) return -1;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    const [x, y] = [Math.floor(point.x / 100), Math.floor(point.y / 100)];
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (held && held.pointer !== event.pointerId) || frozen) return;
    const over = cellAt(event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const box = over < 0 ? -1 : rules.boxAt(real)[over];
    setPress({ pointer: event.pointerId, state: real, x: event.clientX, y: event.clientY, box, over });
  };
  const move = (event: PointerEvent) => {
    if (held?.pointer === event.pointerId && held.box >= 0) setPress({ ...held, over: cellAt(event) });
  };
  const up = (event: PointerEvent) => {
    if (press?.pointer !== event.pointerId) return;
    setPress(null);
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const cell = cellAt(event);
    const far = Math.hypot(dx, dy) > SWIPE;
    if (held.box >= 0) {
      // Dragged to another cell, or tapped: then it is picked, and the next tap says where to.
      if (cell !== real.boxes[held.box]) return propose(targets.get(cell) ?? null);
      return setPicked(held.box === pick ? null : { box: held.box, state: real });
    }
    if (far) {
      const letter = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'r' : 'l') : dy > 0 ? 'd' : 'u';
      return void (go(session, letter, false) || refuse());
    }
    propose(pick >= 0 ? targets.get(cell) : cell >= 0 ? wayTo(rules, real, cell) : null);
  };

  const key = (event: KeyboardEvent) => {
    const letter = letterOf(event.key);
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!go(session, letter, event.shiftKey)) refuse();
  };

  const target = held && held.box >= 0 && targets.has(held.over) ? held.over : -1;
  const grid = useRef<HTMLDivElement>(null);
  const label = `Sokoban level, ${width} by ${height}, ${plural(puzzle.boxes.length, 'crate')}; arrow keys move the player${session.reversing ? ', with Shift they pull' : ''}`;
  return (
    <BoardFrame scene={scene} zoom={zoom} class="s">
      <svg
        class={`pieces${refused ? ` shake${refused % 2}` : ''}`}
        viewBox={viewBox(extent(scene), zoom.seen)}
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => setPress(null)}
        onClick={() => grid.current?.focus({ preventScroll: true })}
      >
        <Drawn class="dots" svg={[...targets.keys()].map((cell) => dot(...xy(cell))).join('')} />
        <AllCrates rules={rules} boxes={state.boxes} pick={pick} />
        <Drawn class="ghost" svg={marksOf(session, rules, target)} />
        <Drawn class="why" svg={session.whyMarks} />
      </svg>
      <Player rules={rules} state={state} seen={zoom.seen} />
      <Spoken rules={rules} state={real} label={label} grid={grid} onKey={key} />
    </BoardFrame>
  );
}

// What is drawn over the level: the hint, where crates began, which are lost, and where the one that is held would go.
function marksOf(session: Session, rules: SokobanRules, target: number): string {
  const { help, known, aside, reversing } = session;
  const { width } = rules.puzzle;
  const xy = (cell: number) => [(cell % width) * 100, Math.floor(cell / width) * 100] as const;
  let marks = '';
  const push = help.rung > 1 && !aside ? known.nextPush : null;
  if (push) {
    const [x, y] = xy(push.box);
    marks += rect(x + 4, y + 4, 92, 92, 18, 'none', 'stroke="var(--hint)" stroke-width="7"');
    if (help.rung > 2) {
      const [tx, ty] = xy(rules.next(push.box, push.letter));
      marks += arrow(tx + 50, ty + 50, LOOKS.indexOf(push.letter) * 90 - 90);
    }
  }
  if (reversing) for (const cell of (session.puzzle as Sokoban).boxes) marks += startMark(...xy(cell));
  if (!aside && known.loss) for (const cell of known.loss.cells) marks += deadMark(...xy(cell));
  if (target >= 0) {
    const [x, y] = xy(target);
    marks += rect(x + 6, y + 6, 88, 88, 16, '#fff', 'fill-opacity=".25"');
  }
  return marks;
}

// A picked crate shows where it can go.
function useTargets(rules: SokobanRules, state: Crates, box: number): Map<number, string> {
  const known = useRef<{ state: Crates; box: number; targets: Map<number, string> } | null>(null);
  if (known.current?.state !== state || known.current.box !== box)
    known.current = { state, box, targets: box < 0 ? new Map() : targetsOf(rules, state, box) };
  return known.current.targets;
}

const targetsOf = (rules: SokobanRules, state: Crates, box: number) =>
  rules instanceof ReverseRules ? rules.targets(state, box) : pushTargets(rules, state, box);

// Where someone points who means the player. Backwards he may begin anywhere.
function wayTo(rules: SokobanRules, state: Crates, cell: number): string | null {
  const way = walk(rules, state, cell);
  return way === null && rules instanceof ReverseRules ? rules.accept(state, `@${cell}`) : way;
}

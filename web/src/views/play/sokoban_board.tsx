// A Sokoban level that can be walked by keys, taps and swipes, and whose crates are pushed by pointing or dragging. It
// shows the position of the session, step by step along the player's way.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { arrow, deadMark, dot, rect, startMark } from '../../draw/marks';
import { extent, LOOKS, sceneOf } from '../../draw/scene';
import { following, viewBox, type Window } from '../../draw/view';
import type { Sokoban } from '../../model/puzzles/puzzle';
import { pushTargets, walk } from '../../model/puzzles/routes';
import type { Session } from '../../model/session/session';
import { ReverseRules } from '../../model/puzzles/reverse';
import { type Crates, type Letter, type SokobanRules } from '../../model/puzzles/sokoban';
import { afterFrame, announce, plural, reducedMotion } from '../../ui/dom';
import { Drawn } from '../../ui/parts';
import { BoardFrame } from './board_frame';
import { memo } from './memo';
import { useZoom } from './zoom';

const KEYS: Record<string, Letter> = { ArrowUp: 'u', ArrowDown: 'd', ArrowLeft: 'l', ArrowRight: 'r' };
const SWIPE = 24; // pixels
const STEP = 55; // milliseconds for a step of a walk; a long one is faster
const LONGEST = 700; // milliseconds for a whole walk
const LARGE = 20; // cells: such levels zoom by wheel

export function letterOf(key: string): Letter | undefined {
  return KEYS[key];
}

const rulesOf = (session: Session) => session.table.rules as unknown as SokobanRules;

// A step, or as many as are free; backwards, `far` pulls the crate behind the player along. False if there is no way.
export function go(session: Session, letter: Letter, far: boolean): boolean {
  const rules = rulesOf(session);
  let state = session.table.state as Crates;
  if (rules instanceof ReverseRules) return session.play((far && rules.pull(state, letter)) || letter);
  const step = rules.step(state, letter);
  if (step === null || session.watched) return false;
  let way = step;
  if (far && step === letter)
    for (state = rules.apply(state, step); rules.step(state, letter) === letter; state = rules.apply(state, letter))
      way += letter;
  return session.play(way);
}

interface Press {
  pointer: number;
  state: Crates; // the position in which it began: it ends with it
  x: number;
  y: number;
  box: number; // that was grabbed, or -1
  over: number; // the cell it is over
}

const Crate = memo(({ x, y, look, selected }: { x: number; y: number; look: string; selected: boolean }) => (
  <g class={`crate${selected ? ' selected' : ''}`} style={{ transform: `translate(${x}px,${y}px)` }}>
    <Drawn svg={look} />
  </g>
));

const FEW = 32; // crates that glide, each with a place of its own

function AllCrates({ rules, boxes, pick }: { rules: SokobanRules; boxes: readonly number[]; pick: number }) {
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
}

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

// On a layer of its own, so that nothing else is drawn again when he moves.
function Player({ rules, state, seen }: { rules: SokobanRules; state: Crates; seen: Window }) {
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
      <Drawn svg={scene.pieces.at(-1)!.looks[LOOKS.indexOf(state.facing)]} />
    </svg>
  );
}

const Row = memo(({ words }: { words: string }) => (
  <div role="row">
    {words.split(',').map((word, i) => (
      <span role="gridcell" key={i}>
        {`${word} `}
      </span>
    ))}
  </div>
));

// What stands where, for people who listen to the page. It follows when the step is on the screen, which must not wait for
// it.
function useSpoken(rules: SokobanRules, state: Crates): { busy: boolean; rows: preact.ComponentChild } {
  const [said, setSaid] = useState(state);
  useEffect(() => {
    let over = false;
    void afterFrame().then(() => over || setSaid(state));
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
  const zoom = useZoom(Math.max(width, height) > LARGE, (event) => {
    const cell = cellAt(event, event.target as Element);
    return cell >= 0 && rules.boxAt(real)[cell] >= 0;
  });
  const xy = (cell: number) => [(cell % width) * 100, Math.floor(cell / width) * 100] as const;

  // What was picked or pressed in another position is over.
  const pick = picked?.state === real && !frozen ? picked.box : -1;
  const held = press?.state === real && !frozen && !zoom.busy() ? press : null;
  const targets = useTargets(rules, real, held && held.box >= 0 ? held.box : pick);

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
    if (event.button !== 0 || held || frozen) return;
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
    const letter = KEYS[event.key];
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!go(session, letter, event.shiftKey)) refuse();
  };

  const push = session.help.rung > 1 && !session.aside ? session.known.nextPush : null;
  let marks = '';
  if (push) {
    const [x, y] = xy(push.box);
    marks += rect(x + 4, y + 4, 92, 92, 18, 'none', 'stroke="var(--hint)" stroke-width="7"');
    if (session.help.rung > 2) {
      const [tx, ty] = xy(rules.next(push.box, push.letter));
      marks += arrow(tx + 50, ty + 50, LOOKS.indexOf(push.letter) * 90 - 90);
    }
  }
  if (session.reversing) for (const cell of puzzle.boxes) marks += startMark(...xy(cell));
  if (!session.aside && session.known.loss) for (const cell of session.known.loss.cells) marks += deadMark(...xy(cell));
  if (held && held.box >= 0 && targets.has(held.over)) {
    const [x, y] = xy(held.over);
    marks += rect(x + 6, y + 6, 88, 88, 16, '#fff', 'fill-opacity=".25"');
  }
  const spoken = useSpoken(rules, real);
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
        <Drawn class="ghost" svg={marks} />
        <Drawn class="why" svg={session.whyMarks} />
      </svg>
      <Player rules={rules} state={state} seen={zoom.seen} />
      <div class="vh" role="grid" tabIndex={0} ref={grid} aria-label={label} aria-busy={spoken.busy} onKeyDown={key}>
        {spoken.rows}
      </div>
    </BoardFrame>
  );
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

// The position to be drawn: the real one, or one on the player's way to it. The game itself never waits.
function useWalk(session: Session, rules: SokobanRules, real: Crates): Crates {
  const [at, setAt] = useState<{ end: Crates; shown: Crates } | null>(null);
  useLayoutEffect(() => {
    const { trail } = session;
    const way = trail && (trail.action as string);
    if (!way || way.length < 2 || way.startsWith('@') || reducedMotion()) return setAt(null);
    const states = [trail.from as Crates];
    for (const letter of way) states.push(rules.apply(states.at(-1)!, letter));
    let n = 1;
    setAt({ end: real, shown: states[n] });
    const timer = setInterval(
      () => {
        n++;
        setAt(n < states.length - 1 ? { end: real, shown: states[n] } : null);
        if (n >= states.length - 1) clearInterval(timer);
      },
      Math.min(STEP, LONGEST / way.length),
    );
    return () => clearInterval(timer);
  }, [real]);
  return at?.end === real ? at.shown : real;
}

const known = new WeakMap<readonly number[], string[][]>();

// What stands on each cell, the player left out. Steps that push nothing share it.
function wordsOf(rules: SokobanRules, boxes: readonly number[]): string[][] {
  let words = known.get(boxes);
  if (!words) {
    const { width, height } = rules.puzzle;
    const boxAt = rules.boxAt({ boxes });
    const word = (cell: number) => {
      const on = rules.goal(cell);
      if (boxAt[cell] >= 0) return on ? 'crate on ring' : 'crate';
      return rules.wall(cell) ? 'wall' : on ? 'ring' : 'empty';
    };
    words = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, x) => word(row * width + x)));
    known.set(boxes, words);
  }
  return words;
}

function rowsOf(rules: SokobanRules, { boxes, player }: Crates): string[] {
  const { width } = rules.puzzle;
  const words = wordsOf(rules, boxes);
  const here = Math.floor(player / width);
  return words.map((row, y) =>
    (y === here ? row.with(player % width, rules.goal(player) ? 'player on ring' : 'player') : row).join(),
  );
}

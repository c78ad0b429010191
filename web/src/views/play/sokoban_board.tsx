// A Sokoban level that can be walked by keys, taps and swipes, and whose crates are pushed by pointing or dragging. It
// shows the position of the session, step by step along the player's way.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrow, deadMark, dot, rect } from '../../draw/marks';
import { extent, LOOKS, sceneOf } from '../../draw/scene';
import { following, viewBox } from '../../draw/view';
import type { Sokoban } from '../../model/puzzle';
import { pushTargets, walk } from '../../model/routes';
import type { Session } from '../../model/session';
import { type Crates, type Letter, type SokobanRules } from '../../model/sokoban';
import { announce, plural, reducedMotion } from '../../ui/dom';
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

// A step, or as many as are free. False if there is no way.
export function go(session: Session, letter: Letter, far: boolean): boolean {
  const rules = session.rules as unknown as SokobanRules;
  let state = session.game.state as Crates;
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

const Row = memo(({ words }: { words: string }) => (
  <div role="row">
    {words.split(',').map((word, i) => (
      <span role="gridcell" key={i}>
        {word}{' '}
      </span>
    ))}
  </div>
));

export function SokobanBoard({ session }: { session: Session }) {
  session.version.value;
  const puzzle = session.puzzle as Sokoban;
  const rules = session.rules as unknown as SokobanRules;
  const real = session.state as Crates;
  const { width, height } = puzzle;
  const scene = sceneOf(puzzle);
  const zoom = useZoom(Math.max(width, height) > LARGE);
  const state = useWalk(session, rules, real);
  const frozen = session.watched !== null;
  const [picked, setPicked] = useState<{ box: number; state: Crates } | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  const [refused, setRefused] = useState(0);
  const xy = (cell: number) => [(cell % width) * 100, Math.floor(cell / width) * 100] as const;

  // What was picked or pressed in another position is over.
  const pick = picked?.state === real && !frozen ? picked.box : -1;
  const held = press?.state === real && !frozen && !zoom.pinching() ? press : null;
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
    if (way.length > 1 && !session.game.solved)
      announce(pushes ? `${plural(pushes, 'push')}.` : `${plural(way.length, 'step')}.`);
  };

  const cellAt = (event: PointerEvent): number => {
    const svg = event.currentTarget as SVGSVGElement;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    const [x, y] = [Math.floor(point.x / 100), Math.floor(point.y / 100)];
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  };
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
    propose(pick >= 0 ? targets.get(cell) : cell >= 0 ? walk(rules, real, cell) : null);
  };

  const key = (event: KeyboardEvent) => {
    const letter = KEYS[event.key];
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!go(session, letter, event.shiftKey)) refuse();
  };

  const push = session.rung > 1 && !frozen ? session.nextPush : null;
  let marks = '';
  if (push) {
    const [x, y] = xy(push.box);
    marks += rect(x + 4, y + 4, 92, 92, 18, 'none', 'stroke="var(--hint)" stroke-width="7"');
    if (session.rung > 2) {
      const [tx, ty] = xy(rules.next(push.box, push.letter));
      marks += arrow(tx + 50, ty + 50, LOOKS.indexOf(push.letter) * 90 - 90);
    }
  }
  if (!frozen && session.loss) for (const cell of session.loss.cells) marks += deadMark(...xy(cell));
  if (held && held.box >= 0 && targets.has(held.over)) {
    const [x, y] = xy(held.over);
    marks += rect(x + 6, y + 6, 88, 88, 16, '#fff', 'fill-opacity=".25"');
  }
  const grid = useRef<HTMLDivElement>(null);
  const label = `Sokoban level, ${width} by ${height}, ${plural(puzzle.boxes.length, 'crate')}; arrow keys move the player`;
  const [px, py] = xy(state.player);
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
        {state.boxes.map((cell, i) => (
          <Crate
            key={i}
            x={(cell % width) * 100}
            y={Math.floor(cell / width) * 100}
            look={scene.pieces[i].looks[Number(rules.goal(cell))]}
            selected={i === pick}
          />
        ))}
        <g class="me" style={{ transform: `translate(${px}px,${py}px)` }}>
          <Drawn svg={scene.pieces.at(-1)!.looks[LOOKS.indexOf(state.facing)]} />
        </g>
        <Drawn class="ghost" svg={marks} />
      </svg>
      <div class="vh" role="grid" tabIndex={0} ref={grid} aria-label={label} onKeyDown={key}>
        {rowsOf(rules, real).map((words, row) => (
          <Row key={row} words={words} />
        ))}
      </div>
    </BoardFrame>
  );
}

// A picked crate shows where it can go.
function useTargets(rules: SokobanRules, state: Crates, box: number): Map<number, string> {
  const known = useRef<{ state: Crates; box: number; targets: Map<number, string> } | null>(null);
  if (known.current?.state !== state || known.current.box !== box)
    known.current = { state, box, targets: box < 0 ? new Map() : pushTargets(rules, state, box) };
  return known.current.targets;
}

// The position to be drawn: the real one, or one on the player's way to it. The game itself never waits.
function useWalk(session: Session, rules: SokobanRules, real: Crates): Crates {
  const [at, setAt] = useState<{ end: Crates; shown: Crates } | null>(null);
  useLayoutEffect(() => {
    const { trail } = session;
    const way = trail && (trail.action as string);
    if (!way || way.length < 2 || reducedMotion()) return setAt(null);
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

function rowsOf(rules: SokobanRules, state: Crates): string[] {
  const { width, height } = rules.puzzle;
  const boxAt = rules.boxAt(state);
  const word = (cell: number) => {
    const on = rules.goal(cell) ? ' on ring' : '';
    if (cell === state.player) return `player${on}`;
    if (boxAt[cell] >= 0) return `crate${on}`;
    return rules.wall(cell) ? 'wall' : on ? 'ring' : 'empty';
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => word(row * width + col)).join(),
  );
}

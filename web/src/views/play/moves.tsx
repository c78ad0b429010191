// Moves as people read them: vehicles as coloured chips with arrows, pushes in LURD.
import { sceneOf } from '../../draw/scene';
import type { AnyAction } from '../../model/puzzles/kinds';
import type { Puzzle, RushHour } from '../../model/puzzles/puzzle';
import type { Session } from '../../model/session/session';

export function Chip({ puzzle, vehicle }: { puzzle: RushHour; vehicle: number }) {
  return (
    <span
      class={`chip${vehicle === puzzle.primary ? ' me' : ''}`}
      style={{ background: sceneOf(puzzle).colors![vehicle] }}
    >
      {puzzle.vehicles[vehicle].name}
    </span>
  );
}

const ARROWS = { u: '↑', d: '↓', l: '←', r: '→' };

export function arrowOf(vertical: boolean, by: number): string {
  return vertical ? (by > 0 ? '↓' : '↑') : by > 0 ? '→' : '←';
}

export function Move({ puzzle, action }: { puzzle: Puzzle; action: AnyAction }) {
  if (typeof action === 'string') {
    const push = /[A-Z]$/.test(action);
    return (
      <>
        {push ? action.slice(0, -1) : action}
        {push && <b>{action.at(-1)}</b>}
      </>
    );
  }
  const board = puzzle as RushHour;
  return (
    <>
      <Chip puzzle={board} vehicle={action.vehicle} />
      <span>
        {arrowOf(board.vehicles[action.vehicle].vertical, action.by)}&#8202;{Math.abs(action.by)}
      </span>
    </>
  );
}

// The answers of the second and third hint, as shown and as said.
export function hintAnswers(session: Session): {
  piece: preact.ComponentChild;
  move: preact.ComponentChild;
  said: string[];
} {
  const action = session.known.nextAction;
  if (action === null) return { piece: '', move: '', said: ['', ''] };
  if (typeof action !== 'string') {
    const puzzle = session.puzzle as RushHour;
    const { name, vertical } = puzzle.vehicles[action.vehicle];
    const way = vertical ? (action.by > 0 ? 'down' : 'up') : action.by > 0 ? 'right' : 'left';
    return {
      piece: <Chip puzzle={puzzle} vehicle={action.vehicle} />,
      move: <Move puzzle={puzzle} action={action} />,
      said: [`Hint: move ${name}.`, `Hint: move ${name} ${Math.abs(action.by)} ${way}.`],
    };
  }
  const { box, letter } = session.known.nextPush!;
  const { width } = session.puzzle;
  const place = `row ${Math.floor(box / width) + 1}, column ${(box % width) + 1}`;
  const way = { u: 'up', d: 'down', l: 'left', r: 'right' }[letter];
  return {
    piece: place,
    move: `${ARROWS[letter]} push`,
    said: [`Hint: push the crate at ${place}.`, `Hint: push the crate at ${place} ${way}.`],
  };
}

// What buttons and keys ask for alike, said aloud for people who listen to the page.
import { UNIT } from '../../model/puzzles/kinds';
import type { Session } from '../../model/session/session';
import { announce, plural } from '../../ui/dom';
import { hintAnswers } from './moves';

// Shows the solution, as soon as there is one.
export function reveal(session: Session): void {
  session.reveal();
  const { solution } = session.known;
  if (!solution || session.game.solved) return;
  const cost = plural(session.rules.cost(solution), UNIT[session.puzzle.kind]);
  announce(`The solution is shown: ${cost}. The full stop steps through it.`);
}

// Shows it and plays it.
export function solve(session: Session): void {
  if (!session.seen || !session.known.solution) session.reveal();
  togglePlay(session);
}

export function togglePlay(session: Session): void {
  if (session.watched?.playing) {
    session.watched.pause();
    session.watch(session.watched.at);
  } else if (session.seen) session.watch(0, true);
}

export function openHint(session: Session): void {
  session.openHint();
  if (session.help.rung > 1) announce(hintAnswers(session).said[session.help.rung - 2]);
}

const left = (session: Session) =>
  session.reversing
    ? ''
    : session.known.lost
      ? ' Lost from here.'
      : session.known.toGo === undefined
        ? ''
        : ` ${session.known.toGo} to go.`;

// Where there is nothing to take back, nothing is said, and what runs goes on.
export function undo(session: Session): void {
  if (session.watched || !session.table.canUndo) return;
  session.undo();
  announce(`Undone.${left(session)}`);
}
export function redo(session: Session): void {
  if (session.watched || !session.table.canRedo) return;
  session.redo();
  announce(`Redone.${left(session)}`);
}
export function restart(session: Session): void {
  if (session.watched || session.table.cursor === 0) return;
  session.restart();
  announce(`Back at the start.${left(session)}`);
}

// The keys of the play view.
import { app } from '../../app';
import type { RushHour } from '../../model/puzzles/puzzle';
import type { Session } from '../../model/session/session';
import { announce } from '../../ui/dom';
import { openHint, redo, restart, reveal, togglePlay, undo } from './commands';
import { go, letterOf } from './walking';

// `selected`: a vehicle, or -1 for none.
export function onKey(
  event: KeyboardEvent,
  session: Session,
  selected: number,
  select: (vehicle: number) => void,
): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  const { watched } = session;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    if (event.shiftKey) redo(session);
    else undo(session);
    return;
  }
  if (command || event.altKey) return;
  if (event.key === 'Escape') {
    if (selected >= 0 && !watched) select(-1);
    else if (session.known.proving || session.tasks.busy || session.help.asked) session.cancel();
    else if (watched) session.stopWatching();
    else if (session.reversing) session.stopReverse();
    return;
  }
  const letter = session.puzzle.kind === 'sokoban' ? letterOf(event.key) : undefined;
  if (letter) {
    event.preventDefault();
    if (!go(session, letter, event.shiftKey)) announce(watched ? 'Watching: Escape returns to your game.' : 'Blocked.');
    return;
  }
  if (!app.store.settings.singleKeys) return;
  if (event.shiftKey && /^[A-Z]$/.test(event.key) && session.puzzle.kind === 'rushhour') {
    const i = (session.puzzle as RushHour).vehicles.findIndex((v) => v.name === event.key);
    if (i < 0) return;
    select(i);
    // It may be selected already, and the keyboard elsewhere.
    document.querySelector<SVGElement>(`[data-vehicle="${i}"]`)?.focus();
    return;
  }
  const step = (by: number) => () => session.seen && session.watch((watched?.at ?? 0) + by);
  const commands: Record<string, () => unknown> = {
    z: () => undo(session),
    y: () => redo(session),
    r: () => restart(session),
    h: () => openHint(session),
    s: () => reveal(session),
    ',': step(-1),
    '.': step(1),
    Home: () => watched && session.watch(0),
    End: () => watched && session.watch(Infinity),
    '?': () => app.showHelp(),
    ' ': () => togglePlay(session),
  };
  const run = commands[event.key];
  if (!run || (event.key === ' ' && target.closest('button, a'))) return;
  if (event.key !== 'Home' && event.key !== 'End') event.preventDefault();
  run();
}

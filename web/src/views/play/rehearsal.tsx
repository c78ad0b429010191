// What a browser runs for the first time it has to compile, and the first step on a large level would take two frames. So
// the step is rehearsed, when there is nothing else to do, on a level that nobody sees.
import { render } from 'preact';
import { readGameId } from '../../model/puzzles/share';
import { Session } from '../../model/session/session';
import { afterFrame } from '../../ui/dom';
import { LostNotice, ModeBar } from './notices';
import { Panel } from './panel';
import { SokobanBoard } from './sokoban_board';
import { Strip } from './strip';
import { Toolbar } from './toolbar';

const LEVEL = `sk:7w|wp-b-gw|w5-w${'|w5Bw'.repeat(7)}|7w`; // so many crates are drawn in another way than few
const KEYS = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft'];
const PARTS = [SokobanBoard, ModeBar, LostNotice, Toolbar, Strip, Game];

function Game({ session }: { session: Session }) {
  return <Panel session={session} tab="game" onTab={() => {}} />;
}

const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );

let done = false;

export async function rehearse(): Promise<void> {
  if (done) return;
  done = true;
  const session = new Session('', readGameId(LEVEL), { address: '' });
  const places: HTMLElement[] = [];
  for (const Part of PARTS) {
    await idle(); // each by itself, so that nobody waits for all of them
    const place = document.createElement('div');
    render(<Part session={session} />, place);
    places.push(place);
  }
  const grid = places[0].querySelector('[role=grid]')!;
  for (const key of KEYS) {
    await idle();
    grid.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await afterFrame();
  }
  for (const place of places) render(null, place);
}

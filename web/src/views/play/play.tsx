// The play view, as a function of the session: the puzzle, its board, and what is known about it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { app } from '../../app';
import { extent, sceneOf } from '../../draw/scene';
import { UNIT } from '../../model/puzzles/kinds';
import type { Session } from '../../model/session/session';
import { announce } from '../../ui/dom';
import { plural } from '../../ui/words';
import { onKey } from './keys';
import { Meta, puzzleTitle } from './meta';
import { LostNotice, ModeBar } from './notices';
import { Panel, type Tab } from './panel';
import { rehearse } from './rehearsal';
import { RushBoard } from './rush_board';
import { SokobanBoard } from './sokoban_board';
import { Strip } from './strip';
import { Toolbar } from './toolbar';

const REHEARSAL = 500; // milliseconds after a level was opened

export function PlayView({ session }: { session: Session }) {
  session.beside.value; // drawn again with every change
  const [selected, setSelected] = useState(-1);
  const [tab, setTab] = useState<Tab>(session.seen ? 'solution' : 'hints');
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = (event) => onKey(event, session, selected, setSelected);
  useLayoutEffect(() => {
    document.title = `${puzzleTitle(session)} · gridlock`;
    session.enter();
    const left = new AbortController();
    const { signal } = left;
    addEventListener('keydown', (event) => keys.current(event), { signal });
    document.addEventListener('visibilitychange', () => session.runClock(!document.hidden), { signal });
    return () => {
      left.abort();
      session.leave();
    };
  }, [session]);
  useEffect(() => {
    if (session.puzzle.kind !== 'sokoban') return;
    const soon = setTimeout(() => void rehearse(), REHEARSAL);
    return () => clearTimeout(soon);
  }, [session]);
  useEffect(() => {
    if (session.seen) setTab('solution');
  }, [session.seen]);
  useEffect(() => {
    if (session.solvedNow) announce(solvedSentence(session));
  }, [session.solvedNow]);
  const [, , width, height] = extent(sceneOf(session.puzzle));
  return (
    <main class="play" aria-label="Play" style={`--ratio:${width / height}`}>
      <Meta
        session={session}
        facts={session.facts}
        best={session.known.best}
        toGo={session.known.toGo}
        own={app.store.result(session.id)}
      />
      <section class="stage" aria-label="Board">
        {session.puzzle.kind === 'rushhour' ? (
          <RushBoard session={session} selected={selected} onSelect={setSelected} />
        ) : (
          <SokobanBoard session={session} />
        )}
        <ModeBar session={session} />
        <LostNotice session={session} />
        <Toolbar session={session} />
        <Strip session={session} />
      </section>
      <section class="side" aria-label="Analysis">
        <Panel session={session} tab={tab} onTab={setTab} />
      </section>
    </main>
  );
}

function solvedSentence(session: Session): string {
  const { stars, seen } = session.result;
  const { cost } = session.game;
  const optimal = session.known.best !== null && cost === session.known.best ? ', optimal' : '';
  const rating = seen ? 'solution seen, not rated' : plural(stars, 'star');
  return `Solved in ${plural(cost, UNIT[session.puzzle.kind])}${optimal}, ${rating}.`;
}

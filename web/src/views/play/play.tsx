// The play view, as a function of the session: board, numbers, hints, solution, and the keys.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { app } from '../../app';
import type { RushHour } from '../../model/puzzles/puzzle';
import type { Session } from '../../model/session/session';
import { announce, toast } from '../../ui/dom';
import { Button, Icon, IconButton } from '../../ui/parts';
import { clock, plural } from '../../ui/words';
import { UNIT } from '../../model/puzzles/kinds';
import { Meta, puzzleTitle } from './meta';
import { openHint, Panel, togglePlay, type Tab } from './panel';
import { RushBoard } from './rush_board';
import { go, letterOf, SokobanBoard } from './sokoban_board';
import { Strip } from './strip';

export function PlayView({ session }: { session: Session }) {
  session.version.value; // drawn again with every change
  const [selected, setSelected] = useState(-1);
  const [tab, setTab] = useState<Tab>(session.seen ? 'solution' : 'hints');
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = (event) => onKey(event, session, setSelected);
  useLayoutEffect(() => {
    document.title = `${puzzleTitle(session)} · gridlock`;
    session.enter();
    const left = new AbortController();
    addEventListener('keydown', (event) => keys.current(event), { signal: left.signal });
    return () => {
      left.abort();
      session.leave();
    };
  }, [session]);
  useEffect(() => {
    if (session.seen) setTab('solution');
  }, [session.seen]);
  useEffect(() => {
    if (session.solvedNow) announce(solvedSentence(session));
  }, [session.solvedNow]);
  return (
    <main class="play" aria-label="Play">
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

// Says so where the board does not show the game itself.
function ModeBar({ session }: { session: Session }) {
  session.version.value;
  const { watched, game } = session;
  if (watched)
    return (
      <div class="mode" id="watching">
        <span>
          <b>Watching the solution</b>, {watched.at} of {watched.actions.length}. Your game waits.
        </span>
        <Button class="btn sm" id="back-to-game" onClick={() => session.stopWatching()}>
          Back to your game
        </Button>
      </div>
    );
  if (session.reversing)
    return (
      <div class="mode" id="reversing">
        <span>
          {session.table.solved ? (
            <>
              <b>Back at the start.</b> Read from its end, this is a solution of {plural(session.table.cost, 'push')}.
            </>
          ) : (
            <>
              <b>Playing in reverse.</b> Pull the crates from the rings to the dashed squares: drag them, or hold Shift
              with an arrow key. Your game waits.
            </>
          )}
        </span>
        {session.table.solved && (
          <Button class="btn sm" id="keep-reverse" onClick={() => session.keepReverse()}>
            Make it my game
          </Button>
        )}
        <Button class="btn sm" id="stop-reverse" onClick={() => session.stopReverse()}>
          Back to your game
        </Button>
      </div>
    );
  if (game.trying)
    return (
      <div class="mode" id="trying">
        <span>
          <b>Trying a variation.</b> Your game waits.
        </span>
        <Button class="btn sm" id="keep-variation" onClick={() => session.keepVariation()}>
          Keep
        </Button>
        <Button class="btn sm" id="drop-variation" onClick={() => session.dropVariation()}>
          Drop
        </Button>
      </div>
    );
  return null;
}

function LostNotice({ session }: { session: Session }) {
  session.version.value;
  const { game } = session;
  const { loss } = session.known;
  const { busy } = session.tasks;
  const fromStart = session.known.lostAt(0);
  const lost = session.known.lost && !session.aside && !game.solved && app.store.settings.deadlockNotice;
  const busyHere = busy?.what === 'rescue';
  const sentence = {
    corner: ['Crate stuck in a corner.', 'It can never reach a ring.'],
    edge: ['Crate stuck at a wall.', 'It can never reach a ring from there.'],
    frozen: ['Crates block each other.', 'They can never move again.'],
    corral: ['This position is lost.', 'The crates can no longer all come home.'],
    search: ['This position is lost.', 'No solution exists from here.'],
  }[loss?.reason ?? 'search'];
  const rescue = async () => {
    const back = await session.rescue();
    if (back !== null)
      announce(`Went back ${plural(back, 'move')}, to the last position that is not known to be lost.`);
    else if (session.known.lostAt(0)) toast('This puzzle has no solution from its start either');
  };
  // The role is there before the words, so that they are heard.
  return (
    <div class={`notice${lost ? ' show' : ''}`} id="lost" role="alert">
      {lost && (
        <>
          <Icon name="warn" />
          <span>
            <b>{sentence[0]}</b> {sentence[1]}
          </span>
          {fromStart ? (
            <span class="lab">It was so from the start.</span>
          ) : (
            game.cursor > 0 &&
            (busyHere ? (
              <Button class="btn sm" id="cancel-rescue" onClick={() => session.cancel()}>
                Cancel ({busy.done} of {busy.of})
              </Button>
            ) : (
              <Button class="btn sm" id="rescue" onClick={() => void rescue()}>
                Undo to the last solvable position
              </Button>
            ))
          )}
        </>
      )}
    </div>
  );
}

function Toolbar({ session }: { session: Session }) {
  session.version.value;
  const { game, watched, table } = session;
  const { verdict } = session.known;
  const running = session.known.proving || (session.tasks.busy !== null && session.tasks.busy.what === 'rescue');
  const stage = () => document.querySelector<HTMLElement>('.stage')!;
  return (
    <div class="bar">
      <div class="grp">
        <IconButton
          icon="undo"
          label="Undo"
          title="Undo (Z)"
          id="undo"
          off={!table.canUndo || !!watched}
          onClick={() => undo(session)}
        />
        <IconButton
          icon="redo"
          label="Redo"
          title="Redo (Y)"
          id="redo"
          off={!table.canRedo || !!watched}
          onClick={() => redo(session)}
        />
        <IconButton
          icon="restart"
          label="Restart"
          title="Restart (R)"
          id="restart"
          off={table.cursor === 0 || !!watched}
          onClick={() => restart(session)}
        />
      </div>
      <Timer session={session} />
      <span class="sp" />
      <IconButton
        icon="full"
        label="Full screen"
        id="full-screen"
        class="hide"
        onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : stage().requestFullscreen())}
      />
      <Button
        class="btn"
        id="hint"
        off={game.solved || session.known.nextAction === null || session.help.rung === 3 || session.aside}
        onClick={() => openHint(session)}
      >
        <Icon name="bulb" />
        Hint
      </Button>
      {running ? (
        <Button class="btn p" id="cancel" onClick={() => session.cancel()}>
          <Icon name="stop" />
          Cancel
        </Button>
      ) : (
        <Button
          class="btn p"
          id="solve"
          off={(game.solved && !watched) || verdict.state === 'unsolvable'}
          onClick={() => solve(session)}
        >
          <Icon name={watched?.playing ? 'pause' : 'play'} />
          {watched?.playing ? 'Pause' : 'Solve'}
        </Button>
      )}
    </div>
  );
}

function Timer({ session }: { session: Session }) {
  session.version.value;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class="timer num" id="timer" role="timer" aria-label="Time">
      {clock(session.clock.seconds)}
    </span>
  );
}

// Shows the solution and plays it, as soon as there is one.
function solve(session: Session): void {
  if (!session.seen || !session.known.solution) session.reveal();
  if (session.known.solution) togglePlay(session);
}

const left = (session: Session) =>
  session.reversing
    ? ''
    : session.known.lost
      ? ' Lost from here.'
      : session.known.toGo === undefined
        ? ''
        : ` ${session.known.toGo} to go.`;

function undo(session: Session): void {
  session.undo();
  announce(`Undone.${left(session)}`);
}
function redo(session: Session): void {
  session.redo();
  announce(`Redone.${left(session)}`);
}
function restart(session: Session): void {
  session.restart();
  announce(`Back at the start.${left(session)}`);
}

function onKey(event: KeyboardEvent, session: Session, select: (vehicle: number) => void): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  const { table, watched } = session;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    if (event.shiftKey) redo(session);
    else undo(session);
    return;
  }
  if (command || event.altKey) return;
  if (event.key === 'Escape') {
    select(-1);
    if (session.known.proving || session.tasks.busy) session.cancel();
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
    if (i >= 0) select(i);
    return;
  }
  const step = (by: number) => () => session.seen && session.watch((watched?.at ?? 0) + by);
  const commands: Record<string, () => unknown> = {
    z: () => table.canUndo && undo(session),
    y: () => table.canRedo && redo(session),
    r: () => table.cursor > 0 && restart(session),
    h: () => openHint(session),
    s: () => session.reveal(),
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

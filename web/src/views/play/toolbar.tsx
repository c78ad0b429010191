// The buttons under the board, and the clock between them.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Session } from '../../model/session/session';
import { Button, Icon, IconButton } from '../../ui/parts';
import { clock } from '../../ui/words';
import { openHint, redo, restart, solve, undo } from './commands';

export function Toolbar({ session }: { session: Session }) {
  session.beside.value;
  const { game, watched, table } = session;
  const { verdict } = session.known;
  const running = session.known.proving || (session.tasks.busy !== null && session.tasks.busy.what === 'rescue');
  const stage = () => document.querySelector<HTMLElement>('.stage')!;
  const { canUndo, canRedo } = table;
  const atStart = table.cursor === 0;
  const watching = watched !== null;
  const playing = watched?.playing;
  const noHint = game.solved || session.known.nextAction === null || session.help.rung === 3 || session.aside;
  const noSolution = (game.solved && !watched) || verdict.state === 'unsolvable';
  // Most steps change none of it, and then nothing is compared either.
  const steps = useMemo(
    () => (
      <div class="grp">
        <IconButton
          icon="undo"
          label="Undo"
          title="Undo (Z)"
          id="undo"
          off={!canUndo || watching}
          onClick={() => undo(session)}
        />
        <IconButton
          icon="redo"
          label="Redo"
          title="Redo (Y)"
          id="redo"
          off={!canRedo || watching}
          onClick={() => redo(session)}
        />
        <IconButton
          icon="restart"
          label="Restart"
          title="Restart (R)"
          id="restart"
          off={atStart || watching}
          onClick={() => restart(session)}
        />
      </div>
    ),
    [session, canUndo, canRedo, atStart, watching],
  );
  const rest = useMemo(() => (
    <>
      <span class="sp" />
      {document.fullscreenEnabled && (
        <IconButton
          icon="full"
          label="Full screen"
          id="full-screen"
          class="hide"
          onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : stage().requestFullscreen())}
        />
      )}
      <Button
        class="btn"
        id="hint"
        off={noHint}
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
          off={noSolution}
          onClick={() => solve(session)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
          {playing ? 'Pause' : 'Solve'}
        </Button>
      )}
    </>
  ), [session, running, playing, noHint, noSolution]); // prettier-ignore
  return (
    <div class="bar">
      {steps}
      <Timer session={session} />
      {rest}
    </div>
  );
}

function Timer({ session }: { session: Session }) {
  session.beside.value;
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

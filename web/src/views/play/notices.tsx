// What stands under the board while it does not show the game itself, and when the game is lost.
import { app } from '../../app';
import type { Session } from '../../model/session/session';
import { announce, toast } from '../../ui/dom';
import { Button, Icon } from '../../ui/parts';
import { plural } from '../../ui/words';

// Says so where the board does not show the game itself.
export function ModeBar({ session }: { session: Session }) {
  session.beside.value;
  const { watched, game } = session;
  if (watched)
    return (
      <div class="mode" id="watching">
        <span>
          <b>Watching the solution</b>, {watched.at} of {watched.actions.length}.{' '}
          <span class="aside">Your game waits.</span>
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
              <b>Playing in reverse.</b>{' '}
              <span class="aside">
                Pull the crates from the rings to the dashed squares: drag them, or hold Shift with an arrow key. Your
                game waits.
              </span>
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
          <b>Trying a variation.</b> <span class="aside">Your game waits.</span>
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

export function LostNotice({ session }: { session: Session }) {
  session.beside.value;
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

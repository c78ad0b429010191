// The solution: hidden until someone asks, then a film with its list of moves.
import { useEffect, useRef, useState } from 'preact/hooks';
import { app } from '../../app';
import type { AnyAction } from '../../model/puzzles/kinds';
import type { Session } from '../../model/session/session';
import { Button, Choice, IconButton } from '../../ui/parts';
import { grouped } from '../../ui/words';
import { reveal, togglePlay } from './commands';
import { Move } from './moves';
import { VerdictSentence, VerdictTag } from './verdict';

const SPEEDS = [0.5, 1, 2, 4].map((speed) => [speed, `${speed}×`] as const);

export function Solution({ session, shown }: { session: Session; shown: boolean }) {
  session.lists.value;
  const { watched, seen, game } = session;
  const { verdict } = session.known;
  const actions = watched?.actions ?? ((seen && session.known.solution) || []);
  const at = watched?.at ?? 0;
  const revealed = seen && actions.length > 0;
  const hidden = !seen && (verdict.state === 'proven' || verdict.state === 'found');
  return (
    <div class={`sec${shown ? ' on' : ''}`} id="solution">
      <div class="hd">
        <h2 class="h2">Solution</h2>
        <span id="proof-tag">
          {!game.solved && (seen || verdict.state !== 'proven') && <VerdictTag session={session} />}
        </span>
      </div>
      {!hidden && !game.solved && (
        <p class="proof num" id="proof">
          <VerdictSentence session={session} />
        </p>
      )}
      {game.solved && !watched && <p class="proof">This position is solved.</p>}
      {!seen && !game.solved && verdict.state !== 'unsolvable' && (
        <div class="veil">
          <p>Hidden until you ask. Your game stays as it is.</p>
          <button class="btn" id="show-solution" onClick={() => reveal(session)}>
            Show the solution
          </button>
        </div>
      )}
      {revealed && (
        <div class="pl">
          <div class="transport">
            <IconButton icon="first" label="First" id="watch-first" onClick={() => session.watch(0)} />
            <IconButton icon="prev" label="Back" id="watch-back" onClick={() => session.watch(at - 1)} />
            <IconButton
              class="big"
              icon={watched?.playing ? 'pause' : 'play'}
              label={watched?.playing ? 'Pause' : 'Play'}
              id="watch-play"
              onClick={() => togglePlay(session)}
            />
            <IconButton icon="next" label="Forward" id="watch-forward" onClick={() => session.watch(at + 1)} />
            <IconButton icon="last" label="Last" id="watch-last" onClick={() => session.watch(Infinity)} />
            <span class="pos num">
              {at} / {actions.length}
            </span>
          </div>
          <input
            type="range"
            id="watch-position"
            min={0}
            max={actions.length}
            value={at}
            style={`--f:${(at / actions.length) * 100}%`}
            aria-label="Position in the solution"
            onInput={(event) => session.watch(Number(event.currentTarget.value))}
          />
          <Choice
            class="speeds"
            label="Speed"
            options={SPEEDS}
            chosen={session.speed}
            onChoose={(s) => app.setSpeed(s)}
          />
          <SolutionList session={session} actions={actions} at={at} />
        </div>
      )}
    </div>
  );
}

function SolutionList({ session, actions, at }: { session: Session; actions: readonly AnyAction[]; at: number }) {
  session.lists.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current!.scrollTop = current.offsetTop - list.current!.offsetTop - 60;
  }, [at]);
  const rush = session.puzzle.kind === 'rushhour';
  const [all, setAll] = useState(false);
  const most = 400; // more are not drawn until someone wants to see them
  return (
    <ol class={rush ? 'moves num' : 'lurd'} ref={list} id="solution-moves" aria-label="Moves of the solution">
      {actions.slice(0, all ? undefined : most).map((action, k) => (
        <li key={k}>
          <button
            class={k + 1 < at ? 'done' : ''}
            aria-current={k + 1 === at ? 'step' : undefined}
            onClick={() => session.watch(k + 1)}
          >
            {rush && <span class="k">{k + 1}</span>}
            <Move puzzle={session.puzzle} action={action} />
          </button>
        </li>
      ))}
      {!all && actions.length > most && (
        <li>
          <Button class="btn sm" onClick={() => setAll(true)}>
            and {grouped(actions.length - most)} more
          </Button>
        </li>
      )}
    </ol>
  );
}

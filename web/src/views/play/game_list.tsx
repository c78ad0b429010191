// Your game, move by move: what each one cost, where it was lost, and the way back to any of them.
import { useMemo } from 'preact/hooks';
import type { AnyAction } from '../../model/puzzles/kinds';
import { proveAtOnce } from '../../model/session/analysis';
import type { Session } from '../../model/session/session';
import { announce } from '../../ui/dom';
import { Button } from '../../ui/parts';
import { plural } from '../../ui/words';
import { memo } from './memo';
import { Move } from './moves';

// Actions that make one entry: a move, or in Sokoban the steps up to a push.
interface Entry {
  to: number; // the point of the game after it
  actions: AnyAction[];
}

export function entriesOf(actions: readonly AnyAction[]): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  actions.forEach((action, n) => {
    if (!open) entries.push((open = { to: 0, actions: [] }));
    open.actions.push(action);
    open.to = n + 1;
    if (typeof action !== 'string' || /[A-Z]/.test(action)) open = null;
  });
  return entries;
}

const MOST = 200; // entries that are drawn, around where one stands

export type Judgement =
  { kind: 'perfect' | 'unknown' } | { kind: 'detour'; by: number } | { kind: 'lost' | 'lost-by-now' | 'still-lost' };

// What the moves from one point of the game to another have cost.
export function judge(session: Session, from: number, to: number): Judgement {
  const { lostFrom, line } = session.known;
  if (from >= lostFrom) return { kind: 'still-lost' };
  if (to >= lostFrom) return { kind: session.known.solvableAt(from) ? 'lost' : 'lost-by-now' };
  const [before, after] = [line[from], line[to]];
  if (before.toGo === undefined || after.toGo === undefined) return { kind: 'unknown' };
  const by = after.toGo + (after.spent - before.spent) - before.toGo;
  return by > 0 ? { kind: 'detour', by } : { kind: 'perfect' };
}

function Remark({ judged, by }: { judged: Judgement['kind']; by: number }) {
  switch (judged) {
    case 'detour':
      return (
        <em class="warn" title={`A detour of ${by}`}>
          +{by}
        </em>
      );
    case 'lost':
      return <em class="bad">lost from here</em>;
    case 'lost-by-now':
      return <em class="bad">lost by now</em>;
    case 'perfect':
      return (
        <em class="good" title="A best move">
          ✓
        </em>
      );
    default:
      return null;
  }
}

interface ItemProps {
  session: Session;
  number: number;
  to: number;
  action: AnyAction;
  where: 'past' | 'here' | 'ahead';
  off: boolean;
  judged: Judgement['kind'];
  by: number;
}

// A move changes few of them, however long the game is.
const Item = memo(({ session, number, to, action, where, off, judged, by }: ItemProps) => (
  <li>
    <Button
      class={where === 'ahead' ? 'ahead' : ''}
      aria-current={where === 'here' ? 'step' : undefined}
      onClick={() => session.goTo(to)}
      off={off}
    >
      {session.puzzle.kind === 'rushhour' && <span class="k">{number}</span>}
      <Move puzzle={session.puzzle} action={action} />
      <Remark judged={judged} by={by} />
    </Button>
  </li>
));

export function GameList({ session, shown }: { session: Session; shown: boolean }) {
  session.lists.value;
  const { game } = session;
  const { busy } = session.tasks;
  const entries = entriesOf(game.actions);
  const current = entries.findIndex(({ to }) => to >= game.cursor);
  const first = Math.max(0, Math.min(entries.length - MOST, (current < 0 ? entries.length : current) - MOST / 2));
  // What is over in a blink would only flicker.
  const working = busy?.what === 'analysis' && (busy.of > 3 || !proveAtOnce(session.puzzle)) ? busy : null;
  const { trying } = game;
  const { aside } = session;
  const head = useMemo(
    () => (
      <div class="hd">
        <h2 class="h2">Your game</h2>
        {trying ? (
          <span class="tag warn">Variation</span>
        ) : (
          <span class="row">
            {session.canReverse && (
              <Button class="btn sm" id="play-reverse" onClick={() => session.playReverse()} off={aside}>
                Play in reverse
              </Button>
            )}
            <Button class="btn sm" id="try-variation" onClick={() => session.tryVariation()} off={aside}>
              Try a variation
            </Button>
          </span>
        )}
      </div>
    ),
    [session, trying, aside],
  );
  return (
    <div class={`sec${shown ? ' on' : ''}`} id="game">
      {head}
      {entries.length === 0 ? (
        <p class="cost">No moves yet.</p>
      ) : (
        <ol class={`${session.puzzle.kind === 'rushhour' ? 'moves own num' : 'lurd own'}`} id="game-moves">
          {first > 0 && <li class="lab">{plural(first, 'move')} before</li>}
          {entries.slice(first, first + MOST).map(({ to, actions }, i) => {
            const k = first + i;
            const from = k === 0 ? 0 : entries[k - 1].to;
            const judgement = judge(session, from, to);
            return (
              <Item
                key={k}
                session={session}
                number={k + 1}
                to={to}
                action={typeof actions[0] === 'string' ? actions.join('') : actions[0]}
                where={game.cursor > to ? 'past' : game.cursor > from ? 'here' : 'ahead'}
                off={session.watched !== null}
                judged={judgement.kind}
                by={judgement.kind === 'detour' ? judgement.by : 0}
              />
            );
          })}
        </ol>
      )}
      {working ? (
        <p class="cost" role="status">
          Analysing: {working.done} of {plural(working.of, 'position')}{' '}
          <Button class="btn sm" id="cancel-analysis" onClick={() => session.cancel()}>
            Cancel
          </Button>
        </p>
      ) : (
        entries.length > 0 &&
        session.tasks.hasGaps && (
          <Button
            class="btn sm"
            id="analyse-game"
            onClick={() => void session.tasks.analyseGame().then((all) => all && announce('Your game is analysed.'))}
          >
            Analyse your game
          </Button>
        )
      )}
    </div>
  );
}

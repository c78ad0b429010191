// The right column of the play view: the numbers, the moment of triumph, and what is behind its tabs.
import { useMemo } from 'preact/hooks';
import { app } from '../../app';
import { UNIT } from '../../model/puzzles/kinds';
import type { Sokoban } from '../../model/puzzles/puzzle';
import type { Crates } from '../../model/puzzles/sokoban';
import type { Session } from '../../model/session/session';
import { Icon, Stars } from '../../ui/parts';
import { grouped, plural } from '../../ui/words';
import { GameList } from './game_list';
import { Hints } from './hints';
import { startAnother } from './meta';
import { shareResult } from './share';
import { Solution } from './solution';
import { toGoText } from './verdict';

export type Tab = 'hints' | 'solution' | 'game';

export function Panel({ session, tab, onTab }: { session: Session; tab: Tab; onTab: (tab: Tab) => void }) {
  session.beside.value;
  const won = session.game.solved && !session.aside;
  const shown = won && tab === 'hints' ? 'game' : tab; // there is nothing left to hint at
  const tabs = useMemo(
    () => (
      <div class="tabs" role="tablist" aria-label="Analysis">
        {(['hints', 'solution', 'game'] as const).map(
          (name) =>
            (name !== 'hints' || !won) && (
              <button key={name} role="tab" id={`tab-${name}`} aria-selected={shown === name} onClick={() => onTab(name)}>
                {{ hints: 'Hints', solution: 'Solution', game: 'Your game' }[name]}
              </button>
            ),
        )}
      </div>
    ),
    [shown, won],
  );
  return (
    <div class={`card${won ? ' won' : ''}`}>
      {won && <Banner session={session} />}
      <Stats session={session} />
      {tabs}
      {!won && <Hints session={session} shown={shown === 'hints'} />}
      <Solution session={session} shown={shown === 'solution'} />
      <GameList session={session} shown={shown === 'game'} />
    </div>
  );
}

function Stats({ session }: { session: Session }) {
  session.beside.value;
  const { game } = session;
  const { best, toGo } = session.known;
  const detour = best !== null && toGo !== undefined ? Math.max(0, game.cost + toGo - best) : null;
  const rows: [string, string][] = session.reversing
    ? reverseRows(session)
    : [
        ['Moves', grouped(game.moves)],
        ['To go', toGoText(session)],
        session.puzzle.kind === 'rushhour'
          ? ['Detour', detour === null ? (session.known.lost ? '–' : '…') : grouped(detour)]
          : ['Pushes', grouped(game.cost)],
      ];
  return (
    <dl class="stat" id="numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt class="lab">{name}</dt>
          <dd class="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// Of the level played backwards.
function reverseRows({ table, puzzle, state }: Session): [string, string][] {
  const { boxes } = puzzle as Sokoban;
  const there = (state as Crates).boxes.filter((box) => boxes.includes(box)).length;
  return [
    ['Moves', grouped(table.moves)],
    ['At their start', `${there} of ${boxes.length}`],
    ['Pulls', grouped(table.cost)],
  ];
}

function Banner({ session }: { session: Session }) {
  session.beside.value;
  const { game, seen } = session;
  const { best } = session.known;
  const { stars } = session.result;
  const { builtin, day, folder } = session.source;
  const alone = !builtin && !day && !folder; // nothing comes after it
  const next = app.neighbour(session, 1);
  const over = best === null ? 0 : game.cost - best;
  const remark =
    best === null
      ? 'The best solution is not proven yet.'
      : over === 0
        ? 'Optimal: no shorter solution exists.'
        : `${over} over the proven best, ${best}.`;
  return (
    <div class="banner show" id="solved">
      <Stars earned={stars} />
      <div>
        <b>Solved in {plural(game.cost, UNIT[session.puzzle.kind])}</b>
        <p class="lab">
          {remark} {seen && 'Solution seen, not rated.'}
        </p>
      </div>
      <div class="after">
        {alone ? (
          <button class="btn p" id="next-after-solved" onClick={() => startAnother(session)}>
            New game
          </button>
        ) : (
          <a class="btn p" id="next-after-solved" href={next ?? '#/library'}>
            {next ? 'Next puzzle' : 'All daily puzzles'}
          </a>
        )}
        <button class="btn" id="share-result" onClick={() => shareResult(session)}>
          <Icon name="share" small />
          Share result
        </button>
      </div>
    </div>
  );
}

// The right column of the play view: the numbers, the moment of triumph, the hints, the solution, your game.
import { useEffect, useRef, useState } from 'preact/hooks';
import { app } from '../../app';
import { UNIT, type AnyAction } from '../../model/puzzles/kinds';
import type { Sokoban } from '../../model/puzzles/puzzle';
import type { Session } from '../../model/session/session';
import type { Crates } from '../../model/puzzles/sokoban';
import { announce } from '../../ui/dom';
import { Button, Choice, Icon, IconButton, Stars } from '../../ui/parts';
import { asPlayersSay, grouped, plural } from '../../ui/words';
import { GameList } from './game_list';
import { hintAnswers, Move } from './moves';
import { shareResult } from './share';
import { toGoText, VerdictSentence, VerdictTag } from './verdict';

export type Tab = 'hints' | 'solution' | 'game';

export function Panel({ session, tab, onTab }: { session: Session; tab: Tab; onTab: (tab: Tab) => void }) {
  session.version.value;
  const won = session.game.solved && !session.aside;
  return (
    <div class={`card${won ? ' won' : ''}`}>
      {won && <Banner session={session} />}
      <Stats session={session} />
      <div class="tabs" role="tablist" aria-label="Analysis">
        {(['hints', 'solution', 'game'] as const).map((name) => (
          <button key={name} role="tab" id={`tab-${name}`} aria-selected={tab === name} onClick={() => onTab(name)}>
            {{ hints: 'Hints', solution: 'Solution', game: 'Your game' }[name]}
          </button>
        ))}
      </div>
      {!won && <Hints session={session} shown={tab === 'hints'} />}
      <Solution session={session} shown={tab === 'solution'} />
      <GameList session={session} shown={tab === 'game'} />
    </div>
  );
}

function Stats({ session }: { session: Session }) {
  session.version.value;
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
  session.version.value;
  const { game, seen } = session;
  const { best } = session.known;
  const { stars } = session.result;
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
        <button class="btn p" id="next-after-solved" onClick={() => app.openNeighbour(session, 1)}>
          Next puzzle
        </button>
        <button class="btn" id="share-result" onClick={() => shareResult(session)}>
          <Icon name="share" small />
          Share result
        </button>
      </div>
    </div>
  );
}

export function openHint(session: Session): void {
  session.openHint();
  if (session.help.rung > 1) announce(hintAnswers(session).said[session.help.rung - 2]);
}

function Hints({ session, shown }: { session: Session; shown: boolean }) {
  session.version.value;
  const rush = session.puzzle.kind === 'rushhour';
  const { lost } = session.known;
  const questions = rush ? ['How far?', 'Which piece?', 'Which move?'] : ['How far?', 'Which crate?', 'Which push?'];
  const { piece, move } = hintAnswers(session);
  const far =
    session.known.toGo === undefined ? toGoText(session) : plural(session.known.toGo, UNIT[session.puzzle.kind]);
  const answers = [lost ? 'no solution' : far, piece, move];
  const ready = session.known.nextAction !== null && !session.aside;
  return (
    <div class={`sec${shown ? ' on' : ''}`} id="hints">
      <div class="hd">
        <h2 class="h2">Hints</h2>
        <kbd>H</kbd>
      </div>
      <ol class="ladder">
        {questions.map((question, i) => {
          const open = i < session.help.rung;
          const next = i === session.help.rung && ready && !lost;
          return (
            <li key={question} class={open ? 'open' : next ? 'nx' : 'wait'}>
              <span class="n num">{i + 1}</span>
              <span class="q">{question}</span>
              <span class="a num">
                {open ? (
                  answers[i]
                ) : next ? (
                  <button class="btn sm" onClick={() => openHint(session)}>
                    Show
                  </button>
                ) : (
                  <Icon name="lock" small />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <Why session={session} />
      <p class="cost">Step 1 is free. Steps 2 and 3 cost a star each; so does why, unless step 2 is open.</p>
    </div>
  );
}

// What must happen here, and not what to do.
function Why({ session }: { session: Session }) {
  session.version.value;
  const { why } = session.help;
  if (why === null)
    return (
      <Button class="btn sm" id="why" off={session.game.solved || session.aside} onClick={() => void session.askWhy()}>
        Why?
      </Button>
    );
  const said = why === 'asked' ? ['Looking at what is in the way…'] : why.sentences.map(asPlayersSay);
  return (
    <div id="why-answer" role="status">
      {(said.length > 0 ? said : ['This is too large to be explained.']).map((sentence) => (
        <p key={sentence} class="proof">
          {sentence}
        </p>
      ))}
      {/\b[a-z]\d/.test(said.join(' ')) && (
        <p class="cost">A letter is a column, a number a row: a1 is at the top left.</p>
      )}
    </div>
  );
}

const SPEEDS = [0.5, 1, 2, 4].map((speed) => [speed, `${speed}×`] as const);

function Solution({ session, shown }: { session: Session; shown: boolean }) {
  session.version.value;
  const { watched, seen, game } = session;
  const { verdict } = session.known;
  const actions = watched?.actions ?? session.known.solution ?? [];
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
          <button class="btn" id="show-solution" onClick={() => session.reveal()}>
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

export function togglePlay(session: Session): void {
  if (session.watched?.playing) {
    session.watched.pause();
    session.watch(session.watched.at);
  } else if (session.seen) session.watch(0, true);
}

function SolutionList({ session, actions, at }: { session: Session; actions: readonly AnyAction[]; at: number }) {
  session.version.value;
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

// The hints, each behind the one before it, and why the position is as it is.
import { useMemo } from 'preact/hooks';
import { UNIT } from '../../model/puzzles/kinds';
import type { Session } from '../../model/session/session';
import { Button, Icon } from '../../ui/parts';
import { asPlayersSay, plural } from '../../ui/words';
import { openHint } from './commands';
import { hintAnswers } from './moves';
import { toGoText } from './verdict';

export function Hints({ session, shown }: { session: Session; shown: boolean }) {
  session.beside.value;
  const rush = session.puzzle.kind === 'rushhour';
  const { lost } = session.known;
  const questions = rush ? ['How far?', 'Which piece?', 'Which move?'] : ['How far?', 'Which crate?', 'Which push?'];
  const { rung } = session.help;
  const { nextAction } = session.known;
  const far =
    session.known.toGo === undefined ? toGoText(session) : plural(session.known.toGo, UNIT[session.puzzle.kind]);
  const ready = nextAction !== null && !session.aside;
  const ladder = useMemo(() => {
    const { piece, move } = rung > 1 ? hintAnswers(session) : {};
    const answers = [lost ? 'no solution' : far, piece, move];
    return (
      <ol class="ladder">
        {questions.map((question, i) => {
          const open = i < rung;
          const next = i === rung && ready && !lost;
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
    );
  }, [session, rung, rung > 1 && nextAction, rung > 1 && session.game.state, lost, far, ready]);
  return (
    <div class={`sec${shown ? ' on' : ''}`} id="hints">
      <div class="hd">
        <h2 class="h2">Hints</h2>
        <kbd>H</kbd>
      </div>
      {ladder}
      <Why session={session} />
      <p class="cost">Step 1 is free. Steps 2 and 3 cost a star each; so does why, unless step 2 is open.</p>
    </div>
  );
}

// What must happen here, and not what to do.
function Why({ session }: { session: Session }) {
  session.beside.value;
  const { why } = session.help;
  if (why === null)
    return (
      <Button class="btn sm" id="why" off={session.game.solved || session.aside} onClick={() => void session.askWhy()}>
        Why?
      </Button>
    );
  if (why === 'asked')
    return (
      <p id="why-answer" class="proof" role="status">
        Looking at what is in the way…{' '}
        <Button class="btn sm" id="cancel-why" onClick={() => session.cancel()}>
          Cancel
        </Button>
      </p>
    );
  const said = why.sentences.map(asPlayersSay);
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

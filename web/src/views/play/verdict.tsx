// What is known about the position, in words. Proven, found, searching and impossible never look alike.
import { UNIT } from '../../model/puzzles/kinds';
import type { Session } from '../../model/session/session';
import { Icon } from '../../ui/parts';
import { asPlayersSay, capital, duration, grouped, megabytes, plural } from '../../ui/words';

export function VerdictTag({ session }: { session: Session }) {
  session.lists.value;
  const { verdict } = session.known;
  switch (verdict.state) {
    case 'proven':
      return (
        <span class="tag good">
          <Icon name="check" small />
          Proven optimal
        </span>
      );
    case 'found':
      return (
        <span class="tag warn">
          Found, not proven: {verdict.lowerBound} ≤ best ≤ {verdict.solution.cost}
        </span>
      );
    case 'searching':
      return <span class="tag">Searching</span>;
    case 'unsolvable':
      return <span class="tag">No solution</span>;
    case 'stopped':
      return <span class="tag">Stopped</span>;
    default:
      return <span class="tag bad">Solver stopped</span>;
  }
}

function Again({ session, label }: { session: Session; label: string }) {
  return (
    <button class="btn sm" id="search-on" type="button" onClick={() => session.known.look(true)}>
      {label}
    </button>
  );
}

export function VerdictSentence({ session }: { session: Session }) {
  session.lists.value;
  const { verdict } = session.known;
  const unit = UNIT[session.puzzle.kind];
  switch (verdict.state) {
    case 'proven':
    case 'found': {
      const { solution } = verdict;
      const left = session.known.solution ?? [];
      const steps = typeof left[0] === 'string' ? `, ${plural(session.rules.moves(left), 'step')}` : '';
      const work = `${plural(session.rules.cost(left), unit)}${steps} · ${grouped(solution.states)} states · ${duration(solution.seconds)}`;
      return (
        <>
          {work} {verdict.state === 'found' && <Again session={session} label="Prove it" />}
        </>
      );
    }
    case 'searching': {
      const p = verdict.progress;
      if (!p || p.seconds < 0.3) return <>Looking at this position…</>;
      return (
        <>
          {`${grouped(p.expanded)} expanded · ${grouped(Math.max(0, p.states - p.expanded))} frontier · at least ${p.lowerBound} · ${megabytes(p.bytes)} · ${p.seconds.toFixed(1)} s`}{' '}
          <button class="btn sm" id="cancel-search" type="button" onClick={() => session.cancel()}>
            Cancel
          </button>
        </>
      );
    }
    case 'unsolvable':
      return (
        <>
          <b>No solution exists{session.game.cursor > 0 ? ' from here' : ''}.</b> {whyUnsolvable(verdict)}
        </>
      );
    case 'stopped': {
      const why = {
        memory: 'Stopped at the memory limit',
        time: 'Stopped for now',
        cancelled: 'Cancelled',
      }[verdict.limit];
      const least = session.known.toGo ?? verdict.lowerBound;
      return (
        <>
          {why}
          {least > 0 && `: at least ${plural(least, unit)}`}. <Again session={session} label="Continue" />
        </>
      );
    }
    case 'refused':
      return <>The solver cannot take this board: {asPlayersSay(verdict.reason)}.</>;
    case 'crashed':
      return (
        <>
          The solver stopped. Your game is safe. <Again session={session} label="Restart solver" />
        </>
      );
  }
}

function whyUnsolvable({ reason, states }: { reason: string; states: number }): string {
  if (reason) return `${capital(reason)}.`;
  if (states < 2) return 'It could be seen without trying a single move.';
  return `All ${grouped(states)} positions that could matter were checked.`;
}

// How far it is: exactly, at least, not yet known, or never.
export function toGoText(session: Session): string {
  if (session.game.solved) return '0';
  if (session.known.lost) return '–';
  if (session.known.toGo !== undefined) return grouped(session.known.toGo);
  const { verdict } = session.known;
  if (verdict.state === 'unsolvable') return '–';
  const bound =
    'lowerBound' in verdict ? verdict.lowerBound : verdict.state === 'searching' ? verdict.progress?.lowerBound : 0;
  if (bound && bound > 0) return `≥ ${bound}`;
  return verdict.state === 'searching' ? '…' : '?';
}

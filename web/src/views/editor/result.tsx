// What the library says about the puzzle in the editor, soon after the last edit.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Engine } from '../../engine/engine';
import type { InputError, Rating } from '../../engine/protocol';
import { analyse, type Verdict } from '../../model/session/analysis';
import { LEVELS } from '../../model/puzzles/catalogue';
import { textOf, UNIT } from '../../model/puzzles/kinds';
import type { Puzzle } from '../../model/puzzles/puzzle';
import type { Checked } from '../../model/puzzles/sheet';
import { Icon } from '../../ui/parts';
import { duration, grouped, peopleInWords, plural, reasonsInWords } from '../../ui/words';
import { errorLine } from '../problem';

const PAUSE = 300; // milliseconds after the last edit
const PATIENCE = 20; // seconds
const engine = new Engine();

function Row({ kind = '', sign, children }: { kind?: string; sign?: string; children: preact.ComponentChildren }) {
  return (
    <p class={`rrow ${kind}`}>
      {sign ? <Icon name={sign} small /> : <span class="i s" />}
      <span>{children}</span>
    </p>
  );
}

// `unread`: what the text box holds is no puzzle, so nothing that is known of the board holds for it.
export function LiveResult({ checked, unread }: { checked: Checked; unread: InputError | null }) {
  const { puzzle, faults } = checked;
  const sound = faults.length === 0 && !unread;
  const text = sound ? textOf(puzzle) : '';
  const abort = useRef<AbortController | null>(null);
  const [known, setKnown] = useState<{ text: string; verdict: Verdict; rating?: Rating } | null>(null);
  useEffect(() => {
    if (!sound) return;
    const { signal } = (abort.current = new AbortController());
    let left = false;
    const timer = setTimeout(async () => {
      const tell = (verdict: Verdict, rating?: Rating) => left || setKnown({ text, verdict, rating });
      const verdict = await analyse(engine, puzzle, text, { signal, seconds: PATIENCE, onUpdate: (v) => void tell(v) });
      if (verdict.state !== 'proven' && verdict.state !== 'found') return;
      const request = { text, kind: puzzle.kind, budget: 200_000, seconds: PATIENCE };
      await engine.call('rate', request, { signal }).then(
        (rating) => tell(verdict, rating),
        () => {}, // too large to be rated, or cancelled by the next edit
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left = true;
      abort.current?.abort();
    };
  }, [text]);
  if (unread)
    return (
      <Row kind="bad" sign="warn">
        {errorLine(unread)}
      </Row>
    );
  if (faults.length > 0)
    return (
      <>
        {faults.map((fault) => (
          <Row key={fault.message} kind="warn" sign="warn">
            {fault.message}
          </Row>
        ))}
      </>
    );
  const now = known?.text === text ? known : null;
  const states = now?.rating?.features.find((feature) => feature.name === 'states');
  return (
    <>
      <Row kind="good" sign="check">
        Valid
      </Row>
      {now ? <VerdictRow puzzle={puzzle} verdict={now.verdict} /> : <Row>Solving…</Row>}
      {now?.verdict.state === 'searching' && now.verdict.progress && (
        <Row>
          <button class="btn sm" id="cancel-solving" type="button" onClick={() => abort.current?.abort()}>
            Cancel
          </button>
        </Row>
      )}
      {states && <Row>{grouped(states.value)} positions can be reached</Row>}
      {now?.rating?.outcome === 'solved' && (
        <Row>
          Difficulty: <b>{LEVELS[now.rating.level]}</b>
          {peopleInWords(now.rating).map((part) => `, ${part}`)}. {reasonsInWords(now.rating)}
        </Row>
      )}
    </>
  );
}

function VerdictRow({ puzzle, verdict }: { puzzle: Puzzle; verdict: Verdict }) {
  const unit = UNIT[puzzle.kind];
  switch (verdict.state) {
    case 'searching': {
      const p = verdict.progress;
      return <Row>{p ? `Searching: ${grouped(p.expanded)} expanded, at least ${p.lowerBound}` : 'Solving…'}</Row>;
    }
    case 'proven':
      return (
        <Row kind="good" sign="check">
          Solvable: <b>{plural(verdict.solution.cost, unit)}</b>, proven optimal in {duration(verdict.solution.seconds)}
        </Row>
      );
    case 'found':
      return (
        <Row kind="warn">
          Solvable: {verdict.lowerBound} to {plural(verdict.solution.cost, unit)}, not proven
        </Row>
      );
    case 'unsolvable':
      return <Row sign="close">No solution exists{verdict.reason ? `: ${verdict.reason}` : ''}.</Row>;
    case 'stopped':
      return <Row>Not solved yet: at least {plural(verdict.lowerBound, unit)}.</Row>;
    case 'refused':
      return (
        <Row kind="warn" sign="warn">
          {verdict.reason}
        </Row>
      );
    case 'crashed':
      return (
        <Row kind="warn" sign="warn">
          The solver stopped. Edit the board to start it again.
        </Row>
      );
  }
}

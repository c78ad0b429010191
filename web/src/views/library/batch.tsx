// Solves every level of a folder, one after the other, with a table that fills as it goes.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Engine } from '../../engine/engine';
import { analyse, type Verdict } from '../../model/session/analysis';
import { textOf, UNIT } from '../../model/puzzles/kinds';
import type { Folder, Level } from '../../model/kept/records';
import { readGameId } from '../../model/puzzles/share';
import { download, duration, grouped, plural } from '../../ui/dom';
import { Button, NumberField } from '../../ui/parts';

interface Row {
  p: string; // the level
  name: string;
  verdict: string;
  cost: string;
  states: string;
  seconds: string;
}

const engine = new Engine(); // of its own, so that games go on beside it

export function rowOf({ p, name }: Level, unit: string, verdict: Verdict, seconds: number): Row {
  const row = { p, name, verdict: '', cost: '', states: '', seconds: duration(seconds) };
  switch (verdict.state) {
    case 'proven':
    case 'found': {
      const { solution } = verdict;
      const proven = verdict.state === 'proven';
      return {
        ...row,
        verdict: proven ? 'proven' : `found, at least ${verdict.lowerBound}`,
        cost: plural(solution.cost, unit),
        states: grouped(solution.states),
      };
    }
    case 'unsolvable':
      return { ...row, verdict: 'no solution' };
    case 'stopped':
      return { ...row, verdict: `stopped, at least ${verdict.lowerBound}` };
    default:
      return { ...row, verdict: 'not solved' };
  }
}

export function Batch({ folder }: { folder: Folder }) {
  const [patience, setPatience] = useState(10);
  const [rows, setRows] = useState<Row[]>([]);
  const [running, setRunning] = useState(false);
  const [of, setOf] = useState(0); // levels that there were when it began
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  const run = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRunning(true);
    setOf(folder.levels.length);
    const done: Row[] = [];
    for (const [i, level] of folder.levels.entries()) {
      const puzzle = readGameId(level.p);
      const since = performance.now();
      const verdict = await analyse(engine, puzzle, textOf(puzzle), { signal, seconds: patience, onUpdate: () => {} });
      if (signal.aborted) break;
      const called = { ...level, name: level.name || String(i + 1) };
      done.push(rowOf(called, UNIT[puzzle.kind], verdict, (performance.now() - since) / 1000));
      setRows([...done]);
    }
    setRunning(false);
  };
  // Where the level is now: it may have been moved meanwhile, or be gone.
  const addressOf = ({ p }: Row) => {
    const at = folder.levels.findIndex((level) => level.p === p);
    return at < 0 ? undefined : `#/play/${folder.id}/${at + 1}`;
  };
  const solved = rows.filter((row) => row.verdict === 'proven').length;
  const csv = () =>
    [
      ['name', 'verdict', 'cost', 'states', 'time'],
      ...rows.map((r) => [r.name, r.verdict, r.cost, r.states, r.seconds]),
    ]
      .map((line) => line.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\u2009', '')}"`).join(','))
      .join('\n');
  return (
    <div class="batch card">
      <div class="row wrap">
        <NumberField
          label="Seconds a level"
          value={patience}
          least={1}
          most={600}
          onChange={setPatience}
        />
        {running ? (
          <Button class="btn sm" data-do="stop" onClick={() => abort.current.abort()}>
            Cancel
          </Button>
        ) : (
          <Button class="btn sm p" data-do="start" onClick={() => void run()}>
            Solve {plural(folder.levels.length, 'level')}
          </Button>
        )}
        {rows.length > 0 && !running && (
          <Button class="btn sm" onClick={() => download(`${folder.name}.csv`, csv(), 'text/csv')}>
            Save as CSV
          </Button>
        )}
        <span class="lab num" role="status">
          {rows.length > 0 && `${rows.length} of ${of} done, ${solved} proven`}
        </span>
      </div>
      {running && <progress max={of} value={rows.length} aria-label="Levels solved" />}
      {rows.length > 0 && (
        <table class="num">
          <thead>
            <tr>
              <th>Level</th>
              <th>Verdict</th>
              <th>Cost</th>
              <th>States</th>
              <th>Time</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <td>
                  <a href={addressOf(row)}>{row.name}</a>
                </td>
                <td>{row.verdict}</td>
                <td>{row.cost}</td>
                <td>{row.states}</td>
                <td>{row.seconds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

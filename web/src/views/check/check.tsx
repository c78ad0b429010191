// A collection as its author sees it: everything that is wrong with it, level by level, and the same collection without
// that. The same findings as those of `gridlock check`.
import { useEffect, useState } from 'preact/hooks';
import '../../styles/check.css';
import { app } from '../../app';
import { CheckRun, countsOf, leftOpen } from '../../model/author/check_run';
import { LEVELS } from '../../model/puzzles/catalogue';
import type { Folder } from '../../model/kept/records';
import { Button, NumberField } from '../../ui/parts';
import { plural } from '../../ui/words';
import { Keep } from './keep';
import { KINDS, LevelRows, UnreadRows } from './rows';

// Kept while the page is open, so that Back from a level finds what was found.
const runs = new Map<string, CheckRun>();

export function runOf(id: string): CheckRun {
  let run = runs.get(id);
  if (!run) runs.set(id, (run = new CheckRun()));
  return run;
}

export function CheckView({ params }: { params: URLSearchParams }) {
  app.store.version.value;
  const folder = app.store.folders.get(params.get('id')!);
  if (!folder)
    return (
      <main class="page">
        <p class="empty">
          This folder has been removed. <a href="#/library">Back to the library</a>
        </p>
      </main>
    );
  return <FolderCheck key={folder.id} folder={folder} />;
}

function FolderCheck({ folder }: { folder: Folder }) {
  const run = runOf(folder.id);
  const [patience, setPatience] = useState(10);
  const [shown, setShown] = useState('found');
  useEffect(() => {
    document.title = `Check ${folder.name} · gridlock`;
    return () => run.cancel();
  }, [folder.id]);
  const checked = run.checked.value;
  const total = folder.levels.length;
  const start = () => void run.run(folder.levels, patience);
  return (
    <main class="page checkpage">
      <p class="lab">
        <a href="#/library">Library</a> · {plural(total, 'level')}
      </p>
      <h1>Check {folder.name}</h1>
      <p class="sub">
        What is there twice, cannot be solved, or is never needed. Everything said here is proved; "idle" and "longer
        start" speak of the one solution that was found.
      </p>
      <div class="row wrap">
        {run.running ? (
          <Button class="btn" data-do="stop" onClick={() => run.cancel()}>
            Cancel
          </Button>
        ) : (
          <Button class="btn p" data-do="start" off={total === 0} onClick={start}>
            Check {plural(total, 'level')}
          </Button>
        )}
        <NumberField
          label="Seconds a level"
          id="check-patience"
          value={patience}
          least={1}
          most={600}
          onChange={setPatience}
        />
        <span class="lab num" role="status" id="check-state">
          {stateInWords(run, total)}
        </span>
      </div>
      {run.running && <progress max={total} value={checked.length} aria-label="Levels checked" />}
      {(checked.length > 0 || folder.unread) && (
        <>
          <Summary run={run} folder={folder} shown={shown} onShow={setShown} />
          {run.state.value !== 'new' && !run.running && <Keep folder={folder} checked={checked} />}
          <table class="checktable">
            <thead class="vh">
              <tr>
                <th>Level</th>
                <th>Findings</th>
                <th>Cost</th>
                <th>Class</th>
                <th>Mend</th>
              </tr>
            </thead>
            <tbody>
              {(shown === 'found' || shown === 'invalid' || shown === 'all') && <UnreadRows folder={folder} />}
              <LevelRows checked={checked} folder={folder} shown={shown} />
            </tbody>
          </table>
        </>
      )}
    </main>
  );
}

function stateInWords(run: CheckRun, total: number): string {
  const checked = run.checked.value;
  const faulty = checked.filter((one) => one.findings.length > 0).length;
  const found = faulty > 0 ? `something found in ${faulty}` : 'nothing found';
  switch (run.state.value) {
    case 'new':
      return '';
    case 'running':
      return `${checked.length} of ${total} checked, ${found}`;
    case 'done':
      return `All ${plural(checked.length, 'level')} checked, ${found}`;
    case 'stopped':
      return `Stopped after ${checked.length} of ${total}, ${found}; they were not compared for longer starts`;
    case 'failed':
      return `The library stopped at level ${checked.length + 1}. Allow fewer seconds, or try again.`;
  }
}

// How many there are of each kind, to choose what the table shows; and how hard the levels are.
function Summary({
  run,
  folder,
  shown,
  onShow,
}: {
  run: CheckRun;
  folder: Folder;
  shown: string;
  onShow: (kind: string) => void;
}) {
  const checked = run.checked.value;
  const counts = countsOf(checked, folder);
  const open = checked.filter(leftOpen).length;
  const choices: [string, string][] = [
    ['found', 'All findings'],
    ...[...counts].map(([kind, n]): [string, string] => [kind, `${KINDS[kind].name} ${n}`]),
    ...(open > 0 ? [['open', `Left open ${open}`] as [string, string]] : []),
    ['all', 'Every level'],
  ];
  const classes = LEVELS.map((name, i) => [name, checked.filter((one) => one.class === i).length] as const).slice(1);
  return (
    <>
      <div class="row wrap kinds" role="group" aria-label="What the table shows">
        {choices.map(([kind, label]) => (
          <Button
            key={kind}
            class="btn sm num"
            data-kind={kind}
            aria-pressed={shown === kind}
            onClick={() => onShow(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {KINDS[shown] && <p class="lab meaning">{KINDS[shown].meaning}</p>}
      <p class="lab num" id="check-classes">
        {classes
          .filter(([, n]) => n > 0)
          .map(([name, n]) => `${name} ${n}`)
          .join(' · ')}
      </p>
    </>
  );
}

// Puzzles to print: what is on the sheets, and how they will look. The browser prints what is shown.
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../../styles/print.css';
import { PrintJob } from '../../model/author/print_job';
import { pageAddress } from '../../ui/dom';
import { Button, Choice, NumberField } from '../../ui/parts';
import { plural } from '../../ui/words';
import { useCodes } from './code';
import { COLUMNS, Sheets, type Look } from './sheets';
import { collectionAt, type Collection } from './source';

const MOST = 24; // puzzles at first: someone who wants more says so
const MARGIN = 14; // millimetres

// Kept while the page is open.
let lastLook: Look = { title: '', perPage: 4, paper: 'a4', ink: 'black', solutions: true, codes: true };

export function PrintView({ params }: { params: URLSearchParams }) {
  const collection = useMemo(() => collectionAt(params), [params.toString()]);
  if (!collection || collection.puzzles.length === 0)
    return (
      <main class="page">
        <p class="empty">
          There is nothing to print here. <a href="#/library">Choose something in the library</a>
        </p>
      </main>
    );
  return <Printing key={params.toString()} collection={collection} />;
}

function Printing({ collection }: { collection: Collection }) {
  const { puzzles } = collection;
  const single = puzzles.length === 1;
  const [look, setLook] = useState<Look>({
    ...lastLook,
    title: collection.title,
    ...(single && { perPage: 1 }),
  });
  const [from, setFrom] = useState(1);
  const [to, setTo] = useState(Math.min(MOST, puzzles.length));
  const [job] = useState(() => new PrintJob());
  const change = (changes: Partial<Look>) => {
    const next = { ...look, ...changes };
    setLook(next);
    if (!single) lastLook = next;
  };
  useEffect(() => {
    document.title = `${look.title} · gridlock`; // what a browser proposes as the name of a PDF
  }, [look.title]);
  useEffect(() => {
    void job.run(puzzles.slice(from - 1, to), look.solutions);
    return () => job.cancel();
  }, [from, to, look.solutions]);
  const code = useCodes(look.codes);
  const printed = job.printed.value;
  const wanted = printed.length || to - from + 1;
  const ready = printed.filter((one) => one.class !== undefined && (!look.solutions || one.solution)).length;
  const choice = <K extends 'perPage' | 'paper' | 'ink'>(name: K, label: string, options: [Look[K], string][]) => (
    <Choice label={label} options={options} chosen={look[name]} onChoose={(value) => change({ [name]: value })} />
  );
  const box = (name: 'solutions' | 'codes', label: string) => (
    <label class="check">
      <input
        type="checkbox"
        id={`print-${name}`}
        checked={look[name]}
        onChange={() => change({ [name]: !look[name] })}
      />
      {label}
    </label>
  );
  return (
    <main class="page printpage">
      <style>{`@page { size: ${look.paper === 'a4' ? 'A4' : 'letter'}; margin: ${MARGIN}mm }`}</style>
      <div class="noprint">
        <h1>Print</h1>
        <div class="printopts">
          <label>
            <span class="lab">Title</span>{' '}
            <input
              type="text"
              id="print-title"
              value={look.title}
              onInput={(e) => change({ title: e.currentTarget.value })}
            />
          </label>
          {!single && <NumberField label="From" id="print-from" value={from} least={1} most={to} onChange={setFrom} />}
          {!single && (
            <NumberField label="To" id="print-to" value={to} least={from} most={puzzles.length} onChange={setTo} />
          )}
          {!single &&
            choice(
              'perPage',
              'Puzzles on a page',
              Object.keys(COLUMNS).map((n): [number, string] => [Number(n), n]),
            )}
          {choice('paper', 'Paper', [
            ['a4', 'A4'],
            ['letter', 'Letter'],
          ])}
          {choice('ink', 'Ink', [
            ['black', 'Black'],
            ['color', 'Colour'],
          ])}
          {box('solutions', 'Solutions at the end')}
          {box('codes', 'Codes that open the puzzle')}
        </div>
        <div class="row wrap">
          <Button class="btn p" id="print" onClick={() => print()}>
            Print
          </Button>
          {job.state.value === 'working' && (
            <Button class="btn" data-do="stop" onClick={() => job.cancel()}>
              Cancel
            </Button>
          )}
          <span class="lab num" role="status" id="print-state">
            {job.state.value === 'stopped' && 'Stopped: '}
            {ready < wanted ? `${ready} of ${wanted} ready` : `${plural(ready, 'puzzle')} ready`}
          </span>
        </div>
        {look.codes && /^https?:\/\/(localhost|127\.|\[::1\])/.test(pageAddress()) && (
          <p class="lab codenote">
            The codes lead to this page, which other devices cannot open while it is served by your own.
          </p>
        )}
      </div>
      <Sheets printed={printed} look={look} code={(one) => code(one.puzzle, one.name)} />
    </main>
  );
}

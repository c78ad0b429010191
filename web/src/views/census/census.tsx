// Every board of a census: how many there are of each number of moves, and some of those that one wants.
import { useEffect, useState } from 'preact/hooks';
import '../../styles/library.css';
import '../../styles/census.css';
import { app } from '../../app';
import type { Census } from '../../engine/protocol';
import { drawBoards, findCensus, opened, type CensusFile, type Wanted } from '../../model/census/census';
import { addFolder } from '../../model/kept/shelf';
import { levelOf } from '../../model/kept/records';
import { asShown } from '../../model/puzzles/puzzle';
import { gameId, link } from '../../model/puzzles/share';
import { FileButton } from '../../ui/bar';
import { grouped, plural, toast } from '../../ui/dom';
import { takeText } from '../../ui/input';
import { Button, NumberField } from '../../ui/parts';
import { Card } from '../library/card';

const SHOWN = 24; // boards at a time
const ANY: [number, number] = [0, 1000];

// Kept while the page is open, so that Back finds the view as it was left.
let last: Wanted = { moves: ANY, vehicles: ANY, count: SHOWN, seed: 1 };

export function CensusView() {
  const file = opened.value;
  useEffect(() => {
    document.title = 'Census · gridlock';
    void findCensus();
  }, []);
  if (file === undefined) return <main class="page" />;
  return (
    <main class="page census">
      <header class="libhead">
        <h1>Census</h1>
        <div class="row opens">
          <FileButton
            label={file ? 'Open another' : 'Open a census'}
            id="open-census"
            accept=".census"
            onFile={(chosen) => void chosen.text().then((text) => takeText(text, chosen.name))}
          />
        </div>
      </header>
      {file ? (
        <Boards file={file} />
      ) : (
        <p class="empty">
          A census is the list of all boards of one size that are worth playing. <code>gridlock census</code> makes the
          file, in twenty minutes for the 476 169 boards of 6x6; it is read here and sent nowhere. Two hundred of them
          are in the <a href="#/library">library</a>.
        </p>
      )}
    </main>
  );
}

function Boards({ file }: { file: CensusFile }) {
  const [wanted, setWanted] = useState(last);
  const [census, setCensus] = useState<Census | null>(null);
  const [failed, setFailed] = useState('');
  last = wanted;
  useEffect(() => {
    const abort = new AbortController();
    drawBoards(file, wanted, abort.signal).then(
      (drawn) => setCensus(drawn),
      (error: Error) => abort.signal.aborted || setFailed(error.message),
    );
    return () => abort.abort();
  }, [file, wanted]);
  if (failed) return <p class="empty">{file.name || 'The census'} could not be read: {failed}</p>;
  if (!census) return <p role="status">Reading…</p>;
  const { counts, side, walls } = census;
  const total = counts.reduce((sum, row) => sum + row.boards, 0);
  const within = (n: number, [min, max]: [number, number]) => min <= n && n <= max;
  const fitting = counts
    .filter((row) => within(row.moves, wanted.moves) && within(row.vehicles, wanted.vehicles))
    .reduce((sum, row) => sum + row.boards, 0);
  const shown = census.boards.toSorted((a, b) => a.moves - b.moves);
  const change = (changes: Partial<Wanted>) => setWanted({ ...wanted, seed: 1, ...changes });
  const keep = () => {
    const levels = shown.map(({ puzzle }) => levelOf(asShown(puzzle)));
    const { name } = addFolder(app.store, `Census, ${rangeInWords(shown)}`, levels);
    toast(`${plural(levels.length, 'board')} added to the library as '${name}'`);
  };
  return (
    <>
      <p class="sub">
        {grouped(total)} boards of {side}x{side}
        {walls > 0 && ` with up to ${plural(walls, 'wall')}`}
        {!census.whole && ', a shard of them all'}: each the hardest position that can be reached from it, and none with a
        vehicle that it does not need.
      </p>
      <Histogram census={census} wanted={wanted} onChoose={(moves) => change({ moves: [moves, moves] })} />
      <div class="row wrap">
        <Bounds name="moves" census={census} value={wanted.moves} onChange={(moves) => change({ moves })} />
        <Bounds name="vehicles" census={census} value={wanted.vehicles} onChange={(vehicles) => change({ vehicles })} />
        <span class="lab num" role="status" id="census-count">
          {plural(fitting, 'board')}
        </span>
        <Button class="btn sm" data-do="others" off={fitting <= SHOWN} onClick={() => change({ seed: wanted.seed + 1 })}>
          Draw others
        </Button>
        <Button class="btn sm" data-do="keep" off={census.boards.length === 0} onClick={keep}>
          Keep these in the library
        </Button>
      </div>
      {census.boards.length === 0 && <p class="empty">No board is like that.</p>}
      <div class="cards">
        {shown.map(({ moves, positions, puzzle }) => (
          <Card
            key={puzzle.name}
            puzzle={puzzle}
            name={puzzle.name}
            note={`par ${moves} · ${plural(positions, 'position')}`}
            game={gameId(asShown(puzzle))}
            address={link('play', asShown(puzzle), { t: puzzle.name })}
          />
        ))}
      </div>
    </>
  );
}

function rangeInWords(sorted: Census['boards']): string {
  const [least, most] = [sorted[0].moves, sorted.at(-1)!.moves];
  return least === most ? plural(least, 'move') : `${least} to ${most} moves`;
}

function Bounds({
  name,
  census,
  value,
  onChange,
}: {
  name: 'moves' | 'vehicles';
  census: Census;
  value: [number, number];
  onChange: (value: [number, number]) => void;
}) {
  const all = census.counts.map((row) => row[name]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const [from, to] = [Math.max(value[0], least), Math.min(value[1], most)];
  return (
    <>
      <NumberField
        label={name === 'moves' ? 'Moves from' : 'Vehicles from'}
        id={`census-${name}-min`}
        value={from}
        least={least}
        most={most}
        onChange={(n) => onChange([n, Math.max(n, to)])}
      />
      <NumberField
        label="to"
        id={`census-${name}-max`}
        value={to}
        least={least}
        most={most}
        onChange={(n) => onChange([Math.min(n, from), n])}
      />
    </>
  );
}

// A bar for each number of moves; heights go by the logarithm, as there are few boards at both ends.
function Histogram({
  census,
  wanted,
  onChoose,
}: {
  census: Census;
  wanted: Wanted;
  onChoose: (moves: number) => void;
}) {
  const most = Math.max(...census.counts.map((row) => row.moves));
  const boards = Array.from({ length: most }, (_, i) =>
    census.counts.filter((row) => row.moves === i + 1).reduce((sum, row) => sum + row.boards, 0),
  );
  const tallest = Math.log1p(Math.max(...boards));
  return (
    <div class="bars" role="group" aria-label="Boards by moves">
      {boards.map((count, i) => {
        const moves = i + 1;
        const label = `${plural(moves, 'move')}: ${plural(count, 'board')}`;
        return (
          <button
            key={moves}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={wanted.moves[0] <= moves && moves <= wanted.moves[1]}
            onClick={() => onChoose(moves)}
          >
            <i style={`--share:${(Math.log1p(count) / tallest).toFixed(3)}`} />
            <span class="num">{moves % 5 === 0 ? moves : ''}</span>
          </button>
        );
      })}
    </div>
  );
}

// The library: the daily puzzle, folders of one's own and imported ones, and every built-in.
import { useEffect, useState } from 'preact/hooks';
import '../styles/library.css';
import { app } from '../app';
import { builtins, LEVELS, setTitle, title, type Builtin } from '../model/puzzles/catalogue';
import { daily, dayOf } from '../model/puzzles/daily';
import { UNIT } from '../model/puzzles/kinds';
import type { Kind } from '../model/puzzles/puzzle';
import type { Folder, Level } from '../model/kept/records';
import { get, plural } from '../ui/dom';
import { Button, Icon, Stars } from '../ui/parts';
import { FileButton } from '../ui/bar';
import { takeText } from '../ui/input';
import { Calendar } from './library/calendar';
import { Card, Thumbnail } from './library/card';
import { Folders } from './library/folders';

interface Filter {
  words: string;
  kind: string;
  level: string;
  solved: string;
  sort: string;
}

const NOTHING: Filter = { words: '', kind: '', level: '', solved: '', sort: 'set' };

// Kept while the page is open, so that Back finds the library as it was left.
let lastFilter = NOTHING;

export function LibraryView() {
  app.store.version.value;
  const [filter, setFilter] = useState(lastFilter);
  lastFilter = filter;
  useEffect(() => void (document.title = 'Library · gridlock'), []);
  const select = (name: keyof Filter, label: string, options: [string, string][]) => (
    <select
      id={`filter-${name}`}
      aria-label={label}
      value={filter[name]}
      onInput={(event) => setFilter({ ...filter, [name]: event.currentTarget.value })}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  const levels: [string, string][] = LEVELS.map((name, i) => [String(i), name]);
  return (
    <main class="page library">
      <header class="libhead">
        <h1>Library</h1>
        <div class="row opens">
          <FileButton
            label="Open a file"
            id="open-file"
            accept=".txt,.sok,.xsb,.csv,.census"
            onFile={(file) => void openFile(file)}
          />
          <button class="btn sm" id="paste" onClick={() => void pasteText()}>
            Paste
          </button>
        </div>
        <div class="filters">
          <input
            type="search"
            id="filter-words"
            placeholder="Search"
            aria-label="Search by name"
            value={filter.words}
            onInput={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
          />
          {select('kind', 'Game', [
            ['', 'Both games'],
            ['rushhour', 'Rush Hour'],
            ['sokoban', 'Sokoban'],
          ])}
          {select('level', 'Difficulty', [['', 'Any difficulty'], ...levels.slice(1), levels[0]])}
          {select('solved', 'Progress', [
            ['', 'All'],
            ['no', 'Not solved'],
            ['begun', 'Begun'],
            ['yes', 'Solved'],
          ])}
          {select('sort', 'Order', [
            ['set', 'By set'],
            ['par', 'By par'],
            ['size', 'By size'],
          ])}
        </div>
      </header>
      <div class="dailies">
        <DailyCard />
        <Calendar />
      </div>
      <Folders wanted={filters(filter) ? (level, folder) => matches(asListed(level, folder), filter) : undefined} />
      <Sets filter={filter} />
    </main>
  );
}

function DailyCard() {
  app.store.version.value;
  const day = dayOf(new Date());
  const puzzle = daily(builtins, day);
  const result = app.store.result(`daily-${day}`);
  const unit = UNIT[puzzle.kind];
  return (
    <a class="dailycard card" href={`#/daily/${day}`} data-daily={day}>
      <span class="pic">
        <Thumbnail puzzle={puzzle.puzzle} pixels={120} />
      </span>
      <span class="txt">
        <span class="lab">
          <Icon name="calendar" small /> Daily puzzle · {day}
        </span>
        <b>{title(puzzle.name)}</b>
        <span>
          {result
            ? `Solved in ${plural(result.best, unit)}`
            : `${LEVELS[puzzle.level]}, ${plural(puzzle.optimum, unit)}`}
        </span>
        {result && <Stars small earned={result.stars} />}
      </span>
    </a>
  );
}

function Sets({ filter }: { filter: Filter }) {
  app.store.version.value;
  const chosen = builtins.filter((b) => matches({ ...b, words: `${b.name} ${b.id}` }, filter));
  if (chosen.length === 0) return <p class="empty">No built-in puzzle matches.</p>;
  const cards = (list: Builtin[]) => (
    <div class="cards">
      {list.map((b) => (
        <Card
          key={b.id}
          puzzle={b.puzzle}
          name={b.name}
          note={b.optimum > 0 ? `par ${b.optimum}` : 'no solution'}
          level={b.level}
          game={b.id}
          address={`#/play/${b.id}`}
        />
      ))}
    </div>
  );
  if (filter.sort !== 'set') {
    const size = (b: Builtin) => b.puzzle.width * b.puzzle.height * 1000 + b.optimum;
    const by = filter.sort === 'par' ? (b: Builtin) => b.optimum : size;
    return cards(chosen.toSorted((a, b) => by(a) - by(b)));
  }
  return (
    <>
      {[...new Set(chosen.map((b) => b.set))].map((set) => {
        const all = builtins.filter((b) => b.set === set);
        const done = all.filter((b) => solved(b.id)).length;
        return (
          <section key={set}>
            <h2>
              {setTitle(set)}{' '}
              <span class="lab">
                {done} of {all.length} solved
              </span>
              {all.some((b) => b.optimum > 0) && (
                <span class="row tools">
                  {set === 'census' && (
                    <a class="btn sm" data-do="census" href="#/census">
                      Every board
                    </a>
                  )}
                  <a class="btn sm" data-do="print" href={`#/print/${set}`}>
                    Print
                  </a>
                </span>
              )}
            </h2>
            <Some list={chosen.filter((b) => b.set === set)} cards={cards} />
          </section>
        );
      })}
    </>
  );
}

const SHOWN = 60; // of a set, until someone wants to see them all

function Some({ list, cards }: { list: Builtin[]; cards: (list: Builtin[]) => preact.ComponentChild }) {
  const [all, setAll] = useState(false);
  return (
    <>
      {cards(all ? list : list.slice(0, SHOWN))}
      {!all && list.length > SHOWN && (
        <p class="row">
          <Button class="btn sm" data-do="all" onClick={() => setAll(true)}>
            Show all {list.length}
          </Button>
        </p>
      )}
    </>
  );
}

// By oneself: what was solved after looking at the solution is not.
function solved(id: string): boolean {
  const result = app.store.result(id);
  return result !== undefined && !result.seen;
}

// What a filter looks at.
interface Listed {
  id: string; // of its game
  words: string;
  kind: Kind;
  level?: number; // how hard it is, where that is known
}

const asListed = (level: Level, folder: Folder): Listed => ({
  id: level.p,
  words: `${level.name} ${folder.name}`,
  kind: level.p.startsWith('sk') ? 'sokoban' : 'rushhour',
});

const filters = ({ words, kind, level, solved: wanted }: Filter) => Boolean(words.trim() || kind || level || wanted);

function matches(listed: Listed, { words, kind, level, solved: wanted }: Filter): boolean {
  const done = solved(listed.id);
  const begun = !done && Boolean(app.store.games.get(listed.id)?.moves);
  return (
    (!words || listed.words.toLowerCase().includes(words.toLowerCase().trim())) &&
    (!kind || listed.kind === kind) &&
    (!level || listed.level === Number(level)) &&
    (!wanted || (wanted === 'yes' ? done : wanted === 'begun' ? begun : !done))
  );
}

async function openFile(file: File): Promise<void> {
  await takeText(await file.text(), file.name);
}

// What is on the clipboard; where the page may not look, a box to paste into.
async function pasteText(): Promise<void> {
  let text = '';
  try {
    text = await navigator.clipboard.readText();
  } catch {
    // Not allowed: the box below serves.
  }
  if (text.trim()) return takeText(text);
  app.showProblem({
    heading: 'Open a puzzle',
    message: 'Paste or type a puzzle here, in any format, then read it.',
    text: '',
    errors: [],
  });
  get(document, '#main').focus();
}

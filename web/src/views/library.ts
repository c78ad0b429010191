// The library: the daily puzzle, every built-in, and what was pasted or dropped.
import { app } from '../app';
import { thumbnail } from '../draw/scene';
import { builtins, LEVELS, setTitle, title, type Builtin } from '../model/catalogue';
import { gameId } from '../model/share';
import type { Pack } from '../model/store';
import type { Puzzle } from '../model/puzzle';
import { escape, get, icon, plural } from '../ui/dom';
import { takeText } from '../ui/input';
import { showProblem } from './problem';

interface Filter {
  words: string;
  kind: string;
  level: string;
  solved: string;
  sort: string;
}

const THUMBNAIL = 160;

export class LibraryView {
  private filter: Filter = { words: '', kind: '', level: '', solved: '', sort: 'set' };

  constructor(private readonly root: HTMLElement) {
    document.title = 'Library · gridlock';
    const options = (items: [string, string][]) => items.map(([v, t]) => `<option value="${v}">${t}</option>`).join('');
    root.innerHTML = `<main class="page library"><header class="libhead"><h1>Library</h1>
     <div class="row opens"><label class="btn">Open a file<input type="file" id="file" class="vh" accept=".txt,.sok,.xsb,.csv"></label><button class="btn" id="paste">Paste</button></div>
     <div class="filters"><input type="search" id="words" placeholder="Search" aria-label="Search by name">
      <select id="kind" aria-label="Game">${options([
        ['', 'Both games'],
        ['rushhour', 'Rush Hour'],
        ['sokoban', 'Sokoban'],
      ])}</select>
      <select id="level" aria-label="Difficulty">${options([['', 'Any difficulty'], ...LEVELS.map((l, i): [string, string] => [String(i), l]).slice(1), ['0', LEVELS[0]]])}</select>
      <select id="solved" aria-label="Progress">${options([
        ['', 'All'],
        ['no', 'Not solved'],
        ['yes', 'Solved'],
      ])}</select>
      <select id="sort" aria-label="Order">${options([
        ['set', 'By set'],
        ['par', 'By par'],
        ['size', 'By size'],
      ])}</select></div></header>
     <div id="daily"></div><div id="packs"></div><div id="sets"></div></main>`;
    for (const id of ['words', 'kind', 'level', 'solved', 'sort'] as const)
      get<HTMLInputElement>(root, `#${id}`).addEventListener('input', (event) => {
        this.filter[id] = (event.target as HTMLInputElement).value;
        this.renderSets();
      });
    get<HTMLInputElement>(root, '#file').addEventListener('change', (event) => {
      const file = (event.target as HTMLInputElement).files?.[0];
      if (file) void file.text().then((text) => takeText(text, file.name));
    });
    get(root, '#paste').addEventListener('click', () => void pasteText());
    root.querySelector('main')!.addEventListener('click', (event) => this.click(event));
    this.renderDaily();
    this.renderPacks();
    this.renderSets();
  }

  leave(): void {}

  private renderDaily(): void {
    const { day, puzzle } = app.today();
    const result = app.store.data.daily[day];
    const unit = puzzle.kind === 'rushhour' ? 'move' : 'push';
    const state = result
      ? `Solved in ${plural(result.best, unit)}`
      : `${LEVELS[puzzle.level]}, ${plural(puzzle.optimum, unit)}`;
    get(this.root, '#daily').innerHTML =
      `<button class="dailycard card" data-daily="${day}" data-id="${puzzle.id}"><span class="pic">${thumbnail(puzzle.puzzle, 120)}</span>` +
      `<span class="txt"><span class="lab">${icon('calendar', true)} Daily puzzle · ${day}</span><b>${title(puzzle.name)}</b><span>${state}</span>${starRow(result?.stars)}</span></button>`;
  }

  private renderPacks(): void {
    const { packs } = app.store.data;
    const box = get(this.root, '#packs');
    if (packs.length === 0)
      return void (box.innerHTML = `<p class="empty">Nothing of your own here yet. Paste a board or drop a file, or <a href="#/edit">make one</a>.</p>`);
    box.innerHTML = packs
      .map(
        (pack, p) =>
          `<section><h2>${escape(pack.name)} <button class="btn sm" data-drop="${p}">Remove</button></h2><div class="cards">${this.packCards(pack, p)}</div></section>`,
      )
      .join('');
  }

  private packCards(pack: Pack, p: number): string {
    return pack.puzzles
      .map((puzzle, i) =>
        card(puzzle, puzzle.name || String(i + 1), 0, `data-pack="${p}" data-index="${i}"`, gameId(puzzle)),
      )
      .join('');
  }

  private renderSets(): void {
    const chosen = builtins.filter((b) => this.matches(b));
    const box = get(this.root, '#sets');
    if (chosen.length === 0) return void (box.innerHTML = '<p class="empty">No puzzle matches.</p>');
    const cards = (list: Builtin[]) =>
      `<div class="cards">${list.map((b) => card(b.puzzle, b.name, b.optimum, `data-id="${b.id}"`, b.id, b.level)).join('')}</div>`;
    if (this.filter.sort !== 'set') {
      const by =
        this.filter.sort === 'par'
          ? (b: Builtin) => b.optimum
          : (b: Builtin) => b.puzzle.width * b.puzzle.height * 1000 + b.optimum;
      return void (box.innerHTML = cards(chosen.toSorted((a, b) => by(a) - by(b))));
    }
    const sets = [...new Set(chosen.map((b) => b.set))];
    box.innerHTML = sets
      .map((set) => {
        const all = builtins.filter((b) => b.set === set);
        const done = all.filter((b) => app.store.data.done[b.id]).length;
        return `<section><h2>${setTitle(set)} <span class="lab">${done} of ${all.length} solved</span></h2>${cards(chosen.filter((b) => b.set === set))}</section>`;
      })
      .join('');
  }

  private matches(b: Builtin): boolean {
    const { words, kind, level, solved } = this.filter;
    const done = app.store.data.done[b.id] !== undefined;
    return (
      (!words || `${b.name} ${b.id}`.includes(words.toLowerCase().trim())) &&
      (!kind || b.kind === kind) &&
      (!level || b.level === Number(level)) &&
      (!solved || done === (solved === 'yes'))
    );
  }

  private click(event: Event): void {
    const target = (event.target as Element).closest<HTMLElement>('[data-id], [data-pack], [data-drop]');
    if (!target) return;
    const { id, pack, index, drop, daily } = target.dataset;
    const { packs } = app.store.data;
    if (drop !== undefined) {
      packs.splice(Number(drop), 1);
      app.store.changed();
      this.renderPacks();
    } else if (id !== undefined)
      app.playBuiltin(
        builtins.find((b) => b.id === id)!,
        daily,
      );
    else {
      const { name, puzzles } = packs[Number(pack)];
      app.play(puzzles[Number(index)], { collection: { title: name, index: Number(index), puzzles } });
    }
  }
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
  showProblem(
    get(document, '#main'),
    'Paste or type a puzzle here, in any format, then read it.',
    '',
    [],
    'Open a puzzle',
  );
}

function starRow(stars: number | undefined): string {
  if (stars === undefined) return '';
  return `<span class="stars" role="img" aria-label="${stars} of 3 stars">${[0, 1, 2].map((i) => icon('star', true).replace('class="i s"', `class="i s${i < stars ? ' on' : ''}"`)).join('')}</span>`;
}

function card(puzzle: Puzzle, name: string, par: number, data: string, id: string, level = 0): string {
  const result = app.store.data.done[id];
  const goal = par > 0 ? `par ${par}` : par < 0 ? 'no solution' : '';
  const note = result
    ? result.seen && result.stars === 0
      ? '<span class="lab">seen</span>'
      : starRow(result.stars)
    : `<span class="lab">${level ? LEVELS[level] : ''}</span>`;
  return (
    `<button class="pcard" ${data}><span class="pic">${thumbnail(puzzle, THUMBNAIL)}</span><b>${escape(title(name))}</b>` +
    `<span class="foot"><span class="lab num">${goal}</span>${note}</span></button>`
  );
}

// Pasting and dropping, anywhere on the page: puzzles in every format the library reads, solutions, links of this page.
import { app } from '../app';
import { EngineError, prompt } from '../engine/engine';
import type { InputError } from '../engine/protocol';
import { asShown, type Puzzle } from '../model/puzzles/puzzle';
import { levelOf } from '../model/kept/records';
import { fragmentIn } from '../model/puzzles/share';
import { addFolder } from '../model/kept/shelf';
import { plural, toast } from './dom';
import { asPlayersSay } from './words';

const MOVES = { sokoban: /^[udlrUDLR\s]{2,}$/, rushhour: /^([A-Za-z0-9][+-]?\d{1,2}[\s,.]*)+$/ };

// Takes whatever someone pasted or dropped. Says what is wrong with it, and where.
export async function takeText(text: string, source = ''): Promise<void> {
  const trimmed = text.trim();
  const fragment = fragmentIn(trimmed);
  if (fragment) return app.go(fragment);
  if (/^(rh|sk)\d+(x\d+)?~\w+~\d+~\d+$/.test(trimmed) || /^(rh\d\S*:|sk:)\S+$/.test(trimmed))
    return app.go(`#/play?p=${trimmed}`);
  const moves = MOVES[app.puzzle.kind].test(trimmed);
  if (moves && app.replay(trimmed)) return toast('Replayed on this board');
  if (trimmed.startsWith('gridlock census ')) return takeCensus(text, source);
  const unreadable = (errors: EngineError['error'][]) =>
    moves
      ? toast('These moves do not fit this board')
      : app.showProblem({ heading: 'This cannot be read', message: '', text, errors });
  try {
    const { entries } = await prompt.call('read', { text, source });
    const puzzles = entries.flatMap((entry) => (entry.puzzle ? [entry.puzzle] : []));
    const errors = entries.flatMap((entry) => (entry.error ? [entry.error] : []));
    if (puzzles.length === 0) return unreadable(errors);
    takePuzzles(puzzles, source.replace(/\.\w+$/, '') || 'Pasted puzzles', errors);
    if (errors.length > 0)
      toast(`${plural(errors.length, 'puzzle')} left out: line ${errors[0].line}: ${asPlayersSay(errors[0].message)}`);
  } catch (error) {
    if (error instanceof EngineError) unreadable([error.error]);
    else toast('The text could not be read: the library did not start. Try again.');
  }
}

async function takeCensus(text: string, name: string): Promise<void> {
  const { openCensus } = await import('../model/census/census');
  try {
    await openCensus({ name, text });
    app.go('#/census');
  } catch (error) {
    toast(error instanceof EngineError ? `This census cannot be read: ${error.error.message}` : 'Try again');
  }
}

// One puzzle is opened; several become a folder, beside those that are there.
function takePuzzles(puzzles: Puzzle[], title: string, unread: InputError[]): void {
  if (puzzles.length === 1) return app.play(puzzles[0]);
  const levels = puzzles.map((puzzle) => levelOf(asShown(puzzle)));
  const folders = app.store.foldersInOrder();
  const same = folders.find((f) => f.levels.map((l) => l.p).join() === levels.map((l) => l.p).join());
  if (same) {
    toast(`These puzzles are in the library already, as '${same.name}'`);
    return app.go(`#/play/${same.id}/1`);
  }
  const { id } = addFolder(app.store, title, levels, unread);
  toast(`${plural(puzzles.length, 'puzzle')} added to the library`);
  app.go(`#/play/${id}/1`);
}

export function bindInput(): void {
  addEventListener('paste', (event) => {
    if ((event.target as HTMLElement).closest('input, textarea')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text?.trim()) void takeText(text);
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    if ((event.target as HTMLElement).closest('textarea')) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (file) void file.text().then((content) => takeText(content, file.name));
    else if (text) void takeText(text);
  });
}

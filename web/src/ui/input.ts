// Pasting and dropping, anywhere on the page: puzzles in every format the library reads, and solutions.
import { app } from '../app';
import { background, EngineError } from '../engine/engine';
import type { Puzzle } from '../model/puzzle';
import { readGameId } from '../model/share';
import { showProblem } from '../views/problem';
import { get, plural, toast } from './dom';

// Takes whatever someone pasted or dropped. Says what is wrong with it, and where.
export async function takeText(text: string, source = ''): Promise<void> {
  const trimmed = text.trim();
  if (/^(rh|sk)\d+(x\d+)?~\w+~\d+~\d+$/.test(trimmed)) return void (location.hash = `#/play?p=${trimmed}`);
  if (/^(rh\d|sk:)/.test(trimmed)) return takeGameId(trimmed);
  if (takeMoves(trimmed)) return;
  try {
    const { entries } = await background.call('read', { text, source });
    const puzzles = entries.flatMap((entry) => (entry.puzzle ? [entry.puzzle] : []));
    const errors = entries.flatMap((entry) => (entry.error ? [entry.error] : []));
    if (puzzles.length === 0) return showProblem(get(document, '#main'), '', text, errors);
    if (errors.length > 0)
      toast(`${plural(errors.length, 'puzzle')} left out: line ${errors[0].line}: ${errors[0].message}`);
    takePuzzles(puzzles, source.replace(/\.\w+$/, '') || 'Pasted puzzles');
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    showProblem(get(document, '#main'), '', text, [error.error]);
  }
}

function takePuzzles(puzzles: Puzzle[], title: string): void {
  if (puzzles.length === 1) return app.play(puzzles[0]);
  const { packs } = app.store.data;
  app.store.data.packs = [{ name: title, puzzles }, ...packs.filter((pack) => pack.name !== title)].slice(0, 20);
  app.store.changed();
  toast(`${plural(puzzles.length, 'puzzle')} added to the library`);
  app.play(puzzles[0], { collection: { title, index: 0, puzzles } });
}

function takeGameId(id: string): void {
  try {
    app.play(readGameId(id));
  } catch (error) {
    showProblem(get(document, '#main'), `This game ID is damaged: ${(error as Error).message}.`, id);
  }
}

// A solution, or part of one, is replayed on the puzzle that is open; false if the text is none.
function takeMoves(text: string): boolean {
  const { session } = app;
  const looksRight = session.puzzle.kind === 'sokoban' ? /^[udlrUDLR\s]{2,}$/ : /^([A-Z][+-]?\d[\s,]*)+$/;
  if (!looksRight.test(text)) return false;
  const actions = session.rules.read(text.replace(/[\s,]/g, ''));
  if (!actions || actions.length === 0) return false;
  session.game.load(actions as never[]);
  app.saveGame();
  app.play(session.puzzle, session.source, session.rules.write(actions as never[]));
  toast(`Replayed ${plural(actions.length, 'move')}`);
  return true;
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

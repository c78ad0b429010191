// The puzzle that is being drawn: every stroke is kept as a draft and can be taken back, and so is what is typed.
import { useRef, useState } from 'preact/hooks';
import { app } from '../../app';
import { EngineError, prompt } from '../../engine/engine';
import type { InputError } from '../../engine/protocol';
import * as kept from '../../model/kept/drafts';
import { newId } from '../../model/kept/records';
import type { Place } from '../../model/kept/shelf';
import { asShown, type Kind, type Puzzle } from '../../model/puzzles/puzzle';
import { link, readGameId } from '../../model/puzzles/share';
import { blank, sheetOf, sheetText, sketched, type Sheet } from '../../model/puzzles/sheet';
import { announce } from '../../ui/dom';

interface State {
  id: string; // of the draft
  name: string;
  place?: Place;
  sheet: Sheet;
  past: Sheet[];
  future: Sheet[];
  gesture: number; // the drag that made the last edit: it is undone as one
}

// What someone typed. Once it is read it says the same as the board, in the words of whoever typed it.
interface Typed {
  text: string;
  read: boolean;
  error: InputError | null;
}

export interface Drawing extends Omit<State, 'past' | 'future' | 'gesture'> {
  canUndo: boolean;
  canRedo: boolean;
  typed: Typed | null;
  edit: (next: Sheet, gesture?: number) => void; // edits of one gesture are undone as one
  undo: () => void;
  redo: () => void;
  type: (text: string) => Promise<void>;
  fresh: (kind: Kind) => void;
  saved: (name: string, place: Place) => void; // it is no draft any more
}

// Which puzzle a text is of that the library cannot read.
const kindOf = (text: string): Kind | null =>
  text.includes('#') ? 'sokoban' : /[a-z]/i.test(text) ? 'rushhour' : null;

function opened(params: URLSearchParams): State {
  const wanted = params.get('p') ?? (params.get('d') || app.store.note('last-draft'));
  const old = wanted ? kept.draft(app.store, String(wanted)) : undefined;
  const base = { past: [], future: [], gesture: 0 };
  if (old) return { ...base, id: old.id, name: old.name, place: old.place, sheet: kept.sheetOfDraft(old) };
  const id = params.get('p');
  const puzzle = id ? readGameId(id) : app.puzzle;
  const place = id && params.has('f') ? { folder: params.get('f')!, index: Number(params.get('i')), p: id } : undefined;
  return { ...base, id: id ?? `new ${newId()}`, name: params.get('t') ?? '', place, sheet: sheetOf(puzzle) };
}

export function useDrawing(params: URLSearchParams): Drawing {
  const [state, setState] = useState(() => opened(params));
  const [typed, setTyped] = useState<Typed | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const { id, name, place, sheet, past, future } = state;

  const keep = (next: State) => {
    setState(next);
    const { kind, width, height, signs } = next.sheet;
    const draft = { id: next.id, name: next.name, kind, width, height, signs: signs.join(''), at: Date.now() };
    kept.saveDraft(app.store, { ...draft, ...(next.place && { place: next.place }) });
    app.store.setNote('last-draft', next.id);
  };
  const edit = (next: Sheet, gesture = 0) => {
    if (next === sheet || sheetText(next) === sheetText(sheet)) return;
    const joined = gesture !== 0 && gesture === state.gesture;
    keep({ ...state, sheet: next, past: joined ? past : [...past, sheet], future: [], gesture });
    setTyped(null);
  };
  const undo = () => {
    if (past.length === 0) return;
    keep({ ...state, sheet: past.at(-1)!, past: past.slice(0, -1), future: [...future, sheet], gesture: 0 });
    setTyped(null);
    announce('Undone.');
  };
  const redo = () => {
    if (future.length === 0) return;
    keep({ ...state, sheet: future.at(-1)!, past: [...past, sheet], future: future.slice(0, -1), gesture: 0 });
    setTyped(null);
    announce('Redone.');
  };

  // The text is read by the library; what it refuses is drawn as far as it can be, and nothing is said to be valid.
  const reading = useRef(0);
  const type = async (text: string) => {
    const turn = ++reading.current;
    setTyped({ text, read: false, error: null });
    let error: InputError | null = null;
    let puzzle: Puzzle | undefined;
    try {
      const { entries } = await prompt.call('read', { text });
      error = entries[0]?.error ?? null;
      puzzle = entries[0]?.puzzle;
    } catch (failure) {
      error =
        failure instanceof EngineError ? failure.error : { message: 'the library did not start', line: 0, column: 0 };
    }
    if (turn !== reading.current) return;
    const next = puzzle ? sheetOf(asShown(puzzle)) : sketched(text, kindOf(text) ?? sheet.kind);
    if (next && sheetText(next) !== sheetText(latest.current.sheet)) {
      const now = latest.current;
      keep({ ...now, sheet: next, past: [...now.past, now.sheet], future: [], gesture: 0 });
    }
    setTyped({ text, read: true, error });
  };
  const fresh = (kind: Kind) => {
    const next = kind === 'rushhour' ? blank(kind, 6, 6) : blank(kind, 8, 8);
    setState({ id: `new ${newId()}`, name: '', sheet: next, past: [], future: [], gesture: 0 });
    setTyped(null);
    app.rename('#/edit'); // the address was of what was drawn before
  };
  const saved = (called: string, where: Place) => {
    kept.dropDraft(app.store, id);
    setState({ ...state, id: where.p, name: called, place: where });
    const { folder: f, index: i } = where;
    app.rename(link('edit', readGameId(where.p), { t: called, f, i }));
  };
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  return { id, name, place, sheet, canUndo, canRedo, typed, edit, undo, redo, type, fresh, saved };
}

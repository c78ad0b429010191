// Puzzles being drawn, kept with every stroke until they are saved or thrown away.
import type { Kind } from '../puzzles/puzzle';
import type { Sheet } from '../puzzles/sheet';
import type { Place } from './shelf';
import type { Store } from './store';

export interface Draft {
  id: string; // the game ID that it began with, or "new" and a number
  name: string;
  kind: Kind;
  width: number;
  height: number;
  signs: string;
  place?: Place; // the level that it will replace
  at: number;
}

const PREFIX = 'draft:';

export function drafts(store: Store): Draft[] {
  return [...store.notes.values()]
    .filter((note) => note.id.startsWith(PREFIX) && note.value)
    .map((note) => note.value as Draft)
    .sort((a, b) => b.at - a.at);
}

export function draft(store: Store, id: string): Draft | undefined {
  const found = (store.note(PREFIX + id) as Draft | null) ?? undefined;
  // Drafts of earlier versions have the game ID as their own.
  return found?.place && !found.place.p ? { ...found, place: { ...found.place, p: found.id } } : found;
}

export function saveDraft(store: Store, value: Draft): void {
  store.setNote(PREFIX + value.id, value);
}

export function dropDraft(store: Store, id: string): void {
  store.removeNote(PREFIX + id);
}

export function sheetOfDraft({ kind, width, height, signs }: Draft): Sheet {
  return { kind, width, height, signs: [...signs] };
}

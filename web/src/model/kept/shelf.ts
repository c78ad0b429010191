// Folders of levels: someone's own, and imported collections, side by side. Every change is a new folder record.
import type { InputError } from '../../engine/protocol';
import { newId, type Folder, type Level } from './records';
import type { Store } from './store';

export const MINE = 'mine';

// The folder for levels of one's own; made when it is first needed.
export function mine(store: Store): Folder {
  return store.folders.get(MINE) ?? { id: MINE, name: 'My levels', order: -1, levels: [] };
}

export function freeName(taken: Iterable<string>, wanted: string): string {
  const names = new Set(taken);
  let name = wanted;
  for (let n = 2; names.has(name); n++) name = `${wanted} (${n})`;
  return name;
}

export function addFolder(store: Store, wanted: string, levels: Level[] = [], unread: InputError[] = []): Folder {
  const folders = store.foldersInOrder();
  const name = freeName(
    folders.map((folder) => folder.name),
    wanted,
  );
  const order = (folders.at(-1)?.order ?? 0) + 1;
  const folder = { id: newId(), name, order, levels, ...(unread.length > 0 && { unread }) };
  store.saveFolder(folder);
  return folder;
}

// Puts a level into a folder: over the one at `index`, or at the end.
export function saveLevel(store: Store, folder: Folder, level: Level, index = folder.levels.length): number {
  const at = Math.min(index, folder.levels.length);
  store.saveFolder({ ...folder, levels: folder.levels.toSpliced(at, 1, level) });
  return at;
}

// Where a level was when someone began to edit it.
export interface Place {
  folder: string;
  index: number;
  p: string; // its game ID
}

// Where it is now: levels are put into another order, moved and removed. One that is gone comes to the end of its folder
// again, or of one's own levels.
export function placeNow(store: Store, place: Place | undefined): { folder: Folder; index?: number } {
  const folder = place && store.folders.get(place.folder);
  if (!folder) return { folder: mine(store) };
  const { index, p } = place;
  const at = folder.levels[index]?.p === p ? index : folder.levels.findIndex((level) => level.p === p);
  return at < 0 ? { folder } : { folder, index: at };
}

export function duplicateLevel(store: Store, folder: Folder, index: number): void {
  const level = folder.levels[index];
  const name = freeName(
    folder.levels.map((l) => l.name),
    level.name || 'Untitled',
  );
  store.saveFolder({ ...folder, levels: folder.levels.toSpliced(index + 1, 0, { ...level, name }) });
}

export function removeLevel(store: Store, folder: Folder, index: number): void {
  store.saveFolder({ ...folder, levels: folder.levels.toSpliced(index, 1) });
}

export function moveLevel(store: Store, folder: Folder, index: number, by: number): void {
  const to = index + by;
  if (to < 0 || to >= folder.levels.length) return;
  const levels = folder.levels.toSpliced(index, 1).toSpliced(to, 0, folder.levels[index]);
  store.saveFolder({ ...folder, levels });
}

export function moveToFolder(store: Store, from: Folder, index: number, to: Folder): void {
  if (from.id === to.id) return;
  store.saveFolder({ ...to, levels: [...to.levels, from.levels[index]] });
  removeLevel(store, from, index);
}

export function moveFolder(store: Store, folder: Folder, by: number): void {
  const folders = store.foldersInOrder();
  const at = folders.findIndex((f) => f.id === folder.id);
  const to = at + by;
  if (to < 0 || to >= folders.length) return;
  const order = folders.toSpliced(at, 1).toSpliced(to, 0, folder);
  order.forEach((f, i) => f.order !== i && store.saveFolder({ ...f, order: i }));
}

// What is remembered between visits: in memory for whoever asks, in IndexedDB record by record, written as soon as the
// page is calm. Where that fails, the page says so and works without it.
import { signal } from '@preact/signals';
import { openDatabase, type Change, type Database, type StoreName } from './db';
import { fromVersion01, newId, sound, type Everything, type Folder, type GameRecord, type Note } from './records';
import { better, type Result } from '../session/stars';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  singleKeys: boolean;
  deadlockNotice: boolean;
  speed: number;
}

export const DEFAULTS: Settings = { theme: 'auto', singleKeys: true, deadlockNotice: true, speed: 1 };

export type Trouble = 'forbidden' | 'full' | 'outdated';

const OLD_KEY = 'gridlock.1'; // of version 0.1, in localStorage
const LEFT_KEY = 'gridlock.unwritten'; // in sessionStorage

type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Places {
  indexedDB: IDBFactory | null;
  localStorage: SmallStorage | null;
  sessionStorage: SmallStorage | null;
  otherTabs?: BroadcastChannel | null; // in which this page is open as well
}

export class Store {
  readonly version = signal(0); // counts every change
  readonly trouble = signal<Trouble | null>(null);
  settings: Settings = { ...DEFAULTS };
  readonly games = new Map<string, GameRecord>();
  readonly folders = new Map<string, Folder>();
  readonly notes = new Map<string, Note>();
  onGameElsewhere: (game: GameRecord, before?: GameRecord) => void = () => {}; // that another tab or a file has brought

  private db: Database | null = null;
  private unwritten = new Map<string, Change>(); // by store and id: the last change of a record is the one that counts
  private writing: Promise<void> | null = null;

  // `calm`: when there is time to write.
  constructor(
    private readonly places: Places,
    private readonly calm: () => Promise<void> = () => Promise.resolve(),
  ) {}

  async open(): Promise<void> {
    try {
      if (!this.places.indexedDB) throw new Error('no storage');
      this.db = await openDatabase(this.places.indexedDB, () => this.fail('outdated'));
      const [games, folders, notes] = await Promise.all([
        this.db.all('games'),
        this.db.all('folders'),
        this.db.all('notes'),
      ]);
      for (const game of games as GameRecord[]) this.games.set(game.id, game);
      for (const folder of folders as Folder[]) this.folders.set(folder.id, folder);
      for (const note of notes as Note[]) this.notes.set(note.id, note);
      this.takeUp();
      this.settings = { ...DEFAULTS, ...(this.note('settings') as Partial<Settings>) };
    } catch {
      this.fail('forbidden');
    }
    await this.migrate();
    this.places.otherTabs?.addEventListener('message', ({ data }) => this.hear(data as Change));
    this.version.value++;
  }

  // Another tab has changed a record and writes it: what this one had of it is old, and must not be written over it.
  private hear(change: Change): void {
    const list = this[change.store] as Map<string, { id: string }>;
    const before = 'put' in change && this.games.get(change.put.id);
    if ('put' in change) list.set(change.put.id, change.put);
    else list.delete(change.remove);
    this.settings = { ...DEFAULTS, ...(this.note('settings') as Partial<Settings>) };
    this.version.value++;
    if (change.store === 'games' && 'put' in change) this.onGameElsewhere(change.put as GameRecord, before || undefined);
  }

  // The page is left, perhaps before the database has answered, and a browser drops what it has not written by then: so
  // that goes where it is kept at once. Whoever comes back in the same tab, by a reload say, finds it there.
  leave(): void {
    try {
      if (this.unwritten.size === 0) this.places.sessionStorage?.removeItem(LEFT_KEY);
      else this.places.sessionStorage?.setItem(LEFT_KEY, JSON.stringify([...this.unwritten.values()]));
    } catch {
      // Too much for it. The database may have it all the same.
    }
  }

  private takeUp(): void {
    try {
      const changes = JSON.parse(this.places.sessionStorage?.getItem(LEFT_KEY) ?? '[]') as Change[];
      this.places.sessionStorage?.removeItem(LEFT_KEY);
      for (const change of changes) {
        const list = this[change.store] as Map<string, { id: string }>;
        if ('put' in change) this.put(change.store, list, change.put);
        else if (list.delete(change.remove)) this.queue(change, change.remove);
      }
    } catch {
      // Nothing that can be read.
    }
  }

  // What version 0.1 kept in localStorage, once; it is removed there only when it is safe here.
  private async migrate(): Promise<void> {
    try {
      const text = this.places.localStorage?.getItem(OLD_KEY);
      if (!text) return;
      this.merge(fromVersion01(JSON.parse(text)));
      await this.written();
      if (this.trouble.value === null) this.places.localStorage!.removeItem(OLD_KEY);
    } catch {
      // Nothing that can be read: then there is nothing to take over.
    }
  }

  note(id: string): unknown {
    return this.notes.get(id)?.value;
  }
  setNote(id: string, value: unknown): void {
    if (JSON.stringify(this.note(id)) === JSON.stringify(value)) return;
    this.put('notes', this.notes, { id, value });
  }

  removeNote(id: string): void {
    if (this.notes.delete(id)) this.queue({ store: 'notes', remove: id }, id);
  }

  setSettings(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    this.setNote('settings', this.settings);
  }

  saveGame(game: GameRecord): void {
    this.put('games', this.games, game);
  }

  remember(id: string, result: Result): void {
    const game = this.games.get(id) ?? { id, moves: '', at: 0, seconds: 0, rung: 1, seen: false };
    this.saveGame({ ...game, result: better(game.result, result) });
  }
  result(id: string): Result | undefined {
    return this.games.get(id)?.result;
  }

  saveFolder(folder: Folder): void {
    this.put('folders', this.folders, folder);
  }
  removeFolder(id: string): void {
    this.folders.delete(id);
    this.queue({ store: 'folders', remove: id }, id);
  }
  // In the order in which they are shown.
  foldersInOrder(): Folder[] {
    return [...this.folders.values()].sort((a, b) => a.order - b.order);
  }

  // Everything as one file.
  exported(): string {
    const everything: Everything = {
      gridlock: 2,
      settings: this.settings,
      games: [...this.games.values()],
      folders: this.foldersInOrder(),
      notes: [...this.notes.values()].filter((note) => note.id !== 'settings'),
    };
    return JSON.stringify(everything, null, 1);
  }

  // Takes over a file that exported() wrote, of this version or of 0.1, beside what is there. Throws an Error that says
  // what is wrong.
  import(text: string): void {
    const unless = <T>(read: () => T): T => {
      try {
        return read();
      } catch {
        throw new Error('this file is damaged');
      }
    };
    const file = unless(() => JSON.parse(text)) as Partial<Everything> & { done?: unknown };
    if (file?.gridlock !== undefined && file.gridlock !== 2)
      throw new Error(`this file needs a newer version of the page (format ${file.gridlock})`);
    if (file?.gridlock === undefined && !file?.done) throw new Error('this file has nothing of gridlock in it');
    this.merge(unless(() => sound(file.gridlock === 2 ? file : fromVersion01(file))));
  }

  // The better result of each puzzle, the games that are further, folders side by side.
  private merge({ settings, games, folders, notes = [] }: Everything): void {
    this.setSettings(settings ?? {});
    for (const game of games) {
      const own = this.games.get(game.id);
      const further = own && own.moves.length >= game.moves.length ? own : game;
      const result = game.result ? better(own?.result, game.result) : own?.result;
      const merged = { ...further, ...(result && { result }) };
      this.saveGame(merged);
      if (further === game) this.onGameElsewhere(merged, own);
    }
    for (const folder of folders) {
      const same = [...this.folders.values()].find((f) => JSON.stringify(f.levels) === JSON.stringify(folder.levels));
      if (!same) this.saveFolder({ ...folder, id: this.folders.has(folder.id) ? newId() : folder.id });
    }
    for (const note of notes) if (!this.notes.has(note.id)) this.setNote(note.id, note.value);
  }

  private put<T extends { id: string }>(store: StoreName, list: Map<string, T>, record: T): void {
    list.set(record.id, record);
    this.queue({ store, put: record }, record.id);
  }

  private queue(change: Change, id: string): void {
    this.unwritten.set(`${change.store} ${id}`, change);
    this.places.otherTabs?.postMessage(change);
    this.version.value++;
    this.writing ??= this.writeAll();
  }

  // Resolves when all changes so far are written, or could not be.
  async written(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async writeAll(): Promise<void> {
    do {
      await this.calm(); // and changes of one moment go together
      if (!this.db) break;
      const changes = [...this.unwritten];
      try {
        await this.db.write(changes.map(([, change]) => change));
        if (this.trouble.value === 'full') this.trouble.value = null;
      } catch {
        this.fail('full');
      }
      for (const [key, change] of changes) if (this.unwritten.get(key) === change) this.unwritten.delete(key);
    } while (this.unwritten.size > 0);
    this.writing = null;
  }

  private fail(trouble: Trouble): void {
    if (trouble !== 'full') this.db = null;
    this.trouble.value = trouble;
  }
}

// What is remembered between visits, in one entry of localStorage. Where that fails, the page works without it.
import type { Puzzle } from './puzzle';
import { better, type Result } from './stars';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  singleKeys: boolean;
  deadlockNotice: boolean;
  speed: number;
  letters: boolean;
}

export interface Pack {
  name: string;
  puzzles: Puzzle[];
}

export interface Saved {
  settings: Settings;
  current: { p: string; m: string; n: number; id?: string; name?: string } | null;
  done: Record<string, Result>;
  daily: Record<string, Result>;
  packs: Pack[];
}

export const DEFAULTS: Saved = {
  settings: { theme: 'auto', singleKeys: true, deadlockNotice: true, speed: 1, letters: true },
  current: null,
  done: {},
  daily: {},
  packs: [],
};

const KEY = 'gridlock.1';
const DELAY = 250;

export class Store {
  data: Saved;
  working = true;
  onFailure: () => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.data = structuredClone(DEFAULTS);
    try {
      if (!storage) throw new Error('no storage');
      const text = storage.getItem(KEY);
      if (text) this.data = merged(JSON.parse(text));
    } catch {
      this.working = false;
    }
  }

  // To be called after every change of `data`.
  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), DELAY);
  }

  save(): void {
    clearTimeout(this.timer);
    try {
      if (!this.storage) throw new Error('no storage');
      this.storage.setItem(KEY, JSON.stringify(this.data));
    } catch {
      if (this.working) this.onFailure();
      this.working = false;
    }
  }

  remember(id: string, result: Result, day?: string): void {
    this.data.done[id] = better(this.data.done[id], result);
    if (day) this.data.daily[day] = better(this.data.daily[day], result);
    this.changed();
  }

  exported(): string {
    return JSON.stringify(this.data, null, 1);
  }

  // Throws if the text is not what exported() writes.
  import(text: string): void {
    const data = JSON.parse(text);
    if (typeof data !== 'object' || data === null || typeof data.done !== 'object')
      throw new Error('this file has no gridlock progress in it');
    this.data = merged(data);
    this.save();
  }
}

function merged(data: Partial<Saved>): Saved {
  const whole = structuredClone(DEFAULTS);
  return { ...whole, ...data, settings: { ...whole.settings, ...data.settings } };
}

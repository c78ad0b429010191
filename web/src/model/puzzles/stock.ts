// Hard Sokoban levels, made beforehand: a browser takes up to a minute and more for one. Each is what the generator makes
// of its seed, so that nothing but the wait is different. They are loaded when someone asks for one.
import type { Kind, Puzzle } from './puzzle';
import { readGameId } from './share';

const STOCKED = /^sk8~hard~(\d+)~3$/; // what they were made for

const load = async (): Promise<Record<string, string>> => (await import('./stock.json')).default;

// The level of that seed, or null if it has to be made.
export async function fromStock(seedId: string): Promise<Puzzle | null> {
  const seed = STOCKED.exec(seedId)?.[1];
  const level = seed && (await load())[seed];
  return level ? readGameId(level) : null;
}

// A seed for a new game: where there is a stock, one whose level is new to this player, as long as there is one.
export async function newSeed(kind: Kind, preset: string, played: (id: string) => boolean): Promise<number> {
  const any = 1 + Math.floor(Math.random() * 999_999);
  if (kind !== 'sokoban' || preset !== 'hard') return any;
  const left = Object.entries(await load()).filter(([, level]) => !played(level));
  return left.length > 0 ? Number(left[any % left.length][0]) : any;
}

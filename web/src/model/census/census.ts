// The file of a census that someone has opened, and boards drawn from it. The browser keeps the file.
import { signal } from '@preact/signals';
import { Engine, WORKSHOP } from '../../engine/engine';
import type { Census } from '../../engine/protocol';

export interface CensusFile {
  name: string;
  text: string;
}

export interface Wanted {
  moves: [min: number, max: number];
  vehicles: [min: number, max: number];
  count: number;
  seed: number;
}

const CACHE = 'census-of-gridlock';
const KEY = 'opened.census';
const engine = new Engine(WORKSHOP); // of its own, so that games go on beside it

// Undefined until it has been looked for.
export const opened = signal<CensusFile | null | undefined>(undefined);

// Throws EngineError if it is none, or damaged. Where the browser keeps nothing, it is there until the page is left.
export async function openCensus(file: CensusFile): Promise<void> {
  await engine.call('census', { text: file.text, count: 0 });
  opened.value = file;
  try {
    const headers = { 'X-Name': encodeURIComponent(file.name) };
    await (await caches.open(CACHE)).put(KEY, new Response(file.text, { headers }));
  } catch {
    // As above.
  }
}

// The one that the browser has kept.
export async function findCensus(): Promise<void> {
  if (opened.value !== undefined) return;
  let found: CensusFile | null = null;
  try {
    const kept = await (await caches.open(CACHE)).match(KEY);
    if (kept) found = { name: decodeURIComponent(kept.headers.get('X-Name') ?? ''), text: await kept.text() };
  } catch {
    // Then there is none.
  }
  opened.value ??= found;
}

export function drawBoards(file: CensusFile, wanted: Wanted, signal?: AbortSignal): Promise<Census> {
  const { moves, vehicles, count, seed } = wanted;
  const request = { minMoves: moves[0], maxMoves: moves[1], minVehicles: vehicles[0], maxVehicles: vehicles[1] };
  return engine.call('census', { text: file.text, ...request, count, seed }, { signal });
}

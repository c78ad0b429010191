// The library as the workers run it.
import { readFileSync } from 'node:fs';
import createPlay from '../generated/gridlock_wasm.js';
import createWorkshop from '../generated/gridlock_workshop.js';
import { Library } from '../src/engine/library';

async function loaded(name: string, create: (options: object) => Promise<any>): Promise<Library> {
  const file = readFileSync(new URL(`../generated/${name}.wasm`, import.meta.url));
  return Library.load(await WebAssembly.compile(file), create);
}

export const loadedLibrary = () => loaded('gridlock_wasm', createPlay);
export const loadedWorkshop = () => loaded('gridlock_workshop', createWorkshop);

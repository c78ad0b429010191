// The library as the worker runs it.
import { readFileSync } from 'node:fs';
import { Library } from '../src/engine/library';

export async function loadedLibrary(): Promise<Library> {
  return Library.load(
    await WebAssembly.compile(readFileSync(new URL('../generated/gridlock_wasm.wasm', import.meta.url))),
  );
}

// What a first visit costs: everything that is loaded before a board can be played and solved.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
// Views that are loaded when they are looked at, and what the library does only for them.
const LATER =
  /(library|census|stock|about|editor|page|export|card|check|print|dist|workshop|workshop_worker)-[\w-]+\.(js|css|wasm)$|sw\.js$|\.(br|gz)$/;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !LATER.test(entry.name))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`));
const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0);

it('takes hardly more than a megabyte to first use', () => {
  const bytes = sum(files.map((file) => file.length));
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(1_010_000);
});

// As `gridlock serve` hands it out to every browser of today.
it('takes less than 400 kB over the wire', () => {
  expect(sum(files.map((file) => brotliCompressSync(file).length))).toBeLessThan(400_000);
});

it('keeps for offline use what is there, and all of it', () => {
  const worker = readFileSync(`${folder}/sw.js`, 'utf8');
  const kept = [...worker.matchAll(/"\.\/([^"]*)"/g)].map(([, name]) => name).filter(Boolean);
  const built = readdirSync(`${folder}/assets`).filter((name) => !/\.(br|gz)$/.test(name));
  expect(kept.toSorted()).toEqual([...built.map((name) => `assets/${name}`), 'manifest.webmanifest'].toSorted());
});

// What a first visit costs: everything that is loaded before a board can be played and solved.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
// Views that are loaded when they are looked at, and what the library does only for them.
const LATER =
  /(library|census|stock|about|editor|page|export|card|check|print|dist|workshop|workshop_worker)-[\w-]+\.(js|css|wasm)$|sw\.js$|\.(br|gz)$/;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !LATER.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);
// Of all files, as they are or in a compressed form, where they have it.
const bytes = (form = '') =>
  files
    .map((file) => readFileSync(existsSync(file + form) ? file + form : file).length)
    .reduce((a, b) => a + b, 0);

it('takes hardly more than a megabyte to first use', () => {
  expect(bytes()).toBeGreaterThan(500_000);
  expect(bytes()).toBeLessThan(1_010_000);
});

// Browsers take brotli on this machine and over HTTPS, and gzip alone from elsewhere.
it.each(['.br', '.gz'])('takes less than 400 kB over the wire, as %s', (form) => {
  expect(bytes(form)).toBeGreaterThan(250_000);
  expect(bytes(form)).toBeLessThan(400_000);
});

it('keeps for offline use what is there, and all of it', () => {
  const worker = readFileSync(`${folder}/sw.js`, 'utf8');
  const kept = [...worker.matchAll(/"\.\/([^"]*)"/g)].map(([, name]) => name).filter(Boolean);
  const built = readdirSync(`${folder}/assets`).filter((name) => !/\.(br|gz)$/.test(name));
  expect(kept.toSorted()).toEqual([...built.map((name) => `assets/${name}`), 'manifest.webmanifest'].toSorted());
});

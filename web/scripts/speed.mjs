// Compares the library in WebAssembly with the program, in one run on this machine: the time to prove each built-in 6x6
// board, the best of several tries each.
//   node scripts/speed.mjs GRIDLOCK [TRIES]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [binary, tries = 15] = process.argv.slice(2);
const generated = (name) => new URL(`../generated/${name}`, import.meta.url);
const { default: create } = await import(generated('gridlock_wasm.js').href);
const source = fileURLToPath(new URL('../src/engine/library.ts', import.meta.url));
const { Library } = (await runnerImport(source, { configFile: false })).module;
const library = await Library.load(await WebAssembly.compile(readFileSync(generated('gridlock_wasm.wasm'))), create);

// The boards as the program writes them, so that both solve the same text.
const boards = execFileSync(binary, ['convert', 'builtin:6x6', '--to', 'line'], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const native = new Array(boards.length).fill(Infinity);
const wasm = new Array(boards.length).fill(Infinity);
for (let n = 0; n < tries; n++) {
  execFileSync(binary, ['solve', 'builtin:6x6', '--format', 'json'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .forEach((line, i) => (native[i] = Math.min(native[i], JSON.parse(line).seconds)));
  boards.forEach((text, i) => {
    const solution = library.call('solve', { text, kind: 'rushhour' });
    if (!solution.optimal) throw new Error(`board ${i + 1} is not proved`);
    wasm[i] = Math.min(wasm[i], solution.seconds);
  });
}
const sum = (list) => list.reduce((a, b) => a + b, 0);
const ms = (seconds) => `${(seconds * 1000).toFixed(2)} ms`;
const rows = [
  ['all boards', sum(native), sum(wasm)],
  ['slowest board', Math.max(...native), Math.max(...wasm)],
];
console.log(`| ${boards.length} built-in 6x6 boards | native | WebAssembly | ratio |\n|---|--:|--:|--:|`);
for (const [name, a, b] of rows) console.log(`| ${name} | ${ms(a)} | ${ms(b)} | ${(b / a).toFixed(2)} |`);

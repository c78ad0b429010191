// Writes generated/catalogue.json: the built-in puzzles, searches, heuristics and colours, asked of the library itself.
// Puzzles are written as game IDs, a seventh of their size.
//   node scripts/catalogue.mjs FOLDER-OF-THE-WASM-BUILD
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const model = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../src/model/${name}.ts`, import.meta.url)), { configFile: false })).module;
const { asShown } = await model('puzzles/puzzle');
const { gameId } = await model('puzzles/share');

const folder = process.argv[2];
const { default: create } = await import(pathToFileURL(`${folder}/gridlock_catalogue.mjs`).href);
const module = await create({ wasmBinary: readFileSync(`${folder}/gridlock_catalogue.wasm`) });
const catalogue = JSON.parse(module.ccall('gridlock_catalogue', 'string', [], []));
for (const entry of catalogue.builtins) entry.puzzle = gameId(asShown(entry.puzzle));
// There are many of the census, and they have no names of their own.
catalogue.census = catalogue.census.map((b) => [b.optimum, b.second, b.level, gameId(asShown(b.puzzle))]);
writeFileSync(new URL('../generated/catalogue.json', import.meta.url), JSON.stringify(catalogue));

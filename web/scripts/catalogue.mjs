// Writes generated/catalogue.json: the built-in puzzles, searches and heuristics, asked of the library itself.
//   node scripts/catalogue.mjs FOLDER-OF-THE-WASM-BUILD
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const { default: create } = await import(pathToFileURL(`${folder}/gridlock_catalogue.mjs`).href);
const module = await create({ wasmBinary: readFileSync(`${folder}/gridlock_catalogue.wasm`) });
const text = module.ccall('gridlock_catalogue', 'string', [], []);
JSON.parse(text);
writeFileSync(new URL('../generated/catalogue.json', import.meta.url), text);

// Makes the levels that the page has in stock: what the generator makes of the first seeds where a browser would take a
// minute for each. It goes on where it stopped last time, until COUNT seeds are tried.
//   node scripts/stock.mjs GRIDLOCK COUNT
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [binary, count] = process.argv.slice(2);
const file = new URL('../src/model/puzzles/stock.json', import.meta.url);
const stock = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

// As share.ts writes a level.
const rows = (text) =>
  text
    .split('\n')
    .filter((line) => line.includes('#'))
    .map((line) => line.replace(/[#@$.*+ ]/g, (sign) => 'wpbgBP-'['#@$.*+ '.indexOf(sign)]).replace(/-+$/, ''))
    .map((line) => line.replace(/(.)\1+/g, (run, sign) => `${run.length}${sign}`));

const last = Math.max(0, ...Object.keys(stock).map(Number));
for (let seed = last + 1; seed <= Number(count); seed++) {
  const wish = ['--size', '8x8', '--boxes', '5', '--difficulty', '4', '--seed', seed, '--time-limit', '240', '-j1'];
  try {
    const text = execFileSync(binary, ['generate', 'sokoban', ...wish], { stdio: ['ignore', 'pipe', 'ignore'] });
    stock[seed] = `sk:${rows(String(text)).join('|')}`;
    writeFileSync(file, `${JSON.stringify(stock, null, 1)}\n`);
  } catch {
    // This seed makes none, or takes too long.
  }
}

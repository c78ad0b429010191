// Measures the built page in Chromium, as docs/web.md reports it: what a step costs on a level of 64 x 64, and how soon a
// first visitor sees the board and its numbers on a slow connection with a slow processor. The work of a step is
// measured in time of the page's own thread; the rest is time by the clock, for which the machine must be idle.
//   [RUNS=5] node scripts/page_times.mjs GRIDLOCK [step | visit]
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [binary, which = 'all'] = process.argv.slice(2);
const SLOWER = 4; // the processor that is imitated
const STEPS = 64;
const RUNS = Number(process.env.RUNS ?? 1);
const REPEATS = 400_000; // about what a step costs
const WALK = ['Right', 'Right', 'Down', 'Down', 'Left', 'Left', 'Up', 'Up'];
const PUSHES = ['Down', 'Right', 'Left', 'Down', 'Down']; // every fifth step pushes a crate
const PHONE = { width: 390, height: 844 };

const server = spawn(binary, ['serve', '--port', '0', '--folder', 'dist', '-q'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) => server.stdout.once('data', (data) => resolve(String(data).trim())));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find(existsSync),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});

// A crate on every third place of every third row, and a ring for each.
function largeLevel() {
  const sign = (x, y) => {
    if (x === 0 || y === 0 || x === 63 || y === 63) return '#';
    if (y % 3 === 0 && x % 3 === 0) return '$';
    if (y % 3 === 1 && x % 3 === 1 && y > 1 && x > 1) return '.';
    return x === 2 && y === 2 ? '@' : ' ';
  };
  const row = (_, y) => Array.from({ length: 64 }, (_, x) => sign(x, y)).join('');
  return Array.from({ length: 64 }, row).join('\n') + '\n';
}

// Of the processor's time, in microseconds. A virtual machine may count what others took from it: but no task has worked
// longer than it lasted.
const spent = (task) => Math.min(task.tdur, task.dur);

function inWords(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  const said = { first: times[0], median: at(0.5), '95 %': at(0.95), longest: at(1) };
  return Object.entries(said).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(', ');
}

async function step(what, ways) {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${address}#/about`);
  await page.locator('body[data-view=about]').waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, largeLevel());
  await page.locator('.me').waitFor();
  await page.locator('#board [role=grid]').focus();
  await page.waitForTimeout(12_000); // the first look at the level is over

  // A mark for every frame and every key. (The first ones take longer, and are none of the page's.) Between two steps
  // the page's thread does the same again and again, which tells how true the time of a thread is on this machine.
  await page.evaluate((repeats) => {
    const table = Uint16Array.from({ length: 65536 }, (_, n) => n * 40503);
    const same = () => {
      performance.mark('same');
      for (let n = 0, at = 1; n < repeats; n++) table[at] = at = table[at ^ (n & 65535)];
    };
    for (let n = 0; n < 50; n++) same();
    const frame = () => {
      performance.mark('frame');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const key = () => {
      performance.mark('step');
      setTimeout(same, 100);
    };
    addEventListener('keydown', key, { capture: true });
  }, REPEATS);
  // Tasks alone: the other events of a trace count all there is on the page for every layout.
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
  await page.waitForTimeout(500);
  for (let n = 0; n < STEPS; n++) {
    await page.keyboard.press(`Arrow${ways[n % ways.length]}`);
    await page.waitForTimeout(150);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const main = traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  const own = traceEvents.filter((e) => main.some((t) => t.pid === e.pid && t.tid === e.tid));
  const marks = (name) => own.filter((e) => e.name === name && e.cat.includes('user_timing')).map((e) => e.ts);
  const all = own.filter((e) => e.name === 'RunTask' && e.ph === 'X');
  const controls = marks('same').map((at) => all.find((e) => e.ts <= at && e.ts + e.dur >= at)).filter(Boolean);
  const tasks = all.filter((e) => !controls.includes(e));
  // What is done from one frame to the next; the task of a frame belongs to what led to it.
  const frames = marks('frame');
  const keys = marks('step');
  const work = frames.map((to, n) => {
    const within = tasks.filter((e) => e.ts + e.dur > (frames[n - 1] ?? 0) && e.ts + e.dur <= to);
    const last = tasks.find((e) => e.ts <= to && e.ts + e.dur > to);
    const before = within.filter((e) => !(e.ts <= (frames[n - 1] ?? 0))); // that was the task of the frame before
    // The trace may have ended in the midst of the last one.
    return (SLOWER * before.concat(last ?? []).reduce((total, e) => total + spent(e), 0)) / 1000;
  });
  // The longest frame of those from one step to the next.
  const steps = keys.map((from, n) =>
    Math.max(...work.filter((_, k) => frames[k] > from && frames[k] < (keys[n + 1] ?? Infinity))),
  );
  console.log(`64 x 64, ${what}, the longest frame of a step on a processor ${SLOWER} times slower: ${inWords(steps)}`);
  console.log(`  the same work between two steps: ${inWords(controls.map((e) => (SLOWER * spent(e)) / 1000))}`);
  await page.close();
  return steps;
}

// Several runs of the same steps: what is long in one of them alone is not the step's.
async function runs(what, ways) {
  const all = [];
  for (let n = 0; n < RUNS; n++) all.push(await step(what, ways));
  if (RUNS === 1) return;
  const typical = all[0].map((_, n) => all.map((steps) => steps[n]).toSorted((a, b) => a - b)[RUNS >> 1]);
  console.log(`64 x 64, ${what}, each step the median of ${RUNS} runs: ${inWords(typical)}`);
}

// When the first visitor sees the board, and how far it is.
async function visit(name, latency, kilobits) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const throughput = (kilobits * 1000) / 8;
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = (globalThis.seen = {});
    const look = () => {
      if (document.querySelector('#first:not([hidden]), .veh')) seen.board ??= performance.now();
      if (document.querySelector('.veh')) seen.playable ??= performance.now();
      const row = [...document.querySelectorAll('#numbers div')].find((d) => d.textContent.startsWith('To go'));
      if (/^To go\d+$/.test(row?.textContent ?? '')) seen.numbers ??= performance.now();
      if (document.querySelector('#hint:not([aria-disabled])')) seen.hints ??= performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen.hints, null, { timeout: 120_000 });
  const seen = await page.evaluate(() => globalThis.seen);
  await page.waitForTimeout(3000); // what is said of a load comes after it
  const times = Object.entries(seen).map(([what, at]) => `${what} ${(at / 1000).toFixed(2)} s`);
  console.log(`${name}: ${times.join(', ')}; ${Math.round(bytes / 1000)} kB`);
  await context.close();
}

if (which !== 'visit') {
  await runs('walking', WALK);
  await runs('pushing', PUSHES);
}
if (which !== 'step') {
  // The presets of Chromium's developer tools.
  await visit('no limit', 0, 1e6);
  await visit('Fast 4G', 165, 8100);
  await visit('Slow 4G', 562.5, 1440);
  await visit('3G', 2000, 400);
}
await browser.close();
server.kill();

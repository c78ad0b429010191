// What the end-to-end tests share: a browser, and the rule that nothing may be written to the console. The page is served
// by server.ts.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

// Without the windows that nobody sees, a browser starts with a fraction of the work.
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

let browser: Browser;
const address = inject('address');
const complaints: string[] = [];

// One browser for all files of tests that run in this process; it ends with it.
export async function open(): Promise<void> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? CHROMIUM.find(existsSync),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export async function closePages(): Promise<void> {
  for (const context of browser.contexts()) await context.close();
  expect(complaints.splice(0)).toEqual([]);
}

// Eighteen crates in an open hall: solved by nobody in no time.
export const HARD = Array.from({ length: 20 }, (_, y) =>
  Array.from({ length: 24 }, (_, x) => {
    if (x === 0 || y === 0 || x === 23 || y === 19) return '#';
    if (x === 1 && y === 1) return '@';
    if (y % 3 === 2 && x % 3 === 2 && y < 18) return x < 10 ? '$' : x > 12 ? '.' : ' ';
    return (x * 7 + y * 5) % 11 === 0 && y % 3 === 0 ? '#' : ' ';
  }).join(''),
).join('\n');

// A fresh visitor at this fragment.
export async function visit(fragment = '', options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? 300_000)); // a busy machine must not matter
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address + fragment);
  await page.locator('body[data-view]:not([data-view=wait])').waitFor();
  return page;
}

// The page at this fragment, without the library, which comes when it is called.
export async function visitAlone(fragment: string): Promise<{ page: Page; callLibrary: () => Promise<void> }> {
  const page = await visit('#/about');
  await page.addInitScript(() => {
    const compile = WebAssembly.compileStreaming;
    WebAssembly.compileStreaming = (...source) =>
      new Promise((resolve) => addEventListener('library', () => resolve(compile(...source)), { once: true }));
  });
  await page.goto(page.url().replace('#/about', fragment));
  await page.reload();
  await page.locator('#board').waitFor();
  return { page, callLibrary: () => page.evaluate(() => void dispatchEvent(new Event('library'))) };
}

// What a number of the right column says.
export async function stat(page: Page, name: string): Promise<string> {
  return (await page.locator(`#numbers div:has(dt:text-is("${name}")) dd`).textContent()) ?? '';
}

export async function waitForStat(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => stat(page, name)).toBe(value);
  // The distance of a built-in puzzle is there before the library is, which hints and solutions come from.
  if (name === 'To go' && /^[1-9]/.test(value))
    await expect.poll(() => page.locator('#proof-tag').textContent()).not.toBe('Searching');
}

// Rows that are read to people follow what is seen.
export async function listened(page: Page): Promise<void> {
  await page.locator('#board [aria-busy=true]').waitFor({ state: 'detached' });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Where something is, as soon as it has stayed there for some frames: what is measured while the page is still being laid
// out is not where the pointer finds it.
export async function boxOf(target: Locator): Promise<Box> {
  for (;;) {
    const box = await target.evaluate(async (element) => {
      const look = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      };
      for (let same = 0, last = look(); element.isConnected; ) {
        if (same === 5) return last;
        await new Promise(requestAnimationFrame);
        const now = look();
        same = now.every((n, i) => n === last[i]) ? same + 1 : 0;
        last = now;
      }
      return null; // it was drawn anew
    });
    if (box) return { x: box[0], y: box[1], width: box[2], height: box[3] };
  }
}

// What a look at the page says, as soon as it says the same several times in a row.
export async function settled<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  for (let same = 0; same < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    const now = await look();
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0;
    last = now;
  }
  return last;
}

// The middles of cells of the board, on the screen; 100 units are a cell.
async function cellsAt(page: Page, cells: [column: number, row: number][]): Promise<[x: number, y: number][]> {
  await boxOf(page.locator('svg.pieces'));
  return page.locator('svg.pieces').evaluate(
    (svg: SVGSVGElement, wanted) =>
      wanted.map(([x, y]) => {
        const point = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(svg.getScreenCTM()!);
        return [point.x, point.y] as [number, number];
      }),
    cells,
  );
}

export async function cellAt(page: Page, column: number, row: number): Promise<[x: number, y: number]> {
  return (await cellsAt(page, [[column, row]]))[0];
}

// Presses the mouse on one cell and releases it on another.
export async function dragCell(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const [a, b] = await cellsAt(page, [from, to]);
  await page.mouse.move(...a);
  await page.mouse.down();
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  await page.mouse.move(...b);
  await page.mouse.up();
}

// How long the page's own thread was busy at a stretch while `run` went on: milliseconds of its own time, so that a busy
// machine does not matter.
export async function longestTask(page: Page, run: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
  };
  const threads = traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  const own = traceEvents.filter(
    (e) => e.name === 'RunTask' && e.ph === 'X' && threads.some((t) => t.pid === e.pid && t.tid === e.tid),
  );
  expect(own.length).toBeGreaterThan(0);
  return Math.max(...own.map((e) => e.tdur ?? 0)) / 1000;
}

// Drags a vehicle by whole cells.
export async function drag(page: Page, name: string, right: number, down: number): Promise<void> {
  const box = await boxOf(page.locator(`.veh[aria-label="Vehicle ${name}"]`));
  const cell = Math.min(box.width, box.height) / 0.94;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.3, 0.7, 1]) await page.mouse.move(x + right * cell * share, y + down * cell * share);
  await page.mouse.up();
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
}

// Fingers on the page: the whole list of those that are down, each time one changes.
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((p, id) => ({ ...p, id })) });
}

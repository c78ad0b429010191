// Ten thousand steps of someone who does everything at once: pointer, fingers, keys, undo, playback, variations, resizing,
// reloading, links, pastes. After each the page is compared with the rules and with the library itself: no illegal board,
// no false claim, no error, and no search that never ends. The seed is fixed: a failure comes back.
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadedLibrary } from '../test/loaded';
import { random } from '../test/random';
import { visit } from './browser';
import { Oracle, readPage } from './oracle';

const STEPS = Number(process.env.STEPS ?? 10_000);
const SEED = Number(process.env.SEED ?? 1);
const SETTLE = 250; // steps between two moments of rest, at which every search must come to an end

const RUSH = [
  'rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo',
  'rh6:ooBoCCooBoooAABooDEEEooDoooooDFFoooo',
  'rh4:ooooAAoBoooBoooo',
];
const SOKOBAN = ['sk:7w|w5-w|w-b2-gw|w-p-bgw|7w', 'sk:6w|wp-bgw|w4-w|6w', 'sk:8w|w6-w|w-2b2-gw|w2-p2-gw|8w'];
const LINKS = [
  ...[...RUSH, ...SOKOBAN].map((id) => `#/play?p=${id}`),
  `#/play?p=${RUSH[0]}&m=A2`,
  `#/play?p=${RUSH[0]}&m=A9`,
  `#/play?p=${SOKOBAN[0]}&m=rrll`,
  `#/play?p=${RUSH[2]}&m=B1A2`,
  `#/play?p=${SOKOBAN[1]}&m=rR`,
  '#/play/6x6-1',
  '#/play/6x6-6',
  '#/play/hut-1',
  '#/play',
  '#/daily/2026-01-06',
  '#/library',
  '#/edit',
  '#/about',
  '#/play?p=rh6:AA',
  '#/play/nowhere',
  '#/nonsense',
];
const PASTES = [
  '....\nAA.B\n...B\n....\n',
  '#####\n#@$.#\n#####\n',
  'A+1 A-1',
  'rrluud',
  'no puzzle at all',
  '..A.BB\n..A...\nXXA..C\nDDD.BC\n.....C\n......\n',
  `https://example.org/#/play?p=${RUSH[1]}`,
];
const BUTTONS = [
  '#undo', '#redo', '#restart', '#hint', '#solve', '#cancel', '#show-solution', '#watch-first', '#watch-back', '#watch-play',
  '#watch-forward', '#watch-last', '#back-to-game', '#try-variation', '#keep-variation', '#drop-variation', '#rescue',
  '#previous-puzzle', '#next-puzzle', 'a#next-after-solved', '#analyse-game', '.kind [data-value=rushhour]',
  '.kind [data-value=sokoban]', '#game-moves button', '#solution-moves button', '#search-on', '#play-reverse',
  '#play-reverse', '#stop-reverse', '#keep-reverse',
]; // prettier-ignore
const KEYS = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+A', 'Shift+B', 'Shift+E',
  'PageDown', 'PageUp', 'z', 'y', 'r', 'h', 's', ',', '.', 'Home', 'End', 'Space', 'Escape', 'Tab', 'Shift+Tab', 'Control+z',
  'Control+Shift+z', 'Enter',
]; // prettier-ignore
const SIZES = [[1280, 900], [390, 844], [844, 390], [820, 1180], [1920, 1080]] as const; // prettier-ignore

class Visitor {
  private fingers: { x: number; y: number }[] = [];
  private held = false;
  box = [100, 100, 400, 400]; // the board

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    private readonly pick: (n: number) => number,
  ) {}

  private of<T>(list: readonly T[]): T {
    return list[this.pick(list.length)];
  }

  // Somewhere on the board, or near it.
  private point(): { x: number; y: number } {
    const { box } = this;
    const along = (from: number, size: number) => Math.max(0, from + (size * (this.pick(120) - 10)) / 100);
    return { x: along(box[0], box[2]), y: along(box[1], box[3]) };
  }

  // Does one thing, and says what.
  async step(): Promise<string> {
    const n = this.pick(1000);
    if (n < 330) return this.mouse();
    if (n < 430) return this.finger();
    if (n < 700) return this.key();
    if (n < 950) return this.button();
    if (n < 965) return this.go();
    if (n < 975) return this.paste();
    if (n < 985) return this.resize();
    if (n < 995) return this.history();
    return this.reload();
  }

  private async mouse(): Promise<string> {
    const { x, y } = this.point();
    const kind = this.held ? this.of(['move', 'move', 'up']) : this.of(['down', 'down', 'move', 'click']);
    if (kind === 'move') await this.page.mouse.move(x, y);
    else if (kind === 'up') await this.page.mouse.up();
    else {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      if (kind === 'click') await this.page.mouse.up();
    }
    this.held = kind === 'down' || (this.held && kind === 'move');
    return `mouse ${kind} ${x | 0},${y | 0}`;
  }

  private async finger(): Promise<string> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
      this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: this.fingers.map((p, id) => ({ ...p, id })) });
    const kind = this.fingers.length === 0 ? 'start' : this.of(['start', 'move', 'move', 'move', 'end', 'cancel']);
    if (kind === 'start' && this.fingers.length < 2) {
      this.fingers.push(this.point());
      await send('touchStart');
    } else if (kind === 'end' || kind === 'cancel') {
      this.fingers = [];
      await send(kind === 'end' ? 'touchEnd' : 'touchCancel');
    } else {
      this.fingers[this.pick(this.fingers.length)] = this.point();
      await send('touchMove');
    }
    return `finger ${kind}`;
  }

  private async key(): Promise<string> {
    const key = this.of(KEYS);
    await this.page.keyboard.press(key);
    return `key ${key}`;
  }

  // Clicks as a script does, so that what lies under something else is reached, too.
  private async button(): Promise<string> {
    const selector = this.of(BUTTONS);
    const nth = this.pick(8);
    await this.page.evaluate(
      ([wanted, at]) => {
        const found = [...document.querySelectorAll<HTMLElement>(wanted as string)];
        found[(at as number) % Math.max(1, found.length)]?.click();
      },
      [selector, nth],
    );
    return `click ${selector}`;
  }

  private async go(): Promise<string> {
    const link = this.of(LINKS);
    await this.page.evaluate((hash) => void (location.hash = hash), link);
    return `go ${link}`;
  }

  private async paste(): Promise<string> {
    const text = this.of(PASTES);
    await this.page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData('text/plain', content);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, text);
    return `paste ${JSON.stringify(text)}`;
  }

  private async resize(): Promise<string> {
    const [width, height] = this.of(SIZES);
    await this.page.setViewportSize({ width, height });
    return `resize ${width}x${height}`;
  }

  private async history(): Promise<string> {
    const by = this.of([-1, -1, 1]);
    await this.page.evaluate((n) => history.go(n), by).catch(() => {}); // it may leave the page
    await this.ready();
    return `history ${by}`;
  }

  private async reload(): Promise<string> {
    await this.page.reload();
    this.held = false;
    this.fingers = [];
    await this.ready();
    return 'reload';
  }

  async ready(): Promise<void> {
    // History may leave the page where a test has begun, and takes its time: then it is opened again.
    const there = async () => {
      if (!this.page.url().startsWith('http')) await this.page.goForward();
      return this.page.locator('body[data-view]:not([data-view=wait])').count();
    };
    await expect.poll(() => there().catch(() => 0)).toBe(1);
  }
}

it(`holds in ${STEPS} steps of everything at once`, { timeout: 3_600_000 }, async () => {
  const oracle = new Oracle(await loadedLibrary());
  const page = await visit(`#/play?p=${RUSH[0]}`, { hasTouch: true });
  const visitor = new Visitor(page, await page.context().newCDPSession(page), random(SEED));
  const log: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  const seen = { playing: 0, watching: 0, solved: 0, lost: 0, claims: 0, trying: 0, reversing: 0 };
  for (let n = 1; n <= STEPS; n++) {
    log.push(await visitor.step());
    const shown = await readPage(page);
    if (shown) visitor.box = shown.box;
    const fault = errors[0] ?? (shown && oracle.fault(shown));
    if (fault) throw new Error(`step ${n}: ${fault}\nafter: ${log.slice(-12).join(' | ')}\n${JSON.stringify(shown)}`);
    if (shown) {
      seen.playing++;
      seen.watching += Number(shown.watching);
      seen.trying += Number(shown.trying);
      seen.reversing += Number(shown.reversing);
      seen.solved += Number(shown.solved !== null);
      seen.lost += Number(shown.lost !== '');
      seen.claims += Number(/^\d+$/.test(shown.numbers['To go'] ?? ''));
    }
    if (n % SETTLE === 0) {
      const searching = () => page.evaluate(() => document.querySelector('#proof-tag')?.textContent === 'Searching');
      await expect.poll(searching, { message: `step ${n}, after ${log.slice(-12).join(' | ')}` }).toBe(false);
    }
  }
  // It must have been everywhere, or it has shown nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});

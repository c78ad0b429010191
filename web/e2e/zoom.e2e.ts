// Boards of every size: full screen, zooming by wheel and fingers, panning.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boxOf, cellAt, paste, settled, stat, touch, visit, waitForStat } from './browser';

// A hall of 40 by 30 with one crate.
const HALL = Array.from({ length: 30 }, (_, y) =>
  Array.from({ length: 40 }, (_, x) => {
    if (x === 0 || y === 0 || x === 39 || y === 29) return '#';
    return x === 2 && y === 2 ? '@' : x === 20 && y === 15 ? '$' : x === 30 && y === 15 ? '.' : ' ';
  }).join(''),
).join('\n');

async function hall(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('#/about', options);
  await paste(page, HALL);
  await page.locator('.me').waitFor();
  return page;
}

// x, y, width and height of what is seen.
const seen = async (page: Page) => (await page.locator('svg.pieces').getAttribute('viewBox'))!.split(' ').map(Number);
const middle = async (page: Page) => {
  const box = await boxOf(page.locator('.layers'));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

it('fills the screen and comes back', async () => {
  const page = await visit('#/play/6x6-6', { viewport: { width: 1280, height: 700 } });
  await page.locator('.veh').first().waitFor();
  const width = async () => (await boxOf(page.locator('.layers'))).width;
  const before = await width();
  await page.locator('#full-screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('stage');
  await expect.poll(() => width()).toBeGreaterThan(before);
  await page.locator('.veh[aria-label="Vehicle A"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stat(page, 'Moves')).toBe('1'); // it is played there as well
  await page.locator('#full-screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await expect.poll(width).toBe(before);
});

it('lets the red car leave the screen when it has left the board', async () => {
  const page = await visit('#/play/6x6-1', { viewport: { width: 1600, height: 700 }, reducedMotion: 'no-preference' });
  await page.locator('.veh').first().waitFor();
  await page.locator('#full-screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('stage');
  const seenBeside = () =>
    page.evaluate(() => {
      const { right, top, height } = document.querySelector('.layers')!.getBoundingClientRect();
      const points = Array.from({ length: 40 }, (_, k) => right + 12 + k * 10).filter((x) => x < innerWidth);
      return points.filter((x) => document.elementFromPoint(x, top + (height * 5) / 12)?.closest('.veh')).length;
    });
  for (const key of ['Shift+B', 'ArrowUp', 'Shift+A', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => stat(page, 'To go')).toBe('0');
  await page.waitForTimeout(800); // it has begun to drive out by then, or has driven out
  await expect.poll(seenBeside).toBe(0);
});

it('offers no full screen where there is none, as on many phones', async () => {
  const page = await visit('#/about', { viewport: { width: 844, height: 390 } });
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined }));
  await page.goto(page.url().replace('#/about', '#/play/6x6-6'));
  await page.reload();
  await page.locator('.veh').first().waitFor();
  await expect.poll(() => page.locator('#undo').isVisible()).toBe(true);
  await expect.poll(() => page.locator('#full-screen').count()).toBe(0);
});

it('zooms a large level by wheel where the pointer is, pans it, and shows it whole again', async () => {
  const page = await hall();
  const [left, top, width] = await seen(page);
  const { x, y } = await middle(page);
  const [px] = await cellAt(page, 30, 15);
  await page.mouse.move(px, y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await seen(page))[2]).toBeLessThan(width / 2);
  const zoomed = await settled(() => seen(page));
  expect(Math.abs((await cellAt(page, 30, 15))[0] - px)).toBeLessThan(8);
  // Shift and wheel pan, and so does dragging the ground; neither moves the player.
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await seen(page))[1]).not.toBe(zoomed[1]);
  const before = await settled(() => seen(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const after = await settled(() => seen(page));
  expect(after[0]).toBeLessThan(before[0]);
  expect(after[1]).toBeLessThan(before[1]);
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await page.locator('.unzoom').click();
  await expect.poll(async () => (await seen(page)).slice(0, 3)).toEqual([left, top, width]);
});

it('zooms by two fingers, which move nothing', async () => {
  const page = await hall({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const [, , width] = await seen(page);
  const { x, y } = await middle(page);
  const fingers = await touch(page);
  const pair = (d: number) => [
    { x: x - d, y },
    { x: x + d, y },
  ];
  await fingers('touchStart', pair(20).slice(0, 1));
  await fingers('touchStart', pair(20));
  for (const d of [30, 45, 60, 80]) await fingers('touchMove', pair(d));
  await fingers('touchEnd', []);
  await expect.poll(async () => (await seen(page))[2]).toBeLessThan(width / 2);
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  // One finger pans now, and a tap still walks.
  const before = await settled(() => seen(page));
  await fingers('touchStart', [{ x, y }]);
  for (const d of [15, 30, 45]) await fingers('touchMove', [{ x: x + d, y }]);
  await fingers('touchEnd', []);
  await expect.poll(async () => (await seen(page))[0]).toBeLessThan(before[0]);
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await page.touchscreen.tap(x, y - 60);
  await expect.poll(() => stat(page, 'Moves')).not.toBe('0');
});

it('takes the first tap after two fingers, however soon it comes', async () => {
  const page = await visit('#/play/6x6-6');
  await page.locator('.veh').first().waitFor();
  // Between these events the page draws, and no timer runs.
  await page.evaluate(async () => {
    Element.prototype.setPointerCapture = () => {}; // nobody really touches the screen
    const [ground, car] = ['svg.pieces', '.veh[aria-label="Vehicle A"]'].map((name) => document.querySelector(name)!);
    const send = async (element: Element, type: string, pointerId: number, isPrimary: boolean) => {
      element.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary, pointerType: 'touch', bubbles: true }));
      for (let n = 0; n < 10; n++) await Promise.resolve();
    };
    for (const type of ['pointerdown', 'pointerup']) {
      await send(ground, type, 1, true);
      await send(ground, type, 2, false);
    }
    for (const type of ['pointerdown', 'pointerup']) await send(car, type, 3, true);
  });
  await expect.poll(() => page.locator('.veh.selected').getAttribute('aria-label')).toBe('Vehicle A');
});

// A browser that takes the drag for a fling drops the tap.
it('takes a tap right after a finger has dragged something, on every board', async () => {
  const page = await visit('#/play/6x6-6', { hasTouch: true, viewport: { width: 390, height: 844 } });
  await waitForStat(page, 'To go', '7');
  const fingers = await touch(page);
  const drag = async (from: [number, number], to: [number, number]) => {
    await fingers('touchStart', [{ x: from[0], y: from[1] }]);
    for (const k of [0.2, 0.6, 1])
      await fingers('touchMove', [{ x: from[0] + (to[0] - from[0]) * k, y: from[1] + (to[1] - from[1]) * k }]);
    await fingers('touchEnd', []);
  };
  const tap = async (at: { x: number; y: number; width: number; height: number }) => {
    await fingers('touchStart', [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }]);
    await fingers('touchEnd', []);
  };
  const undone = async (from: [number, number], to: [number, number]) => {
    const button = await boxOf(page.locator('#undo'));
    const [a, b] = [await cellAt(page, ...from), await cellAt(page, ...to)];
    await drag(a, b);
    await tap(button);
    await expect.poll(() => page.locator('#redo').getAttribute('aria-disabled')).toBe(null);
    await expect.poll(() => stat(page, 'Moves')).toBe('0');
  };
  await undone([0, 2], [2, 2]);
  await page.goto(page.url().replace(/#.*/, '#/play?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w'));
  await waitForStat(page, 'To go', '4');
  await undone([4, 3], [5, 3]);
  await page.goto(page.url().replace(/#.*/, '#/edit?p=rh4:ooooAAoooooooooo'));
  const board = await boxOf(page.locator('#board svg'));
  const tool = await boxOf(page.locator('[data-tool=erase]'));
  const cell = (column: number, row: number): [number, number] => [
    board.x + (board.width * (79 + 100 * column)) / 458,
    board.y + (board.height * (79 + 100 * row)) / 458,
  ];
  await drag(cell(3, 1), cell(3, 2));
  await tap(tool);
  await expect.poll(() => page.locator('#sheet-text').inputValue()).toBe('....\nAA.B\n...B\n....\n');
  await expect.poll(() => page.locator('[data-tool=erase]').getAttribute('aria-pressed')).toBe('true');
});

it('follows the player when he walks out of what is seen', async () => {
  const page = await hall();
  const [x, y] = await cellAt(page, 2, 2);
  await page.mouse.move(x, y);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await seen(page))[2]).toBeLessThan(1500);
  const before = await settled(() => seen(page));
  await page.locator('#board [role=grid]').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await waitForStat(page, 'Moves', '36');
  await expect.poll(async () => (await seen(page))[0]).toBeGreaterThan(before[0] + 1000);
  const inside = () =>
    page.evaluate(() => {
      const box = document.querySelector('.layers')!.getBoundingClientRect();
      const me = document.querySelector('.me')!.getBoundingClientRect();
      return me.left >= box.left && me.right <= box.right + 1;
    });
  await expect.poll(inside).toBe(true);
});

it('does not zoom a small board by a mere wheel, which scrolls the page', async () => {
  const page = await visit('#/play/6x6-6', { viewport: { width: 844, height: 500 } });
  await page.locator('.veh').first().waitFor();
  const { x, y } = await middle(page);
  const before = await seen(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(100);
  expect(await settled(() => seen(page))).toEqual(before);
});

// Four columns and thirty rows.
const SHAFT = Array.from({ length: 30 }, (_, y) =>
  y % 29 === 0 ? '####' : ({ 1: '#@ #', 3: '#$ #', 20: '#. #' }[y] ?? '#  #'),
).join('\n');

// 720 by 450 and 683 by 384 are what is left of common screens at 200 %.
it.each([[844, 390], [1366, 660], [720, 450], [683, 384], [390, 844], [1920, 1080]])(
  'never cuts a board off at %i by %i, whatever its shape',
  async (width, height) => {
    const page = await visit('#/play/6x6-17', { viewport: { width, height } });
    const whole = () =>
      page.evaluate(() => {
        const { left, right, bottom } = document.querySelector('.layers')!.getBoundingClientRect();
        const bar = document.querySelector('.tabbar')!.getBoundingClientRect();
        const floor = bar.height > 0 ? bar.top : innerHeight;
        return left >= 0 && right <= innerWidth && bottom <= floor && document.documentElement.scrollWidth <= innerWidth;
      });
    await page.locator('.veh').first().waitFor();
    await expect.poll(whole).toBe(true);
    await paste(page, SHAFT);
    await page.locator('.me').waitFor();
    await expect.poll(whole).toBe(true);
  },
); // prettier-ignore

// Your game, analysed: what each move has cost, the graph to go back by, variations.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boxOf, drag, stat, visit, waitForStat } from './browser';

const moves = (page: Page) => page.locator('#game-moves button').allTextContents();

// The moves as soon as each has its mark: what it cost, or that it was one of the best.
async function judged(page: Page): Promise<string[]> {
  await expect.poll(async () => (await moves(page)).every((text) => /(\+\d+|✓)$/.test(text))).toBe(true);
  return moves(page);
}

async function detour(page: Page): Promise<void> {
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 1, 0); // a start
  await drag(page, 'B', 0, -1); // of no use
  await drag(page, 'A', 1, 0);
  await waitForStat(page, 'Moves', '3');
}

it('lists the moves with what each one cost, and goes to any of them at a click', async () => {
  const page = await visit('#/play/6x6-6');
  await detour(page);
  await judged(page);
  await expect.poll(() => page.locator('#game-moves em.warn').count()).toBeGreaterThan(0);
  const remarks = await page.locator('#game-moves em').allTextContents();
  const costs = remarks.map((text) => (text.startsWith('+') ? Number(text.slice(1)) : 0));
  // The remarks add up to what the counter says.
  await expect.poll(() => stat(page, 'Detour')).toBe(String(costs.reduce((a, b) => a + b, 0)));
  await expect.poll(() => page.locator('#game-moves em.warn').first().getAttribute('title')).toMatch(/^A detour of \d+$/);
  await page.locator('#game-moves button').nth(0).click();
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await expect.poll(() => moves(page)).toHaveLength(3); // what comes after is there still
  await page.locator('#game-moves button').nth(2).click();
  await expect.poll(() => stat(page, 'Moves')).toBe('3');
});

it('goes back and forth by the graph, with the mouse and with keys', async () => {
  const page = await visit('#/play/6x6-6');
  await detour(page);
  const chart = page.locator('#distance-chart');
  await chart.scrollIntoViewIfNeeded();
  const box = await boxOf(chart);
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await waitForStat(page, 'Moves', '0');
  const last = Number(await chart.getAttribute('aria-valuemax'));
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => stat(page, 'Moves')).toBe(String(last));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('distance-chart');
  await page.keyboard.press('Home');
  await waitForStat(page, 'Moves', '0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^After 1 move, \d+ to go$/);
});

it('tries a variation beside the game, which is dropped or kept', async () => {
  const page = await visit('#/play/6x6-6');
  await detour(page);
  const before = await judged(page);
  await page.locator('#try-variation').click();
  await page.locator('#undo').click();
  await page.locator('#undo').click();
  await drag(page, 'C', 0, -1);
  await expect.poll(() => moves(page)).not.toEqual(before);
  await page.locator('#drop-variation').click();
  await expect.poll(() => moves(page)).toEqual(before);
  await expect.poll(() => stat(page, 'Moves')).toBe('3');
  await page.locator('#try-variation').click();
  await drag(page, 'C', 0, -1);
  const tried = await judged(page);
  await page.locator('#keep-variation').click();
  await expect.poll(() => page.locator('#trying').count()).toBe(0);
  await expect.poll(() => moves(page)).toEqual(tried);
  await page.reload();
  await expect.poll(() => moves(page)).toEqual(tried);
});

it('shows the red car where its moves are listed', async () => {
  const page = await visit('#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&m=A2B-1A-1');
  const row = page.locator('#game-moves button').first();
  await row.waitFor();
  // Both at once: what the search finds out may move the list down between two questions.
  const { outer, inner } = await row.evaluate((button) => ({
    outer: button.getBoundingClientRect().toJSON() as DOMRect,
    inner: button.querySelector('.chip')!.getBoundingClientRect().toJSON() as DOMRect,
  }));
  expect(inner.left).toBeGreaterThan(outer.left);
  expect(inner.right).toBeLessThan(outer.right);
  expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
});

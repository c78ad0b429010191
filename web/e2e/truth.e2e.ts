// Nothing false, nothing illegal: each of these once brought the page to show or say what is not so.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boxOf, stat, touch, visit, waitForStat } from './browser';

const BISCUIT = '#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo';
const vehicle = (page: Page, name: string) => page.locator(`.veh[aria-label="Vehicle ${name}"]`);
const at = (page: Page, name: string) => vehicle(page, name).getAttribute('aria-valuenow');

async function middle(page: Page, name: string): Promise<{ x: number; y: number; cell: number }> {
  const box = await boxOf(vehicle(page, name));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: Math.min(box.width, box.height) / 0.94 };
}

it('lets no car through another that is held while the solution plays', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await page.locator('#show-solution').click();
  const { x, y, cell } = await middle(page, 'A');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * cell, y, { steps: 4 });
  await page.keyboard.press('Space'); // the solution plays
  await expect.poll(() => page.locator('#watching').textContent()).toMatch(/[4-7] of 7/);
  await page.mouse.move(x + 4 * cell, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('#watching').textContent()).toContain('7 of 7');
  await expect.poll(() => page.locator('#solved').count()).toBe(0);
  await page.locator('#back-to-game').click();
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await expect.poll(() => at(page, 'A')).toBe('1');
  await waitForStat(page, 'To go', '7');
});

it('drops a drag when the position changes under it', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page, 'A')).toBe('3');
  const { x, y, cell } = await middle(page, 'A');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 2 * cell, y, { steps: 4 });
  await page.keyboard.press('Control+z');
  await page.mouse.move(x - 4 * cell, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => at(page, 'A')).toBe('1');
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await waitForStat(page, 'To go', '7');
});

it('moves one car when two fingers hold two', async () => {
  const page = await visit(BISCUIT, { hasTouch: true });
  await waitForStat(page, 'To go', '7');
  const [a, b] = [await middle(page, 'A'), await middle(page, 'E')];
  const fingers = await touch(page);
  await fingers('touchStart', [{ x: a.x, y: a.y }]);
  await fingers('touchStart', [
    { x: a.x, y: a.y },
    { x: b.x, y: b.y },
  ]);
  for (let i = 1; i <= 4; i++)
    await fingers('touchMove', [
      { x: a.x - i * a.cell, y: a.y },
      { x: b.x - i * b.cell, y: b.y },
    ]);
  await fingers('touchEnd', []);
  expect(Number(await at(page, 'A'))).toBeGreaterThanOrEqual(1);
  await expect.poll(() => at(page, 'E')).toBe('3');
  await page.locator('.veh').first().waitFor();
});

// On this level the fourth of these pushes loses the game, which only a search can tell; the eighth goes into a corner.
const LOST = 'DludrududludrudDulrduuldrudulrlrduldrlrudludrdDrDLudLL';

it('says that a position is lost where only a search shows it, and goes back to the last that is not', async () => {
  const page = await visit(`#/play?p=sk:9w|4w-p3w|4w-b3w|3w-b-3w|w2g-w2-2w|2wg3-b2w|2w-2w3-w|2wgb4-w|9w&m=${LOST}`);
  await expect.poll(() => page.locator('#lost').textContent()).toContain('No solution exists from here');
  await expect.poll(() => stat(page, 'To go')).toBe('–');
  await expect.poll(() => stat(page, 'Pushes')).toBe('7');
  await page.locator('#undo').click();
  await page.locator('#lost.show').waitFor(); // still lost, and still said
  await page.locator('#rescue').click();
  await expect.poll(() => stat(page, 'Pushes')).toBe('3');
  await expect.poll(() => stat(page, 'To go')).toMatch(/^\d+$/);
  await expect.poll(() => page.locator('#lost.show').count()).toBe(0);
  await expect.poll(() => page.locator('#game-moves em.bad').textContent()).toBe('lost from here');
});

it('does not speak of positions that nobody checked', async () => {
  const page = await visit(
    `#/play?p=sk:9w|4w-p3w|4w-b3w|3w-b-3w|w2g-w2-2w|2wg3-b2w|2w-2w3-w|2wgb4-w|9w&m=${LOST}rlrrdR`,
  );
  await expect.poll(() => page.locator('#lost').textContent()).toContain('stuck in a corner');
  await expect
    .poll(() => page.locator('#proof').textContent())
    .toBe('No solution exists from here. A crate is stuck in a corner and can never reach a ring.');
});

it('does not count a puzzle as solved that was only watched', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  await page.locator('#solve').click();
  await page.locator('#watch-last').click();
  await expect.poll(() => page.locator('#watching').textContent()).toContain('2 of 2');
  await page.locator('.top a[data-view=library]').click();
  const card = page.locator('.pcard[data-game="6x6-1"]');
  await card.waitFor();
  await expect.poll(() => card.locator('.stars').count()).toBe(0);
  await expect.poll(() => page.locator('h2:has-text("6 × 6")').first().textContent()).toContain('0 of');
});

it('offers no way back where even the start was lost', async () => {
  const page = await visit('#/play/stuck-1');
  await waitForStat(page, 'To go', '–');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await expect.poll(() => page.locator('#lost').textContent()).toContain('It was so from the start.');
  await expect.poll(() => page.locator('#rescue').count()).toBe(0);
});

// Sokoban by habit: walking, dragging and clicking crates, playing backwards.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cellAt, dragCell, listened, stat, visit, waitForStat } from './browser';

// #######
// #     #
// # $  .#
// # @ $.#
// #######
const LEVEL = '#/play?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w';

async function at(page: Page, word: string): Promise<string[]> {
  await listened(page);
  return page
    .locator('#board [role=row]')
    .evaluateAll(
      (rows, wanted) =>
        rows.flatMap((row, y) =>
          [...row.children].flatMap((cell, x) => (cell.textContent!.startsWith(wanted) ? [`${x},${y}`] : [])),
        ),
      word,
    );
}

async function click(page: Page, column: number, row: number): Promise<void> {
  await page.mouse.click(...(await cellAt(page, column, row)));
}

it('lets the player walk around walls along his path, cell by cell', async () => {
  // The way from the left to the right leads around the wall in the middle.
  const page = await visit('#/play?p=sk:7w|w5-w|wpw-w-w|w-w-wbw|w-w-wgw|w3-w-w|7w', { reducedMotion: 'no-preference' });
  await page.locator('.me').waitFor();
  await page.evaluate(() => {
    const places: string[] = ((globalThis as never as { places: string[] }).places = []);
    const me = document.querySelector<SVGElement>('.me')!;
    new MutationObserver(() => places.push(me.style.transform)).observe(me, { attributeFilter: ['style'] });
  });
  await click(page, 3, 4);
  await expect.poll(() => at(page, 'player')).toEqual(['3,4']);
  await expect.poll(() => stat(page, 'Moves')).toBe('6');
  const places = () =>
    page.evaluate(() =>
      (globalThis as never as { places: string[] }).places.map((t) => /\((.*)%, (.*)%\)/.exec(t)!.slice(1).map(Number)),
    );
  await expect.poll(async () => (await places()).length).toBe(6);
  const path = await places();
  const cells = path.map(([x, y]) => [Math.round((x - path[0][0]) / 100), Math.round((y - path[0][1]) / 100)]);
  expect(cells).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
});

it('pushes a crate that is dragged to a square', async () => {
  const page = await visit(LEVEL);
  await waitForStat(page, 'To go', '4');
  await dragCell(page, [2, 2], [5, 2]);
  await expect.poll(() => at(page, 'crate')).toEqual(['5,2', '4,3']);
  await expect.poll(() => stat(page, 'Pushes')).toBe('3');
  await dragCell(page, [4, 3], [2, 1]); // there is no way
  await expect.poll(() => at(page, 'crate')).toEqual(['5,2', '4,3']);
  await expect.poll(() => page.locator('#live').textContent()).toContain('Blocked');
});

it('pushes a crate that is clicked and then sent to a square with a dot', async () => {
  const page = await visit(LEVEL);
  await waitForStat(page, 'To go', '4');
  await click(page, 4, 3);
  await expect.poll(() => page.locator('.crate.selected').count()).toBe(1);
  await page.keyboard.press('Escape'); // lets go of it
  await expect.poll(() => page.locator('.crate.selected').count()).toBe(0);
  await click(page, 4, 3);
  await expect.poll(() => page.locator('.dots circle').count()).toBeGreaterThan(0);
  await click(page, 5, 3);
  await expect.poll(() => at(page, 'crate on ring')).toEqual(['5,3']);
  await expect.poll(() => page.locator('.crate.selected').count()).toBe(0);
});

it('lets go of a crate that was pushed, also when that is taken back', async () => {
  const page = await visit(LEVEL);
  await page.locator('.me').waitFor();
  await click(page, 2, 2);
  await expect.poll(() => page.locator('.dots circle').count()).toBeGreaterThan(0);
  await click(page, 4, 2);
  await expect.poll(() => stat(page, 'Pushes')).toBe('2');
  await page.locator('#undo').click();
  await expect.poll(() => stat(page, 'Pushes')).toBe('0');
  expect(await page.locator('.dots circle').count()).toBe(0);
});

it('keeps the fewest pushes and the fewest moves apart, as of two solutions', async () => {
  const page = await visit('#/play?p=sk:7w|w5-w|w-b2-gw|w-p3-w|7w');
  await waitForStat(page, 'To go', '3');
  const fact = (name: string) => page.locator(`.facts div:has(dt:text-is("${name}")) dd`).textContent();
  for (const key of 'llrr') await page.keyboard.press(key === 'l' ? 'ArrowLeft' : 'ArrowRight'); // a stroll
  await dragCell(page, [2, 2], [5, 2]);
  await page.locator('#solved').waitFor();
  const first = Number(await fact('Your fewest moves'));
  await expect.poll(() => fact('Your best')).toBe('3 pushes');
  await page.locator('#restart').click();
  await dragCell(page, [2, 2], [5, 2]);
  await expect.poll(async () => Number(await fact('Your fewest moves'))).toBeLessThan(first);
  await expect.poll(() => fact('Your best')).toBe('3 pushes');
});

it('plays a level backwards, by pulling, and turns that into a solution', async () => {
  const page = await visit(LEVEL);
  await waitForStat(page, 'To go', '4');
  await page.keyboard.press('ArrowRight');
  await page.locator('#play-reverse').click();
  await expect.poll(() => at(page, 'crate on ring')).toEqual(['5,2', '5,3']);
  await expect.poll(() => page.locator('#reversing').textContent()).toContain('Playing in reverse');
  await click(page, 4, 3); // the player may begin anywhere
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => at(page, 'crate')).toEqual(['5,2', '4,3']);
  await expect.poll(() => stat(page, 'Pulls')).toBe('1');
  await page.keyboard.press('z');
  await expect.poll(() => stat(page, 'Pulls')).toBe('0');
  await page.keyboard.press('y');
  await dragCell(page, [5, 2], [2, 2]);
  await expect.poll(() => stat(page, 'At their start')).toBe('2 of 2');
  await expect.poll(() => page.locator('#solved').count()).toBe(0);
  await page.reload(); // it is kept, and the game is what is on the table
  await waitForStat(page, 'Moves', '1');
  await page.locator('#play-reverse').click();
  await page.locator('#keep-reverse').click();
  await expect.poll(() => page.locator('#solved').textContent()).toContain('Solved in 4 pushes');
  await page.locator('#trying').waitFor(); // beside the game that was there
  await page.locator('#drop-variation').click();
  await waitForStat(page, 'Moves', '1');
});

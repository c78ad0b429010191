// Whatever takes long can be cancelled, and leaves everything as it was: the way back, an explanation, the game analysed, a film.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HARD, stat, visit } from './browser';

// Starts something and cancels it as soon as that is offered, within the page, so that a slow test does not come too late.
async function cancelled(page: Page, start: string, cancel: string): Promise<void> {
  await page.evaluate(
    async ([begin, end]) => {
      document.querySelector<HTMLElement>(begin)!.click();
      let button: HTMLElement | null = null;
      for (let frame = 0; !(button = document.querySelector(end)); frame++) {
        if (frame > 1000) throw new Error(`there is no ${end}`);
        await new Promise(requestAnimationFrame);
      }
      button.click();
    },
    [start, cancel],
  );
  await page.locator(cancel).waitFor({ state: 'detached' });
}

// The hard level as a link, with a push that loses it: nobody has looked at the positions before.
const SIGNS: Record<string, string> = { '#': 'w', ' ': '-', $: 'b', '.': 'g', '@': 'p', '\n': '|' };
const LOST = `#/play?p=sk:${[...HARD].map((sign) => SIGNS[sign]).join('')}&m=rrdL`;

it('cancels the way back to a solvable position, an explanation, the analysis of a game, and a film', async () => {
  const page = await visit(LOST);
  await expect.poll(() => page.locator('#lost').textContent()).toContain('Crate stuck');
  await cancelled(page, '#rescue', '#cancel-rescue');
  await page.locator('#rescue').waitFor(); // it can be asked for again
  await expect.poll(() => stat(page, 'Moves')).toBe('4'); // nothing was taken back
  await expect.poll(() => stat(page, 'Pushes')).toBe('1');
  await cancelled(page, '#why', '#cancel-why');
  await page.locator('#why').waitFor();
  await cancelled(page, '#analyse-game', '#cancel-analysis');
  await page.locator('#analyse-game').waitFor();
  await expect.poll(() => page.locator('#live').textContent()).not.toContain('analysed');
  await page.locator('#export').click();
  await page.locator('[data-export=game-gif]').waitFor();
  await cancelled(page, '[data-export=game-gif]', '#cancel-export');
  const said = page.locator('#export-state [role=status]');
  await expect.poll(() => said.textContent()).toBe('Cancelled.');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export=xsb]').click()]);
  expect(file.suggestedFilename()).toMatch(/\.xsb$/);
});

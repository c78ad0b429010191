// Whatever takes long can be cancelled, and leaves everything as it was: the game analysed, the way back, a film exported.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HARD, paste, stat, visit } from './browser';

// Starts something and cancels it as soon as that is offered, within the page, so that a slow test does not come too late.
async function cancelled(page: Page, start: string, cancel: string): Promise<void> {
  await page.evaluate(
    async ([begin, end]) => {
      document.querySelector<HTMLElement>(begin)!.click();
      let button: HTMLElement | null = null;
      while (!(button = document.querySelector(end))) await new Promise(requestAnimationFrame);
      button.click();
    },
    [start, cancel],
  );
  await page.locator(cancel).waitFor({ state: 'detached' });
}

it('cancels the analysis of a game, the way back to a solvable position, and a film', async () => {
  const page = await visit('#/about');
  await paste(page, HARD);
  await expect.poll(() => page.url()).toContain('#/play?p=sk:');
  await page.locator('#board').waitFor();
  for (const key of ['Right', 'Right', 'Down']) await page.keyboard.press(`Arrow${key}`);
  await expect.poll(() => stat(page, 'Moves')).toBe('3');
  await page.locator('#analyse-game').waitFor();
  await cancelled(page, '#analyse-game', '#cancel-analysis');
  await page.locator('#analyse-game').waitFor(); // it can be asked for again
  await page.keyboard.press('ArrowLeft'); // against the wall for good
  await expect.poll(() => page.locator('#lost').textContent()).toContain('Crate stuck at a wall');
  await cancelled(page, '#rescue', '#cancel-rescue');
  await page.locator('#rescue').waitFor();
  expect([await stat(page, 'Moves'), await stat(page, 'Pushes')]).toEqual(['4', '1']); // nothing was taken back
  await page.locator('#export').click();
  await page.locator('[data-export=game-gif]').waitFor();
  await cancelled(page, '[data-export=game-gif]', '#cancel-export');
  const said = page.locator('#export-state [role=status]');
  await expect.poll(() => said.textContent()).toBe('Cancelled.');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export=xsb]').click()]);
  expect(file.suggestedFilename()).toMatch(/\.xsb$/);
});

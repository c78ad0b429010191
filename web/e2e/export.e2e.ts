import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, waitForStat } from './browser';

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
  return readFileSync(await download.path());
}

it('exports text, a picture and an animation', async () => {
  const page = await visit('#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await waitForStat(page, 'To go', '7');
  await page.locator('#export').click();
  expect(String(await saved(page, '[data-export=grid]'))).toBe('......\n....B.\nAA..B.\n....B.\nCDEEFF\nCD....\n');
  expect(String(await saved(page, '[data-export=svg]'))).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(String(await saved(page, '[data-export=solution-svg]'))).toContain('@keyframes');
  const gif = await saved(page, '[data-export=solution-gif]');
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([315, 315]);
  expect(gif.length).toBeLessThan(100_000);
  // Every frame decodes: the browser itself is the judge.
  const frames = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
      await decoder.tracks.ready;
      await decoder.completed;
      const count = decoder.tracks.selectedTrack!.frameCount;
      for (let i = 0; i < count; i++) await decoder.decode({ frameIndex: i });
      return count;
    },
    [...gif],
  );
  expect(frames).toBe(1 + 7 * 3 + 6); // and the red car leaves
});

it('exports a PNG, the moves, and a film of the game, says a word on each and when it is done', async () => {
  const page = await visit('#/play?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w&m=rR');
  await waitForStat(page, 'To go', '3');
  await page.locator('#export').click();
  const said = page.locator('#export-state [role=status]');
  const png = await saved(page, '[data-export=png]');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16) > 300, png.readUInt32BE(20) > 200]).toEqual([true, true]);
  await expect.poll(() => said.textContent()).toMatch(/^Saved .*\.png\.$/);
  expect(String(await saved(page, '[data-export=moves]'))).toBe('rR\n');
  await expect.poll(() => said.textContent()).toMatch(/^Saved .*-moves\.txt\.$/);
  expect((await saved(page, '[data-export=game-gif]')).subarray(0, 6).toString()).toBe('GIF89a');
  await expect.poll(() => said.textContent()).toMatch(/^Saved .*-game\.gif\.$/);
  expect(String(await saved(page, '[data-export=xsb]'))).toContain('#######\n#     #\n# $  .#\n# @ $.#');
  for (const row of await page.locator('.exports li').all())
    expect((await row.locator('.lab').textContent())!.length).toBeGreaterThan(10);
});

it('counts a solution that was exported as seen', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  await page.locator('#export').click();
  await saved(page, '[data-export=svg]'); // of the position, which shows no solution
  await page.locator('dialog [aria-label=Close]').click();
  await expect.poll(() => page.locator('#show-solution').isVisible()).toBe(true);
  await page.locator('#export').click();
  await saved(page, '[data-export=solution-svg]');
  await page.locator('dialog [aria-label=Close]').click();
  await page.locator('#solution-moves').waitFor();
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.locator('#solved').textContent()).toContain('Solution seen, not rated.');
  await page.reload();
  await expect.poll(() => page.locator('#solved').textContent()).toContain('Solution seen, not rated.');
});

it('gives each format a file name of its own', async () => {
  const page = await visit('#/play/6x6-1');
  await page.locator('#export').click();
  const names: string[] = [];
  for (const format of ['grid', 'line', 'uva', 'jams', 'gamep', 'svg', 'png']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-export=${format}]`).click(),
    ]);
    names.push(file.suggestedFilename());
  }
  expect(new Set(names).size).toBe(7);
  expect(names.slice(0, 2)).toEqual([expect.stringMatching(/-grid\.txt$/), expect.stringMatching(/-line\.txt$/)]);
});

it('exports a Rush Hour game as its moves', async () => {
  const page = await visit('#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&m=A2B-1');
  await waitForStat(page, 'Moves', '2');
  await page.locator('#export').click();
  expect(String(await saved(page, '[data-export=moves]'))).toBe('A+2 B-1\n');
});

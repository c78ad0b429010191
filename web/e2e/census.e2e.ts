// The file of a census, opened by someone who has taken one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visit, waitForStat } from './browser';

const binary = process.env.GRIDLOCK_BINARY;

function census(size: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'gridlock-census-'));
  const path = join(folder, 'small.census');
  execFileSync(binary!, ['census', '--size', String(size), '-q', '-o', path]);
  const file = readFileSync(path);
  rmSync(folder, { recursive: true });
  return file;
}

it.skipIf(!binary)('opens the file of a census, shows what is in it and keeps boards of it', async () => {
  const page = await visit('#/library');
  await page.locator('[data-do=census]').click();
  await expect.poll(() => page.locator('.census .empty').textContent()).toContain('gridlock census');
  const file = census(5);
  const damaged = Buffer.from(file.toString().replace('boards 1730', 'boards 1731'));
  const open = (buffer: Buffer) =>
    page.locator('#open-census').setInputFiles({ name: 'small.census', mimeType: 'text/plain', buffer });
  await open(damaged);
  await expect.poll(() => page.locator('#toast').textContent()).toContain('This census cannot be read');
  await open(file);
  await expect.poll(() => page.locator('.census .sub').textContent()).toContain('1\u2009730 boards of 5x5');
  await expect.poll(() => page.locator('.pcard').count()).toBe(24);
  const names = () => page.locator('.pcard b').allTextContents();
  const before = await names();
  await page.locator('[data-do=others]').click();
  await expect.poll(names).not.toEqual(before);
  await page.getByLabel('20 moves: 2 boards').click();
  await expect.poll(() => page.locator('#census-count').textContent()).toBe('2 boards');
  await expect
    .poll(() => page.locator('.pcard .foot').allTextContents())
    .toEqual([expect.stringContaining('par 20'), expect.stringContaining('par 20')]);
  await page.reload(); // the file is still there
  await expect.poll(() => page.locator('.pcard').count()).toBe(24);
  await page.locator('#census-moves-min').fill('18');
  await page.locator('#census-moves-min').press('Enter');
  await expect.poll(() => page.locator('#census-count').textContent()).toBe('4 boards');
  await expect.poll(() => page.locator('.pcard').count()).toBe(4);
  await page.locator('[data-do=keep]').click();
  await page.locator('.pcard').last().click();
  await waitForStat(page, 'To go', '20');
  await page.locator('.top a[data-view=library]').click();
  const kept = page.locator('.folder', { hasText: 'Census, 18 to 20 moves' });
  await expect.poll(() => kept.locator('.pcard').count()).toBe(4);
});

// For authors and teachers: a collection checked, mended and printed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HARD, paste, visit } from './browser';

const BROKEN = `; one
......
...A..
XX.A..
......
......
......

; twice
......
......
......
XX.B..
...B..
......

; bent
......
...AA.
XX.A..
......
......
......

; never
...ABB
...A..
XX.A..
...C..
...C..
...C..
`;

async function openFolder(page: Page, text: string, levels: number, view: 'check' | 'print'): Promise<void> {
  await paste(page, text);
  await expect.poll(() => page.locator('#collection').textContent()).toBe(`Pasted puzzles · 1 of ${levels}`);
  await page.locator('.top a[data-view=library]').click();
  await page.locator(`.folder [data-do=${view}]`).click();
}

it('checks a collection, leads to the level of a finding, and keeps what is sound', async () => {
  const page = await visit('#/about');
  await openFolder(page, BROKEN, 3, 'check');
  await page.locator('.checkpage [data-do=start]').click();
  const state = page.locator('#check-state');
  await expect.poll(() => state.textContent()).toBe('All 3 levels checked, something found in 2');
  const findings = () =>
    page.locator('.checktable tbody tr').evaluateAll((all) => all.map((r) => r.children[1].textContent));
  await expect.poll(() => findings()).toEqual([
    "Invalid line 20, column 4: vehicle 'A' is bent at row 3, column 4",
    'Duplicate the same to a player as one',
    'Unsolvable proved: there is no solution',
  ]);
  await page.locator('[data-kind=duplicate]').click();
  await expect.poll(() => findings()).toEqual(['Duplicate the same to a player as one']);
  await page.locator('.finding a').click();
  await expect.poll(() => page.locator('#title').textContent()).toBe('One');
  await page.goBack();
  await expect.poll(() => state.textContent()).toBe('All 3 levels checked, something found in 2'); // still there
  await page.locator('#keep-sound').click();
  const kept = page.locator('.folder', { hasText: 'Pasted puzzles, sound' });
  await expect.poll(() => kept.locator('.pcard b').allTextContents()).toEqual(['One']);
  await expect.poll(() => page.locator('.folder').first().locator('.pcard').count()).toBe(3); // the folder stays as it was
});

it('mends a level that was found wanting, in the editor and by removing it', async () => {
  const page = await visit('#/about');
  await openFolder(page, BROKEN, 3, 'check');
  await page.locator('.checkpage [data-do=start]').click();
  await page.locator('#keep-sound').waitFor();
  await page.locator('tr[data-level="3"] a:has-text("Edit")').click();
  await expect.poll(() => page.url()).toMatch(/#\/edit\?p=.*&f=\w+&i=2$/);
  await page.goBack();
  await page.locator('tr[data-level="2"] [data-do=remove]').click();
  await page.locator('#confirm').click();
  await expect
    .poll(() => page.locator('tr[data-level]').evaluateAll((all) => all.map((r) => r.innerHTML.includes('never'))))
    .toEqual([true]);
  await expect.poll(() => page.locator('tr[data-level]').getAttribute('data-level')).toBe('2'); // one less before it
});

it('cancels a check, and keeps what it has found', async () => {
  const page = await visit('#/about');
  await openFolder(page, `#####\n#@$.#\n#####\n\n${HARD}`, 2, 'check');
  await page.locator('#check-patience').fill('600');
  await page.locator('.checkpage [data-do=start]').click();
  await expect.poll(() => page.locator('#check-state').textContent()).toMatch(/^1 of 2 checked/);
  await page.locator('.checkpage [data-do=stop]').click();
  await expect.poll(() => page.locator('#check-state').textContent()).toMatch(/^Stopped after 1 of 2/);
  await page.locator('[data-kind=all]').click();
  await expect.poll(() => page.locator('tr[data-level]').count()).toBe(1);
});

it('prints a collection: sheets, solutions at the end, and codes that open the puzzles', async () => {
  const page = await visit('#/print/6x6');
  const total = Number(await page.locator('#print-to').getAttribute('max'));
  expect(total).toBeGreaterThan(24);
  await page.locator('#print-to').fill('5');
  await expect.poll(() => page.locator('#print-state').textContent()).toBe('24 puzzles ready'); // what is typed stays
  await page.locator('#print-to').press('Enter');
  await expect.poll(() => page.locator('#print-state').textContent()).toBe('5 puzzles ready');
  await expect.poll(() => page.locator('.papersheet:not(.solutions)').count()).toBe(2);
  await expect.poll(() => page.locator('.paperboard svg').count()).toBe(5);
  const solution = (await page.locator('.solutions li').first().textContent())!;
  expect(solution).toMatch(/^1\. \S+ \d+ moves?, none is shorter ([A-Z][+-]\d ?)+$/);
  await page.locator('.papercode svg').nth(4).waitFor();
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(String(file.subarray(0, 5))).toBe('%PDF-');
  expect(file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  await page.locator('#print-solutions').click();
  await page.locator('#print-codes').click();
  await expect.poll(() => page.locator('.solutions, .papercode').count()).toBe(0);
  if (!existsSync('/usr/bin/zbarimg') || !existsSync('/usr/bin/pdftoppm')) return;
  const folder = mkdtempSync(join(tmpdir(), 'gridlock-print-'));
  writeFileSync(join(folder, 'sheets.pdf'), file);
  execFileSync('pdftoppm', ['-r', '150', '-f', '1', '-l', '1', '-png', 'sheets.pdf', 'sheet'], { cwd: folder });
  const read = execFileSync('sh', ['-c', 'zbarimg -q --nodbus --raw sheet-*.png'], { cwd: folder, encoding: 'utf8' });
  const links = read.trim().split('\n');
  expect(links).toHaveLength(4);
  const title = await page.locator('.paperpuzzle h2 span').first().textContent();
  const first = links.find((text) => text.endsWith(`&t=${title!.replace('1. ', '')}`))!;
  await page.goto(first);
  await expect.poll(() => page.locator('#title').textContent()).toBe(title!.replace('1. ', ''));
});

it('never says that what it has not begun with is ready to be printed', async () => {
  const page = await visit('#/about');
  const said = await page.evaluate(async () => {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('#print-state')?.textContent;
      if (text && text !== seen.at(-1)) seen.push(text);
      return text === '12 puzzles ready';
    };
    location.hash = '#/print/hut';
    await new Promise<void>((resolve) => {
      new MutationObserver(() => look() && resolve()).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    return seen;
  });
  expect(said[0]).toBe('0 of 12 ready');
  expect(said.slice(0, -1).every((text) => / of 12 ready$/.test(text))).toBe(true);
});

it('prints one puzzle from where it is played, and stops working on it when asked', async () => {
  const page = await visit('#/play/hut-1');
  await page.locator('#to-print').click();
  await expect.poll(() => page.locator('.paperpuzzle h2').count()).toBe(1);
  await expect.poll(() => page.locator('.per1').count()).toBe(1);
  await paste(page, HARD);
  await page.locator('#to-print').click();
  await page.locator('.printpage [data-do=stop]').click();
  await expect.poll(() => page.locator('#print-state').textContent()).toBe('Stopped: 0 of 1 ready');
});

it('says in words how hard a puzzle is while it is played, and why only when asked', async () => {
  const page = await visit('#/play/6x6-6');
  await expect
    .poll(() => page.locator('#hardness summary').textContent())
    .toMatch(/^About \d+ (s|min) for a typical person, \d+ of 100 solve it\.$/);
  await expect.poll(() => page.locator('#hardness p').isVisible()).toBe(false); // it may give something away
  await page.locator('#hardness summary').click();
  await expect.poll(() => page.locator('#hardness p').textContent()).toMatch(/^[A-Z].*\.$/);
});

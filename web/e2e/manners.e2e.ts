// Keyboard, screen readers and doing two things at once.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HARD, longestTask, paste, stat, visit, visitAlone, waitForStat } from './browser';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const heard = (page: Page) => page.locator('#live').textContent();

it('skips to the board without leaving the page', async () => {
  const page = await visit('#/play/6x6-6');
  await page.locator('.veh').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('skip');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Vehicle A');
  expect(page.url()).toContain('#/play/6x6-6');
});

it('reaches the board, its tools and the graph by Tab alone', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  const reached = new Set<string>();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { id, ariaLabel } = document.activeElement!;
      return id || ariaLabel || '';
    });
    reached.add(name);
  }
  for (const name of ['Vehicle A', 'undo', 'hint', 'solve', 'distance-chart', 'next-puzzle'])
    expect([...reached]).toContain(name);
  expect([...reached].filter((name) => name.startsWith('Vehicle'))).toEqual(['Vehicle A']); // one stop for all
});

it('never drops the focus on the body', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  for (const id of [
    '#hint',
    '#hint',
    '#show-solution',
    '#watch-forward',
    '#back-to-game',
    '#try-variation',
    '#drop-variation',
  ]) {
    await page.locator(id).click();
    await expect.poll(() => focused(page), { message: id }).not.toBe('BODY');
  }
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('ArrowUp');
  await page.locator('#undo').click(); // nothing is left to undo, and the button keeps the focus
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('undo');
  await page.locator('#next-puzzle').click();
  await expect.poll(() => page.url()).toContain('6x6-2');
  await expect.poll(() => focused(page)).not.toBe('BODY');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.pcard').first().click();
  await page.locator('.veh').first().waitFor();
  await expect.poll(() => focused(page)).not.toBe('BODY');
});

it('keeps the focus on what was changed or saved in a dialog', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  const at = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('data-export'));
  await page.locator('#settings').click();
  for (const id of ['setting-singleKeys', 'setting-deadlockNotice', 'setting-singleKeys']) {
    await page.locator(`#${id}`).press('Space');
    await expect.poll(at).toBe(id);
  }
  await page.keyboard.press('Escape');
  await page.locator('#export').click();
  for (const format of ['svg', 'png']) {
    const row = page.locator(`[data-export=${format}]`);
    await Promise.all([page.waitForEvent('download'), row.press('Enter')]);
    await expect.poll(() => page.locator('#export-state [role=status]').textContent()).toContain('Saved');
    await expect.poll(at).toBe(format);
  }
});

it('announces moves, undo, hints and results', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  await page.keyboard.press('h');
  await expect.poll(() => heard(page)).toBe('Hint: move B.');
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => heard(page)).toContain('B moved 1 up.');
  await page.keyboard.press('z');
  await expect.poll(() => heard(page)).toContain('Undone.');
  await page.keyboard.press('z'); // there is nothing left to undo
  await page.keyboard.press('h');
  await page.keyboard.press('Control+z');
  await expect.poll(() => heard(page)).toBe('Hint: move B.');
  await page.keyboard.press('y');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => heard(page)).toBe('Solved in 2 moves, optimal, 2 stars.');
  await page.keyboard.press('r');
  await page.keyboard.press('s');
  await expect.poll(() => heard(page)).toContain('The solution is shown: 2 moves.');
});

it('closes a dialog when someone goes back under it', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.calendar').waitFor();
  await page.locator('#new-folder').click();
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('.veh').first().waitFor();
});

it('takes a paste and a click within 100 milliseconds while a long search runs', async () => {
  const page = await visit('#/about');
  await paste(page, HARD);
  await page.locator('.me').waitFor();
  await page.locator('#solve').click();
  await page.locator('#cancel').waitFor();
  const longest = await longestTask(page, async () => {
    await page.locator('#board [role=grid]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await page.locator('#undo').click();
    await page.locator('#solve').click();
    await page.locator('#cancel').waitFor();
    await paste(page, '....\nAA.B\n...B\n....\n');
    await expect.poll(() => page.locator('#game-id').textContent()).toContain('rh4');
    await waitForStat(page, 'To go', '2');
  });
  expect(longest).toBeLessThan(100);
});

// Many crates, and a room full of rings behind one door: it takes seconds to find any solution.
const SLOW = (() => {
  const [width, height] = [36, 32];
  const room = width - 8;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return '#';
      if (x === 1 && y === 1) return '@';
      if (x === room) return y === height / 2 ? ' ' : '#';
      if (y % 3 === 2 && x % 3 === 2 && y < height - 2) return x < width / 2 - 2 ? '$' : ' ';
      return x < room && (x * 7 + y * 5) % 11 === 0 && y % 3 === 0 ? '#' : ' ';
    }),
  );
  let rings = rows.flat().filter((sign) => sign === '$').length;
  for (let x = width - 2; x > room; x--)
    for (let y = 1; y < height - 1 && rings > 0; y++, rings--) rows[y][x] = '.';
  return rows.map((row) => row.join('')).join('\n');
})();

it('cancels whatever runs', async () => {
  const page = await visit('#/about');
  await paste(page, SLOW);
  await page.locator('.me').waitFor();
  // The look that the page takes by itself.
  await page.locator('#cancel-search').click();
  await expect.poll(() => page.locator('#proof-tag').textContent()).toBe('Stopped');
  await expect.poll(() => page.locator('#proof').textContent()).toContain('Cancelled');
  // The search that someone asked for, by button and by key.
  await page.locator('#search-on').click();
  await page.locator('#cancel').click();
  await expect.poll(() => page.locator('#proof-tag').textContent()).toBe('Stopped');
  await page.locator('#show-solution').click();
  await page.locator('#cancel').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#proof-tag').textContent()).toBe('Stopped');
  // The analysis of a game.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.locator('#cancel-search').or(page.locator('#search-on')).first().waitFor();
  // In the editor.
  await page.locator('#to-editor').click();
  await page.locator('#cancel-solving').click();
  await expect.poll(() => page.locator('#live-result').textContent()).toContain('Not solved yet');
  await page.locator('#make-par').fill('99');
  await page.locator('#make').click();
  await expect.poll(() => page.locator('#make').textContent()).toBe('Cancel');
  await page.locator('#make').click();
  await expect.poll(() => page.locator('#make-state').textContent()).toBe('Stopped.');
});

it('deselects by Escape first, and cancels a search by the next one', async () => {
  const { page } = await visitAlone('#/play/6x6-6'); // so that a search never ends by itself
  await page.locator('#solve').click();
  await page.locator('#cancel').waitFor();
  await page.keyboard.press('Shift+A');
  await page.locator('.veh.selected').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.veh.selected').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#cancel').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#proof-tag').textContent()).toBe('Stopped');
  await expect.poll(() => page.locator('#proof').textContent()).toContain('Cancelled: at least 7 moves.'); // as is known
});

it('has a hard Sokoban level at hand, and says how far it is with one that has to be made', async () => {
  const page = await visit('#/play/hut-1');
  await page.locator('[data-new=hard]').click();
  await expect.poll(() => page.locator('#title').textContent()).toMatch(/^Seed \d+$/);
  await expect.poll(() => page.locator('.diff').textContent()).toBe('Hard');
  const address = page.url();
  await page.evaluate(() => void (location.hash = '#/play?p=sk8~expert~1~3'));
  await expect.poll(() => page.locator('#progress').textContent()).toMatch(/^\S.* positions looked at in .* s\.$/);
  await page.locator('#cancel-wait').click();
  await expect.poll(() => page.url()).toBe(address);
});

it('leads somewhere when a puzzle is cancelled that a visitor came for', async () => {
  const page = await visit('#/about');
  const visitor = await page.context().newPage();
  await visitor.goto(page.url().replace('#/about', '#/play?p=rh6~99~1~1'));
  await visitor.locator('#cancel-wait').click();
  await visitor.locator('.veh').first().waitFor();
});

it('makes a new game of either kind at one click, which can be cancelled', async () => {
  const page = await visit('#/play/6x6-6');
  await page.locator('[data-new=easy]').click();
  await expect.poll(() => page.url()).not.toContain('6x6-6');
  await expect.poll(() => stat(page, 'To go')).toMatch(/^\d+$/);
  // After a puzzle of no set comes another one that is as hard.
  const solved = '#/play?p=rh4:ooooAAoBoooBoooo&m=B1A2';
  await page.goto(page.url().split('#')[0] + solved);
  await expect.poll(() => page.locator('#next-after-solved').textContent()).toBe('New game');
  await page.locator('#next-after-solved').click();
  await expect.poll(() => page.url()).not.toContain('p=rh4');
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await page.goto(`${page.url().split('#')[0]}#/play?p=sk8~easy~3~1`);
  await expect.poll(() => page.locator('#title').textContent()).toBe('Seed 3');
  await page.locator('.me').waitFor({ state: 'attached' });
  const address = page.url();
  await page.evaluate(() => void (location.hash = '#/play?p=rh6~99~1~1'));
  await page.locator('#cancel-wait').click();
  await expect.poll(() => page.url()).toBe(address);
  await page.locator('.me').waitFor({ state: 'attached' });
});

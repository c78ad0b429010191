// Nothing lost: games, levels and drafts are there again, wherever one has been meanwhile.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drag, paste, stat, visit, visitAlone, waitForStat } from './browser';

const title = (page: Page) => page.locator('#title').textContent();
const TWO = 'ooBoCCooBoooAABooDEEEooDoooooDFFoooo # One\nooooooooooBoAAooBoooooBoCDEEFFCDoooo # Two\n';

it('keeps every game over next and previous, reload, back and forward', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 2, 0);
  await page.keyboard.press('h');
  await page.locator('#next-puzzle').click();
  await expect.poll(() => page.url()).toContain('#/play/6x6-7');
  await waitForStat(page, 'Moves', '0');
  await page.locator('#previous-puzzle').click();
  await waitForStat(page, 'Moves', '1');
  await page.reload();
  await waitForStat(page, 'Moves', '1');
  await page.goBack();
  await expect.poll(() => page.url()).toContain('#/play/6x6-7');
  await waitForStat(page, 'Moves', '0');
  await page.goBack();
  await expect.poll(() => page.url()).toContain('#/play/6x6-6');
  await waitForStat(page, 'Moves', '1');
  await page.locator('.kind [data-value=sokoban]').click();
  await expect.poll(() => page.url()).toContain('#/play/hut-1');
  await page.locator('.kind [data-value=rushhour]').click();
  await waitForStat(page, 'Moves', '1');
  await page.locator('#undo').click();
  await page.reload();
  await waitForStat(page, 'Moves', '0');
  await page.locator('#redo').click(); // what was taken back is there still
  await waitForStat(page, 'Moves', '1');
});

it('knows after a reload that a game is solved, how long it took, and that the solution was seen', async () => {
  const page = await visit('#/play/6x6-1');
  await waitForStat(page, 'To go', '2');
  await drag(page, 'B', 0, -1);
  await expect.poll(() => page.locator('#timer').textContent()).not.toBe('0:00');
  await drag(page, 'A', 4, 0);
  await expect.poll(() => page.locator('#solved').textContent()).toContain('Optimal');
  const time = await page.locator('#timer').textContent();
  const banner = await page.locator('#solved').textContent();
  await page.reload();
  await expect.poll(() => page.locator('#solved').textContent()).toBe(banner);
  await expect.poll(() => page.locator('#timer').textContent()).toBe(time);
  await page.locator('#next-after-solved').click();
  await expect.poll(() => page.url()).toContain('6x6-2');
  await page.locator('#show-solution').click();
  await page.reload();
  await page.locator('#solution-moves').waitFor();
});

it('knows after a reload how good a solution is that nobody has proved beforehand', async () => {
  const page = await visit('#/play?p=rh4:ooooAAoBoooBoooo');
  await waitForStat(page, 'To go', '2');
  await drag(page, 'B', 0, 1);
  await drag(page, 'A', 2, 0);
  for (let n = 0; n < 2; n++) {
    await expect.poll(() => page.locator('#solved').textContent()).toContain('Optimal: no shorter solution exists.');
    await expect.poll(() => page.locator('#solved .stars').getAttribute('aria-label')).toBe('3 of 3 stars');
    await page.reload();
  }
});

it('counts the stars of a solution that came before its proof', async () => {
  const { page, callLibrary } = await visitAlone('#/play?p=sk:6w|wp-bgw|w4-w|6w');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('#solved').textContent()).toContain('The best solution is not proven yet.');
  await callLibrary();
  await expect.poll(() => page.locator('#solved').textContent()).toContain('Optimal: no shorter solution exists.');
  await expect.poll(() => page.locator('#solved .stars').getAttribute('aria-label')).toBe('3 of 3 stars');
  await page.locator('#settings').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#export-everything').click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).games[0].result).toMatchObject({ best: 1, stars: 3 });
});

it('keeps the daily puzzle apart, with its day and its own game', async () => {
  const page = await visit('#/daily/2026-01-06');
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Daily puzzle · 2026-01-06');
  await page.reload();
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Daily puzzle · 2026-01-06');
  await page.locator('#previous-puzzle').click();
  await expect.poll(() => page.url()).toContain('#/daily/2026-01-05');
});

it('goes from day to day, and from the puzzle of today to all of them', async () => {
  const page = await visit('#/about');
  await page.clock.setFixedTime('2026-01-19T12:00:00Z');
  await page.goto(page.url().replace('#/about', '#/daily/2026-01-18'));
  await page.locator('#next-puzzle').click();
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Daily puzzle · 2026-01-19');
  const next = page.locator('#next-puzzle');
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  expect(await next.getAttribute('aria-label')).toBe('The next puzzle comes tomorrow');
  await drag(page, 'B', 0, -1);
  await drag(page, 'A', 4, 0);
  await expect.poll(() => page.locator('#next-after-solved').textContent()).toBe('All daily puzzles');
  await page.locator('#next-after-solved').click();
  await page.locator('.days .today.done').waitFor();
});

it('keeps imported collections side by side, and asks before it removes one', async () => {
  const page = await visit();
  await paste(page, TWO);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  await page.locator('#next-puzzle').click();
  await drag(page, 'A', 1, 0);
  await paste(page, '#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n');
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles (2) · 1 of 2');
  await page.goBack();
  await expect.poll(() => title(page)).toBe('Two');
  await waitForStat(page, 'Moves', '1');
  await page.reload();
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 2 of 2');
  await paste(page, TWO); // once more: it is there already
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  await page.locator('.top a[data-view=library]').click();
  const folders = page.locator('.folder');
  await expect.poll(() => folders.count()).toBe(2);
  await folders.first().locator('[data-do=arrange]').click();
  await folders.first().locator('[data-do=remove]').click();
  await page.locator('dialog button:has-text("Cancel")').click();
  await expect.poll(() => folders.count()).toBe(2);
  await folders.first().locator('[data-do=remove]').click();
  await page.locator('#confirm').click();
  await expect.poll(() => folders.count()).toBe(1);
});

it('saves levels with names, copies them, and moves everything to another browser in one file', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBooooooooooooooooooo');
  await page.locator('#save-level').click();
  await page.locator('#answer').fill('My first');
  await page.keyboard.press('Enter');
  await page.locator('.top a[data-view=library]').click();
  const folder = page.locator('.folder[data-folder=mine]');
  await folder.locator('[data-do=arrange]').click();
  await folder.getByLabel('Duplicate').first().click();
  await expect.poll(() => folder.locator('.pcard b').allTextContents()).toEqual(['My first', 'My first (2)']);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#save-everything').click()]);
  const content = readFileSync(await file.path());
  const other = await visit('#/library');
  await other
    .locator('#load-everything')
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: content });
  await expect.poll(() => other.locator('.folder .pcard b').allTextContents()).toEqual(['My first', 'My first (2)']);
  await other
    .locator('#load-everything')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect.poll(() => other.locator('#toast').textContent()).toContain('damaged');
});

it('calls a level by its new name when it was renamed', async () => {
  const page = await visit('#/edit?p=rh4:ooooAAoBoooBoooo');
  const save = async (button: string, name: string) => {
    await page.locator(button).first().click();
    await page.locator('dialog input').fill(name);
    await page.keyboard.press('Enter');
  };
  const open = async (name: string) => {
    await page.locator('.folder .pcard').click();
    await expect.poll(() => page.locator('#title').textContent()).toBe(name);
  };
  await save('#save-level', 'Tiny');
  await page.locator('.top a[data-view=library]').click();
  await open('Tiny');
  await page.goBack();
  await page.locator('.folder [data-do=arrange]').click();
  await save('.leveltools [aria-label=Rename]', 'Teeny');
  await open('Teeny');
});

it('keeps a draft with every stroke, sound or not', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooooAAoooooooooooooooooooooo');
  await page.locator('#clear').click();
  await expect.poll(() => page.locator('#live-result').textContent()).toContain('No primary car A.');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.top a[data-view=edit]').click();
  await expect.poll(() => page.locator('#live-result').textContent()).toContain('No primary car A.');
  await page.reload();
  await expect.poll(() => page.locator('#live-result').textContent()).toContain('No primary car A.');
  await page.locator('.draft button').click();
  await page.locator('#confirm').click();
  await expect.poll(() => page.locator('.draft').count()).toBe(0);
});

it('opens a draft again after something else was begun', async () => {
  const page = await visit('#/edit?p=rh4:ooooAAoBoooBoooo');
  await page.locator('#mirror').click();
  const text = page.locator('#sheet-text');
  await expect.poll(() => text.inputValue()).toBe('....\n...B\nAA.B\n....\n');
  for (let n = 0; n < 2; n++) {
    await page.locator('.kind [data-value=sokoban]').click();
    await expect.poll(() => text.inputValue()).toContain('#');
    await page.locator('.draft a').first().click();
    await expect.poll(() => text.inputValue()).toBe('....\n...B\nAA.B\n....\n');
  }
});

it('stays where someone has gone while a level was being fetched', async () => {
  const page = await visit('#/play/6x6-6');
  await page.evaluate(async () => {
    location.hash = '#/play?p=sk8~hard~1~3';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = '#/library';
  });
  await page.locator('.calendar').waitFor();
  const stock = () =>
    page.evaluate(() => performance.getEntries().find(({ name }) => /\/stock-[^/]*\.js$/.test(name))?.name ?? '');
  await expect.poll(stock).not.toBe('');
  // Vitest would translate it, if it were no text.
  await page.evaluate(`import('${await stock()}').then(() => new Promise((resolve) => setTimeout(resolve)))`);
  expect(page.url()).toMatch(/#\/library$/);
  await page.reload();
  await page.locator('.calendar').waitFor();
});

it('says so where a link leads to a draft or a folder that is not there', async () => {
  const page = await visit('#/edit?d=new%20nowhere');
  await expect.poll(() => page.locator('main').textContent()).toContain('This draft is not in this browser.');
  await page.goto(page.url().replace(/#.*/, '#/play/nowhere/1'));
  await expect.poll(() => page.locator('main').textContent()).toContain('This folder is not in this browser.');
  // A draft that was saved or thrown away leaves no address behind that leads nowhere.
  await page.goto(page.url().replace(/#.*/, '#/edit?p=rh4:ooooAAoBoooBoooo'));
  await page.locator('#clear').click();
  await page.locator('.draft a').click();
  await expect.poll(() => page.url()).toContain('#/edit?d=');
  await page.locator('.draft button').click();
  await page.locator('#confirm').click();
  await expect.poll(() => page.locator('.draft').count()).toBe(0);
  await page.reload();
  await page.locator('#sheet-text').waitFor();
});

it('saves a level over itself, wherever it has been moved to meanwhile', async () => {
  const page = await visit('#/about');
  await paste(page, '....\nAA.B\n...B\n....\n\n....\nAAB.\n..B.\n....\n');
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  const folder = new URL(page.url()).hash.split('/')[2];
  const edit = `#/edit?p=rh4:ooooAAoBoooBoooo&f=${folder}&i=0`;
  const other = await page.context().newPage(); // another tab, which puts the levels into another order
  await page.goto(page.url().replace(/#.*/, '#/library'));
  await page.locator('.folder [data-do=arrange]').click();
  await page.getByLabel('Move back').first().click();
  await other.goto(page.url().replace(/#.*/, edit));
  await other.locator('#mirror').click();
  await other.locator('#save-level').click();
  await other.locator('#answer').fill('Mirrored');
  await other.keyboard.press('Enter');
  await expect.poll(() => other.locator('#toast').textContent()).toContain("Saved as 'Mirrored'");
  await other.reload(); // what was saved is what is edited
  await expect.poll(() => other.locator('#sheet-text').inputValue()).toBe('....\n...B\nAA.B\n....\n');
  await other.goto(page.url());
  await other.locator('.folder .pcard').first().waitFor();
  await expect.poll(() => other.locator('.folder .pcard b').allTextContents()).toEqual(['1', 'Mirrored']);
});

it('loses nothing between two tabs: each goes on with what the other has done', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 2, 0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForStat(other, 'Moves', '1');
  await drag(other, 'B', 0, -1);
  await expect.poll(() => stat(page, 'Moves')).toBe('2');
  await page.reload(); // what it writes when it is left is not the older game
  await waitForStat(page, 'Moves', '2');
  // Levels of one's own, saved here and there.
  const save = async (tab: Page, name: string) => {
    await tab.locator('#mirror').click();
    await tab.locator('#save-level').click();
    await tab.locator('#answer').fill(name);
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.locator('#toast').textContent()).toContain(`Saved as '${name}'`);
  };
  for (const tab of [page, other]) await tab.goto(page.url().replace(/#.*/, '#/edit?p=rh4:ooooAAoBoooBoooo'));
  await page.locator('#mirror').waitFor();
  await save(other, 'There');
  await save(page, 'Here');
  await page.goto(page.url().replace(/#.*/, '#/library'));
  await expect.poll(() => page.locator('.folder .pcard b').allTextContents()).toEqual(['There', 'Here']);
});

it('stops the clock while nobody sees the page', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 2, 0);
  const timer = page.locator('#timer');
  const see = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect.poll(() => timer.textContent()).not.toBe('0:00');
  await see(true);
  const stands = async () => {
    const before = await timer.textContent();
    await page.waitForTimeout(1500); // in which it would have gone on
    return before === (await timer.textContent());
  };
  await expect.poll(stands).toBe(true);
  const time = await timer.textContent();
  await see(false);
  await expect.poll(() => timer.textContent()).not.toBe(time);
});

it('opens its own links when they are pasted, and says what is wrong with a damaged one', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 2, 0);
  // The link brings moves of its own: the game waits beside them.
  await paste(page, 'https://example.org/x/#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&m=A1');
  await page.locator('#trying').waitFor();
  await expect.poll(() => page.locator('.veh[aria-label="Vehicle A"]').getAttribute('aria-valuenow')).toBe('2');
  await page.locator('#drop-variation').click();
  await expect.poll(() => page.locator('.veh[aria-label="Vehicle A"]').getAttribute('aria-valuenow')).toBe('3');
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await paste(page, '#/play/6x6-999');
  await expect.poll(() => page.locator('main').textContent()).toContain("there is no puzzle '6x6-999'");
  await page.goBack();
  await waitForStat(page, 'Moves', '1');
});

it('says so where the browser keeps nothing, and works all the same', async () => {
  const page = await visit('#/about');
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => null }));
  await page.goto(page.url().replace('#/about', '#/play/6x6-6'));
  await page.reload();
  await expect.poll(() => page.locator('#trouble').textContent()).toContain('keeps nothing');
  await drag(page, 'A', 2, 0);
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await page.locator('#next-puzzle').click();
  await waitForStat(page, 'Moves', '0');
  await page.locator('#previous-puzzle').click();
  await waitForStat(page, 'Moves', '1');
});

it('takes over what version 0.1 has kept', async () => {
  const page = await visit('#/about');
  await page.evaluate(() => {
    const saved = {
      settings: { theme: 'dark', singleKeys: true, deadlockNotice: true, speed: 1, letters: true },
      current: { p: 'rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo', m: 'A2', n: 1, id: '6x6-6' },
      done: { '6x6-1': { best: 2, stars: 3, seen: false, at: '2026-01-01' } },
      daily: {},
      packs: [],
    };
    localStorage.setItem('gridlock.1', JSON.stringify(saved));
    indexedDB.deleteDatabase('gridlock');
  });
  await page.goto(page.url().replace('#/about', '#/play'));
  await page.reload();
  await waitForStat(page, 'Moves', '1');
  expect(page.url()).toContain('#/play/6x6-6');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.pcard[data-game="6x6-1"] .stars').waitFor();
});

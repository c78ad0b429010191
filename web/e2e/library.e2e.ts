// The library: solving a whole collection, the calendar of daily puzzles, folders in an order of one's own.
import { expect, it } from 'vitest';
import { HARD, paste, visit } from './browser';

const THREE =
  'ooBoCCooBoooAABooDEEEooDoooooDFFoooo # One\nooooooooooBoAAooBoooooBoCDEEFFCDoooo # Two\nooooooooooBoAAooBooooooooooooooooooo # Three\n';

it('solves an imported collection with progress and a table, which can be saved', async () => {
  const page = await visit('#/about');
  await paste(page, THREE);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 3');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.folder [data-do=solve]').click();
  await page.locator('.batch [data-do=start]').click();
  await expect.poll(() => page.locator('.batch [role=status]').textContent()).toBe('3 of 3 done, 3 proven');
  const rows = page.locator('.batch tbody tr');
  await expect.poll(() => rows.count()).toBe(3);
  await expect.poll(() => rows.nth(1).locator('td').allTextContents()).toEqual([
    'Two',
    'proven',
    '7 moves',
    expect.stringMatching(/^\d/),
    expect.stringMatching(/s$/),
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.batch button:has-text("Save as CSV")').click(),
  ]);
  expect(file.suggestedFilename()).toBe('Pasted puzzles.csv');
  // The rows lead to their levels, wherever those have been moved to.
  await page.locator('.folder [data-do=arrange]').click();
  await page.locator('.folder').getByLabel('Move forward').last().click();
  await expect.poll(() => page.locator('.folder .pcard b').allTextContents()).toEqual(['One', 'Three', 'Two']);
  await rows.nth(2).locator('a').click();
  await expect.poll(() => page.locator('#title').textContent()).toBe('Three');
});

it('cancels solving a collection, and keeps what it has', async () => {
  const page = await visit('#/about');
  // The second level is too hard to be solved before someone cancels.
  await paste(page, `#####\n#@$.#\n#####\n\n${HARD}`);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.folder [data-do=solve]').click();
  await page.locator('.batch input').fill('600');
  await page.locator('.batch [data-do=start]').click();
  await expect.poll(() => page.locator('.batch tbody tr').count()).toBe(1);
  await expect.poll(() => page.locator('.batch progress').getAttribute('value')).toBe('1');
  await page.locator('.batch [data-do=stop]').click();
  await page.locator('.batch [data-do=start]').waitFor();
  await expect.poll(() => page.locator('.batch tbody tr').count()).toBe(1);
});

it('goes on with a first puzzle after the folder of the last one was removed', async () => {
  const page = await visit('#/play/6x6-17');
  await paste(page, '#####\n#@$.#\n#####\n\n######\n#@ $.#\n######\n');
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.folder [data-do=arrange]').click();
  await page.locator('.folder [data-do=remove]').click();
  await page.locator('#confirm').click();
  await page.locator('.folder').waitFor({ state: 'detached' });
  await page.locator('.top a[data-view=play]').click();
  await expect.poll(() => page.locator('#collection').textContent()).toContain('6 × 6 · 6 of');
  await page.locator('.kind [data-value=sokoban]').click();
  await expect.poll(() => page.locator('#collection').textContent()).toContain('Huts · 1 of');
});

it('shows the days of the month with their results, and how many there are in a row', async () => {
  const page = await visit('#/library');
  await expect.poll(() => page.locator('#streak').textContent()).toBe('No streak yet');
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const done = (back: number, seen: boolean) => ({
    id: `daily-${day(back)}`,
    moves: '',
    at: 0,
    seconds: 1,
    rung: 1,
    seen,
    result: { best: 9, moves: 9, stars: seen ? 0 : 2, seen, at: day(back) },
  });
  const games = [done(1, false), done(2, false), done(3, true)]; // the oldest was looked up
  const buffer = Buffer.from(JSON.stringify({ gridlock: 2, settings: {}, games, folders: [] }));
  await page.locator('#load-everything').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await expect.poll(() => page.locator('#streak').textContent()).toBe('2 days in a row');
  await page.locator('.days .today').click();
  await expect.poll(() => page.locator('#collection').textContent()).toBe(`Daily puzzle · ${day(0)}`);
  await page.goBack();
  await page.locator('.calendar').waitFor();
  const month = page.locator('.calendar header b');
  const now = await month.textContent();
  await page.getByLabel('Previous month').click();
  await expect.poll(() => month.textContent()).not.toBe(now);
  await page.locator('.days a').first().click();
  await page.locator('#board').waitFor();
  await page.goBack(); // to the month that was looked at
  await expect.poll(() => month.textContent()).not.toBe(now);
  if (day(1).slice(0, 7) === day(0).slice(0, 7)) await page.getByLabel('Next month').click();
  await page.locator(`.days a[href="#/daily/${day(1)}"]`).click();
  await expect.poll(() => page.locator('#collection').textContent()).toBe(`Daily puzzle · ${day(1)}`);
});

it('looks for levels of one\'s own as well', async () => {
  const page = await visit('#/about');
  await paste(page, THREE);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 3');
  await page.locator('.top a[data-view=library]').click();
  const own = () => page.locator('.folder .pcard b').allTextContents();
  await expect.poll(own).toEqual(['One', 'Two', 'Three']);
  await page.locator('#filter-words').fill('tHr');
  await expect.poll(own).toEqual(['Three']);
  await page.locator('#filter-words').fill('pasted');
  await expect.poll(own).toEqual(['One', 'Two', 'Three']);
  await page.locator('#filter-words').fill('biscuit');
  await expect.poll(own).toEqual([]);
  await expect.poll(() => page.locator('.pcard b').allTextContents()).toEqual(['Biscuit']);
  await page.locator('#filter-words').fill('');
  await page.locator('#filter-solved').selectOption('begun');
  await expect.poll(own).toEqual([]);
});

it("puts folders and levels into an order of one's own", async () => {
  const page = await visit('#/about');
  await paste(page, THREE);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 3');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('#new-folder').click();
  await page.locator('#answer').fill('Favourites');
  await page.keyboard.press('Enter');
  const names = () =>
    page.locator('.folder h3').evaluateAll((all) => all.map((h) => h.firstChild!.textContent!.trim()));
  await expect.poll(names).toEqual(['Pasted puzzles', 'Favourites']);
  const pasted = page.locator('.folder', { hasText: 'Pasted puzzles' });
  await pasted.locator('[data-do=arrange]').click();
  await pasted.getByLabel('Move back').first().click();
  await expect.poll(() => pasted.locator('.pcard b').allTextContents()).toEqual(['Two', 'One', 'Three']);
  await pasted.getByLabel('Move to folder').first().selectOption({ label: 'Favourites' });
  await expect.poll(() => pasted.locator('.pcard b').allTextContents()).toEqual(['One', 'Three']);
  await pasted.getByLabel('Move this folder down').click();
  await expect.poll(names).toEqual(['Favourites', 'Pasted puzzles']);
  await page.reload();
  await expect.poll(names).toEqual(['Favourites', 'Pasted puzzles']);
});

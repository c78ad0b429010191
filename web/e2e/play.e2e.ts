import { expect, it } from 'vitest';
import { boxOf, cellAt, drag, paste, stat, touch, visit, visitAlone, waitForStat } from './browser';

const BISCUIT = '#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo';

it('shows a board at once and the distance soon after', async () => {
  const page = await visit();
  await page.locator('.veh').first().waitFor();
  await waitForStat(page, 'To go', '7');
  await expect.poll(() => page.title()).toContain('Biscuit');
});

it('moves a vehicle by dragging, and takes it back', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await drag(page, 'A', 2, 0);
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await page.locator('#undo').click();
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await page.locator('#redo').click();
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await page.locator('#restart').click();
  await page.keyboard.press('z');
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
});

it('stops a vehicle at the one that blocks it', async () => {
  const page = await visit(BISCUIT);
  await drag(page, 'A', 5, 0);
  const slider = page.locator('.veh[aria-label="Vehicle A"]');
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('3');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('row 3, columns 3 to 4; can move 2 left, 0 right');
});

it('is played by keys alone', async () => {
  const page = await visit(BISCUIT);
  await page.locator('.veh').first().waitFor();
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
});

it('goes to a vehicle by its letter, though it is selected already and the keyboard elsewhere', async () => {
  const page = await visit('#/play/6x6-6');
  await waitForStat(page, 'To go', '7');
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  for (const other of ['#undo', '#next-puzzle']) {
    await page.locator(other).focus();
    await page.keyboard.press('Shift+A');
    await expect.poll(focused).toBe('Vehicle A');
  }
});

it('moves by tapping a piece and then a cell', async () => {
  const page = await visit(BISCUIT, { hasTouch: true });
  await page.locator('.veh[aria-label="Vehicle A"]').tap();
  await page.locator('[data-by="1"]').tap();
  await expect.poll(() => stat(page, 'Moves')).toBe('1');
});

it('only selects a vehicle that is tapped while it still glides, though a dot lies there by then', async () => {
  const page = await visit(BISCUIT, { hasTouch: true, reducedMotion: 'no-preference' });
  const glide = await page.addStyleTag({ content: '.veh .in { transition: transform 600s !important; }' });
  for (const key of ['Shift+B', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.veh.selected').count()).toBe(0);
  const [x, y] = await cellAt(page, 4, 3); // where B was
  const send = await touch(page);
  await send('touchStart', [{ x, y }]);
  await glide.evaluate((style) => (style as HTMLStyleElement).remove());
  await expect.poll(() => page.evaluate((at) => document.elementFromPoint(...at)?.closest('.veh'), [x, y] as const)).toBe(null);
  await send('touchEnd', []);
  await expect.poll(() => page.locator('[data-by="1"]').count()).toBe(1);
  await page.keyboard.press('Shift+A'); // by then a click has come, if there is one
  expect(await page.locator('.veh[aria-label="Vehicle B"]').getAttribute('aria-valuenow')).toBe('1');
});

it('takes a tap for one though the hand trembles, and whatever was used before', async () => {
  const page = await visit(BISCUIT);
  await page.keyboard.press('Shift+C');
  const box = await boxOf(page.locator('.veh[aria-label="Vehicle A"]'));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 6, box.y + box.height / 2 + 2);
  await page.mouse.up();
  await expect.poll(() => page.locator('.veh.selected').getAttribute('aria-label')).toBe('Vehicle A');
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
});

it('plays the solution as soon as there is one, if it was asked for before', async () => {
  const { page, callLibrary } = await visitAlone(BISCUIT);
  await page.locator('#solve').click();
  await page.locator('#cancel').waitFor();
  await callLibrary();
  await page.locator('#watching').waitFor();
});

it('gives hints one at a time, and a move resets them', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await expect.poll(() => page.locator('.hinted').count()).toBe(0);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.hinted').count()).toBe(1);
  await expect.poll(() => page.locator('.ghost rect').count()).toBe(0);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.ghost rect').count()).toBe(1);
  await drag(page, 'A', 1, 0);
  await expect.poll(() => page.locator('.hinted').count()).toBe(0);
});

it('says why, marks it on the board, and forgets it with the next move', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await page.locator('#why').click();
  await expect.poll(() => page.locator('#why-answer').textContent()).toMatch(/A needs .*must|A needs .*can only/);
  await expect.poll(() => page.locator('#why-answer').textContent()).not.toContain('begin with');
  await expect.poll(() => page.locator('.why path').count()).toBeGreaterThan(0);
  await drag(page, 'A', 1, 0);
  await expect.poll(() => page.locator('#why-answer').count()).toBe(0);
  await expect.poll(() => page.locator('.why path').count()).toBe(0);
});

it('solves, plays the solution and proves it', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await expect.poll(() => page.locator('#solution-moves button').count()).toBe(0);
  await page.locator('#show-solution').click();
  await expect.poll(() => page.locator('#proof-tag').textContent()).toContain('Proven optimal');
  await expect.poll(() => page.locator('#solution-moves button').count()).toBe(7);
  await page.locator('#watch-last').click();
  await expect.poll(() => page.locator('#watching').textContent()).toContain('7 of 7');
  await expect.poll(() => page.locator('#solved').count()).toBe(0);
  await expect.poll(() => stat(page, 'Moves')).toBe('0');
  await page.locator('#back-to-game').click();
  await expect.poll(() => page.locator('.veh[aria-label="Vehicle A"]').getAttribute('aria-valuenow')).toBe('1');
  await waitForStat(page, 'To go', '7');
});

it('gives three stars for a perfect solution and remembers it', async () => {
  const page = await visit('#/library');
  await page.locator('[data-game="6x6-1"]').last().click();
  await waitForStat(page, 'To go', '2');
  await drag(page, 'B', 0, -1);
  await drag(page, 'A', 4, 0);
  await expect.poll(() => page.locator('#solved .stars').getAttribute('aria-label')).toBe('3 of 3 stars');
  await page.keyboard.press('s'); // there is nothing left to show
  await expect.poll(() => page.locator('#solved').textContent()).not.toContain('Solution seen');
  await page.reload();
  await page.locator('.top a[data-view=library]').click();
  const stars = page.locator('.pcard[data-game="6x6-1"] .stars');
  await expect.poll(() => stars.getAttribute('aria-label')).toBe('3 of 3 stars');
});

it('walks and pushes in Sokoban, and sees a crate that is stuck', async () => {
  const page = await visit('#/play?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w');
  await waitForStat(page, 'To go', '4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stat(page, 'Pushes')).toBe('1');
  await page.locator('[role=grid]').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.locator('#lost.show').waitFor();
  await page.locator('#rescue').click();
  await page.locator('#lost:not(.show)').waitFor({ state: 'attached' });
  await expect.poll(() => stat(page, 'Pushes')).toBe('1');
});

it('opens what is pasted, and says where a bad text is wrong', async () => {
  const page = await visit();
  await paste(page, '..A.BB\n..A...\nXXA..C\nDDD..C\n.....C\n......\n');
  await expect.poll(() => page.locator('#game-id').textContent()).toContain('rh6pX:ooAoBB');
  await waitForStat(page, 'Moves', '0');
  await paste(page, '..A.BB\n..A...\nXXA..C\nDDD.BC\n.....C\n......\n');
  await expect.poll(() => page.locator('.errors').textContent()).toMatch(/line 4, column 5/);
  await expect.poll(() => page.locator('.gutter .bad').textContent()).toBe('4');
  await page.locator('textarea').fill('..A.BB\n..A...\nXXA..C\nDDD..C\n.....C\n......\n');
  await page.locator('#read-again').click();
  await page.locator('.veh').first().waitFor();
});

it('replays moves that are pasted, and says so where they do not fit', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  await paste(page, 'A+2 B-1');
  await expect.poll(() => stat(page, 'Moves')).toBe('2');
  await paste(page, 'A+5 B-1');
  await expect.poll(() => page.locator('#toast').textContent()).toBe('These moves do not fit this board');
  await expect.poll(() => stat(page, 'Moves')).toBe('2');
});

it('makes a collection of several puzzles', async () => {
  const page = await visit();
  await paste(
    page,
    '# two boards\nooBoCCooBoooAABooDEEEooDoooooDFFoooo # One\nooooooooooBoAAooBoooooBoCDEEFFCDoooo # Two\n',
  );
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 2');
  await page.locator('#next-puzzle').click();
  await expect.poll(() => page.locator('#title').textContent()).toBe('Two');
});

it('opens what is on the clipboard or in a file', async () => {
  const page = await visit('#/library');
  await page.evaluate(() => navigator.clipboard.writeText('#####\n#@$.#\n#####\n'));
  await page.locator('#paste').click();
  await waitForStat(page, 'To go', '1');
  await page.locator('.top a[data-view=library]').click();
  const level = Buffer.from('#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n');
  await page.locator('#open-file').setInputFiles({ name: 'mine.xsb', mimeType: 'text/plain', buffer: level });
  await expect.poll(() => page.locator('#collection').textContent()).toBe('mine · 1 of 2');
});

it('shares a position with its moves by link', async () => {
  const page = await visit(BISCUIT);
  await drag(page, 'A', 2, 0);
  await page.locator('#share-position').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit(link.slice(link.indexOf('#')));
  await waitForStat(other, 'Moves', '1');
  await expect.poll(() => other.locator('.veh[aria-label="Vehicle A"]').getAttribute('aria-valuenow')).toBe('3');
});

it.each([
  ['#/play?p=rh6:AA', '6x6 needs 36 cells, not 2'],
  ['#/edit?p=rh6:AA', '6x6 needs 36 cells, not 2'],
  ['#/lab?p=sk:5w|wb-gw|5w&a=bfs', 'there is no player'],
  ['#/print?p=xy', 'a game ID begins with rh or sk:'],
])('tells what is wrong with a damaged link: %s', async (address, fault) => {
  const page = await visit(address);
  await expect.poll(() => page.locator('main').textContent()).toContain(`This link is damaged: ${fault}.`);
  await page.locator('main a[href="#/play"]').click(); // and there is a way on
  await page.locator('.veh').first().waitFor();
});

it('takes the moves of a link whose count is damaged, and does not call a link so that comes too early', async () => {
  const page = await visit(`${BISCUIT}&m=A1B-1&n=two`);
  await waitForStat(page, 'Moves', '2');
  await page.goto(page.url().replace(/#.*/, '#/daily/2999-01-01'));
  await expect.poll(() => page.locator('main').textContent()).toContain('The puzzle of 2999-01-01 is not there yet.');
  await expect.poll(() => page.locator('main').textContent()).not.toContain('damaged');
});

it('says so when a link names a search that there is not', async () => {
  const page = await visit('#/lab?p=rh4:ooooAAoBoooBoooo&a=bfs&b=magic');
  await expect.poll(() => page.locator('#toast').textContent()).toBe("There is no search 'magic'");
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
});

it('fits a phone, in both themes, with targets large enough to touch', async () => {
  const page = await visit(BISCUIT, { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await waitForStat(page, 'To go', '7');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const id of ['#undo', '#hint', '#solve']) {
    const box = await boxOf(page.locator(id));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator('#theme').click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
});

it('shows a phone the game when it is solved, and no empty tab', async () => {
  const page = await visit('#/play/6x6-1', { viewport: { width: 390, height: 844 } });
  await waitForStat(page, 'To go', '2');
  for (const key of ['Shift+B', 'ArrowUp', 'Shift+A', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await page.locator('#solved').waitFor();
  await expect.poll(() => page.locator('[role=tab]').allTextContents()).toEqual(['Solution', 'Your game']);
  await expect.poll(() => page.locator('#game-moves').isVisible()).toBe(true);
  await page.locator('#undo').click();
  await expect.poll(() => page.locator('#tab-hints').getAttribute('aria-selected')).toBe('true');
});

it('works without a network once it has been opened', async () => {
  const page = await visit(BISCUIT);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await waitForStat(page, 'To go', '7');
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.pcard').first().waitFor();
});

it('makes a new game of a board that was not played yet, though its seed leads to one that was', async () => {
  const page = await visit('#/play?p=rh6~easy~5~3');
  await expect.poll(() => page.locator('#title').textContent()).toBe('Seed 5');
  await page.locator('#show-solution').click();
  await page.evaluate(() => (location.hash = '#/play?p=rh6~easy~5~3&new'));
  await expect.poll(() => page.locator('#title').textContent()).toBe('Seed 6');
  await page.goBack();
  await expect.poll(() => page.locator('#title').textContent()).toBe('Seed 5');
  await page.evaluate(() => (location.hash = '#/play?p=rh6~easy~5~3'));
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('t=Seed%205');
});

it('says so where a part of the library does not come, and nothing else', async () => {
  const page = await visit(BISCUIT);
  await waitForStat(page, 'To go', '7');
  const told = page.locator('main');
  const said = 'This part of the page could not be loaded. Are you offline?';
  await page.evaluate(() => {
    WebAssembly.compileStreaming = WebAssembly.compile = () => Promise.reject(new Error('it does not come'));
  });
  await page.locator('#why').click();
  await expect.poll(() => told.textContent()).toContain(said);
  await page.goto(page.url().replace(/#.*/, '#/play?p=rh6~99~1~1'));
  await expect.poll(() => told.textContent()).toContain(said);
  await expect.poll(() => told.textContent()).not.toContain('damaged');
  await page.goto(page.url().replace(/#.*/, '#/lab?p=rh4:ooooAAoBoooBoooo'));
  await expect.poll(() => page.locator('#sub').textContent()).toBe(said);
});

it('cancels a long search and goes on playing', async () => {
  const page = await visit('#/library');
  await page.locator('#filter-kind').selectOption('rushhour');
  await page.locator('#filter-sort').selectOption('size');
  await page.locator('.pcard').last().click();
  await page.locator('.veh').first().waitFor();
  await page.locator('#solve').click();
  const cancel = page.locator('#cancel');
  await cancel.or(page.locator('#proof-tag .tag.good')).waitFor();
  // The search may end by itself while the pointer is on its way.
  if (await cancel.isVisible()) await cancel.click({ timeout: 20_000 }).catch(() => {});
  await page.locator('#solve').waitFor();
  await expect.poll(() => page.locator('#proof-tag').textContent()).toMatch(/Stopped|Found|Proven/);
});

import { expect, it } from 'vitest';
import { LESSONS } from '../src/model/lab/lessons';
import { boxOf, HARD, paste, visit } from './browser';

it('traces two searches on one clock, and both prove the optimum', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&a=bfs&b=astar%2Bblockers');
  await expect.poll(() => page.locator('#sub').textContent()).toContain('312 positions');
  await page.locator('#t1').click();
  for (const lane of ['#lane0', '#lane1']) {
    await expect.poll(() => page.locator(`${lane} .tag`).textContent()).toBe('Proven: 7');
    await expect.poll(() => page.locator(`${lane} .lbt`).textContent()).toBe('At least 7');
    await expect.poll(() => page.locator(`${lane} .flayers rect`).count()).toBeGreaterThan(3);
  }
  await expect.poll(() => page.locator('#sub').textContent()).toMatch(/Same answer, less work: A\* expanded \d+ positions/);
  await page.locator('#t0').click();
  await expect.poll(() => page.locator('#lane0 .tag').textContent()).toBe('Searching');
  const expanded = () => page.locator('#lane0 .cnt div:has-text("Expanded") b').textContent();
  await expect.poll(() => page.locator('#tt').textContent()).toBe('1 expansion');
  await expect.poll(() => expanded()).toBe('1');
  await page.locator('#tn').click();
  await expect.poll(() => page.locator('#tt').textContent()).toBe('2 expansions');
  await expect.poll(() => expanded()).toBe('2');
});

it('draws the map: settled, frontier, exits and the position now', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('#s').fill('100');
  const colors = await page.locator('#lane0 canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const found = new Set<string>();
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] === 255) found.add([data[i], data[i + 1], data[i + 2]].join());
    return [...found];
  });
  for (const color of ['143,163,179', '255,201,51', '63,197,133', '224,49,49', '86,96,106'])
    expect(colors).toContain(color);
});

it('takes another search and heuristic, and puts them into the link', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await page.locator('#lane1 .search').selectOption('greedy');
  await expect.poll(() => page.url()).toContain('greedy');
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toMatch(/^Found: \d+$/);
  await page.locator('#byTime').click();
  await expect.poll(() => page.locator('#tt').textContent()).toMatch(/ms|s$/);
});

it('works for Sokoban', async () => {
  const page = await visit('#/lab?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Proven: 4');
});

it('says so when a board is too large, and offers the lessons all the same', async () => {
  const page = await visit('#/library');
  await page.locator('.pcard[data-game^="12x12"]').last().click();
  await page.locator('#to-lab').click();
  await expect.poll(() => page.locator('#sub').textContent()).toMatch(/too many/);
  await page.locator('.lessons').waitFor();
  await paste(page, HARD);
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Your own puzzle');
  await page.locator('#to-lab').click();
  await expect.poll(() => page.locator('#sub').textContent()).toMatch(/too large/);
  await page.locator('.lessons summary').click();
  await page.locator('.lessons a').first().click();
  await page.locator('[data-predict]').first().waitFor();
});

it('says at once what happens at the moment of a deep link', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&a=bfs&b=astar%2Bblockers&t=100');
  await expect.poll(() => page.locator('#lane0 .say').textContent()).toMatch(/^Expanding distance [1-9]/);
});

it('shows the position of a dot, and plays from it', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane0 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  const box = await boxOf(page.locator('#lane0 canvas'));
  for (let share = 0.2; share < 0.9 && !(await page.locator('#picked').isVisible()); share += 0.05)
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.46);
  await page.locator('#play-position').click();
  await page.locator('.veh').first().waitFor();
  await expect.poll(() => page.locator('#title').textContent()).toContain('a position');
});

it('takes another choice while a search runs', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  // Each as soon as the worker has been asked for the one before: to end that is to end the worker, with its board.
  await page.evaluate(async () => {
    const post = Worker.prototype.postMessage;
    let asked = () => {};
    Worker.prototype.postMessage = function (this: Worker, message: { verb?: string }, ...rest: []) {
      post.call(this, message, ...rest);
      if (message.verb === 'lab-run') asked();
    };
    const select = document.querySelector<HTMLSelectElement>('#lane1 .search')!;
    for (const search of ['greedy', 'bfs', 'greedy']) {
      const running = new Promise<void>((resolve) => (asked = resolve));
      select.value = search;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await running;
    }
  });
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toMatch(/^Found: \d+$/);
});

it('has room for a position and what to do with it at 320 pixels', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo', { viewport: { width: 320, height: 568 } });
  await expect.poll(() => page.locator('#lane0 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  const box = await boxOf(page.locator('#lane0 canvas'));
  for (let share = 0.02; share < 0.98 && !(await page.locator('#picked').isVisible()); share += 0.02)
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.46);
  const card = await boxOf(page.locator('#picked'));
  for (const button of ['#play-position', '#unpick']) {
    const { x, width } = await boxOf(page.locator(button));
    expect(x + width).toBeLessThan(card.x + card.width);
  }
});

it('is at the moment that was left when one comes back, and in its address', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  await page.locator('#s').fill('100');
  await expect.poll(() => page.url()).toContain('&t=100');
  const box = await boxOf(page.locator('#lane0 canvas'));
  for (let share = 0.2; share < 0.9 && !(await page.locator('#picked').isVisible()); share += 0.05)
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.46);
  await page.locator('#play-position').click();
  await page.locator('.veh').first().waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('#tt').textContent()).toBe('101 expansions');
  await page.reload();
  await expect.poll(() => page.locator('#tt').textContent()).toBe('101 expansions');
});

it('notes down the moment at which the clock is stopped, and the one at which it stops by itself', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  const moment = () => page.evaluate(() => history.state.moment);
  await page.locator('#tx').click();
  await expect.poll(() => page.locator('#tt').textContent()).not.toBe('1 expansion');
  await page.locator('#tx').click();
  await expect.poll(moment).toBeGreaterThan(0);
  await page.locator('[data-pace="64"]').click();
  await page.locator('#tx').click();
  await expect.poll(moment).toBe(Number(await page.locator('#s').getAttribute('max')));
});

it('lets someone go who goes in the moment in which it notes its address', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane0 .tag').textContent()).toBe('Searching');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  const box = await boxOf(page.locator('#lane0 canvas'));
  for (let share = 0.2; share < 0.9 && !(await page.locator('#picked').isVisible()); share += 0.05)
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.46);
  await page.evaluate(() => {
    const { onclick } = document.querySelector<HTMLElement>('#play-position')!;
    const note = () => onclick!.call(window as never, new PointerEvent('click'));
    location.hash = '#/library'; // of which the page hears a little later
    note();
    addEventListener('hashchange', () => setTimeout(note)); // when it has gone on, and has not drawn it yet
  });
  await page.locator('.calendar').waitFor();
  expect(page.url()).toMatch(/#\/library$/);
});

it('keeps what was predicted in a lesson, but not in its address', async () => {
  const page = await visit('#/lab/breadth-first-or-astar');
  const lesson = page.locator('.lesson');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('[data-predict="1"]').click();
  await page.locator('#t1').click();
  await expect.poll(() => lesson.textContent()).toContain('You were right.');
  await expect.poll(() => page.evaluate(() => history.state.moment)).toBeGreaterThan(0);
  await page.locator('.top a[data-view=library]').click();
  await page.locator('.calendar').waitFor();
  await page.goBack();
  await expect.poll(() => lesson.textContent()).toContain('You were right.');
  expect(page.url()).toMatch(/#\/lab\/breadth-first-or-astar$/);
  // Its own link begins it again.
  await page.locator('.lessons summary').click();
  await page.locator('.lessons a[aria-current]').click();
  await expect.poll(() => lesson.textContent()).toContain('Predict first');
});

it('asks before it shows, in lessons that have an address each', async () => {
  const page = await visit('#/lab/breadth-first-or-astar');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  expect(page.url()).toContain('#/lab/breadth-first-or-astar');
  await expect.poll(() => page.locator('.lesson').textContent()).toContain('Predict first');
  await page.locator('[data-predict="1"]').click();
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('.lesson').textContent()).toMatch(/You were right\. .*expanded \d+ positions/);
});

it.each(LESSONS.map((lesson) => lesson.id))('opens the lesson %s by its link, and answers its question', async (id) => {
  const page = await visit(`#/lab/${id}`);
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await expect.poll(() => page.locator('.lesson').textContent()).not.toMatch(/You were right|It was:/); // nothing is given away
  await page.locator('[data-predict="0"]').click();
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('.lesson').textContent()).toMatch(/You were right\.|It was: /);
  expect(page.url()).toContain(`#/lab/${id}`);
});

it('has room for every answer to a lesson at 320 pixels', async () => {
  const page = await visit('#/lab/what-a-heuristic-buys', { viewport: { width: 320, height: 568 } });
  await page.locator('[data-predict]').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('says nothing of a lesson about other searches than its own', async () => {
  const page = await visit('#/lab/breadth-first-or-astar');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  await page.locator('[data-predict="1"]').click();
  await page.locator('#lane1 .search').selectOption('greedy');
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toMatch(/^Found/);
  await expect.poll(() => page.locator('.lesson').textContent()).toContain('You have chosen another search.');
  await page.locator('.lesson a').click();
  await expect.poll(() => page.locator('.lesson').textContent()).toContain('Predict first');
  await expect.poll(() => page.locator('#lane1 .search').inputValue()).toBe('astar');
});

it('goes on after a run was cancelled', async () => {
  const page = await visit('#/lab?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toBe('Searching');
  // Cancelled at once: the run may be over by then, and then there is nothing to cancel.
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('#lane1 .search')!;
    select.value = 'greedy';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector<HTMLElement>('#cancel-lab')!.click();
  });
  await expect.poll(() => page.locator('#sub').textContent()).toContain('Cancelled');
  await expect.poll(() => page.locator('#cancel-lab').isVisible()).toBe(false);
  await page.locator('#lane0 .search').selectOption('dfs');
  await page.locator('#cancel-lab').waitFor({ state: 'hidden' });
  await page.locator('#t1').click();
  await expect.poll(() => page.locator('#lane1 .tag').textContent()).toMatch(/^Found: \d+$/);
});

// Small and large windows: everything is in sight, nothing lies over anything else.
import { expect, it } from 'vitest';
import { boxOf, paste, visit, waitForStat } from './browser';

it.each([
  [844, 390],
  [1366, 660],
  [390, 844],
  [640, 450], // 1280 x 900 at 200 %
  [568, 320],
  [1920, 1080],
])('shows the whole board in a window of %i by %i', async (width, height) => {
  for (const address of ['#/play/6x6-6', '#/play/hut-1', '#/play/castle-1']) {
    const page = await visit(address, { viewport: { width, height } });
    const box = await boxOf(page.locator('.layers'));
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual((await page.locator('.tabbar').boundingBox())?.y ?? height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  }
});

it.each([[360, 640], [390, 844], [820, 1180]])('says what the aim of the game is at %i by %i', async (width, height) => {
  const page = await visit('#/play/6x6-17', { viewport: { width, height } });
  const aim = await boxOf(page.getByText('Get the red car out through the gap on the right.'));
  expect(aim.height).toBeGreaterThan(0);
  expect(aim.y + aim.height).toBeLessThanOrEqual((await boxOf(page.locator('.layers'))).y);
});

it.each([[844, 390], [683, 384], [1366, 500]])('keeps the buttons of a game in sight at %i by %i, whatever there is to say', async (width, height) => {
  const page = await visit('#/play?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w&m=rRllU', { viewport: { width, height } });
  const outside = () =>
    page.evaluate(() =>
      ['#undo', '#restart', '#hint', '#solve', '#lost', '#rescue', '#trying', '#drop-variation']
        .map((name) => ({ name, box: document.querySelector(name)?.getBoundingClientRect() }))
        .filter(({ box }) => box && (box.top < 0 || box.bottom > innerHeight || box.right > innerWidth))
        .map(({ name }) => name),
    );
  await page.locator('#rescue').waitFor();
  await expect.poll(outside).toEqual([]);
  if (await page.locator('#tab-game').isVisible()) await page.locator('#tab-game').click();
  await page.locator('#try-variation').click();
  await page.locator('#drop-variation').waitFor(); // the button was far down: what it has begun is in sight all the same
  if (width >= 1180) await page.evaluate(() => scrollTo(0, 0)); // where it is not, the page scrolls
  await expect.poll(outside).toEqual([]);
  // The facts open without covering the title; in a wide window they are open.
  await page.locator('#numbers').scrollIntoViewIfNeeded();
  if (width < 1180) await page.locator('#title').click();
  const apart = () =>
    page.evaluate(() => {
      const [a, b] = ['#title', '.kind'].map((name) => document.querySelector(name)!.getBoundingClientRect());
      return a.right <= b.left || a.bottom <= b.top || b.bottom <= a.top;
    });
  await expect.poll(apart).toBe(true);
}); // prettier-ignore

it.each(['#/play/6x6-17', '#/play/hut-3'])('has room for every class of a new game in one line: %s', async (address) => {
  const page = await visit(address, { viewport: { width: 1440, height: 900 } });
  const tops = await page.locator('.newgame .btn').evaluateAll((all) => all.map((b) => b.getBoundingClientRect().top));
  expect(tops.length).toBe(4);
  expect(new Set(tops).size).toBe(1);
});

it.each([[360, 640], [375, 667], [390, 844], [720, 900], [820, 1180], [1024, 768]])('has room for every word of the bars at %i by %i', async (width, height) => {
  // A long name, and a game that has taken a hundred minutes.
  const name = 'The long way round';
  const page = await visit('#/about', { viewport: { width, height } });
  const game = { id: 'rh4:ooooAAoBoooBoooo', moves: 'B+1', at: 1, seconds: 6000, rung: 1, seen: false };
  const buffer = Buffer.from(JSON.stringify({ gridlock: 2, settings: {}, games: [game], folders: [] }));
  await page.goto(page.url().replace(/#.*/, '#/library'));
  await page.locator('#load-everything').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await expect.poll(() => page.locator('#toast').textContent()).toContain('imported');
  await page.goto(page.url().replace(/#.*/, `#/play?p=${game.id}&t=${name}`));
  await expect.poll(() => page.locator('#timer').textContent()).toMatch(/^1:4\d:/);
  await waitForStat(page, 'To go', '1'); // by then each button says what it says for good
  const faults = () =>
    page.evaluate(() => {
      const seen = (e: Element) => e.getBoundingClientRect().width > 0;
      const all = [...document.querySelectorAll('.bar .ib, .bar .btn, #timer, .meta .seg, .meta .diff, #title, .top .nav a')];
      // Of the clock, what is written: its box may be narrower.
      const box = (e: Element) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return (e.id === 'timer' ? range : e).getBoundingClientRect();
      };
      const boxes = all.filter(seen).map((e) => [e.id || e.textContent!.trim(), box(e)] as const);
      const over = ([a, p]: (typeof boxes)[0], [b, q]: (typeof boxes)[0]) =>
        p.right > q.left + 1 && q.right > p.left + 1 && p.bottom > q.top + 1 && q.bottom > p.top + 1 ? [`${a} over ${b}`] : [];
      const broken = [...document.querySelectorAll('.top .nav a, .meta .seg button')].filter(
        (e) => seen(e) && [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && lines(n) > 1),
      );
      function lines(node: Node): number {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size;
      }
      return [
        ...boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => over(a, b))),
        ...broken.map((e) => `${e.textContent} is broken`),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []),
      ];
    });
  await expect.poll(faults).toEqual([]);
}); // prettier-ignore

it('shows the whole board beside the word that nothing can be kept', async () => {
  const page = await visit('#/about', { viewport: { width: 844, height: 390 } });
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: null }));
  await page.goto(page.url().replace('#/about', '#/play/6x6-6'));
  await page.reload();
  await page.locator('#trouble').waitFor();
  const box = await boxOf(page.locator('.layers'));
  expect(box.y + box.height).toBeLessThanOrEqual(390);
});

// On the last daily puzzle there is, two buttons with long words stand side by side.
it('fits a window of 320 pixels, solved or not', async () => {
  const page = await visit('#/library', { viewport: { width: 320, height: 568 } });
  await page.clock.setFixedTime('2026-11-18T12:00:00Z');
  const moves = 'uLLrrddlULuulldRldRRRlluurrDrDululldRR';
  const games = [{ id: 'daily-2026-11-18', moves, at: 12, seconds: 9, rung: 1, seen: false }];
  const buffer = Buffer.from(JSON.stringify({ gridlock: 2, settings: {}, games, folders: [] }));
  await page.locator('#load-everything').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  const inside = async () => {
    const bar = await boxOf(page.locator('.bar'));
    const last = await boxOf(page.locator('#solve'));
    expect(last.x + last.width).toBeLessThanOrEqual(bar.x + bar.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.goto(page.url().replace('#/library', '#/daily/2026-11-18'));
  await expect.poll(() => page.locator('#next-after-solved').textContent()).toBe('All daily puzzles');
  await inside();
  await page.locator('#restart').click();
  await page.locator('#solved').waitFor({ state: 'detached' });
  await inside();
  // The list of a game with detours.
  await page.goto(page.url().replace(/#.*/, '#/play?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo&m=A1C-1C1A-1A1C-1'));
  await page.locator('#tab-game').click();
  await expect.poll(() => page.locator('#game-moves em.warn').count()).toBeGreaterThan(1);
  const within = async (list: string) => {
    const card = await boxOf(page.locator('.side .card'));
    for (const move of await page.locator(`${list} button`).all()) {
      const box = await boxOf(move);
      expect(box.x + box.width).toBeLessThan(card.x + card.width);
    }
  };
  await within('#game-moves');
  await page.locator('#tab-solution').click();
  await page.locator('#show-solution').click();
  await page.locator('#solution-moves button').first().waitFor();
  await within('#solution-moves');
});

it('keeps to a window of 320 pixels in the library, in a check and while a level is played backwards', async () => {
  const page = await visit('#/library', { viewport: { width: 320, height: 568 } });
  const sticksOut = (inner: string) =>
    page.evaluate((selector) => {
      const margin = innerWidth - document.querySelector('h1')!.getBoundingClientRect().left;
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const wide = all.filter((e) => e.getBoundingClientRect().right > margin + 1 || e.scrollWidth > e.clientWidth + 1);
      return [
        ...(all.length === 0 ? ['nothing'] : wide.map((e) => e.className + e.textContent)),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []),
      ];
    }, inner);
  await page.locator('.calendar').waitFor();
  await expect.poll(() => sticksOut('.dailies > *, .calendar header')).toEqual([]);
  await paste(page, '#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n\n#######\n#@ $ .#\n#######\n');
  await expect.poll(() => page.locator('#collection').textContent()).toBe('Pasted puzzles · 1 of 3');
  await page.locator('#play-reverse').waitFor({ state: 'attached' });
  await page.locator('#tab-game').click();
  await page.locator('#play-reverse').click();
  const words = await boxOf(page.locator('#reversing > span'));
  expect(words.width).toBeGreaterThan(200);
  await page.goto(page.url().replace(/#.*/, '#/library'));
  await page.locator('.folder [data-do=solve]').click();
  await page.locator('.batch [data-do=start]').click();
  await expect.poll(() => page.locator('.batch tbody tr').count()).toBe(3);
  await expect.poll(() => sticksOut('.batch td')).toEqual([]);
  await page.locator('.folder [data-do=check]').click();
  await page.locator('.checkpage [data-do=start]').click();
  await page.locator('#keep-sound').waitFor();
  await page.locator('[data-kind=all]').click();
  await expect.poll(() => page.locator('tr[data-level]').count()).toBe(3);
  await expect.poll(() => sticksOut('#keep-sound, .mend, .lev a')).toEqual([]);
});

it('grows with a large screen', async () => {
  const size = async (width: number, height: number) => {
    const page = await visit('#/play/6x6-6', { viewport: { width, height } });
    return (await boxOf(page.locator('.layers'))).width;
  };
  expect(await size(1920, 1080)).toBeGreaterThan(1.2 * (await size(1440, 900)));
  // A wide level takes the width that there is beside it: twenty columns and ten rows.
  const page = await visit('#/about', { viewport: { width: 1920, height: 1080 } });
  const wide = [...Array(8)].map((_, y) => `#${y === 0 ? '@ $.' : '    '}${' '.repeat(14)}#`);
  await paste(page, ['#'.repeat(20), ...wide, '#'.repeat(20)].join('\n'));
  await page.locator('.me').waitFor();
  expect((await boxOf(page.locator('.layers'))).width).toBeGreaterThan(1100);
});

// The page's own thread is never busy for long, and what is pasted is read by a worker that has nothing else to do.

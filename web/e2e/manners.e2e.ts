// Keyboard, screen readers, small and large windows, and doing two things at once.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boxOf, HARD, longestTask, paste, stat, visit, visitAlone, waitForStat } from './browser';

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

it.each([
  [844, 390],
  [1366, 660],
  [390, 844],
  [640, 450], // 1280 x 900 at 200 %
  [1920, 1080],
])('shows the whole board in a window of %i by %i', async (width, height) => {
  for (const address of ['#/play/6x6-6', '#/play/hut-1', '#/play/castle-1']) {
    const page = await visit(address, { viewport: { width, height } });
    const box = await boxOf(page.locator('.layers'));
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  }
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
  await page.locator('.folder [data-do=check]').click();
  await page.locator('.checkpage [data-do=start]').click();
  await page.locator('#keep-sound').waitFor();
  await page.locator('[data-kind=all]').click();
  await expect.poll(() => page.locator('tr[data-level]').count()).toBe(3);
  await expect.poll(() => sticksOut('#keep-sound, .mend, .lev a')).toEqual([]);
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

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boxOf, visit } from './browser';

// Drags from the middle of one cell of the board to that of another; cells are [column, row].
async function dragCells(page: Page, width: number, from: [number, number], to: [number, number]): Promise<void> {
  const box = await boxOf(page.locator('#board svg'));
  const unit = box.width / (width * 100 + 58);
  const at = ([x, y]: [number, number]): [number, number] => [
    box.x + (29 + x * 100 + 50) * unit,
    box.y + (29 + y * 100 + 50) * unit,
  ];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}

const result = (page: Page) => page.locator('#live-result').textContent();
const text = (page: Page) => page.locator('#sheet-text').inputValue();

it('says what is missing, and solves a board soon after it is whole', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooooAAoooooooooooooooooooooo');
  await page.locator('#clear').click();
  await expect.poll(() => result(page)).toBe('No primary car A.');
  await expect.poll(() => page.locator('#play-it').getAttribute('aria-disabled')).toBe('true');
  await page.locator('[data-tool=primary]').click();
  await dragCells(page, 6, [0, 2], [1, 2]);
  await page.locator('[data-tool=vehicle]').click();
  await dragCells(page, 6, [3, 1], [3, 3]);
  await expect.poll(() => text(page)).toBe('......\n...B..\nAA.B..\n...B..\n......\n......\n');
  await expect.poll(() => result(page)).toMatch(/2 moves, proven optimal/);
  await expect.poll(() => result(page)).toMatch(/Difficulty: Beginner/);
});

it('moves, turns, stretches and removes vehicles, and undoes it all', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBooooooooooooooooooo');
  const before = await text(page);
  await dragCells(page, 6, [4, 1], [3, 3]);
  await expect.poll(() => text(page)).toContain('AA....\n...B..\n...B..');
  await page.locator('[data-how=longer]').click();
  await page.locator('[data-how=turn]').click();
  await expect.poll(() => text(page)).toMatch(/BBB/);
  await page.locator('[data-how=remove]').click();
  await expect.poll(() => text(page)).not.toContain('B');
  for (let i = 0; i < 4; i++) await page.locator('#undo-edit').click();
  await expect.poll(() => text(page)).toBe(before);
});

it('draws a Sokoban level and checks it as it grows', async () => {
  const page = await visit('#/edit');
  await page.locator('.kind [data-value=sokoban]').click();
  await expect.poll(() => result(page)).toContain('No player.');
  await page.locator('[data-tool="@"]').click();
  await dragCells(page, 8, [1, 3], [1, 3]);
  await page.locator('[data-tool="$"]').click();
  await dragCells(page, 8, [3, 3], [3, 3]);
  await expect.poll(() => result(page)).toContain('1 crate, 0 rings.');
  await page.locator('[data-tool="."]').click();
  await dragCells(page, 8, [5, 3], [5, 3]);
  await expect.poll(() => result(page)).toMatch(/2 pushes, proven optimal/);
  await page.locator('#play-it').click();
  await page.locator('.me').waitFor({ state: 'attached' });
});

it('keeps the text and the board in step, and marks the line of a fault', async () => {
  const page = await visit('#/edit');
  await page.locator('#sheet-text').fill('....\nAA.B\n...B\n....\n');
  await expect.poll(() => page.locator('#sheet-width').textContent()).toBe('4');
  await expect.poll(() => result(page)).toMatch(/proven optimal/);
  await page.locator('#sheet-text').fill('....\nAA.B\n..B.\n....\n');
  await expect.poll(() => page.locator('#text-error').textContent()).toMatch(/line 3, column 3/);
  await expect.poll(() => page.locator('.gutter .bad').textContent()).toBe('3');
});

it('makes a puzzle of a wanted difficulty', async () => {
  const page = await visit('#/edit');
  await page.locator('#make-par').fill('10');
  await page.locator('#make').click();
  await expect.poll(() => page.locator('#make-state').textContent()).toMatch(/^\d+ moves, proven$/);
  await expect.poll(() => result(page)).toMatch(/proven optimal/);
  const made = await text(page);
  await page.locator('#copy-seed').click();
  const seed = await page.evaluate(() => navigator.clipboard.readText());
  expect(seed).toBe('rh6~10~1~3');
  const other = await visit(`#/play?p=${seed}`);
  await other.locator('#to-editor').click();
  await expect.poll(() => text(other)).toBe(made);
});

it('leaves the numbers of the generator alone while they are typed, and while it works', async () => {
  const page = await visit('#/edit');
  const par = page.locator('#make-par');
  await par.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  expect(await par.inputValue()).toBe('');
  await page.locator('#make').click();
  await expect.poll(() => page.locator('#make-par:invalid').count()).toBe(1); // the browser says so, and nothing is made
  expect(await page.locator('#make-state').textContent()).toBe('');
  await par.fill('3');
  // Within the page, so that it is typed before the puzzle can be there.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#make')!.click();
    await new Promise(requestAnimationFrame);
    const height = document.querySelector<HTMLInputElement>('#make-height')!;
    height.value = '7';
    height.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect.poll(() => page.locator('#make-state').textContent()).toMatch(/^\d+ moves, proven$/);
  await expect.poll(() => page.locator('#make-seed').inputValue()).toBe('2');
  expect(await page.locator('#make-height').inputValue()).toBe('7');
});

it('never calls a text valid that it cannot read, and draws it all the same', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  await expect.poll(() => result(page)).toMatch(/Valid/);
  await page.locator('#sheet-text').fill('....\nAA.B\n..B.\n....\n');
  await expect.poll(() => result(page)).toMatch(/line 3, column 3/);
  await expect.poll(() => result(page)).not.toMatch(/Valid|Solvable/);
  await expect.poll(() => page.locator('#play-it').getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => page.locator('#sheet-width').textContent()).toBe('4');
  await page.locator('#sheet-text').fill('nonsense!');
  await expect.poll(() => page.locator('#text-error').textContent()).not.toBe('');
  await expect.poll(() => result(page)).not.toMatch(/Valid|Solvable/);
});

it('rotates and mirrors', async () => {
  const page = await visit('#/edit?p=sk:7w|w5-w|w-b2-gw|w-p-bgw|7w');
  const before = await text(page);
  await page.locator('#mirror').click();
  await expect.poll(() => text(page)).toBe(
    before
      .split('\n')
      .map((row) => [...row].reverse().join(''))
      .join('\n'),
  );
  await page.locator('#mirror').click();
  for (let i = 0; i < 4; i++) {
    await expect.poll(() => page.locator('#sheet-width').textContent()).toBe(i % 2 ? '5' : '7');
    await page.locator('#rotate').click();
  }
  await expect.poll(() => text(page)).toBe(before);
});

it('shows its tools as the tiles that they paint', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBooooooooooooooooooo');
  for (const tool of ['vehicle', 'primary', 'wall']) await page.locator(`[data-tool=${tool}] svg.tile`).waitFor();
  const red = page.locator('[data-tool=primary] svg.tile');
  await expect.poll(() => red.innerHTML()).toContain('#E03131');
  await page.locator('.kind [data-value=sokoban]').click();
  for (const tool of ['#', ' ', '$', '.', '@']) await page.locator(`[data-tool="${tool}"] svg.tile`).waitFor();
});

it('draws a level even while it is invalid', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBooooooooooooooooooo');
  await page.locator('#sheet-text').fill('....\nAA.B\n..B.\nCC..\n');
  await expect.poll(() => result(page)).toMatch(/line 3, column 3/);
  // Both pieces of the broken B, the red car and C.
  await expect.poll(() => page.locator('#board svg').first().innerHTML()).toContain('#E03131');
  const box = await boxOf(page.locator('#board svg').first());
  expect(box.width).toBeGreaterThan(200);
  await page.locator('#clear').click();
  await page.locator('.kind [data-value=sokoban]').click();
  await page.locator('#sheet-text').fill('#####\n#@@$#\n#####\n');
  await expect.poll(() => result(page)).toMatch(/players|line/);
  await expect.poll(() => page.locator('#sheet-width').textContent()).toBe('5');
});

it('draws a text of the other puzzle that it cannot read, and not what was there before', async () => {
  const page = await visit('#/edit?p=sk:6w|wp-bgw|w4-w|6w');
  await page.locator('#sheet-text').fill('....\nAA.B\n..B.\n....\n');
  await expect.poll(() => result(page)).toMatch(/line 3, column 3/);
  await expect.poll(() => page.locator('#sheet-width').textContent()).toBe('4'); // it was 6
  await page.locator('[data-tool=primary]').waitFor();
});

it('rotates and mirrors a board with its exit', async () => {
  const page = await visit('#/edit?p=rh6:ooooooooooBoAAooBoooooBoCDEEFFCDoooo');
  const before = await text(page);
  await page.locator('#rotate').click();
  const turned = await text(page);
  expect(turned).not.toBe(before);
  await expect.poll(() => result(page)).toMatch(/7 moves, proven optimal/); // the same puzzle, seen from another side
  await page.locator('#rotate').click();
  await expect.poll(() => text(page)).toBe(before);
  await page.locator('#mirror').click();
  await expect.poll(() => text(page)).toBe(`${before.trim().split('\n').reverse().join('\n')}\n`);
  await expect.poll(() => result(page)).toMatch(/7 moves, proven optimal/);
});

it('keeps the names of a board whose red car is X', async () => {
  const page = await visit('#/edit');
  await page.locator('#sheet-text').fill('....\nXX.A\n...A\n....\n');
  await expect.poll(() => result(page)).toMatch(/2 moves, proven optimal/);
  await page.locator('#play-it').click();
  await page.locator('.veh[aria-label="Vehicle X"]').waitFor();
  await expect.poll(() => page.locator('#game-id').textContent()).toBe('rh4pX:ooooXXoAoooAoooo');
  await page.locator('#show-solution').click();
  await expect.poll(() => page.locator('#solution-moves').textContent()).toMatch(/A.*1.*X.*2/);
});

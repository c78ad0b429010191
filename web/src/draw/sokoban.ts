// How a Sokoban level looks.
import type { Sokoban } from '../model/puzzle';
import type { Crates } from '../model/sokoban';
import { QUARTER_TURNS } from '../model/sokoban';
import { BOARD } from './colors';
import { block, FRAME, LIP, plusMarks, rect, stroke, wallBlock } from './svg';

// The cells the player could walk to if there were no crates.
export function inside(level: Sokoban): Set<number> {
  const { width, height, ground } = level;
  const cells = new Set([level.player]);
  for (const cell of cells) {
    const col = cell % width;
    const around = [cell - width, cell + width, col > 0 ? cell - 1 : -1, col < width - 1 ? cell + 1 : -1];
    for (const next of around) if (next >= 0 && next < width * height && ground[next] !== '#') cells.add(next);
  }
  return cells;
}

export function frame(level: Sokoban): string {
  const { width, height, ground } = level;
  const floor = inside(level);
  let path = '';
  for (const cell of floor) path += `M${(cell % width) * 100} ${Math.floor(cell / width) * 100}h100v100h-100z`;
  let svg =
    rect(
      -FRAME,
      -FRAME,
      width * 100 + 2 * FRAME,
      height * 100 + 2 * FRAME,
      40,
      BOARD.tray,
      'stroke="var(--tray-edge,none)" stroke-width="2"',
    ) +
    `<path d="${path}" fill="${BOARD.bay}" stroke="${BOARD.bay}" stroke-width="8" stroke-linejoin="round"/>` +
    plusMarks(width, height, BOARD.mark, (x, y) =>
      [(y - 1) * width + x - 1, (y - 1) * width + x, y * width + x - 1, y * width + x].every((cell) => floor.has(cell)),
    );
  for (let cell = 0; cell < ground.length; cell++) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (ground[cell] === '#') svg += wallBlock(x, y, BOARD.wall);
    if (ground[cell] === '.')
      svg +=
        `<circle cx="${x * 100 + 50}" cy="${y * 100 + 50}" r="21" fill="none" stroke="${BOARD.goal}" stroke-width="6"/>` +
        `<circle cx="${x * 100 + 50}" cy="${y * 100 + 50}" r="6" fill="${BOARD.goal}"/>`;
  }
  return svg;
}

export function crate(home: boolean): string {
  const color = home ? BOARD.home : BOARD.box;
  const line = home ? BOARD.homeLine : BOARD.boxLine;
  return (
    block(9, 9, 82, 81, 14, color) +
    `<rect x="21" y="21" width="58" height="57" rx="6" fill="none" stroke="${line}" stroke-width="5"/>` +
    (home
      ? stroke('M35 51l11 11 20-24', line, 8)
      : `<path d="M24 75L76 24M24 24L76 75" stroke="${line}" stroke-width="5"/>`)
  );
}

export function player(degrees: number): string {
  return (
    `<circle cx="50" cy="54" r="35" fill="${BOARD.you}"/><circle cx="50" cy="54" r="35" fill="${LIP}"/>` +
    `<circle cx="50" cy="49" r="35" fill="${BOARD.you}"/><g transform="rotate(${degrees} 50 49)">` +
    `${stroke('M38 45l12-13 12 13', '#fff', 7)}<circle cx="50" cy="60" r="7" fill="#fff"/></g>`
  );
}

// A crate that can never reach a ring.
export function deadMark(x: number, y: number): string {
  return (
    rect(x + 4, y + 4, 92, 92, 18, 'rgb(18 22 26/.55)', 'stroke="#fff" stroke-width="6" stroke-dasharray="14 10"') +
    stroke(`M${x + 34} ${y + 34}l32 32M${x + 66} ${y + 34}l-32 32`, '#fff', 9)
  );
}

export function board(
  level: Sokoban,
  state: Crates = { boxes: level.boxes, player: level.player, facing: 'u' },
): string {
  const at = (cell: number) => `translate(${(cell % level.width) * 100} ${Math.floor(cell / level.width) * 100})`;
  return (
    frame(level) +
    state.boxes.map((b) => `<g transform="${at(b)}">${crate(level.ground[b] === '.')}</g>`).join('') +
    `<g transform="${at(state.player)}">${player(QUARTER_TURNS[state.facing])}</g>`
  );
}

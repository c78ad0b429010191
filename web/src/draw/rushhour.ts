// How a Rush Hour board looks.
import type { RushHour, Vehicle } from '../model/puzzle';
import { BOARD, paintOf } from './colors';
import { glyphPath } from './glyphs';
import { block, FRAME, plusMarks, rect, stroke, wallBlock } from './svg';

const GLASS = 'rgb(18 22 26/.30)';

// The tray, the bay with its marks and walls, and the gap to drive out through.
export function frame(puzzle: RushHour): string {
  const { width, height, vehicles, primary } = puzzle;
  const w = width * 100;
  const h = height * 100;
  const exit = vehicles[primary];
  let svg =
    rect(
      -FRAME,
      -FRAME,
      w + 2 * FRAME,
      h + 2 * FRAME,
      40,
      BOARD.tray,
      'stroke="var(--tray-edge,none)" stroke-width="2"',
    ) + rect(0, 0, w, h, 16, BOARD.bay);
  if (exit) svg += gap(exit.vertical, exit.vertical ? exit.col * 100 : exit.row * 100, exit.vertical ? h : w);
  svg += plusMarks(width, height, BOARD.mark);
  for (const wall of puzzle.walls) svg += wallBlock(wall % width, Math.floor(wall / width), BOARD.wall);
  return svg;
}

// The bay runs through the frame; two red posts and a chevron mark it. `at` is on the line, `end` its far end.
function gap(vertical: boolean, at: number, end: number): string {
  const out = end + FRAME;
  if (vertical)
    return (
      rect(at, end - 20, 100, FRAME + 20, 0, BOARD.bay) +
      stroke(`M${at - 3} ${end + 5}V${out - 4}M${at + 103} ${end + 5}V${out - 4}`, BOARD.you, 6) +
      stroke(`M${at + 37} ${end + 5}l13 13 13-13`, BOARD.you, 7)
    );
  return (
    rect(end - 20, at, FRAME + 20, 100, 0, BOARD.bay) +
    stroke(`M${end + 5} ${at - 3}H${out - 4}M${end + 5} ${at + 103}H${out - 4}`, BOARD.you, 6) +
    stroke(`M${end + 5} ${at + 37}l13 13-13 13`, BOARD.you, 7)
  );
}

// A vehicle with its top left corner at the origin. Without `detail` it is a body alone, for small pictures.
export function vehicle(v: Pick<Vehicle, 'name' | 'length' | 'vertical'>, detail = true): string {
  const w = v.vertical ? 100 : v.length * 100;
  const h = v.vertical ? v.length * 100 : 100;
  const { color, pattern } = paintOf(v.name);
  const primary = v.name === 'A';
  let svg = block(6, 6, w - 12, h - 13, 20, color);
  if (pattern !== 'plain') svg += patterned(w, h, pattern);
  if (!detail) return svg;
  const length = v.vertical ? h : w;
  const bar = (at: number, thick: number) =>
    v.vertical ? rect(20, at, w - 40, thick, thick / 2, GLASS) : rect(at, 20, thick, h - 41, thick / 2, GLASS);
  // The primary shows its heading where others have a second window.
  svg += bar(24, 13);
  if (!primary)
    svg += v.length === 2 ? bar(length - 38, 13) : [0, 1, 2].map((rib) => bar(length - 36 - rib * 16, 5)).join('');
  svg += stroke(glyphPath(v.name, w / 2, v.vertical ? h / 2 : 49.5, 34), primary ? '#fff' : BOARD.label, 7);
  if (primary)
    svg += v.vertical
      ? stroke(`M35 ${h - 40}l15 14 15-14`, '#fff', 7)
      : stroke(`M${w - 40} 35l14 14.5-14 14.5`, '#fff', 7);
  return svg;
}

function patterned(w: number, h: number, pattern: 'stripes' | 'dots'): string {
  const ink = 'rgb(0 0 0/.25)';
  let path = '';
  if (pattern === 'stripes') {
    for (let at = 30; at < w + h - 30; at += 30) {
      const x = Math.min(at, w - 14);
      const y = Math.min(at, h - 15);
      path += `M${x} ${Math.max(14, at - x)}L${Math.max(14, at - y)} ${y}`;
    }
    return stroke(path, ink, 10);
  }
  for (let y = 22; y < h - 14; y += 28) for (let x = 22; x < w - 14; x += 28) path += `M${x} ${y}h0`;
  return stroke(path, ink, 10);
}

export function place(v: Vehicle): string {
  return `translate(${v.col * 100} ${v.row * 100})`;
}

// The whole board as it stands in `vehicles`.
export function board(puzzle: RushHour, vehicles: readonly Vehicle[] = puzzle.vehicles, detail = true): string {
  return frame(puzzle) + vehicles.map((v) => `<g transform="${place(v)}">${vehicle(v, detail)}</g>`).join('');
}

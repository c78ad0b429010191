// Whole pictures of puzzles: thumbnails, and files that stand on their own.
import type { Puzzle } from '../model/puzzle';
import * as rushhour from './rushhour';
import * as sokoban from './sokoban';
import { viewBox } from './svg';

export function drawing(puzzle: Puzzle, detail = true): string {
  return puzzle.kind === 'rushhour' ? rushhour.board(puzzle, puzzle.vehicles, detail) : sokoban.board(puzzle);
}

// An <svg> element as text; under 24 px a cell, letters and windows are left out.
export function thumbnail(puzzle: Puzzle, pixels: number): string {
  const detail = pixels / Math.max(puzzle.width, puzzle.height) >= 24;
  return `<svg viewBox="${viewBox(puzzle.width, puzzle.height)}" aria-hidden="true">${drawing(puzzle, detail)}</svg>`;
}

export function svgFile(puzzle: Puzzle, body = drawing(puzzle), cell = 64): string {
  const [x, y, w, h] = viewBox(puzzle.width, puzzle.height).split(' ').map(Number);
  const scale = cell / 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${Math.round(w * scale)}" ` +
    `height="${Math.round(h * scale)}">${body.replaceAll('var(--tray-edge,none)', 'none')}</svg>`
  );
}

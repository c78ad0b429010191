// The two small charts of the play view: the distance left, move by move, and the shape of the puzzle.
import { plural } from '../../ui/words';

const still = 'vector-effect="non-scaling-stroke"';

// `distances[n]` at point n of the game, where it is known, and what it had cost by then; dashed is perfect play.
export function distanceChart(
  distances: readonly (number | undefined)[],
  spent: readonly number[],
  cursor: number,
  par: number,
): string {
  const w = 604;
  const h = 72;
  const last = Math.max(par, spent.at(-1)!, 1);
  const most = Math.max(par, ...distances.map((d) => d ?? 0), 1);
  const across = (cost: number) => ((cost / last) * w).toFixed(1);
  const x = (n: number) => across(spent[n]);
  const y = (d: number) => (4 + (1 - d / most) * (h - 8)).toFixed(1);
  const line = (from: number, to: number) => {
    let path = '';
    for (let n = from; n <= to; n++) {
      const d = distances[n];
      if (d !== undefined) path += `${path ? 'L' : 'M'}${x(n)} ${y(d)}`;
    }
    return path;
  };
  const here = distances[cursor];
  // A line without length, with round ends, stays round however wide the chart is.
  const dot = (at: string, color: string, size: number) =>
    `<path d="M${x(cursor)} ${at}h0" stroke="${color}" stroke-width="${size}" stroke-linecap="round" ${still}/>`;
  const grid = `M0 4H${w}M0 ${h / 2}H${w}M0 ${h - 4}H${w}`;
  return (
    `<path d="${grid}" stroke="var(--line)" ${still}/>` +
    `<path d="M0 ${y(par)}L${across(par)} ${h - 4}" stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="3 4" ${still}/>` +
    `<path d="${line(cursor, distances.length - 1)}" fill="none" stroke="var(--edge)" stroke-width="1.5" ${still}/>` +
    `<path d="${line(0, cursor)}" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" ${still}/>` +
    (here === undefined ? '' : dot(y(here), 'var(--bg)', 11) + dot(y(here), 'var(--you)', 7))
  );
}

// The number of positions at each distance from the start, up to the nearest exit.
export function shapeChart(layers: readonly number[], here: number): string {
  const w = 236;
  const h = 64;
  const n = layers.length;
  const most = Math.sqrt(Math.max(...layers));
  const x = (i: number) => (n > 1 ? (i / (n - 1)) * w : 0);
  const half = (v: number) => (Math.sqrt(v) / most) * (h / 2 - 2) + 0.8;
  let above = '';
  let below = '';
  layers.forEach((v, i) => {
    above += `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${(h / 2 - half(v)).toFixed(1)}`;
    below = `L${x(i).toFixed(1)} ${(h / 2 + half(v)).toFixed(1)}${below}`;
  });
  const at = x(Math.max(0, Math.min(n - 1, here)));
  return (
    `<clipPath id="past"><rect width="${at}" height="${h}"/></clipPath><path d="${above + below}z" fill="var(--line)"/>` +
    `<path d="${above + below}z" fill="var(--ink-3)" clip-path="url(#past)"/>` +
    `<path d="M${at} 0V${h}" stroke="var(--you)" stroke-width="2" ${still}/>`
  );
}

// What the shape tells: a single position that every solution passes, or a narrow place between two wide ones.
export function shapeSentence(layers: readonly number[], unit: 'moves' | 'pushes'): string {
  const intro = 'Start at the left, solved at the right.';
  const counted = unit === 'moves' ? 'positions' : 'positions a search looks at';
  const plain = `${intro} Height is the number of ${counted} after that many ${unit}.`;
  // In Sokoban, pushes that can wait or that lose the level are left out of the count, so a waist proves nothing there.
  const waist = unit === 'moves' ? waistOf(layers) : null;
  if (waist === null) return plain;
  if (layers[waist] === 1)
    return `${intro} At the waist, ${waist} ${unit} in, every solution passes through <b>one single position</b>.`;
  return `${intro} At the waist, ${waist} ${unit} in, every solution passes through one of ${plural(layers[waist], 'position')}.`;
}

// The narrowest layer that has layers at least three times as wide on both sides; the last such, or null.
function waistOf(layers: readonly number[]): number | null {
  let waist: number | null = null;
  for (let d = 1; d < layers.length - 1; d++) {
    const before = Math.max(...layers.slice(0, d));
    const after = Math.max(...layers.slice(d + 1));
    if (Math.min(before, after) >= 3 * layers[d] && (waist === null || layers[d] <= layers[waist])) waist = d;
  }
  return waist;
}

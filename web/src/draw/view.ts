// Which part of a board is seen: all of it, or what someone has zoomed to.

export interface Window {
  scale: number; // 1 shows everything
  x: number; // the middle of what is seen, as a share of the whole
  y: number;
}

export const WHOLE: Window = { scale: 1, x: 0.5, y: 0.5 };
const MOST = 12;

export type Box = readonly [x: number, y: number, width: number, height: number];

export function clamped({ scale, x, y }: Window): Window {
  const s = Math.max(1, Math.min(MOST, scale));
  const half = 0.5 / s;
  const inside = (v: number) => Math.max(half, Math.min(1 - half, v));
  return { scale: s, x: inside(x), y: inside(y) };
}

export function viewBox([x, y, width, height]: Box, seen: Window): string {
  const [w, h] = [width / seen.scale, height / seen.scale];
  return [x + seen.x * width - w / 2, y + seen.y * height - h / 2, w, h].map((n) => +n.toFixed(2)).join(' ');
}

// Zooms so that the point under the pointer (as a share of what is seen) stays where it is.
export function zoomed(seen: Window, by: number, px: number, py: number): Window {
  const scale = Math.max(1, Math.min(MOST, seen.scale * by));
  const at = (centre: number, p: number) => {
    const point = centre + (p - 0.5) / seen.scale;
    return point - (p - 0.5) / scale;
  };
  return clamped({ scale, x: at(seen.x, px), y: at(seen.y, py) });
}

export function panned(seen: Window, dx: number, dy: number): Window {
  return clamped({ ...seen, x: seen.x - dx / seen.scale, y: seen.y - dy / seen.scale });
}

// The nearest window of this size that has a point (as a share of the whole) well inside it.
export function following(seen: Window, px: number, py: number): Window {
  const room = 0.35 / seen.scale;
  const near = (centre: number, p: number) => Math.max(p - room, Math.min(p + room, centre));
  const next = clamped({ ...seen, x: near(seen.x, px), y: near(seen.y, py) });
  return next.x === seen.x && next.y === seen.y ? seen : next;
}

// The few shapes that every picture is made of. 100 units are one cell.

export const FRAME = 28;
export const LIP = 'rgb(0 0 0/.34)';

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function stroke(path: string, color: string, width: number, more = ''): string {
  return (
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${more && ` ${more}`}/>`
  );
}

// A block with a lip: the same body a little lower, darkened.
export function block(x: number, y: number, w: number, h: number, r: number, color: string): string {
  return rect(x, y + 4, w, h + 1, r, color) + rect(x, y + 4, w, h + 1, r, LIP) + rect(x, y, w, h, r, color);
}

// Plus signs at the inner corners of the grid, where `wanted` says so.
export function plusMarks(
  width: number,
  height: number,
  color: string,
  wanted = (_x: number, _y: number) => true,
): string {
  let path = '';
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++)
      if (wanted(x, y)) path += `M${x * 100 - 5} ${y * 100}h10M${x * 100} ${y * 100 - 5}v10`;
  return stroke(path, color, 2.5);
}

export function wallBlock(x: number, y: number, color: string): string {
  return block(x * 100 + 3, y * 100 + 3, 94, 90, 14, color);
}

export function arrow(x: number, y: number, degrees: number, color: string): string {
  return stroke('M-18 0H18M4-15l15 15L4 15', color, 8, `transform="translate(${x} ${y}) rotate(${degrees})"`);
}

export function viewBox(width: number, height: number): string {
  return `${-FRAME - 1} ${-FRAME - 1} ${width * 100 + 2 * FRAME + 2} ${height * 100 + 2 * FRAME + 2}`;
}

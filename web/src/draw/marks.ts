// What the page draws over a board: hints, targets, faults. 100 units are one cell.

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more && ` ${more}`}/>`;
}

function stroke(path: string, color: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

// A line around something, in dashes.
export function dashes(color: string, width: number, on: number, off: number): string {
  return `stroke="${color}" stroke-width="${width}" stroke-dasharray="${on} ${off}" stroke-linecap="butt"`;
}

export function arrow(x: number, y: number, degrees: number): string {
  return stroke('M-18 0H18M4-15l15 15L4 15', 'var(--hint)', 8, `transform="translate(${x} ${y}) rotate(${degrees})"`);
}

// A crate that can never reach a ring.
export function deadMark(x: number, y: number): string {
  return (
    rect(x + 4, y + 4, 92, 92, 18, 'rgb(18 22 26/.55)', dashes('#fff', 6, 14, 10)) +
    stroke(`M${x + 34} ${y + 34}l32 32M${x + 66} ${y + 34}l-32 32`, '#fff', 9)
  );
}

// Where a crate stood at the start, while a level is played backwards.
export function startMark(x: number, y: number): string {
  return rect(x + 6, y + 6, 88, 88, 16, 'none', dashes('#fff', 5, 14, 9));
}

// A cell where something can go.
export function dot(x: number, y: number): string {
  return `<circle cx="${x + 50}" cy="${y + 50}" r="9" fill="#fff" opacity=".55"/>`;
}

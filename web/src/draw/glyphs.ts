// The letters on vehicles: strokes on a grid of 4 by 6, so that every picture has the same ones and no font is needed.

const GLYPHS: Record<string, string> = {
  A: '0 6 0 2 2 0 4 2 4 6|0 4 4 4',
  B: '0 0 3 0 4 1 4 2 3 3 0 3|3 3 4 4 4 5 3 6 0 6 0 0',
  C: '4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5',
  D: '0 0 2.6 0 4 1.4 4 4.6 2.6 6 0 6 0 0',
  E: '4 0 0 0 0 6 4 6|0 3 3 3',
  F: '4 0 0 0 0 6|0 3 3 3',
  G: '4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3.2 2.3 3.2',
  H: '0 0 0 6|4 0 4 6|0 3 4 3',
  I: '2 0 2 6|.7 0 3.3 0|.7 6 3.3 6',
  J: '4 0 4 5 3 6 1 6 0 5',
  K: '0 0 0 6|4 0 0 3.6|1.3 2.6 4 6',
  L: '0 0 0 6 4 6',
  M: '0 6 0 0 2 2.6 4 0 4 6',
  N: '0 6 0 0 4 6 4 0',
  O: '1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0',
  P: '0 6 0 0 3 0 4 1 4 2.4 3 3.4 0 3.4',
  Q: '1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0|2.4 4.4 4 6',
  R: '0 6 0 0 3 0 4 1 4 2.4 3 3.4 0 3.4|2 3.4 4 6',
  S: '4 1 3 0 1 0 0 1 0 2 1 3 3 3 4 4 4 5 3 6 1 6 0 5',
  T: '0 0 4 0|2 0 2 6',
  U: '0 0 0 5 1 6 3 6 4 5 4 0',
  V: '0 0 2 6 4 0',
  W: '0 0 1 6 2 2.6 3 6 4 0',
  X: '0 0 4 6|4 0 0 6',
  Y: '0 0 2 3 4 0|2 3 2 6',
  Z: '0 0 4 0 0 6 4 6',
  '0': '1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0|3 2 1 4',
  '1': '.7 1.2 2 0 2 6|.7 6 3.3 6',
  '2': '0 1 1 0 3 0 4 1 4 2 0 6 4 6',
  '3': '0 0 4 0 2 2.6 3 2.6 4 3.6 4 5 3 6 1 6 0 5',
  '4': '3 6 3 0 0 4 4 4',
  '5': '4 0 0 0 0 2.6 3 2.6 4 3.6 4 5 3 6 1 6 0 5',
  '6': '3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3.6 3 2.6 0 2.6',
  '7': '0 0 4 0 1.6 6',
  '8': '1 0 3 0 4 1 4 2 3 3 1 3 0 2 0 1 1 0|1 3 0 4 0 5 1 6 3 6 4 5 4 4 3 3',
  '9': '4 3.4 1 3.4 0 2.4 0 1 1 0 3 0 4 1 4 5 3 6 1 6',
};

// The path of a character of that height around a centre; small letters are small capitals.
export function glyphPath(character: string, x: number, y: number, height: number): string {
  const small = character !== character.toUpperCase();
  const strokes = GLYPHS[character.toUpperCase()] ?? GLYPHS.O;
  const unit = (height * (small ? 0.72 : 1)) / 6;
  return strokes
    .split('|')
    .map((stroke) => {
      const n = stroke.split(' ').map(Number);
      let path = '';
      for (let i = 0; i < n.length; i += 2)
        path += `${i ? 'L' : 'M'}${(x + (n[i] - 2) * unit).toFixed(1)} ${(y + (n[i + 1] - 3) * unit).toFixed(1)}`;
      return path;
    })
    .join('');
}

// Writes animated GIFs. The board has few colours, so one palette serves all frames, and a frame holds only the
// rectangle that changed.

export interface Frame {
  pixels: Uint8ClampedArray; // RGBA
  ms: number;
}

// The colours that occur most, at 5 bits a channel; the rest is mapped to the nearest of them.
class Palette {
  readonly colors: number[]; // 0xRRGGBB
  private readonly nearest = new Map<number, number>();

  constructor(frames: readonly Frame[]) {
    const counts = new Map<number, number>();
    for (const { pixels } of frames)
      for (let i = 0; i < pixels.length; i += 4) {
        const key = Palette.key(pixels, i);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 255);
    this.colors = common.map(([key]) => key);
    common.forEach(([key], n) => this.nearest.set(key, n));
  }

  // Flat colours stay exact enough at 6 bits a channel, and anti-aliasing does not flood the palette.
  private static key(pixels: Uint8ClampedArray, i: number): number {
    return ((pixels[i] & 0xfc) << 16) | ((pixels[i + 1] & 0xfc) << 8) | (pixels[i + 2] & 0xfc);
  }

  index(pixels: Uint8ClampedArray, i: number): number {
    const key = Palette.key(pixels, i);
    const known = this.nearest.get(key);
    if (known !== undefined) return known;
    let best = 0;
    let least = Infinity;
    this.colors.forEach((color, n) => {
      const dr = (color >> 16) - (key >> 16);
      const dg = ((color >> 8) & 255) - ((key >> 8) & 255);
      const db = (color & 255) - (key & 255);
      const distance = dr * dr + dg * dg + db * db;
      if (distance < least) [least, best] = [distance, n];
    });
    this.nearest.set(key, best);
    return best;
  }
}

class Bytes {
  private data = new Uint8Array(1 << 16);
  private size = 0;

  byte(value: number): void {
    if (this.size === this.data.length) {
      const larger = new Uint8Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.size++] = value;
  }
  word(value: number): void {
    this.byte(value & 255);
    this.byte(value >> 8);
  }
  text(text: string): void {
    for (const character of text) this.byte(character.charCodeAt(0));
  }
  done(): Uint8Array {
    return this.data.slice(0, this.size);
  }
}

// LZW as GIF wants it: codes of growing width, in blocks of up to 255 bytes.
function writeCompressed(out: Bytes, indices: Uint8Array): void {
  const CLEAR = 256;
  let block: number[] = [];
  let bits = 0;
  let held = 0;
  let width = 9;
  const flush = () => {
    if (block.length === 0) return;
    out.byte(block.length);
    block.forEach((value) => out.byte(value));
    block = [];
  };
  const emit = (code: number) => {
    held |= code << bits;
    for (bits += width; bits >= 8; bits -= 8) {
      block.push(held & 255);
      held >>>= 8;
      if (block.length === 255) flush();
    }
  };
  let table = new Map<number, number>();
  let next = 258;
  out.byte(8);
  emit(CLEAR);
  let prefix = indices[0];
  for (let i = 1; i < indices.length; i++) {
    const key = (prefix << 8) | indices[i];
    const code = table.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    emit(prefix);
    if (next === 4096) {
      emit(CLEAR);
      table = new Map();
      next = 258;
      width = 9;
    } else {
      if (next === 1 << width) width++;
      table.set(key, next++);
    }
    prefix = indices[i];
  }
  emit(prefix);
  emit(CLEAR + 1);
  if (bits > 0) block.push(held & 255);
  flush();
  out.byte(0);
}

interface Box {
  left: number;
  top: number;
  right: number; // one past the last
  bottom: number;
}

function changedBox(width: number, now: Uint8Array, before: Uint8Array): Box | null {
  let box: Box | null = null;
  for (let i = 0; i < now.length; i++) {
    if (now[i] === before[i]) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    box ??= { left: x, top: y, right: x + 1, bottom: y + 1 };
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.bottom = y + 1;
  }
  return box;
}

export function encodeGif(width: number, height: number, frames: readonly Frame[]): Uint8Array {
  const palette = new Palette(frames);
  const out = new Bytes();
  out.text('GIF89a');
  out.word(width);
  out.word(height);
  out.byte(0xf7); // a global table of 256 colours
  out.byte(0);
  out.byte(0);
  for (let n = 0; n < 256; n++) {
    const color = palette.colors[n] ?? 0;
    for (const shift of [16, 8, 0]) out.byte((color >> shift) & 255);
  }
  out.byte(0x21);
  out.byte(0xff);
  out.byte(11);
  out.text('NETSCAPE2.0');
  out.byte(3);
  out.byte(1);
  out.word(0); // for ever
  out.byte(0);
  let before: Uint8Array | null = null;
  for (const { pixels, ms } of frames) {
    const indices: Uint8Array = Uint8Array.from({ length: width * height }, (_, i) => palette.index(pixels, i * 4));
    const whole = { left: 0, top: 0, right: width, bottom: height };
    const box = before ? (changedBox(width, indices, before) ?? { left: 0, top: 0, right: 1, bottom: 1 }) : whole;
    out.byte(0x21);
    out.byte(0xf9);
    out.byte(4);
    out.byte(4); // leave the picture as it is
    out.word(Math.round(ms / 10));
    out.byte(0);
    out.byte(0);
    out.byte(0x2c);
    out.word(box.left);
    out.word(box.top);
    out.word(box.right - box.left);
    out.word(box.bottom - box.top);
    out.byte(0);
    const part = new Uint8Array((box.right - box.left) * (box.bottom - box.top));
    let k = 0;
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.left; x < box.right; x++) part[k++] = indices[y * width + x];
    writeCompressed(out, part);
    before = indices;
  }
  out.byte(0x3b);
  return out.done();
}

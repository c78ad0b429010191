// A QR code that opens a puzzle on this page, as SVG. What makes it is loaded when it is first wanted.
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '../../model/puzzles/puzzle';
import { link } from '../../model/puzzles/share';
import { pageAddress } from '../../ui/dom';

const QUIET = 4; // modules around it, as the standard wants
const MOST = 900; // characters: more would be too fine for a small print

type Encode = typeof import('uqr').encode;

// Empty until it is there, and where a link is too long for one.
export function useCodes(wanted: boolean): (puzzle: Puzzle, name: string) => string {
  const [encode, setEncode] = useState<Encode | null>(null);
  useEffect(() => {
    if (wanted && !encode) void import('uqr').then((uqr) => setEncode(() => uqr.encode)).catch(() => {});
  }, [wanted]);
  return (puzzle, name) => (wanted && encode ? codeOf(encode, pageAddress() + link('play', puzzle, { t: name })) : '');
}

export function codeOf(encode: Encode, text: string): string {
  if (text.length > MOST) return '';
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  const side = size + 2 * QUIET;
  return `<svg viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path d="${modules.join('')}"/></svg>`;
}

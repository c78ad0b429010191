// The river map: where each position of a state space is drawn. A column is a distance from the start; in a column,
// positions stand in the order of the mean height of those that lead to them, so that what belongs together flows
// together and a bottleneck is a waist.
import type { LabGraph } from '../../engine/protocol';

export interface River {
  layers: number[]; // how many positions each column has
  x: Float32Array;
  y: Float32Array;
  dot: number; // the size of a dot
  columnX: (depth: number) => number;
}

export interface MapSize {
  width: number;
  height: number; // of the part that dots may fill
}

const MARGIN = 14;
const WIDEST = 11; // between dots
const FEWEST = 3; // dots a row, where there is room

// How many dots a row holds, and how far apart they are, so that the widest column fits and dots are as large as can be.
function spacing(widest: number, step: number, height: number): { perRow: number; pitch: number } {
  let best = { perRow: FEWEST, pitch: 0 };
  for (let perRow = FEWEST; perRow <= 40; perRow++) {
    const pitch = Math.min(WIDEST, step / (perRow + 0.4), height / Math.ceil(widest / perRow));
    if (pitch > best.pitch * 1.05) best = { perRow, pitch };
  }
  return best;
}

export function layersOf(depth: Uint32Array): number[] {
  const layers: number[] = [];
  for (const d of depth) layers[d] = (layers[d] ?? 0) + 1;
  return layers;
}

// The place of each position in its column, counted from 0.
export function slots({ begin, targets, depth }: Pick<LabGraph, 'begin' | 'targets' | 'depth'>): Uint32Array {
  const n = depth.length;
  const sum = new Float64Array(n);
  const count = new Uint32Array(n);
  const slot = new Uint32Array(n);
  let first = 0;
  while (first < n) {
    let last = first;
    while (last < n && depth[last] === depth[first]) last++;
    const mean = (i: number) => (count[i] ? sum[i] / count[i] : 0);
    const column = Array.from({ length: last - first }, (_, k) => first + k).sort((a, b) => mean(a) - mean(b) || a - b);
    column.forEach((node, place) => {
      slot[node] = place;
      // What they lead to is ordered by relative height, so that wide and narrow columns line up.
      const height = (place + 0.5) / column.length;
      for (let e = begin[node]; e < begin[node + 1]; e++) {
        const next = targets[e];
        if (depth[next] === depth[node] + 1) {
          sum[next] += height;
          count[next]++;
        }
      }
    });
    first = last;
  }
  return slot;
}

export function river(graph: Pick<LabGraph, 'begin' | 'targets' | 'depth'>, size: MapSize): River {
  const { depth } = graph;
  const layers = layersOf(depth);
  const gaps = Math.max(1, layers.length - 1);
  const { perRow, pitch } = spacing(Math.max(...layers), size.width / (gaps + 1), size.height);
  const margin = Math.max(MARGIN, (Math.min(perRow, Math.max(...layers)) * pitch) / 2 + 6);
  const step = (size.width - 2 * margin) / gaps;
  const columnX = (d: number) => margin + d * step;
  const slot = slots(graph);
  const x = new Float32Array(depth.length);
  const y = new Float32Array(depth.length);
  for (let i = 0; i < depth.length; i++) {
    const n = layers[depth[i]];
    const rows = Math.ceil(n / perRow);
    const row = Math.floor(slot[i] / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    x[i] = columnX(depth[i]) + ((slot[i] % perRow) - (inRow - 1) / 2) * pitch;
    y[i] = size.height / 2 + (row - (rows - 1) / 2) * pitch;
  }
  return { layers, x, y, dot: Math.max(1, pitch * 0.78), columnX };
}

// Draws the river map of a lane at one moment, on a canvas: thousands of dots, many times a second.
import type { LabGraph, LabResult } from '../../engine/protocol';
import { palette } from '../../model/puzzles/catalogue';
import { river, type River } from '../../model/lab/river';
import type { Trace } from '../../model/lab/trace';

export const MAP_WIDTH = 644;
export const MAP_HEIGHT = 286;
const FIELD = { width: MAP_WIDTH, height: 240 };
const TOP = 14;
export const MOST_DOTS = 20_000;
export const MOST_EDGES = 2_500; // positions up to which edges are drawn

export const COLORS = {
  unseen: '#56606A',
  settled: '#8FA3B3',
  frontier: palette.hint,
  exit: palette.home,
  now: palette.you,
  text: '#A9B4BD',
};

export class RiverMap {
  readonly layout: River;
  private readonly goals: Set<number>;
  private readonly nearestGoal: number;
  private readonly edges: Path2D | null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly graph: LabGraph,
    private readonly unit: string,
  ) {
    this.layout = river(graph, FIELD);
    this.goals = new Set(graph.goals);
    this.nearestGoal = Math.min(...[...graph.goals].map((goal) => graph.depth[goal]));
    this.edges = graph.states <= MOST_EDGES ? this.edgePath() : null;
  }

  draw(trace: Trace | null, moment: number, result: LabResult | null, withEdges: boolean): void {
    const { canvas } = this;
    const scale = Math.max(1, devicePixelRatio) * Math.max(1, canvas.clientWidth / MAP_WIDTH);
    canvas.width = MAP_WIDTH * scale;
    canvas.height = MAP_HEIGHT * scale;
    const context = canvas.getContext('2d')!;
    context.scale(scale, scale);
    const letters = canvas.clientWidth < 500 ? 17 : 11;
    this.axis(context, letters);
    context.translate(0, TOP);
    if (withEdges && this.edges) {
      context.strokeStyle = 'rgb(143 163 179/.28)';
      context.lineWidth = 0.6;
      context.stroke(this.edges);
    }
    if (this.graph.states > MOST_DOTS) this.columns(context, trace, moment);
    else this.dots(context, trace, moment);
    this.nearestExit(context, letters);
    const done = trace !== null && moment >= trace.length;
    if (done && result && result.path.length > 1) this.path(context, result.path);
    if (trace && trace.length > 0) this.now(context, done ? (result?.path.at(-1) ?? 0) : trace.order[moment]);
  }

  // The position whose dot is nearest to a point of the canvas, in its pixels on the page; null if none is near.
  nodeAt(px: number, py: number): number | null {
    if (this.graph.states > MOST_DOTS) return null;
    const scale = MAP_WIDTH / this.canvas.clientWidth;
    const [atX, atY] = [px * scale, py * scale - TOP];
    const { x, y, dot } = this.layout;
    let best = Math.max(8, dot) ** 2;
    let found: number | null = null;
    for (let i = 0; i < x.length; i++) {
      const distance = (x[i] - atX) ** 2 + (y[i] - atY) ** 2;
      if (distance < best) [best, found] = [distance, i];
    }
    return found;
  }

  private axis(context: CanvasRenderingContext2D, size: number): void {
    const last = this.layout.layers.length - 1;
    const step = Math.max(1, [1, 2, 5, 10, 20, 50].find((s) => last / s <= 8) ?? 100);
    context.font = `500 ${size}px system-ui, sans-serif`;
    context.fillStyle = COLORS.text;
    for (let d = 0; d <= last; d += step) {
      const text = d === 0 ? `0 ${this.unit}` : String(d);
      const half = context.measureText(text).width / 2;
      const x = d === 0 ? 8 + half : Math.min(this.layout.columnX(d), MAP_WIDTH - 8 - half);
      context.textAlign = 'center';
      context.fillText(text, x, MAP_HEIGHT - 9);
    }
  }

  // Over the dots: there may be many where its words stand.
  private nearestExit(context: CanvasRenderingContext2D, size: number): void {
    if (!Number.isFinite(this.nearestGoal)) return;
    const x = this.layout.columnX(this.nearestGoal);
    context.strokeStyle = COLORS.exit;
    context.setLineDash([2, 4]);
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, 6 - TOP);
    context.lineTo(x, MAP_HEIGHT - 24 - TOP);
    context.stroke();
    context.setLineDash([]);
    const left = x > MAP_WIDTH * 0.65;
    context.textAlign = left ? 'end' : 'start';
    const text = `${this.nearestGoal}, the nearest exit`;
    const wide = context.measureText(text).width;
    context.fillStyle = palette.bay;
    context.fillRect(x + (left ? -11 - wide : 3), 2 - TOP, wide + 8, size + 8);
    context.fillStyle = '#8FE3B8';
    context.fillText(text, x + (left ? -7 : 7), size + 5 - TOP);
  }

  private dots(context: CanvasRenderingContext2D, trace: Trace | null, moment: number): void {
    const { x, y, dot } = this.layout;
    const put = (i: number, size: number) => {
      if (size < 3) return context.fillRect(x[i] - size / 2, y[i] - size / 2, size, size);
      context.beginPath();
      context.arc(x[i], y[i], size / 2, 0, 2 * Math.PI);
      context.fill();
    };
    const kinds: [string, number, (i: number) => boolean][] = [
      [COLORS.unseen, dot * 0.9, (i) => !trace || trace.seenAt[i] > moment],
      [COLORS.settled, dot, (i) => trace !== null && trace.settledAt[i] <= moment],
      [COLORS.exit, dot * 1.1, (i) => this.goals.has(i)],
      [COLORS.frontier, dot * 1.2, (i) => trace !== null && trace.seenAt[i] <= moment && trace.settledAt[i] > moment],
    ];
    for (const [color, size, wanted] of kinds) {
      context.fillStyle = color;
      for (let i = 0; i < x.length; i++) if (wanted(i)) put(i, size);
    }
  }

  // Too many for dots: a bar a column, filled as far as it is settled, the frontier on top of that.
  private columns(context: CanvasRenderingContext2D, trace: Trace | null, moment: number): void {
    const { layers, columnX } = this.layout;
    const settled = new Uint32Array(layers.length);
    const seen = new Uint32Array(layers.length);
    if (trace)
      for (let i = 0; i < this.graph.depth.length; i++) {
        if (trace.settledAt[i] <= moment) settled[this.graph.depth[i]]++;
        if (trace.seenAt[i] <= moment) seen[this.graph.depth[i]]++;
      }
    const exits = new Uint32Array(layers.length);
    for (const goal of this.goals) exits[this.graph.depth[goal]]++;
    const most = Math.sqrt(Math.max(...layers));
    const width = Math.max(1, columnX(1) - columnX(0) - 1.5);
    layers.forEach((n, d) => {
      const height = Math.max(1.5, (Math.sqrt(n) / most) * FIELD.height);
      const bar = (share: number, color: string) => {
        context.fillStyle = color;
        context.fillRect(columnX(d) - width / 2, (FIELD.height - height * share) / 2, width, height * share);
      };
      bar(1, COLORS.unseen);
      bar(exits[d] / n, COLORS.exit);
      bar(seen[d] / n, COLORS.frontier);
      bar(settled[d] / n, COLORS.settled);
    });
  }

  private path(context: CanvasRenderingContext2D, path: readonly number[]): void {
    const { x, y } = this.layout;
    context.strokeStyle = '#fff';
    context.lineWidth = 1.6;
    context.lineJoin = 'round';
    context.beginPath();
    for (const node of path) context.lineTo(x[node], this.yOf(node, y));
    context.stroke();
  }

  private yOf(node: number, y: Float32Array): number {
    return this.graph.states > MOST_DOTS ? FIELD.height / 2 : y[node];
  }

  private now(context: CanvasRenderingContext2D, node: number): void {
    const { x, y } = this.layout;
    context.beginPath();
    context.arc(x[node], this.yOf(node, y), Math.max(5, this.layout.dot * 0.7), 0, 2 * Math.PI);
    context.fillStyle = COLORS.now;
    context.fill();
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    context.stroke();
  }

  private edgePath(): Path2D {
    const { begin, targets, states } = this.graph;
    const { x, y } = this.layout;
    const path = new Path2D();
    for (let n = 0; n < states; n++)
      for (let e = begin[n]; e < begin[n + 1]; e++)
        if (targets[e] > n) {
          path.moveTo(x[n], y[n]);
          path.lineTo(x[targets[e]], y[targets[e]]);
        }
    return path;
  }
}

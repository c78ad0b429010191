// One lane of the lab: a search, its map, what it says, what it has proved and what it has cost.
import type { LabGraph, LabResult } from '../../engine/protocol';
import { heuristics, searches } from '../../model/puzzles/catalogue';
import type { Kind } from '../../model/puzzles/puzzle';
import { sentence, Trace } from '../../model/lab/trace';
import { duration, escape, get, grouped, icon, megabytes, plural } from '../../ui/dom';
import { percent } from '../../ui/words';
import { COLORS, RiverMap } from './map';

export interface LaneEvents {
  onChoice(): void;
  miniature(node: number): string;
  onPick(node: number): void; // a dot of the map was clicked
}

const TITLES: Record<string, string> = {
  bfs: 'Breadth-first',
  'bfs-naive': 'Breadth-first, naive',
  'bfs-pruned': 'Breadth-first, pruned',
  dfs: 'Depth-first',
  dfbnb: 'Branch and bound',
  astar: 'A*',
  wastar: 'Weighted A*',
  idastar: 'IDA*',
  greedy: 'Greedy',
  beam: 'Beam',
  random: 'Random walk',
};

const OFFERED = searches.filter((s) => s.puzzles.length === 2 && s.name !== 'auto');

export class Lane {
  trace: Trace | null = null;
  result: LabResult | null = null;
  search: string;
  heuristic: string;
  private map: RiverMap | null = null;
  private spoke = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly kind: Kind,
    chosen: string,
    private readonly events: LaneEvents,
  ) {
    const [search, heuristic] = chosen.split('+');
    this.search = OFFERED.some((s) => s.name === search) ? search : 'bfs';
    const known = heuristics.filter((h) => h.puzzle === kind);
    this.heuristic = known.some((h) => h.name === heuristic)
      ? heuristic
      : kind === 'rushhour'
        ? 'blockers'
        : 'matching';
    root.innerHTML = this.layout(known);
    for (const select of root.querySelectorAll('select'))
      select.addEventListener('change', () => {
        this.search = get<HTMLSelectElement>(root, '.search').value;
        this.heuristic = get<HTMLSelectElement>(root, '.heuristic').value;
        this.renderChoice();
        this.events.onChoice();
      });
    this.renderChoice();
  }

  get title(): string {
    return TITLES[this.search] ?? this.search;
  }
  get usesHeuristic(): boolean {
    return OFFERED.find((s) => s.name === this.search)!.usesHeuristic;
  }
  // What the link says of it.
  get choice(): string {
    return this.usesHeuristic ? `${this.search}+${this.heuristic}` : this.search;
  }
  get length(): number {
    return this.trace?.length ?? 0;
  }

  private layout(known: typeof heuristics): string {
    const option = (value: string, text: string, on: boolean) =>
      `<option value="${value}"${on ? ' selected' : ''}>${escape(text)}</option>`;
    return `<div class="lh"><select class="search" aria-label="Search">${OFFERED.map((s) => option(s.name, TITLES[s.name] ?? s.name, s.name === this.search)).join('')}</select>
     <select class="heuristic" aria-label="Heuristic">${known.map((h) => option(h.name, h.name, h.name === this.heuristic)).join('')}</select>
     <span class="w"></span><span class="tag"></span></div>
     <div class="map"><canvas role="img"></canvas></div>
     <div class="legend"><span><i style="background:${COLORS.settled}"></i>Settled</span><span><i style="background:${COLORS.frontier}"></i>Frontier</span><span><i style="background:${COLORS.now};box-shadow:0 0 0 1.5px var(--edge)"></i>Now</span><span><i style="background:${COLORS.exit}"></i>Exit positions</span><span><i style="background:${COLORS.unseen}"></i>Not seen</span></div>
     <p class="say"></p>
     <div class="proofbar num"><div class="row"><span class="lbt"></span><span class="ubt"></span></div><div class="track"><span class="lb"></span><span class="ub"></span></div></div>
     <div class="low"><div class="mini"></div><div class="cnt num"></div></div>
     <div class="flayers"><div class="lab"></div><svg preserveAspectRatio="none" viewBox="0 0 600 56" role="img"></svg></div>`;
  }

  private renderChoice(): void {
    get(this.root, '.heuristic').hidden = !this.usesHeuristic;
    const info = heuristics.find((h) => h.puzzle === this.kind && h.name === this.heuristic);
    get(this.root, '.w').textContent = this.usesHeuristic ? (info?.summary ?? '') : 'no heuristic';
    this.root.setAttribute('aria-label', this.title);
  }

  open(graph: LabGraph): void {
    this.map = new RiverMap(
      get<HTMLCanvasElement>(this.root, 'canvas'),
      graph,
      this.kind === 'rushhour' ? 'moves' : 'pushes',
    );
    get<HTMLCanvasElement>(this.root, 'canvas').onclick = (event) => {
      const node = this.map!.nodeAt(event.offsetX, event.offsetY);
      if (node !== null) this.events.onPick(node);
    };
  }

  // What was known is of another search.
  reset(): void {
    this.result = null;
    this.trace = null;
  }

  finish(batches: Int32Array[], graph: LabGraph, result: LabResult): void {
    this.result = result;
    this.trace = new Trace(batches, graph, result.estimates);
    this.spoke = 0;
  }

  // Shows the lane as it was after `moment` expansions.
  show(moment: number, graph: LabGraph, withEdges: boolean, playing: boolean): void {
    const { trace, result, map, root } = this;
    if (!map) return;
    map.draw(trace, moment, result, withEdges);
    if (!trace || !result || trace.length === 0) return;
    const done = moment >= trace.length;
    const at = Math.min(moment, trace.length - 1);
    const node = done ? (result.path.at(-1) ?? 0) : trace.order[at];
    const depth = graph.depth[node];
    this.renderTag(done, result);
    this.renderSentence(moment, done, graph, playing);
    this.renderProof(done, at, result, trace);
    get(root, '.mini').innerHTML = this.events.miniature(node);
    const share = done ? 1 : (at + 1) / trace.length;
    const counters: [string, string][] = [
      ['Expanded', grouped(Math.min(moment + 1, trace.length))],
      ['Frontier', grouped(trace.seenBy[at] - trace.settledBy[at])],
      ['Seen', percent(trace.seenBy[at] / graph.states)],
      ['Depth now', String(depth)],
      ['Time', duration(result.seconds * share)],
      ['Memory', megabytes(result.peakBytes * (trace.seenBy[at] / Math.max(1, trace.seenBy.at(-1)!)))],
    ];
    get(root, '.cnt').innerHTML = counters
      .map(([name, value]) => `<div><span class="lab">${name}</span><b>${value}</b></div>`)
      .join('');
    this.renderLayers(at, trace);
  }

  private renderTag(done: boolean, result: LabResult): void {
    const tag = get(this.root, '.tag');
    const proven = done && result.optimal;
    tag.className = `tag${proven ? ' good' : done && result.outcome === 'solved' ? ' warn' : ''}`;
    tag.innerHTML = !done
      ? 'Searching'
      : proven
        ? `${icon('check', true)}Proven: ${result.cost}`
        : result.outcome === 'solved'
          ? `Found: ${result.cost}`
          : result.outcome === 'unsolvable'
            ? 'No solution'
            : 'Stopped';
  }

  // While it plays at most four times a second, so that it can be read.
  private renderSentence(moment: number, done: boolean, graph: LabGraph, playing: boolean): void {
    const now = performance.now();
    if (playing && !done && now - this.spoke < 250) return;
    this.spoke = now;
    const { search, usesHeuristic, trace, result } = this;
    const unit = this.kind === 'rushhour' ? 'moves' : 'pushes';
    get(this.root, '.say').textContent = sentence(
      { unit, search, usesHeuristic, trace: trace!, result: result!, depth: graph.depth },
      moment,
    );
  }

  private renderProof(done: boolean, at: number, result: LabResult, trace: Trace): void {
    const bound = done && result.optimal ? result.cost : trace.bound[at];
    const best = done ? (result.outcome === 'solved' ? result.cost : -1) : trace.best[at];
    const most = Math.max(bound, best, result.cost, 1) * 1.15;
    get(this.root, '.lbt').innerHTML = `At least <b>${bound}</b>`;
    get(this.root, '.ubt').innerHTML = best >= 0 ? `Best found <b>${best}</b>` : 'No solution found yet';
    get(this.root, '.lb').style.width = `${(bound / most) * 100}%`;
    const tick = get(this.root, '.ub');
    tick.style.left = `${(best / most) * 100}%`;
    tick.hidden = best < 0;
  }

  private renderLayers(at: number, trace: Trace): void {
    const now = trace.layersUpTo(at);
    const all = trace.layersUpTo(trace.length - 1);
    const most = Math.sqrt(Math.max(...all));
    const width = 600 / all.length;
    const bar = (n: number, i: number, color: string) => {
      const height = (Math.sqrt(n) / most) * 52;
      return n
        ? `<rect x="${(i * width + 1).toFixed(1)}" y="${(56 - height).toFixed(1)}" width="${Math.max(0.8, width - 2).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}"/>`
        : '';
    };
    get(this.root, '.flayers .lab').textContent = this.usesHeuristic
      ? `Expansions by cost so far plus estimate (0 to ${all.length - 1})`
      : `Expansions by distance (0 to ${all.length - 1})`;
    const svg = get(this.root, '.flayers svg');
    svg.setAttribute('aria-label', `Expansions in each of ${plural(all.length, 'layer')}`);
    svg.innerHTML =
      all.map((n, i) => bar(n, i, 'var(--line)')).join('') + now.map((n, i) => bar(n, i, 'var(--ink-3)')).join('');
  }
}

// What a lane is called beside the others: two of the same search are told apart by their heuristics.
export function nameIn(lanes: readonly Lane[], lane: Lane): string {
  const [a, b] = lanes;
  return a.title === b.title && a.heuristic !== b.heuristic ? `${lane.title} with ${lane.heuristic}` : lane.title;
}

// What a search did, expansion by expansion, ready to be looked at at any moment.
import type { LabGraph, LabResult } from '../../engine/protocol';
import { grouped, percent, plural } from '../../ui/words';

const NEVER = 0xffffffff;
const RECORD = 3; // numbers an expansion: position, lower bound, best cost or -1

export class Trace {
  readonly length: number;
  readonly order: Int32Array; // the position that is expanded at each moment, counted from 0
  readonly bound: Int32Array;
  readonly best: Int32Array;
  readonly seenAt: Uint32Array; // the moment at which a position was first generated
  readonly settledAt: Uint32Array; // and first expanded
  readonly seenBy: Uint32Array; // how many positions are seen after each moment
  readonly settledBy: Uint32Array;
  readonly f: Int32Array; // cost so far plus estimate of what is expanded

  constructor(batches: readonly Int32Array[], graph: LabGraph, estimates: Int32Array) {
    const n = batches.reduce((sum, batch) => sum + batch.length / RECORD, 0);
    this.length = n;
    this.order = new Int32Array(n);
    this.bound = new Int32Array(n);
    this.best = new Int32Array(n);
    this.seenBy = new Uint32Array(n);
    this.settledBy = new Uint32Array(n);
    this.f = new Int32Array(n);
    this.seenAt = new Uint32Array(graph.depth.length).fill(NEVER);
    this.settledAt = new Uint32Array(graph.depth.length).fill(NEVER);
    let t = 0;
    for (const batch of batches)
      for (let i = 0; i < batch.length; i += RECORD, t++)
        [this.order[t], this.bound[t], this.best[t]] = batch.subarray(i, i + RECORD);
    this.follow(graph, estimates);
  }

  private follow({ begin, targets, depth }: LabGraph, estimates: Int32Array): void {
    const g = new Int32Array(depth.length);
    let seen = 1;
    let settled = 0;
    this.seenAt[0] = 0;
    for (let t = 0; t < this.length; t++) {
      const node = this.order[t];
      if (this.settledAt[node] === NEVER) {
        this.settledAt[node] = t;
        settled++;
      }
      this.f[t] = g[node] + Math.max(0, estimates[node]);
      for (let e = begin[node]; e < begin[node + 1]; e++) {
        const next = targets[e];
        if (this.seenAt[next] === NEVER) {
          this.seenAt[next] = t;
          seen++;
          g[next] = g[node] + 1;
        } else if (g[node] + 1 < g[next]) g[next] = g[node] + 1;
      }
      this.seenBy[t] = seen;
      this.settledBy[t] = settled;
    }
  }

  // How many expansions there were of each f up to and including a moment.
  layersUpTo(moment: number): number[] {
    const counts: number[] = [];
    for (let t = 0; t <= Math.min(moment, this.length - 1); t++) counts[this.f[t]] = (counts[this.f[t]] ?? 0) + 1;
    return Array.from(counts, (c) => c ?? 0);
  }
}

export interface Facts {
  unit: string; // "moves"
  search: string;
  usesHeuristic: boolean;
  trace: Trace;
  result: LabResult;
  depth: Uint32Array; // of every position: how far it is from the start
}

const counted = (n: number, unit: string) => plural(n, unit === 'moves' ? 'move' : 'push');

// One sentence on what happens at a moment; the moment after the last says how it ended.
export function sentence(facts: Facts, moment: number): string {
  const { unit, search, usesHeuristic, trace, depth } = facts;
  if (moment >= trace.length) return ending(facts);
  const here = depth[trace.order[moment]];
  if (usesHeuristic)
    return `Expanding a position ${counted(here, unit)} from the start. Cost so far plus estimate is ${trace.f[moment]}; proved so far: at least ${trace.bound[moment]}.`;
  if (!search.startsWith('bfs')) return `Expanding a position that is ${counted(here, unit)} from the start.`;
  let [layer, settled] = [0, 0];
  for (let i = 0; i < depth.length; i++)
    if (depth[i] === here) {
      layer++;
      if (trace.settledAt[i] <= moment) settled++;
    }
  return `Expanding distance ${here}: ${plural(layer, 'position')} on this layer, ${grouped(settled)} of them done.`;
}

// Says of layers only what the trace bears out.
function ending({ usesHeuristic, trace, result, depth }: Facts): string {
  const { cost } = result;
  const unseen = depth.length - (trace.seenBy.at(-1) ?? 1);
  const left = unseen > 0 ? ` It never looked at ${grouped(unseen)} of ${grouped(depth.length)} positions.` : '';
  if (result.outcome === 'unsolvable')
    return 'Done. Every position was tried and none is an exit: there is no solution.';
  if (result.outcome !== 'solved') return 'Stopped at the limit of the lab, without an answer.';
  if (!result.optimal)
    return `Done. It found a solution of ${grouped(cost)}, and does not claim that it is the shortest.${left}`;
  const closer = (known: Uint32Array) => depth.every((d, i) => d >= cost || known[i] !== NEVER);
  if (!usesHeuristic && closer(trace.settledAt))
    return `Done. All positions closer than ${cost} are settled and none is an exit, so ${cost} is the best.${left}`;
  if (!usesHeuristic && closer(trace.seenAt))
    return `Done. All positions closer than ${cost} were seen and none is an exit, so ${cost} is the best.${left}`;
  return `Done. No position left can lead to fewer than ${cost}, so ${cost} is the best.${left}`;
}

export interface Run {
  title: string;
  length: number; // expansions
  result: LabResult;
}

// What two searches did, compared. Less work is praised only where the answer is the same.
export function comparison(a: Run, b: Run, unit: string): string {
  const [less, more] = a.length <= b.length ? [a, b] : [b, a];
  const answer = ({ result }: Run) =>
    result.outcome !== 'solved'
      ? 'found nothing'
      : `${result.optimal ? 'proved' : 'found'} ${counted(result.cost, unit)}`;
  const both = a.result.outcome === 'solved' && b.result.outcome === 'solved';
  if (both && a.result.cost === b.result.cost) {
    const proof =
      less.result.optimal === more.result.optimal
        ? ''
        : ` Only ${(less.result.optimal ? less : more).title} proves it.`;
    if (a.length === b.length) return `Same answer, same work: ${plural(a.length, 'position')} expanded.${proof}`;
    const saved = percent(1 - less.length / more.length);
    return `Same answer, less work: ${less.title} expanded ${plural(less.length, 'position')}, ${more.title} ${grouped(more.length)}. That is ${saved} fewer.${proof}`;
  }
  return `Different answers: ${less.title} ${answer(less)} with ${plural(less.length, 'expansion')}, ${more.title} ${answer(more)} with ${grouped(more.length)}.`;
}

// What a search did, expansion by expansion, ready to be looked at at any moment.
import type { LabGraph, LabResult } from '../engine/protocol';
import { grouped, plural } from '../ui/dom';

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
  usesHeuristic: boolean;
  trace: Trace;
  result: LabResult;
  layers: number[];
  states: number;
}

// One sentence on what happens at a moment; the moment after the last says how it ended.
export function sentence(
  { unit, usesHeuristic, trace, result, layers, states }: Facts,
  moment: number,
  depth: number,
): string {
  if (moment >= trace.length) {
    const unseen = states - (trace.seenBy.at(-1) ?? 1);
    const left = unseen > 0 ? ` It never looked at ${grouped(unseen)} of ${grouped(states)} positions.` : '';
    if (result.outcome === 'unsolvable')
      return 'Done. Every position was tried and none is an exit: there is no solution.';
    if (result.outcome !== 'solved') return 'Stopped at the limit of the lab, without an answer.';
    if (!result.optimal)
      return `Done. It found a solution of ${result.cost}, and does not claim that it is the shortest.${left}`;
    return usesHeuristic
      ? `Done. No position left can lead to fewer than ${result.cost}, so ${result.cost} is the best.${left}`
      : `Done. All positions closer than ${result.cost} are settled and none is an exit, so ${result.cost} is the best.`;
  }
  if (usesHeuristic)
    return `Expanding a position ${depth} ${unit} in. Cost so far plus estimate is ${trace.f[moment]}; at least ${trace.bound[moment]} are proved.`;
  const n = layers[depth];
  return `Expanding distance ${depth}: ${plural(n, 'position')} on this layer.`;
}

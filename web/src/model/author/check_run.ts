// A collection looked over for its author: what the library finds in each level and between them, as far as it has come.
import { signal } from '@preact/signals';
import { Engine, WORKSHOP } from '../../engine/engine';
import type { Checkup, Finding } from '../../engine/protocol';
import { textOf } from '../puzzles/kinds';
import type { Folder, Level } from '../kept/records';
import { readGameId } from '../puzzles/share';

export interface CheckedLevel extends Checkup {
  level: Level;
  class: number; // 0: not rated
}

export type Order = 'none' | 'cost' | 'class';

const engine = new Engine(WORKSHOP); // of its own, so that games go on beside it

export class CheckRun {
  readonly checked = signal<CheckedLevel[]>([]);
  readonly state = signal<'new' | 'running' | 'stopped' | 'failed' | 'done'>('new');
  private abort = new AbortController();

  get running(): boolean {
    return this.state.value === 'running';
  }

  // The levels as they are now, with so many seconds for each.
  async run(levels: readonly Level[], seconds: number): Promise<void> {
    this.cancel();
    const { signal } = (this.abort = new AbortController());
    this.state.value = 'running';
    this.checked.value = [];
    try {
      for (const [i, level] of levels.entries()) {
        const puzzle = readGameId(level.p);
        const request = { text: textOf(puzzle), kind: puzzle.kind, name: level.name || `level ${i + 1}`, seconds };
        const checkup = await engine.call('check-next', { ...request, first: Number(i === 0) }, { signal });
        this.checked.value = [...this.checked.value, { class: 0, ...checkup, level }];
      }
      const { findings } = await engine.call('check-compare', {}, { signal });
      this.checked.value = this.checked.value.map((one, i) => ({
        ...one,
        findings: [...one.findings, ...findings.filter((f) => f.of === i)],
      }));
      this.state.value = 'done';
    } catch {
      if (this.abort.signal === signal) this.state.value = signal.aborted ? 'stopped' : 'failed';
    }
  }

  cancel(): void {
    this.abort.abort();
  }
}

export const isGrave = ({ findings }: { findings: Finding[] }) => findings.some((f) => f.grave);

// The levels without a grave fault, in the order that is wanted: what `gridlock check --keep sound --sort` writes.
export function soundLevels(checked: readonly CheckedLevel[], order: Order): Level[] {
  const sound = checked.filter((one) => !isGrave(one));
  if (order === 'cost') sound.sort((a, b) => a.cost - b.cost);
  if (order === 'class') sound.sort((a, b) => a.class - b.class || a.cost - b.cost);
  return sound.map(({ level }) => level);
}

// How many findings there are of each kind, what could not be read included, the graver kinds first.
export function countsOf(checked: readonly CheckedLevel[], folder: Folder): Map<string, number> {
  const counts = new Map<string, number>();
  if (folder.unread?.length) counts.set('invalid', folder.unread.length);
  for (const grave of [true, false])
    for (const { findings } of checked)
      for (const { kind } of findings.filter((f) => f.grave === grave)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

// Neither solved nor proved to be unsolvable within the time.
export const leftOpen = ({ outcome }: Checkup) => outcome !== 'solved' && outcome !== 'unsolvable';

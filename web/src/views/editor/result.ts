// What the library says about the puzzle in the editor, soon after the last edit.
import { Engine } from '../../engine/engine';
import { analyse, type Verdict } from '../../model/analysis';
import { LEVELS } from '../../model/catalogue';
import { textOf } from '../../model/kinds';
import type { Puzzle } from '../../model/puzzle';
import type { Checked } from '../../model/sheet';
import { duration, escape, grouped, icon, plural } from '../../ui/dom';

const PAUSE = 300; // milliseconds after the last edit
const PATIENCE = 20; // seconds

export class LiveResult {
  private readonly engine = new Engine();
  private abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly root: HTMLElement) {}

  leave(): void {
    clearTimeout(this.timer);
    this.abort.abort();
  }

  show({ puzzle, faults }: Checked): void {
    this.leave();
    if (faults.length > 0)
      return void (this.root.innerHTML = faults.map((fault) => row('warn', 'warn', escape(fault.message))).join(''));
    this.root.innerHTML = row('good', 'check', 'Valid') + row('', '', 'Solving…');
    this.timer = setTimeout(() => void this.solve(puzzle), PAUSE);
  }

  private async solve(puzzle: Puzzle): Promise<void> {
    this.abort = new AbortController();
    const { signal } = this.abort;
    const text = textOf(puzzle);
    const show = (rows: string) => signal.aborted || (this.root.innerHTML = row('good', 'check', 'Valid') + rows);
    const verdict = await analyse(this.engine, puzzle, text, {
      signal,
      seconds: PATIENCE,
      onUpdate: (v) => show(verdictRows(puzzle, v)),
    });
    if (verdict.state !== 'proven' && verdict.state !== 'found') return;
    try {
      const request = { text, kind: puzzle.kind, budget: 200_000, seconds: PATIENCE };
      const rating = await this.engine.call('rate', request, { signal });
      const states = rating.features.find((feature) => feature.name === 'states');
      show(
        verdictRows(puzzle, verdict) +
          (states ? row('', '', `${grouped(states.value)} positions can be reached`) : '') +
          (rating.outcome === 'solved'
            ? row('', '', `Difficulty: <b>${LEVELS[rating.level]}</b> (${rating.score.toFixed(0)})`)
            : ''),
      );
    } catch {
      // Cancelled by the next edit.
    }
  }
}

function row(kind: string, sign: string, text: string): string {
  return `<p class="rrow ${kind}">${sign ? icon(sign, true) : '<span class="i s"></span>'}<span>${text}</span></p>`;
}

function verdictRows(puzzle: Puzzle, verdict: Verdict): string {
  const unit = puzzle.kind === 'rushhour' ? 'move' : 'push';
  switch (verdict.state) {
    case 'searching':
      return row(
        '',
        '',
        verdict.progress
          ? `Searching: ${grouped(verdict.progress.expanded)} expanded, at least ${verdict.progress.lowerBound}`
          : 'Solving…',
      );
    case 'proven':
      return row(
        'good',
        'check',
        `Solvable: <b>${plural(verdict.solution.cost, unit)}</b>, proven optimal in ${duration(verdict.solution.seconds)}`,
      );
    case 'found':
      return row('warn', '', `Solvable: ${verdict.lowerBound} to ${plural(verdict.solution.cost, unit)}, not proven`);
    case 'unsolvable':
      return row('', 'close', `No solution exists${verdict.reason ? `: ${escape(verdict.reason)}` : ''}.`);
    case 'stopped':
      return row('', '', `Not solved yet: at least ${plural(verdict.lowerBound, unit)}.`);
    case 'crashed':
      return row('warn', 'warn', 'The solver stopped. Edit the board to start it again.');
  }
}

// Makes puzzles: what is wanted, a seed, and a button that can be taken back.
import { Cancelled, Engine, EngineError } from '../../engine/engine';
import type { Puzzle } from '../../model/puzzle';
import { seedId } from '../../model/share';
import { copy, get, grouped, plural } from '../../ui/dom';

export function generatorForm(): string {
  const field = (id: string, label: string, value: string, min: number, max: number) =>
    `<label><span class="lab">${label}</span><input type="number" id="${id}" value="${value}" min="${min}" max="${max}"></label>`;
  return `<form class="maker"><div class="fields">
   <label><span class="lab">Game</span><select id="mKind"><option value="rushhour">Rush Hour</option><option value="sokoban">Sokoban</option></select></label>
   ${field('mWidth', 'Width', '6', 4, 12)}${field('mHeight', 'Height', '6', 4, 12)}${field('mPieces', 'Pieces', '', 1, 60)}${field('mPar', 'Par at least', '15', 1, 99)}${field('mSeed', 'Seed', '1', 0, 999999999)}
   </div><div class="row"><button class="btn" id="mGo" type="submit">Make</button><button class="btn" id="mCopy" type="button" hidden>Copy seed</button><span class="lab num" id="mState" role="status"></span></div></form>`;
}

export class Generator {
  private readonly engine = new Engine();
  private abort: AbortController | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly onMade: (puzzle: Puzzle) => void,
  ) {
    get(root, 'form').addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.abort) this.stop();
      else void this.make();
    });
    get<HTMLSelectElement>(root, '#mKind').addEventListener('change', (event) => {
      const sokoban = (event.target as HTMLSelectElement).value === 'sokoban';
      this.input('mWidth').value = this.input('mHeight').value = sokoban ? '8' : '6';
      this.input('mPieces').value = sokoban ? '3' : '';
    });
  }

  stop(): void {
    this.abort?.abort();
  }

  private input(id: string): HTMLInputElement {
    return get<HTMLInputElement>(this.root, `#${id}`);
  }

  private request(): Record<string, string | number> {
    const number = (id: string) => Number(this.input(id).value);
    const pieces = number('mPieces');
    return {
      kind: this.input('mKind').value,
      width: number('mWidth'),
      height: number('mHeight'),
      minCost: Math.max(1, number('mPar')),
      seed: number('mSeed'),
      ...(pieces > 0 && { minPieces: pieces, maxPieces: pieces }),
    };
  }

  // What makes this puzzle again, anywhere; only where nothing but the seed link's own wishes was asked for.
  private offerSeed({ kind, width, height }: Puzzle): void {
    const button = get(this.root, '#mCopy');
    const { minCost, seed, minPieces } = this.request() as Record<string, number>;
    button.hidden = minPieces !== undefined;
    const id = seedId({ kind, width, height, minCost, seed });
    button.onclick = () => void copy(id, 'Seed');
  }

  private async make(): Promise<void> {
    this.abort = new AbortController();
    const state = get(this.root, '#mState');
    const button = get(this.root, '#mGo');
    button.textContent = 'Stop';
    state.textContent = 'Working…';
    try {
      const made = await this.engine.call('generate', this.request(), {
        signal: this.abort.signal,
        onProgress: (p) => (state.textContent = `${grouped(p.expanded)} positions, ${p.seconds.toFixed(0)} s`),
      });
      if (!made.puzzle) state.textContent = 'Nothing found. Ask for less, or try another seed.';
      else {
        const unit = made.puzzle.kind === 'rushhour' ? 'move' : 'push';
        state.textContent = `${plural(made.cost ?? 0, unit)}${made.optimal ? ', proven' : ''}`;
        this.onMade(made.puzzle);
        this.offerSeed(made.puzzle);
        this.input('mSeed').value = String(Number(this.input('mSeed').value) + 1);
      }
    } catch (error) {
      if (error instanceof Cancelled) state.textContent = 'Stopped.';
      else if (error instanceof EngineError) state.textContent = error.message;
      else state.textContent = 'The generator stopped.';
    }
    button.textContent = 'Make';
    this.abort = null;
  }
}

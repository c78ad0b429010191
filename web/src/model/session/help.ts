// The help that a player takes, rung by rung: the distance is free, then the piece, then the move; and why.
import { Crashed, explainer, NOT_LOADED } from '../../engine/engine';
import type { Why } from '../../engine/protocol';
import type { Kind } from '../puzzles/puzzle';
import type { Rung } from './stars';
import { PATIENCE } from './knowledge';

export class Help {
  rung: Rung = 1; // what is open now
  highest: Rung = 1; // that was opened in this game
  why: Why | 'asked' | null = null; // what is explained of the position

  private position = 0; // counts those that were on the table
  private asking = new AbortController();

  constructor(private readonly changed: () => void) {}

  // Another position is on the table.
  reset(): void {
    if (this.asked) this.asking.abort();
    this.position++;
    this.rung = 1;
    this.why = null;
  }

  open(): void {
    if (this.rung === 3) return;
    this.rung = (this.rung + 1) as Rung;
    this.take(this.rung);
    this.changed();
  }

  // What must happen in a position, without the move that is to be made. It costs as much as to be told which piece.
  // `left`: the puzzle is no longer on the table.
  async askWhy(text: string, kind: Kind, left: AbortSignal): Promise<void> {
    if (this.why) return;
    const { position } = this;
    this.why = 'asked';
    const { signal } = (this.asking = new AbortController());
    left.addEventListener('abort', () => this.asking.abort(), { once: true });
    this.changed();
    let explained = true;
    const why = await explainer.call('explain', { text, kind, seconds: PATIENCE }, { signal }).catch((error) => {
      explained = false;
      return { sentences: error instanceof Crashed ? [NOT_LOADED] : [], marks: '' };
    });
    if (this.position !== position) return;
    this.why = why;
    if (explained && why.sentences.length > 0) this.take(2);
    this.changed();
  }
  // Nobody waits for the answer any more.
  cancel(): void {
    if (!this.asked) return;
    this.asking.abort();
    this.position++;
    this.why = null;
  }
  get asked(): boolean {
    return this.why === 'asked';
  }
  get marks(): string {
    return this.why && this.why !== 'asked' ? this.why.marks : '';
  }

  private take(rung: Rung): void {
    this.highest = Math.max(this.highest, rung) as Rung;
  }
}

// A solution being watched: a mode of its own beside the game, which stays as it is.
import type { AnyAction, AnyRules, AnyState } from '../puzzles/kinds';

const STEP = 420; // milliseconds between two moves at normal speed

export class Playback {
  readonly states: readonly AnyState[];
  at = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    rules: AnyRules,
    from: AnyState,
    readonly actions: readonly AnyAction[],
    // `trail`: the step that was just made, if it was one.
    private readonly onChange: (trail: { from: AnyState; action: AnyAction } | null) => void,
    private pace: number,
  ) {
    const states = [from];
    for (const action of actions) states.push(rules.apply(states.at(-1)!, action));
    this.states = states;
  }

  get state(): AnyState {
    return this.states[this.at];
  }
  get playing(): boolean {
    return this.timer !== null;
  }
  get ended(): boolean {
    return this.at === this.actions.length;
  }

  private get trail() {
    return this.at === 0 ? null : { from: this.states[this.at - 1], action: this.actions[this.at - 1] };
  }

  seek(n: number): void {
    this.pause();
    const forward = n === this.at + 1;
    this.at = Math.max(0, Math.min(this.actions.length, n));
    this.onChange(forward ? this.trail : null);
  }

  play(): void {
    if (this.playing) return;
    if (this.ended) this.at = 0;
    this.timer = setInterval(() => {
      this.at++;
      if (this.ended) this.pause();
      this.onChange(this.trail);
    }, STEP / this.pace);
    this.onChange(null);
  }

  pause(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  set speed(speed: number) {
    this.pace = speed;
    if (!this.playing) return;
    this.pause();
    this.play();
  }
}

// The one clock of both lanes: which moment of their searches is shown. It runs in expansions, or in thousandths of the
// slower lane's time.
import type { Lane } from './lane';

const TICK = 40; // milliseconds
const BY_TIME = 1000; // moments of the slower lane
export const PACES = [1, 8, 64];
export const USUAL_PACE = 8;

export class LabClock {
  moment = 0;
  pace = USUAL_PACE;
  byTime = false;
  private timer: ReturnType<typeof setInterval> | null = null;

  // `onMoment`: another one is shown; `onRunning`: it has started or stopped.
  constructor(
    private readonly lanes: readonly Lane[],
    private readonly onMoment: () => void,
    private readonly onRunning: () => void,
  ) {}

  get running(): boolean {
    return this.timer !== null;
  }
  get end(): number {
    return this.byTime ? BY_TIME : this.longest;
  }
  get atEnd(): boolean {
    return this.moment >= this.end;
  }
  // Seconds of the slower lane.
  get slowest(): number {
    return Math.max(...this.lanes.map((lane) => lane.result?.seconds ?? 0));
  }
  // What has passed of them.
  get seconds(): number {
    return (this.moment / BY_TIME) * this.slowest;
  }

  // The moment on the clock of expansions.
  get inExpansions(): number {
    return this.byTime ? Math.round((this.moment / BY_TIME) * this.longest) : this.moment;
  }
  private get longest(): number {
    return Math.max(1, ...this.lanes.map((lane) => lane.length));
  }

  // The expansion of a lane that this moment shows.
  momentOf(lane: Lane): number {
    if (!this.byTime) return this.moment;
    const own = lane.result?.seconds || 1e-9;
    return Math.min(lane.length, Math.floor(((this.moment / BY_TIME) * (this.slowest || 1) * lane.length) / own));
  }

  jump(moment: number): void {
    this.moment = Math.max(0, Math.min(this.end, Math.round(moment)));
    this.onMoment();
  }

  setByTime(byTime: boolean): void {
    const share = this.moment / this.end;
    this.byTime = byTime;
    this.jump(share * this.end);
  }

  play(): void {
    if (this.atEnd) this.moment = 0;
    // At the middle pace a run takes some ten seconds, however long it is.
    const step = (this.end / 250 / 8) * this.pace;
    let exact = this.moment;
    this.timer = setInterval(() => {
      exact += Math.max(step, this.pace / 8);
      this.jump(exact);
      if (this.atEnd) this.pause();
    }, TICK);
    this.onRunning();
  }

  pause(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.onRunning();
  }
}

// The dock at the bottom of the lab: buttons and keys that run the clock, the slider, and what each search has at its end.
import { duration, escape, get, icon, plural } from '../../ui/dom';
import type { LabClock } from './clock';
import { nameIn, type Lane } from './lane';

export class Dock {
  constructor(
    private readonly root: HTMLElement,
    private readonly lanes: readonly Lane[],
    private readonly clock: LabClock,
    signal: AbortSignal,
  ) {
    const on = (id: string, run: () => void) => get(root, id).addEventListener('click', run);
    const leaps: Record<string, () => number> = {
      '#t0': () => 0,
      '#tb': () => clock.moment - 1,
      '#tn': () => clock.moment + 1,
      '#t1': () => Infinity,
    };
    for (const [id, moment] of Object.entries(leaps)) on(id, () => this.leap(moment()));
    on('#tx', () => (clock.running ? clock.pause() : clock.play()));
    on('#byExpansions', () => this.setByTime(false));
    on('#byTime', () => this.setByTime(true));
    get(root, '#s').addEventListener('input', (event) => this.leap(Number((event.target as HTMLInputElement).value)));
    for (const button of root.querySelectorAll<HTMLElement>('[data-pace]'))
      button.addEventListener('click', () => {
        clock.pace = Number(button.dataset.pace);
        for (const b of root.querySelectorAll('[data-pace]')) b.setAttribute('aria-pressed', String(b === button));
      });
    addEventListener('keydown', (event) => this.key(event), { signal });
  }

  private leap(moment: number): void {
    this.clock.pause();
    this.clock.jump(moment);
  }

  private setByTime(byTime: boolean): void {
    get(this.root, '#byTime').setAttribute('aria-pressed', String(byTime));
    get(this.root, '#byExpansions').setAttribute('aria-pressed', String(!byTime));
    this.clock.setByTime(byTime);
    this.renderTicks();
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).closest('input, select, button, dialog') || event.ctrlKey || event.metaKey)
      return;
    const id = { ' ': '#tx', ',': '#tb', '.': '#tn', Home: '#t0', End: '#t1' }[event.key];
    if (!id) return;
    event.preventDefault();
    get<HTMLElement>(this.root, id).click();
  }

  renderPlay(): void {
    const button = get(this.root, '#tx');
    button.innerHTML = icon(this.clock.running ? 'pause' : 'play');
    button.setAttribute('aria-label', this.clock.running ? 'Pause' : 'Play');
  }

  renderMoment(): void {
    const { moment, end, byTime, seconds } = this.clock;
    const slider = get<HTMLInputElement>(this.root, '#s');
    slider.max = String(end);
    slider.value = String(moment);
    slider.style.setProperty('--f', `${(moment / end) * 100}%`);
    // As the lanes count them: the one that is shown is among them.
    const expansions = plural(Math.min(moment + 1, end), 'expansion');
    get(this.root, '#tt').textContent = !byTime ? expansions : moment > 0 ? duration(seconds) : '0 ms';
  }

  renderTicks(): void {
    const { byTime, end, slowest } = this.clock;
    const ticks = this.lanes
      .map((lane) => ({
        text: this.tickText(lane),
        at: byTime ? (lane.result?.seconds ?? 0) / (slowest || 1) : lane.length / end,
      }))
      .sort((a, b) => a.at - b.at);
    // Labels that would lie on each other become one.
    if (ticks[1].at - ticks[0].at < 0.24) {
      ticks[1].text = `${ticks[0].text} · ${ticks[1].text}`;
      ticks[0].text = '';
    }
    get(this.root, '#ticks').innerHTML = ticks
      .map(({ text, at }) => `<span style="left:${at * 100}%">${text}</span>`)
      .join('');
  }

  private tickText(lane: Lane): string {
    const { result } = lane;
    const what =
      result?.outcome !== 'solved' ? 'stops' : result.optimal ? `proves ${result.cost}` : `finds ${result.cost}`;
    return `${escape(nameIn(this.lanes, lane))}<em> ${what}</em>`;
  }
}

// A Rush Hour board that can be dragged, tapped and moved by keys. It knows nothing of the game but what it is told.
import { arrow, dashes, dot, rect } from '../../draw/marks';
import { frame, sceneOf } from '../../draw/scene';
import { RushHourRules, type Reach, type Slide } from '../../model/rushhour';
import { escape, get } from '../../ui/dom';

const RUBBER = 0.07; // of a cell: how far a vehicle gives when it is pulled past its range
const BLOCKED_AFTER = 0.15; // of a cell: when the blocker is shown

export interface BoardEvents {
  onSlide(slide: Slide): void;
  onBlocked(by: string): void;
}

interface Drag {
  from: number;
  cell: number; // pixels
  reach: Reach;
  by: number;
  moved: boolean;
}

export class RushBoard {
  private state: number[];
  private selected = -1;
  private drag: Drag | null = null;
  private groups: SVGGElement[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly rules: RushHourRules,
    private readonly events: BoardEvents,
  ) {
    this.state = rules.start();
    this.draw();
  }

  // Shows a position; vehicles glide there.
  show(state: number[]): void {
    this.state = state;
    this.rules.puzzle.vehicles.forEach((v, i) => {
      const { row, col } = this.rules.placed(state, i);
      const inner = get<SVGGElement>(this.groups[i], '.in');
      inner.style.transform = `translate(${col * 100}px,${row * 100}px)`;
      this.groups[i].classList.remove('out');
      this.describe(i, v.vertical);
    });
    this.mirror();
    this.showDots();
  }

  // The primary leaves through the gap.
  driveOut(): void {
    const { vehicles, primary } = this.rules.puzzle;
    const v = vehicles[primary];
    const { row, col } = this.rules.placed(this.state, primary);
    const far = (v.length + 1) * 100;
    const inner = get<SVGGElement>(this.groups[primary], '.in');
    this.groups[primary].classList.add('out');
    inner.style.transform = `translate(${col * 100 + (v.vertical ? 0 : far)}px,${row * 100 + (v.vertical ? far : 0)}px)`;
  }

  // Rings a vehicle; with `slide`, shows where it goes as well.
  hint(i: number | null, slide: Slide | null): void {
    this.groups.forEach((group, k) => group.classList.toggle('hinted', k === i));
    this.root.classList.toggle('focus1', i !== null);
    const ghost = get<SVGGElement>(this.root, '.ghost');
    ghost.innerHTML = '';
    if (!slide) return;
    const v = this.rules.placed(this.state, slide.vehicle);
    const at = v.vertical ? v.row : v.col;
    const from = slide.by > 0 ? at + v.length : at + slide.by;
    const n = Math.abs(slide.by) * 100;
    const [x, y, w, h] = v.vertical ? [v.col * 100, from * 100, 100, n] : [from * 100, v.row * 100, n, 100];
    const turn = (v.vertical ? 90 : 0) + (slide.by > 0 ? 0 : 180);
    ghost.innerHTML =
      rect(x + 8, y + 8, w - 16, h - 16, 18, 'var(--hint)', `fill-opacity=".14" ${dashes('var(--hint)', 4, 15, 7)}`) +
      arrow(x + w / 2, y + h / 2, turn);
  }

  select(i: number, focus = true): void {
    this.selected = i;
    this.groups.forEach((group, k) => {
      group.tabIndex = k === (i < 0 ? this.rules.puzzle.primary : i) ? 0 : -1;
      group.classList.toggle('selected', k === i);
    });
    if (i >= 0 && focus) this.groups[i].focus();
    this.showDots();
  }

  selectByName(name: string): boolean {
    const i = this.rules.puzzle.vehicles.findIndex((v) => v.name === name);
    if (i >= 0) this.select(i);
    return i >= 0;
  }

  private draw(): void {
    const { puzzle } = this.rules;
    const scene = sceneOf(puzzle);
    const label = `Rush Hour board, ${puzzle.width} by ${puzzle.height}, ${puzzle.vehicles.length} vehicles`;
    this.root.className = 'boardwrap';
    this.root.innerHTML =
      `<svg ${frame(scene)} role="group" aria-label="${label}">` +
      `<g class="ground" aria-hidden="true">${scene.ground}</g><g class="ghost" aria-hidden="true"></g><g class="dots"></g>` +
      scene.pieces.map(({ looks }, i) => this.vehicleGroup(i, looks[0])).join('') +
      `</svg><div class="vh" role="grid" aria-label="Cells of the board"></div>`;
    this.groups = [...this.root.querySelectorAll<SVGGElement>('.veh')];
    this.groups.forEach((group, i) => this.bind(group, i));
    this.select(-1);
    this.root.onclick = (event) => this.tapCell(event);
  }

  private vehicleGroup(i: number, look: string): string {
    const v = this.rules.puzzle.vehicles[i];
    const w = v.vertical ? 100 : v.length * 100;
    const h = v.vertical ? v.length * 100 : 100;
    return (
      `<g class="veh" data-i="${i}" role="slider" aria-label="Vehicle ${escape(v.name)}" ` +
      `aria-orientation="${v.vertical ? 'vertical' : 'horizontal'}"><g class="in">${look}` +
      `<rect class="ring" x="3" y="3" width="${w - 6}" height="${h - 6}" rx="24"/></g></g>`
    );
  }

  private describe(i: number, vertical: boolean): void {
    const v = this.rules.placed(this.state, i);
    const { low, high } = this.rules.reach(this.state, i);
    const at = vertical ? v.row : v.col;
    const [line, span, less, more] = vertical ? ['column', 'rows', 'up', 'down'] : ['row', 'columns', 'left', 'right'];
    const set = (name: string, value: string | number) => this.groups[i].setAttribute(name, String(value));
    set('aria-valuemin', at + low + 1);
    set('aria-valuemax', at + high + 1);
    set('aria-valuenow', at + 1);
    set(
      'aria-valuetext',
      `${line} ${(vertical ? v.col : v.row) + 1}, ${span} ${at + 1} to ${at + v.length}; ` +
        `can move ${-low} ${less}, ${high} ${more}`,
    );
  }

  private mirror(): void {
    const { puzzle } = this.rules;
    const cells = this.rules.occupied(this.state);
    const word = (v: number) => (v === -1 ? 'empty' : v === -2 ? 'wall' : escape(puzzle.vehicles[v].name));
    let html = '';
    for (let row = 0; row < puzzle.height; row++) {
      const words = Array.from(cells.slice(row * puzzle.width, (row + 1) * puzzle.width), word);
      html += `<div role="row">${words.map((w) => `<span role="gridcell">${w}</span>`).join(' ')}</div>`;
    }
    get(this.root, '[role=grid]').innerHTML = html;
  }

  private bind(group: SVGGElement, i: number): void {
    const inner = get<SVGGElement>(group, '.in');
    const { vertical } = this.rules.puzzle.vehicles[i];
    const along = (event: PointerEvent) => (vertical ? event.clientY : event.clientX);
    group.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      group.setPointerCapture(event.pointerId);
      const box = group.ownerSVGElement!.getBoundingClientRect();
      const units = group.ownerSVGElement!.viewBox.baseVal.width;
      this.drag = {
        from: along(event),
        cell: (box.width / units) * 100,
        reach: this.rules.reach(this.state, i),
        by: 0,
        moved: false,
      };
      group.classList.add('drag');
    });
    group.addEventListener('pointermove', (event) => {
      if (!this.drag || !group.classList.contains('drag')) return;
      const pulled = (along(event) - this.drag.from) / this.drag.cell;
      if (Math.abs(pulled) > 0.06) this.drag.moved = true;
      this.drag.by = this.pull(pulled, this.drag.reach);
      const at = this.state[i] + this.drag.by;
      const { row, col } = this.rules.placed(this.state, i);
      inner.style.transform = vertical
        ? `translate(${col * 100}px,${at * 100}px)`
        : `translate(${at * 100}px,${row * 100}px)`;
    });
    const release = () => {
      if (!this.drag || !group.classList.contains('drag')) return;
      group.classList.remove('drag');
      this.clearHits();
      const { reach, by, moved } = this.drag;
      this.drag = null;
      const whole = Math.max(reach.low, Math.min(reach.high, Math.round(by)));
      if (!moved) this.select(this.selected === i ? -1 : i);
      else if (whole !== 0) this.events.onSlide({ vehicle: i, by: whole });
      else this.show(this.state);
    };
    group.addEventListener('pointerup', release);
    group.addEventListener('pointercancel', release);
    group.addEventListener('keydown', (event) => this.key(event, i));
    group.addEventListener(
      'focus',
      () => this.selected !== i && group.matches(':focus-visible') && this.select(i, false),
    );
  }

  // How far the vehicle goes when it is pulled that far; shows who is in the way.
  private pull(pulled: number, { low, high, lowBlocker, highBlocker }: Reach): number {
    this.clearHits();
    const past = pulled > high ? pulled - high : pulled < low ? pulled - low : 0;
    if (past === 0) return pulled;
    const blocker = past > 0 ? highBlocker : lowBlocker;
    if (Math.abs(past) > BLOCKED_AFTER && blocker >= 0) this.hit(blocker);
    const give = RUBBER * (1 - Math.exp(-Math.abs(past) * 2)) * Math.sign(past);
    return (past > 0 ? high : low) + give;
  }

  private hit(blocker: number): void {
    const group = this.groups[blocker];
    if (!group.classList.contains('hit')) this.events.onBlocked(this.rules.puzzle.vehicles[blocker].name);
    group.classList.add('hit');
  }
  private clearHits(): void {
    for (const group of this.groups) group.classList.remove('hit');
  }

  private key(event: KeyboardEvent, i: number): void {
    const { vertical } = this.rules.puzzle.vehicles[i];
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      const n = this.groups.length;
      this.select((i + (event.key === 'PageDown' ? 1 : n - 1)) % n);
    } else if (step && (event.key === 'ArrowUp' || event.key === 'ArrowDown') === vertical) {
      const reach = this.rules.reach(this.state, i);
      const room = step > 0 ? reach.high : reach.low;
      const blocker = step > 0 ? reach.highBlocker : reach.lowBlocker;
      if (room !== 0) this.events.onSlide({ vehicle: i, by: event.shiftKey ? room : step });
      else if (blocker >= 0) {
        this.clearHits();
        this.hit(blocker);
        setTimeout(() => this.clearHits(), 300);
      }
    } else if (!step) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Cells that the selected vehicle can reach have a dot; a tap there moves it.
  private showDots(): void {
    const dots = get<SVGGElement>(this.root, '.dots');
    dots.innerHTML = '';
    const i = this.selected;
    if (i < 0) return;
    const v = this.rules.placed(this.state, i);
    const { low, high } = this.rules.reach(this.state, i);
    for (let by = low; by <= high; by++) {
      if (by === 0) continue;
      const k = by < 0 ? (v.vertical ? v.row : v.col) + by : (v.vertical ? v.row : v.col) + v.length - 1 + by;
      const [x, y] = v.vertical ? [v.col, k] : [k, v.row];
      dots.innerHTML +=
        dot(x * 100, y * 100) + rect(x * 100, y * 100, 100, 100, 0, 'transparent', `data-by="${by}"`);
    }
  }

  private tapCell(event: MouseEvent): void {
    const by = (event.target as Element).getAttribute('data-by');
    if (by !== null && this.selected >= 0) this.events.onSlide({ vehicle: this.selected, by: Number(by) });
    else if (!(event.target as Element).closest('.veh')) this.select(-1);
  }
}

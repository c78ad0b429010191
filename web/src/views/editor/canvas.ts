// The board of the editor: draws a sheet, right or wrong, and turns pointers into edits.
import { dashes, rect } from '../../draw/marks';
import { board, CELL, frame, sceneOf } from '../../draw/scene';
import {
  filled,
  freeName,
  primaryName,
  painted,
  vehiclesOn,
  withSigns,
  type Checked,
  type Sheet,
} from '../../model/puzzles/sheet';
import { get, keepDrags } from '../../ui/dom';

export interface CanvasEvents {
  // Edits of one drag have the same number: they are undone together.
  onEdit(sheet: Sheet, gesture: number): void;
  onSelect(name: string): void;
}

export class EditorCanvas {
  tool = 'vehicle';
  selected = ''; // a vehicle
  private sheet!: Sheet;
  private gesture = 0;
  private from = -1;
  private preview: number[] = [];
  private grabbed: { name: string; offset: number } | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly events: CanvasEvents,
  ) {
    root.innerHTML = '<svg role="img"></svg>';
    const svg = get<SVGSVGElement>(root, 'svg');
    keepDrags(svg, 'touchstart'); // what is under the finger is drawn anew, and hears of no move
    svg.addEventListener('pointerdown', (event) => this.down(event));
    svg.addEventListener('pointermove', (event) => this.move(event));
    svg.addEventListener('pointerup', () => this.up());
    svg.addEventListener('pointercancel', () => this.up());
  }

  show(sheet: Sheet, checked: Checked): void {
    this.sheet = sheet;
    const { puzzle } = checked;
    const scene = sceneOf(puzzle);
    const svg = get<SVGSVGElement>(this.root, 'svg');
    for (const [, name, value] of frame(scene).matchAll(/(\S+)="(.*?)"/g)) svg.setAttribute(name, value);
    svg.setAttribute('aria-label', `Board being edited, ${sheet.width} by ${sheet.height}`);
    let body = board(scene);
    // A sheet may have more players than one; a level has not.
    if (puzzle.kind === 'sokoban')
      sheet.signs.forEach((sign, cell) => {
        if (!'@+'.includes(sign) || cell === puzzle.player) return;
        const [x, y] = [(cell % sheet.width) * CELL, Math.floor(cell / sheet.width) * CELL];
        body += `<g transform="translate(${x} ${y})">${scene.pieces.at(-1)!.looks[0]}</g>`;
      });
    const faulty = checked.faults.flatMap((fault) => fault.cells);
    svg.innerHTML =
      body +
      faulty.map((cell) => this.outline(cell, '#fff')).join('') +
      (this.selected
        ? (vehiclesOn(sheet).get(this.selected) ?? []).map((cell) => this.outline(cell, 'var(--hint)')).join('')
        : '') +
      '<g class="preview"></g>';
  }

  private outline(cell: number, color: string): string {
    const x = (cell % this.sheet.width) * 100;
    const y = Math.floor(cell / this.sheet.width) * 100;
    return rect(x + 6, y + 6, 88, 88, 16, 'none', dashes(color, 5, 12, 9));
  }

  private emit(sheet: Sheet): void {
    this.events.onEdit(sheet, this.gesture);
  }

  private cellAt(event: PointerEvent): number {
    const svg = get<SVGSVGElement>(this.root, 'svg');
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    const [x, y] = [Math.floor(point.x / 100), Math.floor(point.y / 100)];
    return x >= 0 && y >= 0 && x < this.sheet.width && y < this.sheet.height ? y * this.sheet.width + x : -1;
  }

  private down(event: PointerEvent): void {
    const cell = this.cellAt(event);
    if (cell < 0) return;
    get(this.root, 'svg').setPointerCapture(event.pointerId);
    this.gesture++;
    this.from = cell;
    const sign = this.sheet.signs[cell];
    if (this.sheet.kind === 'rushhour') {
      const taken = sign !== '.' && sign !== 'x';
      if (taken && this.tool !== 'erase' && this.tool !== 'wall') {
        this.grabbed = { name: sign, offset: (vehiclesOn(this.sheet).get(sign) ?? []).indexOf(cell) };
        this.events.onSelect(sign);
        return;
      }
      this.events.onSelect('');
    }
    this.paint(cell);
  }

  private move(event: PointerEvent): void {
    if (this.from < 0) return;
    const cell = this.cellAt(event);
    if (cell < 0) return;
    if (this.grabbed) return this.carry(cell);
    if (this.tool === 'vehicle' || this.tool === 'primary') return this.stretch(cell);
    if (cell !== this.from) {
      this.from = cell;
      this.paint(cell);
    }
  }

  private up(): void {
    if (this.preview.length > 1) {
      const red = primaryName(this.sheet);
      const name = this.tool === 'primary' ? red : freeName(this.sheet);
      const cleared = name === red ? withSigns(this.sheet, vehiclesOn(this.sheet).get(red) ?? [], '.') : this.sheet;
      if (name) this.emit(withSigns(cleared, this.preview, name));
    }
    this.from = -1;
    this.preview = [];
    this.grabbed = null;
    const preview = this.root.querySelector('.preview');
    if (preview) preview.innerHTML = '';
  }

  private paint(cell: number): void {
    const { sheet, tool } = this;
    if (sheet.kind === 'sokoban') {
      if (tool === 'fill') this.emit(filled(sheet, cell, sheet.signs[cell] === '#' ? ' ' : '#'));
      else this.emit(painted(sheet, cell, tool));
    } else if (tool === 'wall') {
      if (sheet.signs[cell] === '.') this.emit(withSigns(sheet, [cell], 'x'));
    } else if (tool === 'erase') {
      const sign = sheet.signs[cell];
      if (sign !== '.') this.emit(withSigns(sheet, sign === 'x' ? [cell] : vehiclesOn(sheet).get(sign)!, '.'));
    } else this.stretch(cell);
  }

  // A new vehicle from where the pointer went down to where it is now, over free cells of one line.
  private stretch(cell: number): void {
    const { width } = this.sheet;
    const [dx, dy] = [(cell % width) - (this.from % width), Math.floor(cell / width) - Math.floor(this.from / width)];
    const step =
      (Math.abs(dx) >= Math.abs(dy) ? 1 : width) * (Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : Math.sign(dy));
    const cells = [this.from];
    for (let k = 1; k <= Math.max(Math.abs(dx), Math.abs(dy)); k++) {
      const next = this.from + k * step;
      if (this.sheet.signs[next] !== '.') break;
      cells.push(next);
    }
    this.preview = cells;
    get(this.root, '.preview').innerHTML = cells.map((c) => this.outline(c, 'var(--hint)')).join('');
  }

  // The grabbed vehicle goes where it fits.
  private carry(cell: number): void {
    const { name, offset } = this.grabbed!;
    const cells = vehiclesOn(this.sheet).get(name)!;
    const { width } = this.sheet;
    const step = cells[1] - cells[0];
    const first = cell - offset * step;
    const next = cells.map((_, k) => first + k * step);
    const lifted = withSigns(this.sheet, cells, '.');
    const fits =
      next.every((c) => c >= 0 && lifted.signs[c] === '.') &&
      (step !== 1 || Math.floor(next[0] / width) === Math.floor(next.at(-1)! / width));
    if (fits && next[0] !== cells[0]) this.emit(withSigns(lifted, next, name));
  }
}

// The selected vehicle turned, longer, shorter or gone; null if there is no room.
export function changed(sheet: Sheet, name: string, how: 'turn' | 'longer' | 'shorter' | 'remove'): Sheet | null {
  const cells = vehiclesOn(sheet).get(name);
  if (!cells || cells.length < 2) return null;
  const { width } = sheet;
  const step = cells[1] - cells[0];
  const lifted = withSigns(sheet, cells, '.');
  const straight = (first: number, by: number, length: number) => Array.from({ length }, (_, k) => first + k * by);
  const options =
    how === 'remove'
      ? [[]]
      : how === 'shorter'
        ? cells.length > 2
          ? [cells.slice(0, -1)]
          : []
        : how === 'longer'
          ? [
              [...cells, cells.at(-1)! + step],
              [cells[0] - step, ...cells],
            ]
          : cells.map((_, k) =>
              straight(cells[0] - k * (step === 1 ? width : 1), step === 1 ? width : 1, cells.length),
            );
  for (const next of options) {
    const across =
      next.length > 1 && next[1] - next[0] === 1 && Math.floor(next[0] / width) !== Math.floor(next.at(-1)! / width);
    if (!across && next.every((c) => lifted.signs[c] === '.')) return withSigns(lifted, next, name);
  }
  return null;
}

// A Sokoban level that can be walked by keys and taps, and whose crates can be pushed by pointing.
import { arrow, deadMark, dot, rect } from '../../draw/marks';
import { frame, LOOKS, sceneOf } from '../../draw/scene';
import { SokobanRules, type Crates, type Letter } from '../../model/sokoban';
import { get } from '../../ui/dom';

const KEYS: Record<string, Letter> = { ArrowUp: 'u', ArrowDown: 'd', ArrowLeft: 'l', ArrowRight: 'r' };

export interface SokobanEvents {
  onAction(action: string): void;
  onBlocked(by: string): void;
}

export class SokobanBoard {
  private state: Crates;
  private selected = -1; // a crate
  private targets = new Map<number, string>();
  private readonly crates: SVGGElement[];
  private readonly me: SVGGElement;
  private swipe: { x: number; y: number } | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly rules: SokobanRules,
    private readonly events: SokobanEvents,
  ) {
    const { puzzle } = rules;
    this.state = rules.start();
    const scene = sceneOf(puzzle);
    const label = `Sokoban level, ${puzzle.width} by ${puzzle.height}, ${puzzle.boxes.length} crates`;
    root.className = 'boardwrap s';
    root.innerHTML =
      `<svg ${frame(scene)} aria-hidden="true"><g class="ground">${scene.ground}</g><g class="dots"></g>` +
      puzzle.boxes.map(() => '<g class="crate"></g>').join('') +
      '<g class="me"></g><g class="ghost"></g></svg>' +
      `<div class="vh" role="grid" tabindex="0" aria-label="${label}; arrow keys move the player"></div>`;
    this.crates = [...root.querySelectorAll<SVGGElement>('.crate')];
    this.me = get<SVGGElement>(root, '.me');
    get(root, '[role=grid]').addEventListener('keydown', (event) => this.key(event));
    const svg = get<SVGSVGElement>(root, 'svg');
    svg.addEventListener('pointerdown', (event) => (this.swipe = { x: event.clientX, y: event.clientY }));
    svg.addEventListener('pointerup', (event) => this.release(event));
  }

  // Shows a position; what moved glides there.
  show(state: Crates): void {
    this.state = state;
    const { width } = this.rules.puzzle;
    const { pieces } = sceneOf(this.rules.puzzle);
    const at = (cell: number) => `translate(${(cell % width) * 100}px,${Math.floor(cell / width) * 100}px)`;
    this.crates.forEach((group, i) => {
      const home = this.rules.goal(state.boxes[i]);
      if (group.dataset.home !== String(home)) group.innerHTML = pieces[i].looks[Number(home)];
      group.dataset.home = String(home);
      group.style.transform = at(state.boxes[i]);
    });
    this.me.innerHTML = pieces.at(-1)!.looks[LOOKS.indexOf(state.facing)];
    this.me.style.transform = at(state.player);
    this.pick(-1);
    this.mirror();
  }

  driveOut(): void {}

  // Rings a crate; with a letter, shows the push as well. `dead` crates are crossed out.
  mark(box: number | null, letter: Letter | null, dead: readonly number[]): void {
    const { width } = this.rules.puzzle;
    const xy = (cell: number) => [(cell % width) * 100, Math.floor(cell / width) * 100];
    let svg = '';
    if (box !== null) {
      const [x, y] = xy(box);
      svg += rect(x + 4, y + 4, 92, 92, 18, 'none', 'stroke="var(--hint)" stroke-width="7"');
      if (letter) {
        const [tx, ty] = xy(this.rules.next(box, letter));
        svg += arrow(tx + 50, ty + 50, LOOKS.indexOf(letter) * 90 - 90);
      }
    }
    for (const cell of dead) svg += deadMark(xy(cell)[0], xy(cell)[1]);
    get(this.root, '.ghost').innerHTML = svg;
  }

  focus(): void {
    get(this.root, '[role=grid]').focus();
  }

  private key(event: KeyboardEvent): void {
    const letter = KEYS[event.key];
    if (!letter) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(letter, event.shiftKey);
  }

  // A step, or as many as are free.
  go(letter: Letter, far = false): void {
    const step = this.rules.step(this.state, letter);
    if (step === null) return this.refuse();
    let walk = step;
    if (far && step === letter)
      for (let state = this.rules.apply(this.state, walk); this.rules.step(state, letter) === letter;) {
        walk += letter;
        state = this.rules.apply(state, letter);
      }
    this.events.onAction(walk);
  }

  private cellAt(event: PointerEvent): number {
    const svg = get<SVGSVGElement>(this.root, 'svg');
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    const x = Math.floor(point.x / 100);
    const y = Math.floor(point.y / 100);
    const { width, height } = this.rules.puzzle;
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }

  private release(event: PointerEvent): void {
    if (!this.swipe) return;
    const dx = event.clientX - this.swipe.x;
    const dy = event.clientY - this.swipe.y;
    this.swipe = null;
    if (Math.hypot(dx, dy) > 24)
      return this.go(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'r' : 'l') : dy > 0 ? 'd' : 'u');
    const cell = this.cellAt(event);
    const box = this.state.boxes.indexOf(cell);
    if (box >= 0) return this.pick(box === this.selected ? -1 : box);
    const action = this.selected >= 0 ? this.targets.get(cell) : cell >= 0 ? this.rules.walk(this.state, cell) : null;
    if (action) this.events.onAction(action);
    else if (action !== '') this.refuse();
  }

  // A picked crate shows where it can go.
  private pick(box: number): void {
    this.selected = box;
    this.targets = box < 0 ? new Map() : this.rules.pushTargets(this.state, box);
    this.crates.forEach((group, i) => group.classList.toggle('selected', i === box));
    const { width } = this.rules.puzzle;
    get(this.root, '.dots').innerHTML = [...this.targets.keys()]
      .map((cell) => dot((cell % width) * 100, Math.floor(cell / width) * 100))
      .join('');
  }

  private refuse(): void {
    this.root.classList.remove('shake');
    void this.root.offsetWidth; // so that the animation starts again
    this.root.classList.add('shake');
    this.events.onBlocked('');
  }

  private mirror(): void {
    const { width, height } = this.rules.puzzle;
    const word = (cell: number) => {
      const on = this.rules.goal(cell) ? ' on ring' : '';
      if (cell === this.state.player) return `player${on}`;
      if (this.state.boxes.includes(cell)) return `crate${on}`;
      return this.rules.wall(cell) ? 'wall' : on ? 'ring' : 'empty';
    };
    let html = '';
    for (let row = 0; row < height; row++) {
      const cells = Array.from(
        { length: width },
        (_, col) => `<span role="gridcell">${word(row * width + col)}</span>`,
      );
      html += `<div role="row">${cells.join(' ')}</div>`;
    }
    get(this.root, '[role=grid]').innerHTML = html;
  }
}

export function letterOf(key: string): Letter | undefined {
  return KEYS[key];
}

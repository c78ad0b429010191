// The editor: draw a puzzle and see at once whether it makes sense, can be solved, and how hard it is.
import { app } from '../../app';
import { background, EngineError } from '../../engine/engine';
import { lettered, type Kind, type Puzzle } from '../../model/puzzle';
import { link, readGameId } from '../../model/share';
import {
  blank,
  check,
  resized,
  sheetOf,
  sheetText,
  turned,
  type Checked,
  type Sheet,
  type Turn,
} from '../../model/sheet';
import { copy, escape, get, icon, toast } from '../../ui/dom';
import { errorLine, numbered } from '../problem';
import { changed, EditorCanvas } from './canvas';
import { Generator, generatorForm } from './generator';
import { LiveResult } from './result';

const TOOLS: Record<Kind, [string, string][]> = {
  rushhour: [
    ['vehicle', 'Vehicle'],
    ['primary', 'Red car'],
    ['wall', 'Wall'],
    ['erase', 'Erase'],
  ],
  sokoban: [
    ['#', 'Wall'],
    [' ', 'Floor'],
    ['$', 'Crate'],
    ['.', 'Ring'],
    ['@', 'Player'],
    ['fill', 'Fill'],
  ],
};

const HELP: Record<Kind, string> = {
  rushhour: 'Drag over empty cells to place a vehicle. Drag a vehicle to move it. The exit follows the red car.',
  sokoban: 'Paint with the chosen tool. Crates and the player keep the ring they stand on.',
};

export class EditorView {
  private sheet: Sheet;
  private checked!: Checked;
  private past: Sheet[] = [];
  private future: Sheet[] = [];
  private lastGesture = 0;
  private readonly canvas: EditorCanvas;
  private readonly result: LiveResult;
  private readonly generator: Generator;
  private readonly left = new AbortController();

  constructor(
    private readonly root: HTMLElement,
    id: string | null,
  ) {
    document.title = 'Editor · gridlock';
    this.sheet = sheetOf(startingPuzzle(id));
    root.innerHTML = this.layout();
    this.canvas = new EditorCanvas(get(root, '#board'), {
      onEdit: (sheet, gesture) => this.edit(sheet, gesture),
      onSelect: (name) => this.select(name),
    });
    this.result = new LiveResult(get(root, '#result'));
    this.generator = new Generator(get(root, '#maker'), (puzzle) => {
      this.edit(sheetOf(puzzle.kind === 'rushhour' ? lettered(puzzle) : puzzle));
      this.renderTools();
    });
    this.bind();
    this.renderTools();
    this.refresh();
  }

  leave(): void {
    this.left.abort();
    this.result.leave();
    this.generator.stop();
  }

  private layout(): string {
    const button = (id: string, name: string, sign: string) =>
      `<button class="ib" id="${id}" aria-label="${name}" title="${name}">${icon(sign)}</button>`;
    return `<main class="edit" aria-label="Editor">
     <section class="etools" aria-label="Tools">
      <div class="seg" role="group" aria-label="Game"><button id="eR">${icon('car', true)}Rush Hour</button><button id="eS">${icon('boxi', true)}Sokoban</button></div>
      <div id="tools" class="toolgrid" role="group" aria-label="Tool"></div>
      <p class="lab" id="toolHelp"></p>
      <div id="vehicleTools" class="row wrap" role="group" aria-label="Selected vehicle"></div>
      <div class="sizes"><span class="lab">Size</span><span class="stepper"><button class="ib" data-size="-1,0" aria-label="Narrower">−</button><b class="num" id="width"></b><button class="ib" data-size="1,0" aria-label="Wider">+</button></span> × <span class="stepper"><button class="ib" data-size="0,-1" aria-label="Lower">−</button><b class="num" id="height"></b><button class="ib" data-size="0,1" aria-label="Higher">+</button></span></div>
      <div class="grp bordered">${button('eUndo', 'Undo', 'undo')}${button('eRedo', 'Redo', 'redo')}${button('eTurn', 'Swap rows and columns', 'turn')}${button('eFlip', 'Upside down', 'flip')}${button('eClear', 'Clear', 'close')}</div>
     </section>
     <section class="estage" aria-label="Board"><div class="boardwrap" id="board"></div></section>
     <section class="eside">
      <div class="card"><div class="sec" aria-live="polite"><h2 class="h2">Live result</h2><div id="result"></div>
       <div class="row"><button class="btn p" id="ePlay">${icon('play')}Play it</button><button class="btn" id="eShare">${icon('share', true)}Share</button></div></div>
      <div class="sec"><h2 class="h2">As text</h2><div class="codebox"><div class="gutter" aria-hidden="true" id="gutter"></div><textarea id="text" spellcheck="false" rows="9" aria-label="The puzzle as text"></textarea></div><p class="textError" id="textError" role="alert"></p></div>
      <div class="sec"><h2 class="h2">${icon('wand', true)} Make one</h2><div id="maker">${generatorForm()}</div></div></div>
     </section></main>`;
  }

  private bind(): void {
    const { root } = this;
    const on = (id: string, run: () => void) => get(root, id).addEventListener('click', run);
    on('#eR', () => this.changeKind('rushhour'));
    on('#eS', () => this.changeKind('sokoban'));
    on('#eUndo', () => this.step(this.past, this.future));
    on('#eRedo', () => this.step(this.future, this.past));
    on('#eTurn', () => this.edit(turned(this.sheet, 'transpose')));
    on('#eFlip', () => this.edit(turned(this.sheet, 'upside-down' satisfies Turn)));
    on('#eClear', () => this.edit(blank(this.sheet.kind, this.sheet.width, this.sheet.height)));
    on('#ePlay', () => app.play(this.checked.puzzle));
    on('#eShare', () => void copy(location.href.split('#')[0] + link('play', this.checked.puzzle), 'Link'));
    for (const button of root.querySelectorAll<HTMLElement>('[data-size]'))
      button.addEventListener('click', () => {
        const [dx, dy] = button.dataset.size!.split(',').map(Number);
        this.edit(resized(this.sheet, this.sheet.width + dx, this.sheet.height + dy));
      });
    get(root, '#text').addEventListener('input', () => void this.readText());
    addEventListener('keydown', (event) => this.key(event), { signal: this.left.signal });
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
    const undo = event.key.toLowerCase() === 'z';
    if (undo && (event.ctrlKey || event.metaKey || app.store.data.settings.singleKeys)) {
      event.preventDefault();
      get<HTMLElement>(this.root, event.shiftKey ? '#eRedo' : '#eUndo').click();
    } else if (event.key === 'Delete' && this.canvas.selected) this.changeVehicle('remove');
  }

  private edit(sheet: Sheet, gesture = 0): void {
    if (sheet === this.sheet || sheetText(sheet) === sheetText(this.sheet)) return;
    if (gesture === 0 || gesture !== this.lastGesture) this.past.push(this.sheet);
    this.lastGesture = gesture;
    this.future = [];
    this.sheet = sheet;
    this.refresh();
  }

  private step(from: Sheet[], to: Sheet[]): void {
    const sheet = from.pop();
    if (!sheet) return;
    to.push(this.sheet);
    this.lastGesture = 0;
    this.sheet = sheet;
    this.renderTools();
    this.refresh();
  }

  private changeKind(kind: Kind): void {
    if (this.sheet.kind === kind) return;
    this.edit(kind === 'rushhour' ? blank(kind, 6, 6) : blank(kind, 8, 8));
    this.renderTools();
  }

  private select(name: string): void {
    this.canvas.selected = name;
    this.renderVehicleTools();
    this.canvas.show(this.sheet, this.checked);
  }

  private changeVehicle(how: Parameters<typeof changed>[2]): void {
    const sheet = changed(this.sheet, this.canvas.selected, how);
    if (!sheet) return toast('There is no room for that');
    if (how === 'remove') this.canvas.selected = '';
    this.edit(sheet);
    this.renderVehicleTools();
  }

  private renderTools(): void {
    const { kind } = this.sheet;
    get(this.root, '#eR').setAttribute('aria-pressed', String(kind === 'rushhour'));
    get(this.root, '#eS').setAttribute('aria-pressed', String(kind === 'sokoban'));
    if (!TOOLS[kind].some(([tool]) => tool === this.canvas.tool)) this.canvas.tool = TOOLS[kind][0][0];
    this.canvas.selected = '';
    const box = get(this.root, '#tools');
    box.innerHTML = TOOLS[kind]
      .map(
        ([tool, name]) =>
          `<button class="btn sm" data-tool="${escape(tool)}" aria-pressed="${tool === this.canvas.tool}">${name}</button>`,
      )
      .join('');
    for (const button of box.querySelectorAll<HTMLElement>('[data-tool]'))
      button.onclick = () => {
        this.canvas.tool = button.dataset.tool!;
        this.renderTools();
        this.canvas.show(this.sheet, this.checked);
      };
    get(this.root, '#toolHelp').textContent = HELP[kind];
    this.renderVehicleTools();
  }

  private renderVehicleTools(): void {
    const box = get(this.root, '#vehicleTools');
    const name = this.canvas.selected;
    box.innerHTML = name
      ? `<span class="lab">${escape(name)}:</span>${(['turn', 'longer', 'shorter', 'remove'] as const).map((how) => `<button class="btn sm" data-how="${how}">${how[0].toUpperCase() + how.slice(1)}</button>`).join('')}`
      : '';
    for (const button of box.querySelectorAll<HTMLElement>('[data-how]'))
      button.onclick = () => this.changeVehicle(button.dataset.how as 'turn');
  }

  // Everything that follows from the sheet. The text box is left alone while someone types in it.
  private refresh(fromText = false): void {
    const { root, sheet } = this;
    this.checked = check(sheet);
    this.canvas.show(sheet, this.checked);
    get(root, '#width').textContent = String(sheet.width);
    get(root, '#height').textContent = String(sheet.height);
    get<HTMLButtonElement>(root, '#eUndo').disabled = this.past.length === 0;
    get<HTMLButtonElement>(root, '#eRedo').disabled = this.future.length === 0;
    get<HTMLButtonElement>(root, '#ePlay').disabled = this.checked.faults.length > 0;
    get<HTMLButtonElement>(root, '#eShare').disabled = this.checked.faults.length > 0;
    if (!fromText) get<HTMLTextAreaElement>(root, '#text').value = sheetText(sheet);
    this.markText('', 0);
    this.result.show(this.checked);
  }

  private async readText(): Promise<void> {
    const { value } = get<HTMLTextAreaElement>(this.root, '#text');
    try {
      const { entries } = await background.call('read', { text: value }, { signal: this.left.signal });
      const { puzzle, error } = entries[0];
      if (error) return this.markText(errorLine(error), error.line);
      this.past.push(this.sheet);
      this.sheet = sheetOf(puzzle!.kind === 'rushhour' ? lettered(puzzle!) : puzzle!);
      this.renderTools();
      this.refresh(true);
    } catch (error) {
      if (error instanceof EngineError) this.markText(errorLine(error.error), error.error.line);
    }
  }

  private markText(message: string, line: number): void {
    get(this.root, '#textError').textContent = message;
    get(this.root, '#gutter').innerHTML = numbered(get<HTMLTextAreaElement>(this.root, '#text').value, new Set([line]));
  }
}

function startingPuzzle(id: string | null): Puzzle {
  try {
    if (id) return readGameId(id);
  } catch {
    toast('This link is damaged');
  }
  return app.session.puzzle;
}

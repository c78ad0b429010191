// The search lab: two searches on the same board, drawn as they think, on one clock.
import { app } from '../../app';
import { board, CELL, frame, sceneOf } from '../../draw/scene';
import { Cancelled, Engine, EngineError, WORKSHOP } from '../../engine/engine';
import type { LabGraph } from '../../engine/protocol';
import { builtin, builtins, title } from '../../model/catalogue';
import { lesson, LESSONS, type Lesson } from '../../model/lessons';
import { textOf } from '../../model/kinds';
import { asShown, type Puzzle, type RushHour } from '../../model/puzzle';
import { gameId, link, readGameId } from '../../model/share';
import { comparison } from '../../model/trace';
import { duration, escape, get, grouped, icon, plural, toast } from '../../ui/dom';
import { Lane } from './lane';
import { MOST_DOTS, MOST_EDGES } from './map';

const LONGEST = 300_000; // expansions that are traced, and positions that are drawn
const TICK = 40; // milliseconds
const PACE = [1, 8, 64];

export class LabView {
  private readonly engine = new Engine(WORKSHOP);
  private readonly left = new AbortController(); // the view is gone
  private work = new AbortController(); // what runs now
  private puzzle: Puzzle;
  private graph: LabGraph | null = null;
  private readonly lesson: Lesson | undefined;
  private predicted = -1; // the choice that was made in the lesson
  private names: string[] = []; // of the vehicles, in the order of the library
  private lanes: Lane[] = [];
  private moment = 0;
  private pace = 8;
  private byTime = false;
  private edges = false;
  private timer: ReturnType<typeof setInterval> | null = null;
  private lessonShown = '';

  constructor(
    private readonly root: HTMLElement,
    params: URLSearchParams,
  ) {
    document.title = 'Search lab · gridlock';
    this.lesson = lesson(params.get('lesson'));
    if (params.has('lesson') && !this.lesson) toast('There is no such lesson');
    this.puzzle = this.lesson ? builtin(this.lesson.board)!.puzzle : chosenPuzzle(params.get('p'));
    root.innerHTML = this.layout();
    const choices = [params.get('a') ?? this.lesson?.a ?? 'bfs', params.get('b') ?? this.lesson?.b ?? 'astar'];
    this.lanes = choices.map(
      (choice, k) =>
        new Lane(get(root, `#lane${k}`), this.puzzle.kind, choice, {
          onChoice: () => void this.run([k]),
          miniature: (node) => this.miniature(node),
          onPick: (node) => this.pick(node),
        }),
    );
    this.bind();
    void this.start(params.get('t'));
  }

  leave(): void {
    this.pause();
    this.left.abort();
    this.work.abort();
  }

  private layout(): string {
    const button = (id: string, name: string, sign: string, more = 'hide') =>
      `<button class="ib ${more}" id="${id}" aria-label="${name}">${icon(sign)}</button>`;
    const boards = builtins.filter((b) => b.level > 0 && (b.set === '6x6' || b.puzzle.width * b.puzzle.height <= 64));
    const current = gameId(this.puzzle);
    const known = boards.some((b) => gameId(b.puzzle) === current);
    const options = boards.map(
      (b) =>
        `<option value="${b.id}"${gameId(b.puzzle) === current ? ' selected' : ''}>${title(b.name)} (${b.optimum})</option>`,
    );
    return `<main class="lab-main"><div class="head"><h1>Search lab</h1>
     <select id="labBoard" aria-label="Board">${known ? '' : `<option value="" selected>${escape(title(this.puzzle.name))}</option>`}${options.join('')}</select>
     <p class="sub" id="sub" aria-live="polite">Visiting every position…</p><button class="btn sm" id="cancel-lab" type="button">Cancel</button>
     <label class="check" id="edgesBox" hidden><input type="checkbox" id="edges"> Moves</label>
     <div class="seg" role="group" aria-label="Shared clock"><button id="byExpansions" aria-pressed="true">By expansions</button><button id="byTime" aria-pressed="false">By time</button></div></div>
     <div id="lesson"></div><div id="picked" class="card picked" hidden></div>
     <div class="lanes"><section class="lane" id="lane0"></section><section class="lane" id="lane1"></section></div></main>
     <div class="dock"><div class="in"><div class="transport">${button('t0', 'To the start', 'first')}${button('tb', 'Step back', 'prev')}${button('tx', 'Play', 'play', 'big')}${button('tn', 'Step', 'next')}${button('t1', 'To the end', 'last')}</div>
     <div class="scr"><input type="range" id="s" min="0" value="0" aria-label="Moment"><div class="ticks" id="ticks"></div></div><span class="t num" id="tt"></span>
     <div class="seg hide" role="group" aria-label="Pace">${PACE.map((p) => `<button data-pace="${p}" aria-pressed="${p === this.pace}">${p}×</button>`).join('')}</div></div></div>`;
  }

  private bind(): void {
    const { root } = this;
    const on = (id: string, run: () => void) => get(root, id).addEventListener('click', run);
    const leap = (moment: () => number) => () => {
      this.pause();
      this.jump(moment());
    };
    on(
      '#t0',
      leap(() => 0),
    );
    on(
      '#tb',
      leap(() => this.moment - 1),
    );
    on(
      '#tn',
      leap(() => this.moment + 1),
    );
    on(
      '#t1',
      leap(() => Infinity),
    );
    on('#cancel-lab', () => this.work.abort());
    on('#tx', () => (this.timer === null ? this.play() : this.pause()));
    on('#byExpansions', () => this.setClock(false));
    on('#byTime', () => this.setClock(true));
    get(root, '#s').addEventListener('input', (event) => {
      this.pause();
      this.jump(Number((event.target as HTMLInputElement).value));
    });
    get(root, '#edges').addEventListener('change', (event) => {
      this.edges = (event.target as HTMLInputElement).checked;
      this.render();
    });
    get<HTMLSelectElement>(root, '#labBoard').addEventListener('change', (event) => {
      const chosen = builtins.find((b) => b.id === (event.target as HTMLSelectElement).value);
      if (chosen) location.hash = link('lab', chosen.puzzle, { a: this.lanes[0].choice, b: this.lanes[1].choice });
    });
    for (const button of root.querySelectorAll<HTMLElement>('[data-pace]'))
      button.addEventListener('click', () => {
        this.pace = Number(button.dataset.pace);
        for (const b of root.querySelectorAll('[data-pace]')) b.setAttribute('aria-pressed', String(b === button));
      });
    addEventListener('keydown', (event) => this.key(event), { signal: this.left.signal });
    addEventListener('resize', () => this.render(), { signal: this.left.signal });
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).closest('input, select, button, dialog') || event.ctrlKey || event.metaKey)
      return;
    const id = { ' ': '#tx', ',': '#tb', '.': '#tn', Home: '#t0', End: '#t1' }[event.key];
    if (!id) return;
    event.preventDefault();
    get<HTMLElement>(this.root, id).click();
  }

  private async start(moment: string | null): Promise<void> {
    const text = textOf(this.puzzle);
    await this.working(async (signal) => {
      const { entries } = await this.engine.call('read', { text }, { signal });
      this.names = (entries[0].puzzle as RushHour).vehicles?.map((v) => v.name) ?? [];
      const graph = await this.engine.call('lab-open', { text, kind: this.puzzle.kind, budget: LONGEST }, { signal });
      if (!graph.complete)
        return this.say(
          `This board has more than ${grouped(LONGEST)} positions: too many to draw. Choose a smaller one.`,
        );
      this.graph = graph;
      get(this.root, '#edgesBox').hidden = graph.states > MOST_EDGES;
      for (const lane of this.lanes) lane.open(graph);
      await this.search([0, 1], signal);
      this.jump(moment === null ? 0 : Number(moment));
    });
  }

  // Something that can be cancelled; whatever ends it, the page says so.
  private async working(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    const cancel = get(this.root, '#cancel-lab');
    cancel.hidden = false;
    try {
      await run(signal);
    } catch (error) {
      if (this.work.signal !== signal || this.left.signal.aborted) return;
      if (error instanceof Cancelled) this.say('Cancelled. Choose a search or a board to go on.');
      else if (error instanceof EngineError) this.say(`${error.message[0].toUpperCase()}${error.message.slice(1)}.`);
      else throw error;
    } finally {
      if (this.work.signal === signal) cancel.hidden = true;
    }
  }

  private say(text: string): void {
    get(this.root, '#sub').textContent = text;
  }

  // Runs the searches of these lanes and keeps what they do.
  private async run(which: number[]): Promise<void> {
    if (!this.graph) return this.start(null); // that was cancelled
    for (const k of which) this.lanes[k].reset();
    // What was cancelled before is made up for.
    const missing = this.lanes.flatMap((lane, k) => (lane.result ? [] : [k]));
    await this.working((signal) => this.search([...new Set([...which, ...missing])], signal));
  }

  private async search(which: number[], signal: AbortSignal): Promise<void> {
    this.pause();
    for (const k of which) {
      const lane = this.lanes[k];
      const batches: Int32Array[] = [];
      const result = await this.engine.call(
        'lab-run',
        { search: lane.search, heuristic: lane.heuristic, nodes: LONGEST },
        {
          signal,
          onTrace: (numbers) => batches.push(numbers),
        },
      );
      lane.finish(batches, this.graph!, result);
    }
    const [a, b] = this.lanes.map((lane) => lane.choice);
    const own = this.lesson?.a === a && this.lesson.b === b;
    history.replaceState(null, '', own ? `#/lab/${this.lesson!.id}` : link('lab', this.puzzle, { a, b }));
    this.renderTicks();
    this.jump(Math.min(this.moment, this.end));
  }

  // The clock runs in expansions, or in hundredths of the slower lane's time.
  private get end(): number {
    return this.byTime ? 1000 : Math.max(1, ...this.lanes.map((lane) => lane.length));
  }

  private momentOf(lane: Lane): number {
    if (!this.byTime) return this.moment;
    const slowest = Math.max(...this.lanes.map((l) => l.result?.seconds ?? 0)) || 1;
    const own = lane.result?.seconds || 1e-9;
    return Math.min(lane.length, Math.floor(((this.moment / 1000) * slowest * lane.length) / own));
  }

  private jump(moment: number): void {
    this.moment = Math.max(0, Math.min(this.end, Math.round(moment)));
    this.render();
  }

  private setClock(byTime: boolean): void {
    const share = this.moment / this.end;
    this.byTime = byTime;
    get(this.root, '#byTime').setAttribute('aria-pressed', String(byTime));
    get(this.root, '#byExpansions').setAttribute('aria-pressed', String(!byTime));
    this.renderTicks();
    this.jump(share * this.end);
  }

  private play(): void {
    if (this.moment >= this.end) this.moment = 0;
    // At the middle pace a run takes some ten seconds, however long it is.
    const step = (this.end / 250 / 8) * this.pace;
    let exact = this.moment;
    this.timer = setInterval(() => {
      exact += Math.max(step, this.pace / 8);
      this.jump(exact);
      if (this.moment >= this.end) this.pause();
    }, TICK);
    this.renderPlay();
  }

  private pause(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.renderPlay();
  }

  private renderPlay(): void {
    const button = get(this.root, '#tx');
    button.innerHTML = icon(this.timer === null ? 'play' : 'pause');
    button.setAttribute('aria-label', this.timer === null ? 'Play' : 'Pause');
  }

  private renderTicks(): void {
    const slowest = Math.max(...this.lanes.map((lane) => lane.result?.seconds ?? 0)) || 1;
    const ticks = this.lanes
      .map((lane) => ({
        text: this.tickText(lane),
        at: this.byTime ? (lane.result?.seconds ?? 0) / slowest : lane.length / this.end,
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

  // Two of the same search are told apart by their heuristics.
  private nameOf(lane: Lane): string {
    const [a, b] = this.lanes;
    return a.title === b.title && a.heuristic !== b.heuristic ? `${lane.title} with ${lane.heuristic}` : lane.title;
  }

  private tickText(lane: Lane): string {
    const { result } = lane;
    const name = this.nameOf(lane);
    const what =
      result?.outcome !== 'solved' ? 'stops' : result.optimal ? `proves ${result.cost}` : `finds ${result.cost}`;
    return `${escape(name)}<em> ${what}</em>`;
  }

  private render(): void {
    if (!this.graph) return;
    for (const lane of this.lanes) lane.show(this.momentOf(lane), this.graph, this.edges, this.timer !== null);
    const slider = get<HTMLInputElement>(this.root, '#s');
    slider.max = String(this.end);
    slider.value = String(this.moment);
    slider.style.setProperty('--f', `${(this.moment / this.end) * 100}%`);
    const slowest = Math.max(...this.lanes.map((lane) => lane.result?.seconds ?? 0));
    get(this.root, '#tt').textContent = this.byTime
      ? duration((this.moment / 1000) * slowest)
      : `${grouped(this.moment)} expansions`;
    this.say(this.summary());
    this.renderLesson();
  }

  // The question first, then the run, then what it has shown.
  private renderLesson(): void {
    const { lesson: now, lanes } = this;
    const box = get(this.root, '#lesson');
    const links = LESSONS.map(
      (l) => `<a href="#/lab/${l.id}"${l === now ? ' aria-current="true"' : ''}>${escape(l.title)}</a>`,
    ).join('');
    const done = this.moment >= this.end && lanes.every((lane) => lane.result);
    let body = '';
    if (now) {
      const choices = now.choices(this.nameOf(lanes[0]), this.nameOf(lanes[1]));
      body = `<h2>${escape(now.title)}</h2><p>${escape(now.text)}</p><p><b>${escape(now.question)}</b></p>`;
      body += `<div class="row wrap" role="group" aria-label="Your prediction">${choices
        .map(
          (text, i) =>
            `<button class="btn sm" type="button" data-predict="${i}" aria-pressed="${i === this.predicted}">${escape(text)}</button>`,
        )
        .join('')}</div>`;
      if (this.predicted < 0) body += '<p class="lab">Predict first, then watch.</p>';
      else if (!done) body += '<p class="lab">Watch what happens…</p>';
      else {
        const [a, b] = lanes.map((l) => ({ title: this.nameOf(l), expanded: l.length, result: l.result! }));
        const { right, why } = now.answer(a, b);
        const verdict = right === this.predicted ? 'You were right.' : `It was: ${choices[right]}.`;
        body += `<p role="status"><b>${escape(verdict)}</b> ${escape(why)}</p>`;
      }
    }
    const html = `<details class="lessons"${now ? '' : ''}><summary>Lessons</summary><nav>${links}</nav></details>${body ? `<div class="card lesson">${body}</div>` : ''}`;
    if (html === this.lessonShown) return;
    this.lessonShown = html;
    const open = box.querySelector('details')?.open;
    const focused = (document.activeElement as HTMLElement | null)?.dataset.predict;
    box.innerHTML = html;
    if (open) box.querySelector('details')!.open = true;
    for (const button of box.querySelectorAll<HTMLElement>('[data-predict]')) {
      if (button.dataset.predict === focused) button.focus();
      button.onclick = () => {
        this.predicted = Number(button.dataset.predict);
        this.jump(0);
        this.play();
      };
    }
  }

  private summary(): string {
    const [a, b] = this.lanes;
    if (this.moment < this.end || !a.result || !b.result)
      return `${this.graph!.states > MOST_DOTS ? 'Columns of' : 'Each dot is one of'} ${grouped(this.graph!.states)} positions; left to right is ${this.puzzle.kind === 'rushhour' ? 'moves' : 'pushes'} from the start.`;
    const unit = this.puzzle.kind === 'rushhour' ? 'moves' : 'pushes';
    return comparison(
      { title: this.nameOf(a), length: a.length, result: a.result },
      { title: this.nameOf(b), length: b.length, result: b.result },
      unit,
    );
  }

  // Shows the position of a dot, and the way to play from it.
  private pick(node: number): void {
    const box = get(this.root, '#picked');
    const unit = this.puzzle.kind === 'rushhour' ? 'move' : 'push';
    const goal = this.graph!.goals.includes(node) ? ', solved' : '';
    const { puzzle } = this;
    const position = { ...this.positionOf(node), name: puzzle.name ? `${puzzle.name}, a position` : '' } as Puzzle;
    box.hidden = false;
    box.innerHTML =
      `<div class="mini">${this.miniature(node)}</div><div><b>${plural(this.graph!.depth[node], unit)} from the start${goal}</b>` +
      `<p class="row"><a class="btn sm" id="play-position">Play from it</a><button class="btn sm" id="unpick" type="button">Close</button></p></div>`;
    get(box, '#play-position').setAttribute('href', link('play', position, { t: position.name }));
    get(box, '#unpick').onclick = () => {
      box.hidden = true;
      get(this.root, '#s').focus();
    };
  }

  // A position as a puzzle of its own.
  private positionOf(node: number): Puzzle {
    const { puzzle } = this;
    const { pieces, stride } = this.graph!;
    const own = [...pieces.subarray(node * stride, (node + 1) * stride)];
    if (puzzle.kind === 'sokoban') return { ...puzzle, boxes: own.slice(0, -1), player: own.at(-1)! };
    const offsets = new Map(this.names.map((name, i) => [name, own[i]]));
    const placed = puzzle.vehicles.map((v) => ({ ...v, [v.vertical ? 'row' : 'col']: offsets.get(v.name)! }));
    return { ...puzzle, vehicles: placed };
  }

  // The board as it stands in a position.
  private miniature(node: number): string {
    const { puzzle } = this;
    const { pieces, stride } = this.graph!;
    const own = pieces.subarray(node * stride, (node + 1) * stride);
    const scene = sceneOf(puzzle);
    const offsets = new Map(this.names.map((name, i) => [name, own[i]]));
    const places = scene.pieces.map((piece, i) => {
      if (puzzle.kind === 'sokoban') {
        const [x, y] = [own[i] % puzzle.width, Math.floor(own[i] / puzzle.width)];
        const home = i < puzzle.boxes.length && puzzle.ground[own[i]] === '.';
        return { look: Number(home), x: x * CELL, y: y * CELL };
      }
      const { name, vertical } = puzzle.vehicles[i];
      return { ...piece, [vertical ? 'y' : 'x']: (offsets.get(name) ?? 0) * CELL };
    });
    return `<svg ${frame(scene)} role="img" aria-label="The position that is expanded">${board(scene, places)}</svg>`;
  }
}

function chosenPuzzle(id: string | null): Puzzle {
  try {
    if (id) {
      const known = builtins.find((b) => gameId(b.puzzle) === id);
      return known?.puzzle ? { ...known.puzzle, name: known.name } : asShown(readGameId(id));
    }
  } catch {
    toast('This link is damaged');
  }
  return app.puzzle;
}

// The search lab: two searches on the same board, drawn as they think, on one clock.
import { app } from '../../app';
import { Cancelled, Crashed, Engine, EngineError, NOT_LOADED, WORKSHOP } from '../../engine/engine';
import type { LabGraph } from '../../engine/protocol';
import { builtin, builtins } from '../../model/puzzles/catalogue';
import { textOf, UNIT, UNITS } from '../../model/puzzles/kinds';
import { lesson, type Lesson } from '../../model/lab/lessons';
import type { Puzzle, RushHour } from '../../model/puzzles/puzzle';
import { link } from '../../model/puzzles/share';
import { comparison } from '../../model/lab/trace';
import { capital, get, grouped, plural, toast } from '../../ui/dom';
import { LabClock } from './clock';
import { Dock } from './dock';
import { Lane, nameIn } from './lane';
import { chosenPuzzle, labLayout } from './layout';
import { LessonBox } from './lesson_box';
import { MOST_DOTS, MOST_EDGES } from './map';
import { Positions } from './positions';

const LONGEST = 300_000; // expansions that are traced, and positions that are drawn

const REST = 250; // milliseconds in which the clock shows one moment, before it is noted down

const engine = new Engine(WORKSHOP);

// What the history of the browser keeps of a visit to the lab, so that Back finds it as it was.
interface Visit {
  moment: number;
  predicted: number;
}

export class LabView {
  private readonly left = new AbortController(); // the view is gone
  private work = new AbortController(); // what runs now
  private readonly lesson: Lesson | undefined;
  private readonly puzzle: Puzzle;
  private readonly lanes: Lane[];
  private readonly clock: LabClock;
  private readonly dock: Dock;
  private readonly lessonBox: LessonBox;
  private graph: LabGraph | null = null;
  private positions: Positions | null = null;
  private ready = false; // the worker has the board and nothing to do: ended in the midst of something, it has lost it
  private edges = false;
  private noting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    params: URLSearchParams,
  ) {
    document.title = 'Search lab · gridlock';
    this.lesson = lesson(params.get('lesson'));
    if (params.has('lesson') && !this.lesson) toast('There is no such lesson');
    this.puzzle = this.lesson ? builtin(this.lesson.board)!.puzzle : chosenPuzzle(params.get('p'));
    root.innerHTML = labLayout(this.puzzle);
    const choices = [params.get('a') ?? this.lesson?.a ?? 'bfs', params.get('b') ?? this.lesson?.b ?? 'astar'];
    this.lanes = choices.map(
      (choice, k) =>
        new Lane(get(root, `#lane${k}`), this.puzzle.kind, choice, {
          onChoice: () => void this.run([k]),
          miniature: (node) => this.positions!.miniature(node),
          onPick: (node) => this.pick(node),
        }),
    );
    const unknown = choices.filter((choice, k) => choice.split('+')[0] !== this.lanes[k].search);
    if (unknown.length > 0) toast(`There is no search '${unknown[0]}'`);
    this.clock = new LabClock(
      this.lanes,
      () => this.render(),
      () => {
        this.dock.renderPlay();
        this.noteMoment();
      },
    );
    this.dock = new Dock(root, this.lanes, this.clock, this.left.signal);
    const visit = history.state as Visit | null;
    this.lessonBox = new LessonBox(get(root, '#lesson'), this.lesson, this.lanes, visit?.predicted ?? -1, () => {
      this.clock.jump(0);
      this.note();
      this.clock.play();
    });
    this.bind();
    void this.start(Number(params.get('t') ?? visit?.moment) || 0);
  }

  leave(): void {
    this.clock.pause();
    clearTimeout(this.noting);
    this.left.abort();
    this.work.abort();
    engine.close(); // a space that is written out takes much memory
  }

  private bind(): void {
    const { root } = this;
    get(root, '#cancel-lab').addEventListener('click', () => this.work.abort());
    get(root, '#edges').addEventListener('change', (event) => {
      this.edges = (event.target as HTMLInputElement).checked;
      this.render();
    });
    get<HTMLSelectElement>(root, '#labBoard').addEventListener('change', (event) => {
      const chosen = builtins.find((b) => b.id === (event.target as HTMLSelectElement).value);
      if (chosen) location.hash = link('lab', chosen.puzzle, { a: this.lanes[0].choice, b: this.lanes[1].choice });
    });
    addEventListener('resize', () => this.render(), { signal: this.left.signal });
    // A link to the lesson that is open begins it again.
    get(root, '#lesson').addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')?.hash !== location.hash) return;
      history.replaceState(null, '');
      app.go(location.hash);
    });
  }

  // ---- What runs.

  private async start(moment: number): Promise<void> {
    const text = textOf(this.puzzle);
    await this.working(async (signal) => {
      const { entries } = await engine.call('read', { text }, { signal });
      const names = (entries[0].puzzle as RushHour).vehicles?.map((v) => v.name) ?? [];
      const graph = await engine.call('lab-open', { text, kind: this.puzzle.kind, budget: LONGEST }, { signal });
      if (!graph.complete)
        return this.say(
          `This board has more than ${grouped(LONGEST)} positions: too many to draw. Choose a smaller one, or a lesson.`,
        );
      this.graph = graph;
      this.positions = new Positions(this.puzzle, graph, names);
      get(this.root, '#edgesBox').hidden = graph.states > MOST_EDGES;
      for (const lane of this.lanes) lane.open(graph);
      this.clock.moment = moment;
      await this.search([0, 1], signal);
    });
  }

  // Something that can be cancelled; whatever ends it, the page says so.
  private async working(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    const cancel = get(this.root, '#cancel-lab');
    cancel.hidden = false;
    this.ready = false;
    try {
      await run(signal);
      this.ready = this.work.signal === signal;
    } catch (error) {
      if (this.work.signal !== signal || this.left.signal.aborted) return;
      if (error instanceof Cancelled) this.say('Cancelled. Choose a search or a board to go on.');
      else if (error instanceof EngineError) this.say(`${capital(error.message)}.`);
      else if (error instanceof Crashed) this.say(NOT_LOADED);
      else throw error;
    } finally {
      if (this.work.signal === signal) cancel.hidden = true;
      if (!this.graph && !this.lesson) this.lessonBox.render(false); // there are other things to look at
    }
  }

  // Runs the searches of these lanes and keeps what they do.
  private async run(which: number[]): Promise<void> {
    for (const k of which) this.lanes[k].reset();
    if (!this.graph || !this.ready) return this.start(this.clock.moment);
    // What was cancelled before is made up for.
    const missing = this.lanes.flatMap((lane, k) => (lane.result ? [] : [k]));
    await this.working((signal) => this.search([...new Set([...which, ...missing])], signal));
  }

  private async search(which: number[], signal: AbortSignal): Promise<void> {
    this.clock.pause();
    for (const k of which) {
      const lane = this.lanes[k];
      const batches: Int32Array[] = [];
      const request = { search: lane.search, heuristic: lane.heuristic, nodes: LONGEST };
      const result = await engine.call('lab-run', request, {
        signal,
        onTrace: (numbers) => batches.push(numbers),
      });
      lane.finish(batches, this.graph!, result);
    }
    this.dock.renderTicks();
    this.clock.jump(this.clock.moment);
    this.note();
  }

  // The address of what is shown. A lesson has one that gives nothing away.
  private note(): void {
    if (this.left.signal.aborted) return;
    const { lesson, lessonBox, clock } = this;
    const [a, b] = this.lanes.map((lane) => lane.choice);
    const moment = clock.inExpansions;
    const own = lesson && !lessonBox.strayed;
    const t = moment > 0 ? moment : '';
    const visit: Visit = { moment, predicted: lessonBox.predicted };
    app.rename(own ? `#/lab/${lesson.id}` : link('lab', this.puzzle, { a, b, t }), visit);
  }

  // Soon, if the clock stands still until then.
  private noteMoment(): void {
    clearTimeout(this.noting);
    if (!this.clock.running && this.lanes.every((lane) => lane.result))
      this.noting = setTimeout(() => this.note(), REST);
  }

  // ---- What is shown.

  private say(text: string): void {
    get(this.root, '#sub').textContent = text;
  }

  private render(): void {
    const { graph, clock } = this;
    if (!graph) return;
    for (const lane of this.lanes) lane.show(clock.momentOf(lane), graph, this.edges, clock.running);
    this.dock.renderMoment();
    this.say(this.summary(graph));
    this.lessonBox.render(clock.atEnd);
    this.noteMoment();
  }

  private summary({ states }: LabGraph): string {
    const [a, b] = this.lanes;
    const unit = UNITS[this.puzzle.kind];
    const counted = unit === 'moves' ? 'positions' : 'positions that a search looks at'; // others lose the level
    if (!this.clock.atEnd || !a.result || !b.result)
      return `${states > MOST_DOTS ? 'Columns of' : 'Each dot is one of'} ${grouped(states)} ${counted}; left to right is ${unit} from the start.`;
    return comparison(
      { title: nameIn(this.lanes, a), length: a.length, result: a.result },
      { title: nameIn(this.lanes, b), length: b.length, result: b.result },
      unit,
    );
  }

  // Shows the position of a dot, and the way to play from it.
  private pick(node: number): void {
    const { puzzle, graph, positions } = this;
    const box = get(this.root, '#picked');
    const goal = graph!.goals.includes(node) ? ', solved' : '';
    const position = { ...positions!.puzzleAt(node), name: puzzle.name ? `${puzzle.name}, a position` : '' } as Puzzle;
    box.hidden = false;
    box.innerHTML =
      `<div class="mini">${positions!.miniature(node)}</div><div><b>${plural(graph!.depth[node], UNIT[puzzle.kind])} from the start${goal}</b>` +
      `<p class="row"><a class="btn sm" id="play-position">Play from it</a><button class="btn sm" id="unpick" type="button">Close</button></p></div>`;
    const play = get<HTMLAnchorElement>(box, '#play-position');
    play.href = link('play', position, { t: position.name });
    play.onclick = () => this.note();
    get(box, '#unpick').onclick = () => {
      box.hidden = true;
      get(this.root, '#s').focus();
    };
  }
}

// The play view: puts the board, the numbers, the hints and the player together, and listens to everything.
import { solver } from '../../engine/engine';
import type { Deadlock } from '../../engine/protocol';
import { app } from '../../app';
import { RushHourRules, type Slide } from '../../model/rushhour';
import type { Session } from '../../model/session';
import { gameId, link } from '../../model/share';
import type { Crates } from '../../model/sokoban';
import { announce, clock, copy, get, icon, plural, reducedMotion } from '../../ui/dom';
import { distanceChart } from './charts';
import { LAYOUT } from './layout';
import { gatherFacts, puzzleTitle, renderMeta, renderShape, type Facts } from './meta';
import { renderBanner, renderLadder, renderSolution, renderStats, starsOf, unitOf } from './panel';
import { RushBoard } from './rush_board';
import { letterOf, SokobanBoard } from './sokoban_board';
import { openExport } from './export';
import { sharePosition, shareResult } from './share';

const STEP = 420; // between two moves of the player at normal speed

export class PlayView {
  private board!: RushBoard | SokobanBoard;
  private facts: Facts = {};
  private dead: Deadlock | null = null;
  private wasSolved = false;
  private timer: ReturnType<typeof setInterval> | null = null;
  private readonly clockTimer: ReturnType<typeof setInterval>;
  private readonly left = new AbortController(); // the view was left
  private said = '';

  constructor(
    private readonly root: HTMLElement,
    private readonly session: Session,
  ) {
    root.innerHTML = LAYOUT;
    document.title = `${puzzleTitle(session)} · gridlock`;
    this.wasSolved = session.game.solved;
    this.buildBoard();
    this.bindButtons();
    addEventListener('keydown', (event) => this.key(event), { signal: this.left.signal });
    session.onChange = () => this.render();
    void gatherFacts(session.puzzle, session.source.builtin?.level ?? 0, this.left.signal, (facts) => {
      this.facts = facts;
      this.render();
    });
    this.clockTimer = setInterval(() => this.renderClock(), 500);
    this.render();
    session.look();
    this.checkDeadlock();
  }

  leave(): void {
    this.left.abort();
    this.pause();
    clearInterval(this.clockTimer);
    this.session.onChange = () => {};
    document.body.classList.remove('rev', 'won');
  }

  private buildBoard(): void {
    const holder = get(this.root, '#board');
    const { rules } = this.session;
    if (rules instanceof RushHourRules)
      this.board = new RushBoard(holder, rules, {
        onSlide: (slide) => this.act(slide, this.slideSentence(slide)),
        onBlocked: (by) => announce(`Blocked by ${by}.`),
      });
    else
      this.board = new SokobanBoard(holder, rules, {
        onAction: (action) => this.act(action, action.length === 1 ? '' : `${plural(action.length, 'step')}.`),
        onBlocked: () => announce('Blocked.'),
      });
  }

  // The player did something on the board.
  private act(action: Slide | string, sentence: string): void {
    this.pause();
    this.said = sentence;
    this.session.play(action);
    this.afterMove();
  }

  private afterMove(): void {
    app.saveGame();
    this.checkDeadlock();
  }

  private slideSentence({ vehicle, by }: Slide): string {
    const v = (this.session.rules as RushHourRules).puzzle.vehicles[vehicle];
    const way = v.vertical ? (by > 0 ? 'down' : 'up') : by > 0 ? 'right' : 'left';
    return `${v.name} moved ${Math.abs(by)} ${way}.`;
  }

  private bindButtons(): void {
    const { session, root } = this;
    const on = (id: string, run: () => void) => get(root, id).addEventListener('click', run);
    const then = (run: () => void) => () => {
      this.pause();
      run();
      this.afterMove();
    };
    on(
      '#undo',
      then(() => session.undo()),
    );
    on(
      '#redo',
      then(() => session.redo()),
    );
    on(
      '#restart',
      then(() => session.restart()),
    );
    on('#bHint', () => session.openHint());
    on('#bSolve', () => this.solve());
    on('#bShow', () => this.reveal());
    on('#tX', () => this.toggle());
    on('#tF', () => this.seek(0));
    on('#tP', () => this.step(-1));
    on('#tN', () => this.step(1));
    on('#tL', () => this.seek(Infinity));
    get(root, '#scrub').addEventListener('input', (event) =>
      this.seek(Number((event.target as HTMLInputElement).value)),
    );
    get(root, '#list').addEventListener('click', (event) => {
      const k = (event.target as Element).closest('[data-k]')?.getAttribute('data-k');
      if (k) this.seek(Number(k));
    });
    for (const button of root.querySelectorAll<HTMLElement>('[data-speed]'))
      button.addEventListener('click', () => this.setSpeed(Number(button.dataset.speed)));
    this.setSpeed(app.store.data.settings.speed);
    get(root, '#strip').addEventListener('click', (event) => this.clickStrip(event as MouseEvent));
    on('#kR', () => app.openKind('rushhour'));
    on('#kS', () => app.openKind('sokoban'));
    on('#prevP', () => app.openNeighbour(session, -1));
    on('#nextP', () => app.openNeighbour(session, 1));
    on('#title', () => {
      const open = get(root, '.meta').classList.toggle('open');
      get(root, '#title').setAttribute('aria-expanded', String(open));
    });
    on('#copyId', () => void copy(gameId(session.puzzle), 'Game ID'));
    on('#share', () => sharePosition(session));
    on('#export', () => openExport(session));
    on('#tabHint', () => this.tab('secHint'));
    on('#tabSol', () => this.tab('secSol'));
    get(root, '#toEdit').setAttribute('href', link('edit', session.puzzle));
    get(root, '#toLab').setAttribute('href', link('lab', session.puzzle));
  }

  private tab(section: string): void {
    for (const [button, id] of [
      ['#tabHint', 'secHint'],
      ['#tabSol', 'secSol'],
    ]) {
      get(this.root, button).setAttribute('aria-selected', String(id === section));
      get(this.root, `#${id}`).classList.toggle('on', id === section);
    }
  }

  private render(): void {
    const { session, root } = this;
    const { game } = session;
    if (this.board instanceof RushBoard) {
      this.board.show(game.state as number[]);
      const next = session.nextAction as Slide | null;
      this.board.hint(session.rung > 1 && next ? next.vehicle : null, session.rung > 2 ? next : null);
    } else {
      this.board.show(game.state as Crates);
      const push = session.rung > 1 ? session.nextPush : null;
      this.board.mark(push?.box ?? null, session.rung > 2 ? (push?.letter ?? null) : null, this.dead?.cells ?? []);
    }
    this.won();
    document.body.classList.toggle('rev', session.seen);
    get<HTMLButtonElement>(root, '#undo').disabled = !game.canUndo;
    get<HTMLButtonElement>(root, '#redo').disabled = !game.canRedo;
    get<HTMLButtonElement>(root, '#restart').disabled = game.cursor === 0;
    get<HTMLButtonElement>(root, '#bHint').disabled = game.solved || session.nextAction === null || session.rung === 3;
    this.renderSolveButton();
    renderStats(root, session);
    renderLadder(root, session);
    renderSolution(root, session, this.timer !== null);
    renderMeta(root, session, this.facts);
    renderShape(root, session, this.facts);
    this.renderStrip();
    this.renderClock();
    this.speak();
  }

  private renderSolveButton(): void {
    const { session } = this;
    const button = get<HTMLButtonElement>(this.root, '#bSolve');
    const searching = session.verdict.state === 'searching' && session.proving;
    button.disabled = session.game.solved || session.verdict.state === 'unsolvable';
    const label = searching ? `${icon('stop')}Cancel` : `${icon('play')}Solve`;
    if (button.innerHTML !== label) button.innerHTML = label;
  }

  private renderClock(): void {
    get(this.root, '#timer').textContent = clock(this.session.seconds);
  }

  private renderStrip(): void {
    const { session, root } = this;
    const par = session.best;
    const known = par !== null && session.toGo !== undefined;
    get(root, '.strip').classList.toggle('none', !known);
    if (!known) return;
    const distances = Array.from({ length: session.game.actions.length + 1 }, (_, n) => session.distanceAt(n));
    const svg = get(root, '#strip');
    svg.setAttribute('viewBox', '0 0 604 72');
    svg.setAttribute('preserveAspectRatio', 'none');
    svg.setAttribute('aria-label', `Distance left after each move; now ${session.toGo}`);
    svg.innerHTML = distanceChart(distances, session.game.cursor, par);
    get(root, '#stripL').textContent =
      `${session.puzzle.kind === 'rushhour' ? 'Moves to the exit' : 'Pushes left'}, move by move`;
    get(root, '#stripR').textContent = `dashed: perfect play, ${plural(par, unitOf(session))}`;
  }

  private clickStrip(event: MouseEvent): void {
    const svg = get<SVGSVGElement>(this.root, '#strip');
    const box = svg.getBoundingClientRect();
    const last = Math.max(this.session.best ?? 1, this.session.game.actions.length, 1);
    this.session.goTo(Math.round(((event.clientX - box.left) / box.width) * last));
    this.afterMove();
  }

  // Says what changed, once what is known about the position has settled.
  private speak(): void {
    const { session } = this;
    if (!this.said || session.verdict.state === 'searching') return;
    const left = session.toGo === undefined ? '' : ` ${plural(session.toGo, unitOf(session))} to go.`;
    if (!session.game.solved) announce(this.said + left);
    this.said = '';
  }

  private won(): void {
    const { session } = this;
    const solved = session.game.solved;
    document.body.classList.toggle('won', solved);
    if (solved && session.puzzle.kind === 'rushhour' && !(reducedMotion() && !this.wasSolved)) this.board.driveOut();
    if (solved === this.wasSolved) return;
    this.wasSolved = solved;
    renderBanner(this.root, session);
    if (!solved) return;
    this.pause();
    get(this.root, '#nextPuzzle').addEventListener('click', () => app.openNeighbour(session, 1));
    get(this.root, '#shareResult').addEventListener('click', () => shareResult(session));
    const earned = starsOf(session);
    app.solved(session, earned);
    const optimal = session.best !== null && session.spent <= session.best ? ', optimal' : '';
    announce(`Solved in ${plural(session.spent, unitOf(session))}${optimal}, ${plural(earned, 'star')}.`);
  }

  private checkDeadlock(): void {
    const { session } = this;
    if (session.puzzle.kind !== 'sokoban' || !app.store.data.settings.deadlockNotice) return;
    const at = session.text;
    void solver.call('deadlock', { text: at, kind: 'sokoban' }, { signal: this.left.signal }).then(
      (found) => {
        if (session.text !== at) return;
        this.dead = found.dead ? found : null;
        this.renderNotice();
        this.render();
      },
      () => {},
    );
  }

  private renderNotice(): void {
    const notice = get(this.root, '#notice');
    notice.classList.toggle('show', this.dead !== null);
    if (!this.dead) return void (notice.innerHTML = '');
    const text = {
      corner: '<b>Crate stuck in a corner.</b> It can never reach a ring.',
      edge: '<b>Crate stuck at a wall.</b> It can never reach a ring from there.',
      frozen: '<b>Crates block each other.</b> They can never move again.',
      '': '',
    }[this.dead.reason];
    notice.innerHTML = `${icon('warn')}<span>${text}</span><button class="btn sm">Undo 1 push</button>`;
    get(notice, 'button').addEventListener('click', () => this.undoPush());
  }

  private undoPush(): void {
    const { session } = this;
    const pushes = () => session.spent;
    const before = pushes();
    let n = session.game.cursor;
    while (n > 0 && pushes() === before) session.game.goTo(--n);
    session.goTo(n);
    this.afterMove();
  }

  private solve(): void {
    const { session } = this;
    if (session.verdict.state === 'searching' && session.proving) return session.cancel();
    this.reveal();
    if (session.solution && this.timer === null) this.toggle();
  }

  private reveal(): void {
    this.session.reveal();
    this.tab('secSol');
    this.render();
  }

  private toggle(): void {
    if (this.timer !== null) return this.pause();
    const solution = this.session.solution;
    if (!solution) return;
    if (solution.at === solution.actions.length) this.session.seek(0);
    this.board instanceof RushBoard && this.board.select(-1);
    this.timer = setInterval(() => this.step(1, true), STEP / app.store.data.settings.speed);
    this.render();
  }

  private pause(): void {
    if (this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
    this.render();
  }

  private step(by: number, playing = false): void {
    const solution = this.session.solution;
    if (!playing) this.pause();
    if (!solution) return;
    if (solution.at + by > solution.actions.length) return this.pause();
    this.seek(solution.at + by, playing);
  }

  private seek(n: number, playing = false): void {
    if (!playing) this.pause();
    if (!this.session.seen) return;
    this.session.seek(n);
    this.afterMove();
  }

  private setSpeed(speed: number): void {
    app.store.data.settings.speed = speed;
    app.store.changed();
    for (const button of this.root.querySelectorAll<HTMLElement>('[data-speed]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.speed) === speed));
    if (this.timer === null) return;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.step(1, true), STEP / speed);
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, dialog')) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      get<HTMLElement>(this.root, event.shiftKey ? '#redo' : '#undo').click();
      return;
    }
    if (command || event.altKey) return;
    if (event.key === 'Escape') return this.escape();
    if (this.board instanceof SokobanBoard && letterOf(event.key)) {
      event.preventDefault();
      return this.board.go(letterOf(event.key)!, event.shiftKey);
    }
    if (!app.store.data.settings.singleKeys) return;
    if (event.shiftKey && /^[A-Z]$/.test(event.key) && this.board instanceof RushBoard) {
      if (this.board.selectByName(event.key)) event.preventDefault();
      return;
    }
    const press = (id: string) => () => get<HTMLElement>(this.root, id).click();
    const commands: Record<string, () => void> = {
      z: press('#undo'),
      y: press('#redo'),
      r: press('#restart'),
      h: press('#bHint'),
      s: () => this.reveal(),
      ',': () => this.step(-1),
      '.': () => this.step(1),
      Home: () => this.seek(0),
      End: () => this.seek(Infinity),
      '?': () => app.showHelp(),
    };
    const run =
      commands[event.key] ??
      (event.key === ' ' && !target.closest('button, a, [role=slider]') ? () => this.toggle() : null);
    if (!run) return;
    event.preventDefault();
    run();
  }

  private escape(): void {
    if (this.board instanceof RushBoard) this.board.select(-1);
    if (this.session.proving) this.session.cancel();
    this.pause();
  }
}

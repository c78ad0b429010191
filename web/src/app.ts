// What all views share: the store, the puzzle on the table, and which view an address means.
import { signal, type Signal } from '@preact/signals';
import { Cancelled, closeEngines, Crashed, makers, NOT_LOADED } from './engine/engine';
import type { InputError, Progress } from './engine/protocol';
import { builtin, builtins, FIRST, title } from './model/puzzles/catalogue';
import { dayOf, neighbourDay } from './model/puzzles/daily';
import { asShown, type Kind, type Puzzle } from './model/puzzles/puzzle';
import type { Pace } from './model/session/pace';
import type { Session } from './model/session/session';
import { Missing, Sessions } from './model/session/sessions';
import { link, readGameId, readRoute, readSeedId, type Route, type Seed } from './model/puzzles/share';
import { fromStock } from './model/puzzles/stock';
import { draft } from './model/kept/drafts';
import { Store, type Places } from './model/kept/store';
import { afterFrame, afterFrames, announce, capital, duration, grouped, toast } from './ui/dom';

export interface Problem {
  heading: string;
  message: string;
  text: string;
  errors: InputError[];
}

export type View =
  | { name: 'play'; session: Session }
  | { name: 'library' | 'census' | 'about' }
  | { name: 'edit' | 'lab' | 'check' | 'print'; params: URLSearchParams }
  | { name: 'problem'; problem: Problem }
  | { name: 'wait'; text: string; progress?: Signal<string>; cancel?: () => void };

const SAVE_CLOCK = 5000; // milliseconds

// To begin a search takes a worker, and to start one takes a frame of a slow phone.
const PACE: Pace = {
  shown: afterFrame,
  calm: () => afterFrames(4),
  rest: () => new Promise((resolve) => setTimeout(resolve, 500)),
};

function places(): Places {
  const tried = <T>(get: () => T): T | null => {
    try {
      return get() ?? null;
    } catch {
      return null;
    }
  };
  return {
    indexedDB: tried(() => indexedDB),
    localStorage: tried(() => localStorage),
    sessionStorage: tried(() => sessionStorage),
    otherTabs: tried(() => new BroadcastChannel('gridlock')),
  };
}

class App {
  readonly store = new Store(places(), afterFrame);
  readonly view = signal<View>({ name: 'wait', text: '' });
  showHelp: () => void = () => {};
  private readonly sessions = new Sessions(this.store, PACE);
  private current: Session | null = null;
  private problem: Problem | null = null;
  private turn = 0; // of routing: only the last one counts
  private address = ''; // of what is shown

  async start(): Promise<void> {
    await this.store.open();
    this.sessions.onReplaced = (session) => {
      if (session !== this.current) return;
      this.current = null;
      if (this.view.value.name === 'play') void this.route();
    };
    addEventListener('hashchange', () => void this.route(true));
    const save = () => this.current && this.sessions.save(this.current);
    addEventListener('pagehide', ({ persisted }) => {
      save();
      this.store.leave();
      if (!persisted) closeEngines();
    });
    addEventListener('visibilitychange', save);
    setInterval(save, SAVE_CLOCK);
    await this.route();
  }

  // The puzzle that is open, or was.
  get puzzle(): Puzzle {
    return this.current?.puzzle ?? builtin(FIRST.rushhour)!.puzzle;
  }

  go(address: string): void {
    if (location.hash === address) void this.route(true);
    else location.hash = address;
  }

  // What is shown is called so from here on. Someone may have gone on already, before the page has heard of it: then the
  // address is that of something else.
  rename(address: string, state: unknown = null): void {
    if (location.hash !== this.address) return;
    history.replaceState(state, '', address);
    this.address = location.hash;
  }

  private async route(fresh = false): Promise<void> {
    const turn = ++this.turn;
    const route = readRoute(location.hash);
    let view: View;
    try {
      view = await this.viewOf(route);
    } catch (error) {
      if (error instanceof Cancelled) return;
      view = this.damaged(route, error as Error);
    }
    if (turn !== this.turn) return;
    if (view.name !== 'play' || view.session !== this.current) {
      if (this.current) this.sessions.save(this.current);
      if (view.name === 'play') this.current = view.session;
    }
    if (view.name === 'play') this.remember(view.session);
    this.address = location.hash;
    this.view.value = view;
    if (fresh) scrollTo(0, 0);
  }

  private damaged({ params }: Route, error: Error): View {
    const { message } = error;
    const problem: Problem = {
      heading: 'This cannot be opened',
      message:
        error instanceof Missing
          ? `${capital(message)}.`
          : error instanceof Crashed
            ? NOT_LOADED
            : `This link is damaged: ${message}.`,
      text: params.get('p') ?? location.hash,
      errors: [],
    };
    announce(problem.message);
    return { name: 'problem', problem };
  }

  private async viewOf(route: Route): Promise<View> {
    const { view, path, params } = route;
    switch (view) {
      case 'library':
      case 'census':
      case 'about':
        return { name: view };
      case 'edit':
      case 'lab':
        if (params.has('p')) readGameId(params.get('p')!); // throws if it is damaged
        else if (params.has('d') && !draft(this.store, params.get('d')!))
          throw new Missing('this draft is not in this browser');
        else this.current ??= this.sessions.again(this.store.note('last'));
        if (path[0]) params.set('lesson', path[0]);
        return { name: view, params };
      case 'check':
        if (!this.store.folders.has(path[0])) throw new Missing('this folder is not in this browser');
        return { name: view, params: new URLSearchParams({ id: path[0] }) };
      case 'print':
        if (path[0]) params.set('id', path[0]);
        else if (params.has('p')) readGameId(params.get('p')!);
        return { name: view, params };
      case 'problem':
        if (this.problem) return { name: 'problem', problem: this.problem };
        break;
      case 'daily':
        return { name: 'play', session: this.sessions.day(path[0] ?? dayOf(new Date())) };
      case 'play':
        if (path.length > 0 || params.has('p')) return { name: 'play', session: await this.sessionAt(route) };
        break;
      default:
        throw new Error(`there is no page '${view}'`);
    }
    const session = this.sessions.again(this.current?.source.address ?? this.store.note('last'));
    history.replaceState(null, '', session.source.address);
    return { name: 'play', session };
  }

  // ---- Puzzles that an address means.

  private remember(session: Session): void {
    this.store.setNote('last', session.source.address);
    this.store.setNote(`last-${session.puzzle.kind}`, session.source.address);
  }

  private async sessionAt({ path, params }: Route): Promise<Session> {
    const [first, number] = path;
    if (number !== undefined) return this.sessions.folder(first, Number(number) - 1);
    if (first !== undefined) return this.sessions.builtin(first);
    const id = params.get('p')!;
    const seed = readSeedId(id);
    if (seed) {
      const from = location.hash;
      const stocked = await fromStock(id);
      // Of hard boards there are few, and many seeds lead to the same one: a new game is of none that was played before.
      for (let number = seed.seed; location.hash === from; number++) {
        const puzzle = stocked ?? (await this.made({ ...seed, seed: number }));
        if (location.hash !== from) break;
        const session = this.sessions.own({ ...puzzle, name: `Seed ${number}` });
        if (params.has('new') && !stocked && this.store.games.has(session.id)) continue;
        history.replaceState(null, '', session.source.address);
        return session;
      }
      throw new Cancelled(); // someone has gone on meanwhile
    }
    const session = this.sessions.own({ ...readGameId(id), name: params.get('t') ?? '' });
    // From here on the address means the game as it is; the moves of the link are part of it.
    history.replaceState(null, '', session.source.address);
    const moves = params.get('m');
    if (moves) this.takeMoves(session, moves, params.get('n'));
    return session;
  }

  // The puzzle of a seed. Whoever does not want to wait goes back where he was, or to the last puzzle if he has just come.
  private async made(seed: Seed): Promise<Puzzle> {
    const abort = new AbortController();
    const arriving = this.view.value.name === 'wait';
    const cancel = () => {
      abort.abort();
      if (arriving) location.replace('#/play');
      else history.back();
    };
    const progress = signal('');
    this.view.value = { name: 'wait', text: 'Making a puzzle…', progress, cancel };
    addEventListener('hashchange', () => abort.abort(), { once: true });
    const onProgress = ({ expanded, seconds }: Progress) =>
      (progress.value = `${grouped(expanded)} positions looked at in ${duration(seconds)}.`);
    const { puzzle } = await makers.call('generate', { ...seed }, { signal: abort.signal, onProgress });
    if (!puzzle) throw new Error('its seed makes no puzzle');
    return puzzle;
  }

  private takeMoves(session: Session, moves: string, cursor: string | null): void {
    const actions = session.rules.read(moves);
    if (!actions) return toast('The moves of this link do not fit the board, and were left out');
    const same = session.rules.write(session.game.played) === session.rules.write(actions);
    if (!same) session.takeLine(actions, /^\d+$/.test(cursor ?? '') ? Number(cursor) : undefined);
  }

  // ---- From one puzzle to the next.

  play(puzzle: Puzzle): void {
    this.go(link('play', asShown(puzzle), { t: puzzle.name }));
  }

  // Moves that were pasted, on the puzzle that is open; false if they do not fit it.
  replay(text: string): boolean {
    const session = this.current;
    const actions = session?.rules.read(text);
    if (!session || !actions || actions.length === 0) return false;
    session.takeLine(actions);
    this.go(session.source.address);
    return true;
  }

  // The puzzle of that kind that was open last, or the first one.
  openKind(kind: Kind): void {
    this.go(this.sessions.again(this.store.note(`last-${kind}`), kind).source.address);
  }

  // The address of the puzzle after this one, or before it; null if there is none: tomorrow's comes tomorrow.
  neighbour({ source, puzzle }: Session, by: number): string | null {
    if (source.folder) {
      const { id, index, size } = source.folder;
      return `#/play/${id}/${((index + by + size) % size) + 1}`;
    }
    if (source.day) {
      const day = neighbourDay(source.day, by);
      return day <= dayOf(new Date()) ? `#/daily/${day}` : null;
    }
    const list = builtins.filter((b) => b.kind === puzzle.kind);
    const at = source.builtin ? list.indexOf(source.builtin) : by > 0 ? -1 : 0;
    return `#/play/${list[(at + by + list.length) % list.length].id}`;
  }

  setSpeed(speed: number): void {
    this.store.setSettings({ speed });
    this.current?.setSpeed(speed);
  }

  showProblem(problem: Problem): void {
    this.problem = problem;
    announce(problem.message || problem.errors[0]?.message || problem.heading);
    this.go('#/problem');
  }

  titleOf(puzzle: Puzzle): string {
    return title(puzzle.name);
  }
}

export const app = new App();

// What all views share: the store, the puzzle on the table, and which view an address means.
import { effect, signal } from '@preact/signals';
import { Cancelled, closeEngines, makers } from './engine/engine';
import type { InputError } from './engine/protocol';
import { builtin, builtins, FIRST, title } from './model/puzzles/catalogue';
import { daily, dayOf, isDay, neighbourDay } from './model/puzzles/daily';
import { asShown, type Kind, type Puzzle } from './model/puzzles/puzzle';
import { Session, type Kept, type Source } from './model/session/session';
import { gameId, link, readGameId, readRoute, readSeedId, type Route, type Seed } from './model/puzzles/share';
import { Store, type Places } from './model/kept/store';
import { afterFrame, announce, toast } from './ui/dom';

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
  | { name: 'wait'; text: string; cancel?: () => void };

const SESSIONS = 12; // that are kept with what is known about their positions
const SAVE_CLOCK = 5000; // milliseconds
const NO_FOLDER = 'this folder is not in this browser';

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
  };
}

class App {
  readonly store = new Store(places(), afterFrame);
  readonly view = signal<View>({ name: 'wait', text: '' });
  showHelp: () => void = () => {};
  private readonly sessions = new Map<string, Session>(); // the one used last is the last
  private current: Session | null = null;
  private problem: Problem | null = null;
  private turn = 0; // of routing: only the last one counts

  async start(): Promise<void> {
    await this.store.open();
    addEventListener('hashchange', () => void this.route(true));
    const save = () => this.current && this.save(this.current);
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

  private async route(fresh = false): Promise<void> {
    const turn = ++this.turn;
    const route = readRoute(location.hash);
    let view: View;
    try {
      view = await this.viewOf(route);
    } catch (error) {
      if (error instanceof Cancelled) return;
      view = this.damaged(route, (error as Error).message);
    }
    if (turn !== this.turn) return;
    if (view.name !== 'play' || view.session !== this.current) {
      if (this.current) this.save(this.current);
      if (view.name === 'play') this.current = view.session;
    }
    if (view.name === 'play') this.remember(view.session);
    this.view.value = view;
    if (fresh) scrollTo(0, 0);
  }

  private damaged({ params }: Route, message: string): View {
    const problem: Problem = {
      heading: 'This cannot be opened',
      message: `This link is damaged: ${message}.`,
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
        if (!this.current && !params.has('p')) this.current = this.lastSession();
        if (path[0]) params.set('lesson', path[0]);
        return { name: view, params };
      case 'check':
        if (!this.store.folders.has(path[0])) throw new Error(NO_FOLDER);
        return { name: view, params: new URLSearchParams({ id: path[0] }) };
      case 'print':
        if (path[0]) params.set('id', path[0]);
        return { name: view, params };
      case 'problem':
        if (this.problem) return { name: 'problem', problem: this.problem };
        break;
      case 'daily':
        return { name: 'play', session: this.daySession(path[0] ?? dayOf(new Date())) };
      case 'play':
        if (path.length > 0 || params.has('p')) return { name: 'play', session: await this.sessionAt(route) };
        break;
      default:
        throw new Error(`there is no page '${view}'`);
    }
    const session = this.current ?? this.lastSession();
    history.replaceState(null, '', session.source.address);
    return { name: 'play', session };
  }

  // ---- Sessions. Each puzzle has one game, wherever it is opened from.

  private session(id: string, puzzle: Puzzle, source: Source): Session {
    const known = this.sessions.get(id);
    const same = known && known.source.address === source.address && known.source.folder?.size === source.folder?.size;
    if (known) this.save(known);
    const session = same ? known : new Session(id, asShown(puzzle), source, this.store.games.get(id));
    if (!same) this.watch(session);
    this.sessions.delete(id);
    this.sessions.set(id, session);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > SESSIONS) this.sessions.delete(oldest);
    session.speed = this.store.settings.speed;
    return session;
  }

  private watch(session: Session): void {
    session.onSolved = (result) => {
      this.save(session);
      this.store.remember(session.id, result);
    };
    const text = () => {
      const { seconds: _, ...kept } = session.kept();
      return JSON.stringify(kept);
    };
    // A long game takes its time to be written down: so that happens when what has changed is on the screen.
    let last = text();
    let waiting = false;
    effect(() => {
      session.version.value;
      if (waiting) return;
      waiting = true;
      void afterFrame().then(() => {
        waiting = false;
        const now = text();
        if (now !== last) this.save(session);
        last = now;
      });
    });
  }

  // Writes the game as it is now; a puzzle that nobody has touched leaves no trace.
  private save(session: Session): void {
    const kept = session.kept();
    const old = this.store.games.get(session.id);
    const touched = kept.moves !== '' || kept.seen || kept.rung > 1 || kept.before || kept.main || kept.seconds > 0;
    if (!old && !touched) return;
    const record = { id: session.id, ...kept, ...(old?.result && { result: old.result }) };
    if (JSON.stringify(record) !== JSON.stringify(old)) this.store.saveGame(record);
  }

  private remember(session: Session): void {
    this.store.setNote('last', session.source.address);
    this.store.setNote(`last-${session.puzzle.kind}`, session.source.address);
  }

  private async sessionAt({ path, params }: Route): Promise<Session> {
    const [first, number] = path;
    if (number !== undefined) return this.folderSession(first, Number(number) - 1);
    if (first !== undefined) return this.builtinSession(first);
    const id = params.get('p')!;
    const seed = readSeedId(id);
    if (seed) {
      const puzzle = await this.made(seed);
      const session = this.ownSession({ ...puzzle, name: `Seed ${seed.seed}` });
      history.replaceState(null, '', session.source.address);
      return session;
    }
    const known = builtins.find((b) => gameId(b.puzzle) === id);
    const name = params.get('t') ?? '';
    const session = known ? this.builtinSession(known.id) : this.ownSession({ ...readGameId(id), name });
    // From here on the address means the game as it is; the moves of the link are part of it.
    history.replaceState(null, '', session.source.address);
    const moves = params.get('m');
    if (moves) this.takeMoves(session, moves, params.get('n'));
    return session;
  }

  // The puzzle of a seed. Whoever does not want to wait goes back where he was.
  private async made(seed: Seed): Promise<Puzzle> {
    const abort = new AbortController();
    const cancel = () => {
      abort.abort();
      history.back();
    };
    this.view.value = { name: 'wait', text: 'Making a puzzle…', cancel };
    addEventListener('hashchange', () => abort.abort(), { once: true });
    const { puzzle } = await makers.call('generate', { ...seed }, { signal: abort.signal });
    if (!puzzle) throw new Error('its seed makes no puzzle');
    return puzzle;
  }

  private takeMoves(session: Session, moves: string, cursor: string | null): void {
    const actions = session.rules.read(moves);
    if (!actions) return toast('The moves of this link do not fit the board, and were left out');
    const same = session.rules.write(session.game.played) === session.rules.write(actions);
    if (!same) session.takeLine(actions, cursor === null ? undefined : Number(cursor));
  }

  private builtinSession(id: string): Session {
    const known = builtin(id);
    if (!known) throw new Error(`there is no puzzle '${id}'`);
    return this.session(id, known.puzzle, { address: `#/play/${id}`, builtin: known });
  }

  private daySession(day: string): Session {
    if (!isDay(day)) throw new Error(`'${day}' is no day`);
    if (day > dayOf(new Date())) throw new Error(`the puzzle of ${day} is not there yet`);
    const chosen = daily(builtins, day);
    return this.session(`daily-${day}`, chosen.puzzle, { address: `#/daily/${day}`, builtin: chosen, day });
  }

  private folderSession(id: string, index: number): Session {
    const folder = this.store.folders.get(id);
    if (!folder) throw new Error(NO_FOLDER);
    const level = folder.levels[index];
    if (!level) throw new Error(`'${folder.name}' has ${folder.levels.length} levels`);
    const puzzle = { ...readGameId(level.p), name: level.name || String(index + 1), author: level.author } as Puzzle;
    const source: Source = {
      address: `#/play/${id}/${index + 1}`,
      folder: { id, name: folder.name, index, size: folder.levels.length },
    };
    return this.session(level.p, puzzle, source);
  }

  private ownSession(puzzle: Puzzle, address = link('play', asShown(puzzle), { t: puzzle.name })): Session {
    return this.session(gameId(asShown(puzzle)), puzzle, { address });
  }

  private lastSession(): Session {
    try {
      const { view, path, params } = readRoute(String(this.store.note('last') ?? ''));
      if (view === 'daily') return this.daySession(path[0]);
      if (path.length === 2) return this.folderSession(path[0], Number(path[1]) - 1);
      if (path.length === 1) return this.builtinSession(path[0]);
      const id = params.get('p');
      if (id && !readSeedId(id)) return this.ownSession({ ...readGameId(id), name: params.get('t') ?? '' });
    } catch {
      // It is gone: then the first puzzle it is.
    }
    return this.builtinSession(FIRST.rushhour);
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
    this.go(String(this.store.note(`last-${kind}`) ?? `#/play/${FIRST[kind]}`));
  }

  openNeighbour({ source, puzzle }: Session, by: number): void {
    if (source.folder) {
      const { id, index, size } = source.folder;
      return this.go(`#/play/${id}/${((index + by + size) % size) + 1}`);
    }
    if (source.day) {
      const day = neighbourDay(source.day, by);
      if (day <= dayOf(new Date())) return this.go(`#/daily/${day}`);
    }
    const list = builtins.filter((b) => b.kind === puzzle.kind);
    const at = source.builtin ? list.indexOf(source.builtin) : by > 0 ? -1 : 0;
    this.go(`#/play/${list[(at + by + list.length) % list.length].id}`);
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

export type { Kept };
export const app = new App();

// What all views share: the store, the puzzle on the table, and the ways from one puzzle to the next.
import { builtin, builtins, type Builtin } from './model/catalogue';
import { daily, dayOf } from './model/daily';
import { asShown, type Kind, type Puzzle } from './model/puzzle';
import { Session, type Source } from './model/session';
import { gameId, readGameId } from './model/share';
import { Store } from './model/store';
import { toast } from './ui/dom';

function localStorageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const FIRST: Record<Kind, string> = { rushhour: '6x6-6', sokoban: 'hut-1' };

class App {
  readonly store = new Store(localStorageOrNull());
  private current: Session | null = null;
  showHelp: () => void = () => {};
  leaveView: () => void = () => {}; // whoever fills the page with something else calls it first

  constructor() {
    this.store.onFailure = () => toast('Progress will not be kept in this browser.');
  }

  get session(): Session {
    this.current ??= this.lastSession() ?? this.sessionOf(builtin(FIRST.rushhour)!);
    return this.current;
  }

  // Puts a puzzle on the table; `moves` are played on it as far as they are legal.
  open(puzzle: Puzzle, source: Source = {}, moves = '', cursor?: number): Session {
    this.current?.close();
    const session = new Session(asShown(puzzle), source);
    const actions = moves ? session.rules.read(moves) : null;
    if (actions) session.game.load(actions as never[], cursor);
    this.current = session;
    this.saveGame();
    return session;
  }

  // The same, and shows it.
  play(puzzle: Puzzle, source: Source = {}, moves = '', cursor?: number): void {
    this.open(puzzle, source, moves, cursor);
    if (location.hash === '#/play') dispatchEvent(new HashChangeEvent('hashchange'));
    else location.hash = '#/play';
  }

  playBuiltin(chosen: Builtin, day?: string): void {
    this.play(chosen.puzzle, { builtin: chosen, day });
  }

  // A puzzle of that kind: the first of its kind that is not solved yet.
  openKind(kind: Kind): void {
    if (this.session.puzzle.kind === kind) return;
    const open = builtins.find((b) => b.kind === kind && b.level > 0 && b.level < 3 && !this.store.data.done[b.id]);
    this.playBuiltin(open && this.store.data.done[FIRST[kind]] ? open : builtin(FIRST[kind])!);
  }

  openNeighbour(session: Session, by: number): void {
    const { collection } = session.source;
    if (collection) {
      const index = (collection.index + by + collection.puzzles.length) % collection.puzzles.length;
      return this.play(collection.puzzles[index], { collection: { ...collection, index } });
    }
    const list = builtins.filter((b) => b.kind === session.puzzle.kind);
    const at = session.source.builtin ? list.indexOf(session.source.builtin) : by > 0 ? -1 : 0;
    this.playBuiltin(list[(at + by + list.length) % list.length]);
  }

  today(): { day: string; puzzle: Builtin } {
    const day = dayOf(new Date());
    return { day, puzzle: daily(builtins, day) };
  }

  solved(session: Session, stars: number): void {
    const result = { best: session.spent, stars, seen: session.seen, at: dayOf(new Date()) };
    this.store.remember(session.id, result, session.source.day);
  }

  saveGame(): void {
    if (!this.current) return;
    const { game, rules, puzzle, source } = this.current;
    this.store.data.current = {
      p: gameId(puzzle),
      m: rules.write(game.actions as never[]),
      n: game.cursor,
      id: source.builtin?.id,
      ...(puzzle.name && { name: puzzle.name }),
    };
    this.store.changed();
  }

  private sessionOf(chosen: Builtin): Session {
    return this.open(chosen.puzzle, { builtin: chosen });
  }

  private lastSession(): Session | null {
    const last = this.store.data.current;
    if (!last) return null;
    try {
      const known = builtin(last.id);
      const puzzle = known?.puzzle ?? { ...readGameId(last.p), name: last.name ?? '' };
      return this.open(puzzle, known && { builtin: known }, last.m, last.n);
    } catch {
      return null;
    }
  }
}

export const app = new App();

// The games that are under way. Each puzzle has one, wherever it is opened from, and it is kept as it changes.
import { effect } from '@preact/signals';
import type { GameRecord } from '../kept/records';
import type { Store } from '../kept/store';
import { builtin, builtins, FIRST } from '../puzzles/catalogue';
import { daily, dayOf, isDay } from '../puzzles/daily';
import { asShown, type Kind, type Puzzle } from '../puzzles/puzzle';
import { gameId, link, readGameId, readRoute, readSeedId } from '../puzzles/share';
import { plural } from '../../ui/words';
import type { Pace } from './pace';
import { Session, type Source } from './session';

const SESSIONS = 12; // that are kept with what is known about their positions

// What a link means was here, is in another browser, or comes later: there is nothing wrong with the link itself.
export class Missing extends Error {}

// The game without its clock.
function textOf({ id: _, seconds: __, result: ___, ...game }: Partial<GameRecord>): string {
  return JSON.stringify(game);
}

// What cannot be opened throws an Error that says why.
export class Sessions {
  onReplaced: (session: Session) => void = () => {}; // another tab, or a file, has brought another game
  private readonly sessions = new Map<string, Session>(); // the one used last is the last

  constructor(
    private readonly store: Store,
    private readonly pace: Pace,
  ) {
    // Where only its clock has gone on there, what was played here since is not given up for it.
    store.onGameElsewhere = (game, before) => {
      const session = this.sessions.get(game.id);
      const text = textOf(game);
      if (!session || textOf(session.kept()) === text || (before && textOf(before) === text)) return;
      this.sessions.delete(game.id);
      this.onReplaced(session);
    };
  }

  // ---- Where puzzles come from.

  builtin(id: string): Session {
    const known = builtin(id);
    if (!known) throw new Error(`there is no puzzle '${id}'`);
    return this.session(id, known.puzzle, { address: `#/play/${id}`, builtin: known });
  }

  day(day: string): Session {
    if (!isDay(day)) throw new Error(`'${day}' is no day`);
    if (day > dayOf(new Date())) throw new Missing(`the puzzle of ${day} is not there yet`);
    const chosen = daily(builtins, day);
    return this.session(`daily-${day}`, chosen.puzzle, { address: `#/daily/${day}`, builtin: chosen, day });
  }

  folder(id: string, index: number): Session {
    const folder = this.store.folders.get(id);
    if (!folder) throw new Missing('this folder is not in this browser');
    const level = folder.levels[index];
    if (!level) throw new Error(`'${folder.name}' has ${plural(folder.levels.length, 'level')}`);
    const puzzle = { ...readGameId(level.p), name: level.name || String(index + 1), author: level.author } as Puzzle;
    const source: Source = {
      address: `#/play/${id}/${index + 1}`,
      folder: { id, name: folder.name, index, size: folder.levels.length },
    };
    return this.session(level.p, puzzle, source);
  }

  // Whoever has made it: a board that is built in has one game.
  own(puzzle: Puzzle): Session {
    const id = gameId(asShown(puzzle));
    const known = builtins.find((b) => gameId(b.puzzle) === id);
    if (known) return this.builtin(known.id);
    return this.session(id, puzzle, { address: link('play', asShown(puzzle), { t: puzzle.name }) });
  }

  // The puzzle of an address that was noted down; where that is gone, or is of another kind by now, the first one.
  again(address: unknown, kind?: Kind): Session {
    const session = this.at(String(address));
    return session && (!kind || session.puzzle.kind === kind) ? session : this.builtin(FIRST[kind ?? 'rushhour']);
  }

  private at(address: string): Session | null {
    try {
      const { view, path, params } = readRoute(address);
      if (view === 'daily') return this.day(path[0]);
      if (path.length === 2) return this.folder(path[0], Number(path[1]) - 1);
      if (path.length === 1) return this.builtin(path[0]);
      const id = params.get('p');
      return id && !readSeedId(id) ? this.own({ ...readGameId(id), name: params.get('t') ?? '' }) : null;
    } catch {
      return null; // it was removed, or is damaged
    }
  }

  // ---- The games themselves.

  private session(id: string, puzzle: Puzzle, source: Source): Session {
    const known = this.sessions.get(id);
    const called = ({ address, folder }: Source, name: string) => [address, folder?.name, folder?.size, name].join('\n');
    const same = known && called(known.source, known.puzzle.name) === called(source, puzzle.name);
    if (known) this.save(known);
    const session = same ? known : new Session(id, asShown(puzzle), source, this.store.games.get(id), this.pace);
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
    // Not what came with a link.
    session.onRated = (result) => {
      if (this.store.result(session.id)?.best === result.best) this.store.remember(session.id, result);
    };
    // A long game takes its time to be written down, and nothing that is seen waits for that.
    let last = textOf(session.kept());
    let waiting = false;
    effect(() => {
      session.version.value;
      if (waiting) return;
      waiting = true;
      void this.pace.calm().then(() => {
        waiting = false;
        const now = textOf(session.kept());
        if (now !== last) this.save(session);
        last = now;
      });
    });
  }

  // Writes the game as it is now; a puzzle that nobody has touched leaves no trace.
  save(session: Session): void {
    const kept = session.kept();
    const old = this.store.games.get(session.id);
    const touched = kept.moves !== '' || kept.seen || kept.rung > 1 || kept.before || kept.main || kept.seconds > 0;
    if (!old && !touched) return;
    const record = { id: session.id, ...kept, ...(old?.result && { result: old.result }) };
    if (JSON.stringify(record) !== JSON.stringify(old)) this.store.saveGame(record);
  }
}

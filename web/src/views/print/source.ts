// What an address of the print view means: a folder, a set of built-in puzzles, one of them, or any board.
import { app } from '../../app';
import { builtin, builtins, setTitle, title } from '../../model/puzzles/catalogue';
import type { ToPrint } from '../../model/author/print_job';
import { asShown, type Puzzle } from '../../model/puzzles/puzzle';
import { readGameId } from '../../model/puzzles/share';

export interface Collection {
  title: string;
  puzzles: ToPrint[];
}

const one = (puzzle: Puzzle, name: string, level?: number): ToPrint => ({
  puzzle: asShown(puzzle),
  name,
  ...(level !== undefined && { class: level }),
});

// Null if there is nothing of the kind.
export function collectionAt(params: URLSearchParams): Collection | null {
  const id = params.get('id') ?? '';
  const folder = app.store.folders.get(id);
  if (folder)
    return {
      title: folder.name,
      puzzles: folder.levels.map((level, i) => one(readGameId(level.p), level.name || `Level ${i + 1}`)),
    };
  const set = builtins.filter((b) => b.set === id && b.optimum > 0);
  if (set.length > 0) return { title: setTitle(id), puzzles: set.map((b) => one(b.puzzle, title(b.name), b.level)) };
  const known = builtin(id);
  if (known) return { title: title(known.name), puzzles: [one(known.puzzle, title(known.name), known.level)] };
  const board = params.get('p');
  if (!board) return null;
  const name = params.get('t') || 'Puzzle';
  return { title: name, puzzles: [one(readGameId(board), name)] };
}

// What the page shows, read from its text alone, and a judge of it who knows the rules and asks the library.
import type { Page } from 'playwright-core';
import type { Library } from '../src/engine/library';
import { rulesOf, textOf, type AnyAction, type AnyRules, type AnyState } from '../src/model/puzzles/kinds';
import { asShown, type Puzzle, type RushHour, type Sokoban } from '../src/model/puzzles/puzzle';
import { listened } from './browser';
import { readGameId } from '../src/model/puzzles/share';

export interface Shown {
  id: string; // the game ID
  pieces: string[]; // vehicles: "A horizontal 3 1" (orientation, line, place); or the cells of a level, row by row
  numbers: Record<string, string>;
  best: string; // "7 moves"
  solved: string | null; // the banner
  lost: string;
  proof: string;
  watching: boolean;
  trying: boolean;
  reversing: boolean;
  box: number[]; // x, y, width and height of the board
}

// Null where another view is shown.
export async function readPage(page: Page): Promise<Shown | null> {
  for (;;) {
    await listened(page);
    const shown = await lookAt(page);
    if (shown !== 'busy') return shown;
  }
}

// All at one moment. What is read to people may just have been overtaken again, by a search that has come to its end.
function lookAt(page: Page): Promise<Shown | null | 'busy'> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    if (!document.querySelector('main.play')) return null;
    if (document.querySelector('#board [aria-busy=true]')) return 'busy';
    const sliders = [...document.querySelectorAll('.veh')].map((v) => {
      const line = /(?:row|column) (\d+)/.exec(v.getAttribute('aria-valuetext')!)![1];
      const name = v.getAttribute('aria-label')!.slice(8);
      return [name, v.getAttribute('aria-orientation'), line, v.getAttribute('aria-valuenow')].join(' ');
    });
    const cells = [...document.querySelectorAll('#board [role=gridcell]')].map((c) => c.textContent!.trim());
    const numbers: Record<string, string> = {};
    for (const row of document.querySelectorAll('#numbers div'))
      numbers[row.querySelector('dt')!.textContent!] = row.querySelector('dd')!.textContent!;
    const facts = [...document.querySelectorAll('.facts div')];
    const best = facts.find((f) => f.querySelector('dt')!.textContent === 'Best solution');
    return {
      id: text('#game-id'),
      pieces: sliders.length > 0 ? sliders : cells,
      numbers,
      best: best?.querySelector('dd')!.textContent ?? '',
      solved: document.querySelector('#solved') ? text('#solved') : null,
      lost: text('#lost'),
      proof: text('#proof'),
      watching: document.querySelector('#watching') !== null,
      trying: document.querySelector('#trying') !== null,
      reversing: document.querySelector('#reversing') !== null,
      box: (({ x, y, width, height }) => [x, y, width, height])(
        document.querySelector('#board')!.getBoundingClientRect(),
      ),
    };
  });
}

const SMALL = 30_000; // positions: up to that many, all that can be reached are known

interface Known {
  puzzle: Puzzle;
  rules: AnyRules;
  reachable: Set<string> | null;
}

export class Oracle {
  private readonly puzzles = new Map<string, Known>();
  private readonly distances = new Map<string, number | null>(); // by text; null: no solution

  constructor(private readonly library: Library) {}

  // What is wrong with what is shown; null if nothing is.
  fault(shown: Shown): string | null {
    const known = this.known(shown.id);
    const state = known.puzzle.kind === 'rushhour' ? this.rush(shown, known.puzzle) : this.sokoban(shown, known.puzzle);
    if (typeof state === 'string') return state;
    const { rules, reachable } = known;
    if (shown.reversing) return shown.solved !== null ? 'what is played backwards counts as solved' : null;
    if (reachable && !reachable.has(rules.text(state))) return 'the board cannot be reached by legal moves';
    return this.claims(shown, known, state);
  }

  private claims(shown: Shown, { puzzle, rules }: Known, state: AnyState): string | null {
    const { numbers, solved, watching } = shown;
    if (solved !== null && watching) return 'what is watched counts as solved';
    if (watching) return null; // then the numbers are about the game, which is not shown
    const toGo = numbers['To go'].replace('\u2009', '');
    if ((solved !== null) !== rules.solved(state)) return 'solved is said of another position';
    const spent = Number(numbers[puzzle.kind === 'rushhour' ? 'Moves' : 'Pushes']);
    const best = Number(/^\d+/.exec(shown.best)?.[0] ?? Number.NaN);
    if (solved !== null) {
      if (Number(/Solved in (\d+)/.exec(solved)![1]) !== spent) return 'the banner and the counter differ';
      if (spent < best) return 'fewer moves than the best solution has';
      if (/Optimal/.test(solved) && spent !== best) return 'optimal is said of a longer solution';
    }
    if (/All [01] positions/.test(shown.proof)) return 'positions that nobody checked';
    if (puzzle.width * puzzle.height > 64) return null; // too large to be asked about at every step
    if (/^\d+$/.test(toGo) && Number(toGo) !== this.distance(puzzle, rules.text(state)))
      return `to go is ${this.distance(puzzle, rules.text(state))}, not ${toGo}`;
    const bound = /^≥ (\d+)$/.exec(toGo);
    if (bound && Number(bound[1]) > (this.distance(puzzle, rules.text(state)) ?? Infinity))
      return 'a false lower bound';
    if (shown.lost && this.distance(puzzle, rules.text(state)) !== null) return 'called lost, and is not';
    if (/No solution exists/.test(shown.proof) && this.distance(puzzle, rules.text(state)) !== null)
      return 'there is a solution';
    if (best && best !== this.distance(puzzle, textOf(puzzle))) return 'the best solution is another';
    return null;
  }

  private distance(puzzle: Puzzle, text: string): number | null {
    const key = text;
    if (!this.distances.has(key)) {
      const solution = this.library.call('solve', { text, kind: puzzle.kind, untilOptimal: 1 });
      this.distances.set(key, solution.outcome === 'solved' && solution.optimal ? solution.cost : null);
    }
    return this.distances.get(key)!;
  }

  private known(id: string): Known {
    let known = this.puzzles.get(id);
    if (!known) {
      const puzzle = asShown(readGameId(id));
      const rules = rulesOf(puzzle);
      this.puzzles.set(id, (known = { puzzle, rules, reachable: reachableFrom(puzzle, rules) }));
    }
    return known;
  }

  private rush(shown: Shown, puzzle: RushHour): AnyState | string {
    const taken = new Map<number, string>(puzzle.walls.map((cell) => [cell, 'a wall']));
    const state: number[] = [];
    for (const [i, v] of puzzle.vehicles.entries()) {
      const found = shown.pieces.map((p) => p.split(' ')).filter(([name]) => name === v.name);
      if (found.length !== 1) return `${found.length} vehicles are called ${v.name}`;
      const [, way, line, at] = found[0];
      if ((way === 'vertical') !== v.vertical || Number(line) - 1 !== (v.vertical ? v.col : v.row))
        return `${v.name} has left its line`;
      const first = Number(at) - 1;
      const side = v.vertical ? puzzle.height : puzzle.width;
      if (first < 0 || first + v.length > side) return `${v.name} has left the board`;
      for (let k = first; k < first + v.length; k++) {
        const cell = v.vertical ? k * puzzle.width + v.col : v.row * puzzle.width + k;
        if (taken.has(cell)) return `${v.name} stands on ${taken.get(cell)}`;
        taken.set(cell, v.name);
      }
      state[i] = first;
    }
    return state;
  }

  private sokoban(shown: Shown, puzzle: Sokoban): AnyState | string {
    const of = (word: string) => shown.pieces.flatMap((p, cell) => (p.startsWith(word) ? [cell] : []));
    const [players, boxes] = [of('player'), of('crate')];
    if (players.length !== 1) return `${players.length} players`;
    if (boxes.length !== puzzle.boxes.length) return `${boxes.length} crates`;
    const inWall = [...players, ...boxes].find((cell) => puzzle.ground[cell] === '#');
    if (inWall !== undefined) return 'something stands in a wall';
    return { boxes, player: players[0], facing: 'u' };
  }
}

function reachableFrom(puzzle: Puzzle, rules: AnyRules): Set<string> | null {
  const texts = new Set<string>([textOf(puzzle)]);
  const queue: AnyState[] = [rules.start()];
  const actions: AnyAction[] =
    puzzle.kind === 'rushhour'
      ? puzzle.vehicles.flatMap((_, vehicle) => [
          { vehicle, by: 1 },
          { vehicle, by: -1 },
        ])
      : [...'udlr'];
  for (const state of queue)
    for (const proposed of actions) {
      const action = rules.accept(state, proposed);
      if (action === null) continue;
      const next = rules.apply(state, action);
      const text = rules.text(next);
      if (texts.has(text)) continue;
      if (texts.size >= SMALL) return null;
      texts.add(text);
      queue.push(next);
    }
  return texts;
}

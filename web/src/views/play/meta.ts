// The left column of the play view: what the puzzle is, its shape, its ID.
import { background } from '../../engine/engine';
import type { Rating, Shape } from '../../engine/protocol';
import { LEVELS, setTitle, title, builtins } from '../../model/catalogue';
import { textOf } from '../../model/kinds';
import type { Puzzle } from '../../model/puzzle';
import type { Session } from '../../model/session';
import { gameId } from '../../model/share';
import { escape, get, grouped, plural } from '../../ui/dom';
import { shapeChart, shapeSentence } from './charts';
import { unitOf } from './panel';

export interface Facts {
  shape?: Shape;
  rating?: Rating;
}

// What the library can tell about the puzzle as a whole; asked once, reported piece by piece.
export async function gatherFacts(
  puzzle: Puzzle,
  level: number,
  signal: AbortSignal,
  onFacts: (facts: Facts) => void,
): Promise<void> {
  const text = textOf(puzzle);
  const facts: Facts = {};
  const request = { text, kind: puzzle.kind, budget: 200_000, seconds: 5 };
  try {
    facts.shape = await background.call('explore', request, { signal });
    onFacts(facts);
    if (level > 0) return;
    facts.rating = await background.call('rate', request, { signal });
    onFacts(facts);
  } catch {
    // Too large, or another puzzle was opened meanwhile: then there is nothing to show.
  }
}

export function puzzleTitle(session: Session): string {
  return title(session.puzzle.name || session.source.builtin?.name || '');
}

export function levelOf(session: Session, facts: Facts): number {
  return session.source.builtin?.level ?? (facts.rating?.outcome === 'solved' ? facts.rating.level : 0);
}

export function renderMeta(root: ParentNode, session: Session, facts: Facts): void {
  const { puzzle } = session;
  const rush = puzzle.kind === 'rushhour';
  get(root, '#kR').setAttribute('aria-pressed', String(rush));
  get(root, '#kS').setAttribute('aria-pressed', String(!rush));
  get(root, '#title span').textContent = puzzleTitle(session);
  get(root, '#sub').textContent = rush
    ? `Get the red car out through the gap ${puzzle.vehicles[puzzle.primary].vertical ? 'at the bottom' : 'on the right'}.`
    : 'Push every crate onto a ring. You can push, never pull.';
  get(root, '#coll').textContent = collectionText(session);
  const level = levelOf(session, facts);
  get(root, '#diff').innerHTML = level
    ? `<i aria-hidden="true">${[1, 2, 3, 4, 5].map((i) => `<b class="${i <= level ? 'on' : ''}"></b>`).join('')}</i><span>${LEVELS[level]}</span>`
    : '';
  get(root, '#facts').innerHTML = factRows(session, facts)
    .map(([name, value]) => `<div><dt>${name}</dt><dd class="num">${value}</dd></div>`)
    .join('');
  get(root, '#gid').textContent = gameId(puzzle);
}

function collectionText({ source }: Session): string {
  if (source.day) return `Daily puzzle · ${source.day}`;
  if (source.builtin) {
    const set = builtins.filter((b) => b.set === source.builtin!.set);
    return `${setTitle(source.builtin.set)} · ${set.indexOf(source.builtin) + 1} of ${set.length}`;
  }
  if (source.collection)
    return `${source.collection.title} · ${source.collection.index + 1} of ${source.collection.puzzles.length}`;
  return 'Your own puzzle';
}

function factRows(session: Session, { shape }: Facts): [string, string][] {
  const { puzzle, source } = session;
  const rows: [string, string][] = [];
  if (puzzle.kind === 'rushhour')
    rows.push(['Board', `${puzzle.width} × ${puzzle.height}, ${plural(puzzle.vehicles.length, 'vehicle')}`]);
  else rows.push(['Level', `${puzzle.width} × ${puzzle.height}, ${plural(puzzle.boxes.length, 'crate')}`]);
  if (puzzle.kind === 'sokoban' && puzzle.author) rows.push(['Author', escape(puzzle.author)]);
  if (session.best !== null) rows.push(['Best solution', plural(session.best, unitOf(session))]);
  else if (source.builtin?.optimum === -1) rows.push(['Best solution', 'none exists']);
  if (source.builtin && source.builtin.second > 0)
    rows.push([puzzle.kind === 'rushhour' ? 'Single steps' : 'Fewest moves', grouped(source.builtin.second)]);
  if (shape) rows.push(['Positions', `${shape.complete ? '' : 'over '}${grouped(shape.states)}`]);
  return rows;
}

export function renderShape(root: ParentNode, session: Session, { shape }: Facts): void {
  const box = get(root, '#shapeBox');
  const par = session.best;
  if (!shape?.complete || par === null || par < 3) return void (box.innerHTML = '');
  const layers = shape.layers.slice(0, par + 1);
  const here = session.toGo === undefined ? 0 : par - session.toGo;
  const unit = session.puzzle.kind === 'rushhour' ? 'moves' : 'pushes';
  box.innerHTML =
    `<div class="lab">Shape of the puzzle</div><svg viewBox="0 0 236 64" preserveAspectRatio="none" role="img" ` +
    `aria-label="Number of positions at each distance from the start">${shapeChart(layers, here)}</svg><p>${shapeSentence(layers, unit)}</p>`;
}

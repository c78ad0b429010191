// What is copied for others: the position with its moves, or the result.
import type { Session } from '../../model/session/session';
import { UNIT } from '../../model/puzzles/kinds';
import { link, LONGEST_LINK } from '../../model/puzzles/share';
import { copy, download, pageAddress, plural, toast } from '../../ui/dom';
import { puzzleTitle } from './meta';

export function sharePosition(session: Session): void {
  const moves = session.rules.write(session.game.played);
  const url = pageAddress() + link('play', session.puzzle, { m: moves, t: session.puzzle.name });
  if (url.length <= LONGEST_LINK) return void copy(url, 'Link');
  download(`${puzzleTitle(session)}.txt`, session.rules.text(session.rules.start()), 'text/plain');
  toast('Too long for a link: saved as a file instead');
}

export function shareResult(session: Session): void {
  const what = session.source.day ?? puzzleTitle(session);
  const { stars } = session.result;
  const result = `${plural(session.game.cost, UNIT[session.puzzle.kind])}, par ${session.known.best ?? '?'}`;
  const url = pageAddress() + (session.source.day ? session.source.address : link('play', session.puzzle));
  void copy(`gridlock ${what} · ${result} · ${'★'.repeat(stars)}${'☆'.repeat(3 - stars)} · ${url}`, 'Result');
}

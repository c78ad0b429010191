// What is copied for others: the position with its moves, or the result.
import type { Session } from '../../model/session';
import { link, LONGEST_LINK } from '../../model/share';
import { copy, download, plural, toast } from '../../ui/dom';
import { puzzleTitle } from './meta';
import { starsOf, unitOf } from './panel';

const page = () => location.href.split('#')[0];

export function sharePosition(session: Session): void {
  const moves = session.rules.write(session.game.played as never[]);
  const url = page() + link('play', session.puzzle, { m: moves, ...(moves && { n: session.game.cursor }) });
  if (url.length <= LONGEST_LINK) return void copy(url, 'Link');
  download(`${puzzleTitle(session)}.txt`, session.rules.text(session.rules.start() as never), 'text/plain');
  toast('Too long for a link: saved as a file instead');
}

export function shareResult(session: Session): void {
  const what = session.source.day ?? puzzleTitle(session);
  const earned = starsOf(session);
  const result = `${plural(session.spent, unitOf(session))}, par ${session.best ?? '?'}`;
  const stars = '★'.repeat(earned) + '☆'.repeat(3 - earned);
  void copy(`gridlock ${what} · ${result} · ${stars} · ${page()}${link('play', session.puzzle)}`, 'Result');
}

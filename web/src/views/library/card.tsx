// A puzzle as a card: its picture, its name, and what was made of it.
import { app } from '../../app';
import { thumbnail } from '../../draw/scene';
import { LEVELS, title } from '../../model/puzzles/catalogue';
import type { Puzzle } from '../../model/puzzles/puzzle';
import { Stars } from '../../ui/parts';
import { memo } from '../play/memo';

const THUMBNAIL = 160;

export const Thumbnail = memo(({ puzzle, pixels = THUMBNAIL }: { puzzle: Puzzle; pixels?: number }) => (
  <span style="display:contents" dangerouslySetInnerHTML={{ __html: thumbnail(puzzle, pixels) }} />
));

export interface CardProps {
  puzzle: Puzzle;
  name: string;
  note: string;
  game: string; // the record of its game
  address: string;
  level?: number;
}

export function Card({ puzzle, name, note, game, address, level = 0 }: CardProps) {
  app.store.version.value;
  const kept = app.store.games.get(game);
  const result = kept?.result;
  return (
    <a class="pcard" href={address} data-game={game}>
      <span class="pic">
        <Thumbnail puzzle={puzzle} />
      </span>
      <b>{title(name)}</b>
      <span class="foot">
        <span class="lab num">{note}</span>
        {result && !result.seen ? (
          <Stars small earned={result.stars} />
        ) : (
          <span class="lab">{result ? 'seen' : kept?.moves ? 'begun' : level ? LEVELS[level] : ''}</span>
        )}
      </span>
    </a>
  );
}

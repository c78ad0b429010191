// The export dialog: text in any format, pictures, an animation of the solution.
import { background } from '../../engine/engine';
import type { Session } from '../../model/session';
import { download } from '../../ui/dom';
import { openDialog } from '../../ui/bar';
import { puzzleTitle } from './meta';

const TYPES = { svg: 'image/svg+xml', gif: 'image/gif' };
const FORMATS = { rushhour: ['grid', 'line', 'uva', 'jams', 'gamep'], sokoban: ['xsb', 'sok'] };

export function openExport(session: Session): void {
  const { puzzle } = session;
  const name = puzzleTitle(session).toLowerCase().replace(/\W+/g, '-');
  const moves = session.movesLeft;
  const button = (format: string, needs: string, name: string) =>
    `<button class="btn sm" data-picture="${format}" data-moves="${needs}" ${needs && !moves ? 'disabled' : ''}>${name}</button>`;
  const dialog = openDialog(
    'Export',
    `<p>Text of the puzzle:</p><div class="row wrap">${FORMATS[puzzle.kind].map((f) => `<button class="btn sm" data-format="${f}">${f}</button>`).join('')}</div>
     <p>Picture of the position:</p><div class="row wrap">${button('svg', '', 'SVG')}</div>
     <p>The solution from here, in motion:</p><div class="row wrap">${button('gif', moves, 'GIF')}${button('svg', moves, 'SVG')}</div>`,
  );
  const start = session.rules.text(session.rules.start() as never);
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-format]'))
    button.onclick = async () => {
      const to = button.dataset.format!;
      const { text } = await background.call('convert', { text: start, kind: puzzle.kind, to });
      download(`${name}.${to === 'uva' ? 'csv' : to === 'xsb' || to === 'sok' ? to : 'txt'}`, text, 'text/plain');
    };
  for (const element of dialog.querySelectorAll<HTMLElement>('[data-picture]'))
    element.onclick = async () => {
      const format = element.dataset.picture as keyof typeof TYPES;
      const { file } = await background.call('picture', {
        text: session.text,
        kind: puzzle.kind,
        format,
        moves: element.dataset.moves,
        title: puzzleTitle(session),
      });
      download(`${name}.${format}`, file as BlobPart, TYPES[format]);
    };
}

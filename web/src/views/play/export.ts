// The export dialog: text in any format, pictures, an animation of the solution.
import { background } from '../../engine/engine';
import { svgFile } from '../../draw/picture';
import type { Session } from '../../model/session';
import { download, get } from '../../ui/dom';
import { openDialog } from '../../ui/bar';
import { puzzleTitle } from './meta';

const FORMATS = { rushhour: ['grid', 'line', 'uva', 'jams', 'gamep'], sokoban: ['xsb', 'sok'] };

export function openExport(session: Session): void {
  const { puzzle } = session;
  const name = puzzleTitle(session).toLowerCase().replace(/\W+/g, '-');
  const dialog = openDialog(
    'Export',
    `<p>Text of the puzzle:</p><div class="row wrap">${FORMATS[puzzle.kind].map((f) => `<button class="btn sm" data-format="${f}">${f}</button>`).join('')}</div>
     <p>Picture of the position:</p><div class="row wrap"><button class="btn sm" id="saveSvg">SVG</button></div>
     <p>Animation of the solution from here:</p><div class="row wrap"><button class="btn sm" id="saveGif" ${session.nextAction === null ? 'disabled' : ''}>GIF</button><span class="lab" id="gifState"></span></div>`,
  );
  const start = session.rules.text(session.rules.start() as never);
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-format]'))
    button.onclick = async () => {
      const to = button.dataset.format!;
      const { text } = await background.call('convert', { text: start, kind: puzzle.kind, to });
      download(`${name}.${to === 'uva' ? 'csv' : to === 'xsb' || to === 'sok' ? to : 'txt'}`, text, 'text/plain');
    };
  get(dialog, '#saveSvg').onclick = async () => {
    const { positionDrawing } = await import('./animation');
    download(`${name}.svg`, svgFile(puzzle, positionDrawing(session, session.game.state)), 'image/svg+xml');
  };
  get(dialog, '#saveGif').onclick = async () => {
    const state = get(dialog, '#gifState');
    const { solutionGif } = await import('./animation');
    const bytes = await solutionGif(session, (share) => (state.textContent = `${Math.round(share * 100)} %`));
    download(`${name}.gif`, bytes as BlobPart, 'image/gif');
  };
}

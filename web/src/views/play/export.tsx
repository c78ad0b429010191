// The export dialog: text in any format, pictures, an animation of the solution; with a word on each.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled, exporter } from '../../engine/engine';
import type { Verbs } from '../../engine/protocol';
import type { Session } from '../../model/session/session';
import { openDialog } from '../../ui/dialog';
import { download } from '../../ui/dom';
import { Button } from '../../ui/parts';
import { puzzleTitle } from './meta';

const TYPES = { svg: 'image/svg+xml', gif: 'image/gif' };

interface Format {
  name: string;
  ending: string;
  word: string;
}

const FORMATS: Record<string, Format[]> = {
  rushhour: [
    { name: 'grid', ending: 'txt', word: 'drawn in rows, for people and most programs' },
    { name: 'line', ending: 'txt', word: 'one line, as databases of boards have it' },
    { name: 'uva', ending: 'csv', word: 'a list of vehicles, one a line' },
    { name: 'jams', ending: 'txt', word: 'a list of vehicles for JAMS' },
    { name: 'gamep', ending: 'txt', word: 'a list of vehicles for GameP' },
  ],
  sokoban: [
    { name: 'xsb', ending: 'xsb', word: 'the level alone, read by every Sokoban program' },
    { name: 'sok', ending: 'sok', word: 'the level with its title and author' },
  ],
};

export function openExport(session: Session): void {
  openDialog('Export', <ExportForm session={session} />);
}

interface RowProps {
  id: string;
  label: string;
  word: string;
  off: boolean;
  onClick: () => void;
}

// Not within the form: a component that is made anew with it would lose the focus at every click.
function Row({ id, label, word, off, onClick }: RowProps) {
  return (
    <li>
      <Button class="btn sm" data-export={id} off={off} onClick={onClick}>
        {label}
      </Button>
      <span class="lab">{word}</span>
    </li>
  );
}

function ExportForm({ session }: { session: Session }) {
  const { puzzle, rules, game } = session;
  const { kind } = puzzle;
  const name = puzzleTitle(session).toLowerCase().replace(/\W+/g, '-') || 'puzzle';
  const [said, setSaid] = useState('');
  const [abort, setAbort] = useState<AbortController | null>(null);
  const busy = abort !== null;
  const running = useRef(abort);
  running.current = abort;
  useEffect(() => () => running.current?.abort(), []);
  // What is written, and under which name; the line at the end of the dialog says that it happened.
  const save = (
    file: string,
    type: string,
    write: (signal: AbortSignal) => Promise<BlobPart>,
    onSaved = () => {},
  ) => async () => {
    const now = new AbortController();
    setAbort(now);
    setSaid(`Writing ${file}…`);
    try {
      const content = await write(now.signal);
      if (now.signal.aborted) throw new Cancelled();
      download(file, content, type);
      onSaved();
      setSaid(`Saved ${file}.`);
    } catch (error) {
      setSaid(error instanceof Cancelled ? 'Cancelled.' : `${file} could not be written.`);
    }
    setAbort(null);
  };
  const moves = session.known.solution?.map((action) => rules.toLibrary(action)).join(' ') ?? '';
  const own = game.played.map((action) => rules.toLibrary(action)).join(' ');

  const text = ({ name: to, ending }: Format) =>
    save(`${name}${to === ending ? '' : `-${to}`}.${ending}`, 'text/plain', async (signal) => {
      const { text } = await exporter.call('convert', { text: rules.text(rules.start()), kind, to }, { signal });
      return text;
    });
  const drawn = async (request: Verbs['picture']['request'], signal: AbortSignal) =>
    (await exporter.call('picture', request, { signal })).file as BlobPart;
  const picture = (format: keyof typeof TYPES, from: string, played: string, what: string, onSaved?: () => void) =>
    save(
      `${name}${what}.${format}`,
      TYPES[format],
      (signal) => drawn({ text: from, kind, format, moves: played, title: puzzleTitle(session) }, signal),
      onSaved,
    );
  // Whoever has the film has seen the solution.
  const film = (format: keyof typeof TYPES) =>
    picture(format, session.text, moves, '-solution', () => session.handOut());
  const png = save(`${name}.png`, 'image/png', async (signal) => {
    const svg = await drawn({ text: session.text, kind, format: 'svg', title: '' }, signal);
    return rasterised(new Blob([svg], { type: TYPES.svg }));
  });
  const lurd = save(
    `${name}-moves.txt`,
    'text/plain',
    async () => `${kind === 'sokoban' ? rules.write(game.played) : own}\n`,
  );

  return (
    <>
      <p>The puzzle as text</p>
      <ul class="exports">
        {FORMATS[kind].map((format) => (
          <Row
            key={format.name}
            id={format.name}
            label={format.name}
            word={format.word}
            off={busy}
            onClick={text(format)}
          />
        ))}
      </ul>
      <p>The position as a picture</p>
      <ul class="exports">
        <Row id="png" label="PNG" word="for chats and documents" off={busy} onClick={png} />
        <Row id="svg" label="SVG" word="sharp at any size" off={busy} onClick={picture('svg', session.text, '', '')} />
      </ul>
      <p>Your game so far</p>
      <ul class="exports">
        <Row
          id="moves"
          label={kind === 'sokoban' ? 'LURD' : 'Moves'}
          word={
            kind === 'sokoban' ? 'a letter a step, large for pushes' : 'vehicle and distance, one move after the other'
          }
          off={busy || own === ''}
          onClick={lurd}
        />
        <Row
          id="game-gif"
          label="GIF"
          word="your game in motion"
          off={busy || own === ''}
          onClick={picture('gif', rules.text(rules.start()), own, '-game')}
        />
      </ul>
      <p>The solution from here, in motion{session.seen ? '' : ' (it counts as seen then)'}</p>
      <ul class="exports">
        <Row
          id="solution-gif"
          label="GIF"
          word="plays everywhere"
          off={busy || !moves}
          onClick={film('gif')}
        />
        <Row
          id="solution-svg"
          label="SVG"
          word="smaller and sharp, plays in browsers"
          off={busy || !moves}
          onClick={film('svg')}
        />
      </ul>
      <p class="row" id="export-state">
        <span role="status">{said}</span>
        {abort && (
          <Button class="btn sm" id="cancel-export" onClick={() => abort.abort()}>
            Cancel
          </Button>
        )}
      </p>
    </>
  );
}

// An SVG file drawn by the browser, as PNG.
async function rasterised(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

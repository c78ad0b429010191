// Folders of levels, to be opened, named, ordered, copied, moved and removed.
import { useState } from 'preact/hooks';
import { app } from '../../app';
import { asShown, type Puzzle } from '../../model/puzzles/puzzle';
import type { Folder, Level } from '../../model/kept/records';
import { readGameId } from '../../model/puzzles/share';
import * as shelf from '../../model/kept/shelf';
import { FileButton, loadEverything, saveEverything } from '../../ui/bar';
import { asked, confirmed } from '../../ui/dialog';
import { Button, IconButton } from '../../ui/parts';
import { plural } from '../../ui/words';
import { Batch } from './batch';
import { Card } from './card';

const { store } = app;

// `wanted`: which levels to show, if not all.
type Wanted = ((level: Level, folder: Folder) => boolean) | undefined;

export function Folders({ wanted }: { wanted: Wanted }) {
  app.store.version.value;
  const folders = store.foldersInOrder();
  const add = async () => {
    const name = await asked('New folder', 'Name', 'New folder');
    if (name) shelf.addFolder(store, name);
  };
  return (
    <section class="own" aria-label="Your levels">
      <h2>
        Your levels{' '}
        <span class="lab">
          {plural(
            folders.reduce((n, f) => n + f.levels.length, 0),
            'level',
          )}
        </span>
        <span class="row tools">
          <a class="btn sm" href="#/edit">
            Make one
          </a>
          <Button class="btn sm" id="new-folder" onClick={() => void add()}>
            New folder
          </Button>
          <Button class="btn sm" id="save-everything" onClick={saveEverything}>
            Export everything
          </Button>
          <FileButton label="Import" id="load-everything" accept=".json" onFile={(file) => void loadEverything(file)} />
        </span>
      </h2>
      {folders.length === 0 && (
        <p class="empty">Nothing of your own here yet. Paste a board, drop a file, or make one.</p>
      )}
      {folders.map((folder, i) => (
        <FolderSection
          key={folder.id}
          folder={folder}
          wanted={wanted}
          first={i === 0}
          last={i === folders.length - 1}
        />
      ))}
    </section>
  );
}

function puzzleOf(level: Level): Puzzle | null {
  try {
    return asShown({ ...readGameId(level.p), name: level.name });
  } catch {
    return null;
  }
}

const SHOWN = 24; // cards of a folder, until someone wants to see them all

interface FolderProps {
  folder: Folder;
  wanted: Wanted;
  first: boolean;
  last: boolean;
}

function FolderSection({ folder, wanted, first, last }: FolderProps) {
  const [arranging, setArranging] = useState(false);
  const [solving, setSolving] = useState(false);
  const [all, setAll] = useState(false);
  const rename = async () => {
    const name = await asked('Name of the folder', 'Name', folder.name);
    if (name) store.saveFolder({ ...folder, name });
  };
  const remove = async () => {
    const text = `'${folder.name}' and its ${plural(folder.levels.length, 'level')} will be removed. Your games on them are kept.`;
    if (await confirmed('Remove this folder?', text, 'Remove')) store.removeFolder(folder.id);
  };
  const whole = folder.levels.map((level, i) => ({ level, i }));
  const fitting = wanted && !arranging ? whole.filter(({ level }) => wanted(level, folder)) : whole;
  const levels = all || arranging ? fitting : fitting.slice(0, SHOWN);
  if (wanted && fitting.length === 0) return null;
  return (
    <section class="folder" data-folder={folder.id}>
      <h3>
        {folder.name} <span class="lab">{plural(folder.levels.length, 'level')}</span>
        <span class="row tools">
          <Button class="btn sm" data-do="arrange" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arranging ? 'Done' : 'Arrange'}
          </Button>
          {folder.levels.length > 0 && (
            <Button class="btn sm" data-do="solve" aria-pressed={solving} onClick={() => setSolving(!solving)}>
              Solve all
            </Button>
          )}
          <a class="btn sm" data-do="check" href={`#/check/${folder.id}`}>
            Check
          </a>
          {folder.levels.length > 0 && (
            <a class="btn sm" data-do="print" href={`#/print/${folder.id}`}>
              Print
            </a>
          )}
          {arranging && (
            <>
              <Button class="btn sm" data-do="rename" onClick={() => void rename()}>
                Rename
              </Button>
              <Button
                class="btn sm"
                data-do="duplicate"
                onClick={() => shelf.addFolder(store, folder.name, folder.levels)}
              >
                Duplicate
              </Button>
              <IconButton
                small
                icon="up"
                label="Move this folder up"
                off={first}
                onClick={() => shelf.moveFolder(store, folder, -1)}
              />
              <IconButton
                small
                icon="down"
                label="Move this folder down"
                off={last}
                onClick={() => shelf.moveFolder(store, folder, 1)}
              />
              <Button class="btn sm" data-do="remove" onClick={() => void remove()}>
                Remove
              </Button>
            </>
          )}
        </span>
      </h3>
      {solving && <Batch folder={folder} />}
      <div class="cards">
        {levels.map(({ level, i }) => {
          const puzzle = puzzleOf(level);
          if (!puzzle) return null;
          return (
            <div key={`${i} ${level.p}`} class="owncard">
              <Card
                puzzle={puzzle}
                name={level.name || String(i + 1)}
                note={`${puzzle.width} × ${puzzle.height}`}
                game={level.p}
                address={`#/play/${folder.id}/${i + 1}`}
              />
              {arranging && <LevelTools folder={folder} index={i} level={level} />}
            </div>
          );
        })}
      </div>
      {levels.length < fitting.length && (
        <Button class="btn sm" onClick={() => setAll(true)}>
          Show all {fitting.length}
        </Button>
      )}
    </section>
  );
}

function LevelTools({ folder, index, level }: { folder: Folder; index: number; level: Level }) {
  app.store.version.value;
  const rename = async () => {
    const name = await asked('Name of the level', 'Name', level.name);
    if (name) shelf.saveLevel(store, folder, { ...level, name }, index);
  };
  const remove = async () => {
    const text = `'${level.name || `level ${index + 1}`}' will be removed from '${folder.name}'.`;
    if (await confirmed('Remove this level?', text, 'Remove')) shelf.removeLevel(store, folder, index);
  };
  const others = store.foldersInOrder().filter((f) => f.id !== folder.id);
  return (
    <div class="leveltools">
      <IconButton
        small
        icon="prev"
        label="Move forward"
        off={index === 0}
        onClick={() => shelf.moveLevel(store, folder, index, -1)}
      />
      <IconButton
        small
        icon="next"
        label="Move back"
        off={index === folder.levels.length - 1}
        onClick={() => shelf.moveLevel(store, folder, index, 1)}
      />
      <IconButton small icon="edit" label="Rename" onClick={() => void rename()} />
      <IconButton small icon="copy" label="Duplicate" onClick={() => shelf.duplicateLevel(store, folder, index)} />
      <IconButton small icon="trash" label="Remove" onClick={() => void remove()} />
      {others.length > 0 && (
        <select
          aria-label="Move to folder"
          value=""
          onChange={(event) => {
            const to = store.folders.get(event.currentTarget.value);
            if (to) shelf.moveToFolder(store, folder, index, to);
          }}
        >
          <option value="">Move to…</option>
          {others.map((f) => (
            <option key={f.id} value={f.id}>
              {f.name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

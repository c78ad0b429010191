// The editor: draw a puzzle and see at once whether it makes sense, can be solved, and how hard it is.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import '../../styles/editor.css';
import { app } from '../../app';
import { levelOf } from '../../model/kept/records';
import * as shelf from '../../model/kept/shelf';
import { asShown } from '../../model/puzzles/puzzle';
import { link } from '../../model/puzzles/share';
import { blank, check, mirrored, resized, rotated, sheetOf, sheetText } from '../../model/puzzles/sheet';
import { asked } from '../../ui/dialog';
import { copy, pageAddress, toast } from '../../ui/dom';
import { Button, Choice, Icon, IconButton } from '../../ui/parts';
import { GAMES } from '../play/meta';
import { CodeBox, errorLine } from '../problem';
import { changed } from './canvas';
import { CanvasView } from './canvas_view';
import { Drafts } from './drafts';
import { useDrawing } from './drawing';
import { Generator } from './generator';
import { LiveResult } from './result';
import { HELP, ToolGrid, TOOLS } from './tools';

export function EditorPage({ params }: { params: URLSearchParams }) {
  app.store.version.value;
  const drawing = useDrawing(params);
  const { sheet, typed, edit } = drawing;
  const { kind } = sheet;
  const [tool, setTool] = useState(TOOLS[kind][0][0]);
  const [selected, setSelected] = useState('');
  useLayoutEffect(() => setTool(TOOLS[kind][0][0]), [kind]);
  useLayoutEffect(() => setSelected(''), [kind, drawing.id]);
  const checked = check(sheet);
  const unread = typed?.error ?? null;
  const usable = checked.faults.length === 0 && !unread && (typed === null || typed.read);
  useEffect(() => void (document.title = 'Editor · gridlock'), []);

  const changeVehicle = (how: Parameters<typeof changed>[2]) => {
    const next = changed(sheet, selected, how);
    if (!next) return toast('There is no room for that');
    if (how === 'remove') setSelected('');
    edit(next);
  };

  const save = async () => {
    const name = await asked('Save to My levels', 'Name', drawing.name || 'Untitled');
    if (!name) return;
    const level = { ...levelOf(asShown(checked.puzzle)), name };
    const { folder, index } = shelf.placeNow(app.store, drawing.place);
    drawing.saved(name, { folder: folder.id, index: shelf.saveLevel(app.store, folder, level, index), p: level.p });
    toast(`Saved as '${name}' in '${folder.name}'`);
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = (event) => {
    if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
    const undo = event.key.toLowerCase() === 'z';
    if (undo && (event.ctrlKey || event.metaKey || app.store.settings.singleKeys)) {
      event.preventDefault();
      if (event.shiftKey) drawing.redo();
      else drawing.undo();
    } else if (event.key === 'Delete' && selected) changeVehicle('remove');
  };
  useLayoutEffect(() => {
    const left = new AbortController();
    addEventListener('keydown', (event) => keys.current(event), { signal: left.signal });
    return () => left.abort();
  }, []);

  const size = (dx: number, dy: number, label: string, sign: string) => (
    <Button
      class="ib"
      data-size={`${dx},${dy}`}
      aria-label={label}
      onClick={() => edit(resized(sheet, sheet.width + dx, sheet.height + dy))}
    >
      {sign}
    </Button>
  );
  return (
    <main class="edit" aria-label="Editor">
      <section class="etools" aria-label="Tools">
        <Choice class="kind" label="Game" options={GAMES} chosen={kind} onChoose={(k) => k !== kind && drawing.fresh(k)} />
        <ToolGrid kind={kind} tool={tool} onTool={(t) => (setTool(t), setSelected(''))} />
        <p class="lab">{HELP[kind]}</p>
        <div id="vehicle-tools" class="row wrap" role="group" aria-label="Selected vehicle">
          {selected && (
            <>
              <span class="lab">{selected}:</span>
              {(['turn', 'longer', 'shorter', 'remove'] as const).map((how) => (
                <button key={how} type="button" class="btn sm" data-how={how} onClick={() => changeVehicle(how)}>
                  {how[0].toUpperCase() + how.slice(1)}
                </button>
              ))}
            </>
          )}
        </div>
        <div class="sizes">
          <span class="lab">Size</span>
          <span class="stepper">
            {size(-1, 0, 'Narrower', '−')}
            <b class="num" id="sheet-width">
              {sheet.width}
            </b>
            {size(1, 0, 'Wider', '+')}
          </span>{' '}
          ×{' '}
          <span class="stepper">
            {size(0, -1, 'Lower', '−')}
            <b class="num" id="sheet-height">
              {sheet.height}
            </b>
            {size(0, 1, 'Higher', '+')}
          </span>
        </div>
        <div class="grp bordered">
          <IconButton icon="undo" label="Undo" id="undo-edit" off={!drawing.canUndo} onClick={drawing.undo} />
          <IconButton icon="redo" label="Redo" id="redo-edit" off={!drawing.canRedo} onClick={drawing.redo} />
          <IconButton icon="turn" label="Rotate" id="rotate" onClick={() => edit(rotated(sheet))} />
          <IconButton icon="flip" label="Mirror" id="mirror" onClick={() => edit(mirrored(sheet))} />
          <IconButton
            icon="close"
            label="Clear"
            id="clear"
            onClick={() => edit(blank(kind, sheet.width, sheet.height))}
          />
        </div>
        <Drafts current={drawing.id} onDiscard={(id) => id === drawing.id && drawing.fresh(kind)} />
      </section>
      <section class="estage" aria-label="Board">
        <CanvasView sheet={sheet} tool={tool} selected={selected} onEdit={edit} onSelect={setSelected} />
      </section>
      <section class="eside">
        <div class="card">
          <div class="sec" aria-live="polite">
            <h2 class="h2">Live result</h2>
            <div id="live-result">
              {typed && !typed.read ? <p class="rrow">Reading…</p> : <LiveResult checked={checked} unread={unread} />}
            </div>
            <div class="row wrap">
              <Button
                class="btn p"
                id="play-it"
                off={!usable}
                onClick={() => app.play({ ...checked.puzzle, name: drawing.name })}
              >
                <Icon name="play" />
                Play it
              </Button>
              <Button class="btn" id="save-level" off={!usable} onClick={() => void save()}>
                Save
              </Button>
              <Button
                class="btn"
                id="share-level"
                off={!usable}
                onClick={() =>
                  void copy(pageAddress() + link('play', asShown(checked.puzzle), { t: drawing.name }), 'Link')
                }
              >
                <Icon name="share" small />
                Share
              </Button>
            </div>
          </div>
          <div class="sec">
            <h2 class="h2">As text</h2>
            <CodeBox
              id="sheet-text"
              label="The puzzle as text"
              rows={9}
              value={typed?.text ?? sheetText(sheet)}
              marked={new Set(unread ? [unread.line] : [])}
              onInput={(text) => void drawing.type(text)}
            />
            <p class="textError" id="text-error" role="alert">
              {unread && errorLine(unread)}
            </p>
          </div>
          <div class="sec">
            <h2 class="h2">
              <Icon name="wand" small /> Make one
            </h2>
            <Generator kind={kind} onMade={(puzzle) => edit(sheetOf(asShown(puzzle)))} />
          </div>
        </div>
      </section>
    </main>
  );
}

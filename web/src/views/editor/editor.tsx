// The editor: draw a puzzle and see at once whether it makes sense, can be solved, and how hard it is. Every stroke is
// kept as a draft.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import '../../styles/editor.css';
import { app } from '../../app';
import { EngineError, prompt } from '../../engine/engine';
import type { InputError } from '../../engine/protocol';
import * as kept from '../../model/kept/drafts';
import { asShown, type Kind, type Puzzle } from '../../model/puzzles/puzzle';
import { levelOf, newId } from '../../model/kept/records';
import { link, readGameId } from '../../model/puzzles/share';
import {
  blank,
  check,
  mirrored,
  resized,
  rotated,
  sheetOf,
  sheetText,
  sketched,
  type Sheet,
} from '../../model/puzzles/sheet';
import * as shelf from '../../model/kept/shelf';
import { asked, confirmed } from '../../ui/dialog';
import { announce, copy, pageAddress, toast } from '../../ui/dom';
import { Button, Choice, Icon, IconButton } from '../../ui/parts';
import { GAMES } from '../play/meta';
import { CodeBox, errorLine } from '../problem';
import { changed, EditorCanvas } from './canvas';
import { Generator } from './generator';
import { LiveResult } from './result';
import { HELP, ToolGrid, TOOLS } from './tools';

interface State {
  id: string; // of the draft
  name: string;
  place?: kept.Draft['place'];
  sheet: Sheet;
  past: Sheet[];
  future: Sheet[];
  gesture: number; // the drag that made the last edit: it is undone as one
}

// What someone typed. Once it is read it says the same as the board, in the words of whoever typed it.
interface Typed {
  text: string;
  read: boolean;
  error: InputError | null;
}

function opened(params: URLSearchParams): State {
  const wanted = params.get('p') ?? (params.get('d') || app.store.note('last-draft'));
  const old = wanted ? kept.draft(app.store, String(wanted)) : undefined;
  const base = { past: [], future: [], gesture: 0 };
  if (old) return { ...base, id: old.id, name: old.name, place: old.place, sheet: kept.sheetOfDraft(old) };
  const id = params.get('p');
  let puzzle: Puzzle = app.puzzle;
  try {
    if (id) puzzle = readGameId(id);
  } catch (error) {
    toast(`This link is damaged: ${(error as Error).message}`);
  }
  const place = params.has('f') ? { folder: params.get('f')!, index: Number(params.get('i')) } : undefined;
  return { ...base, id: id ?? `new ${newId()}`, name: params.get('t') ?? '', place, sheet: sheetOf(puzzle) };
}

export function EditorPage({ params }: { params: URLSearchParams }) {
  app.store.version.value;
  const [state, setState] = useState(() => opened(params));
  const [typed, setTyped] = useState<Typed | null>(null);
  const [tool, setTool] = useState(TOOLS[state.sheet.kind][0][0]);
  const [selected, setSelected] = useState('');
  const { sheet } = state;
  const { kind } = sheet;
  const checked = check(sheet);
  const unread = typed?.error ?? null;
  const usable = checked.faults.length === 0 && !unread && (typed === null || typed.read);
  useEffect(() => void (document.title = 'Editor · gridlock'), []);

  const keep = (next: State) => {
    setState(next);
    const { id, name, place } = next;
    const { width, height, signs } = next.sheet;
    const draft = { id, name, kind: next.sheet.kind, width, height, signs: signs.join(''), at: Date.now() };
    kept.saveDraft(app.store, { ...draft, ...(place && { place }) });
    app.store.setNote('last-draft', id);
  };
  const edit = (next: Sheet, gesture = 0) => {
    if (next === sheet || sheetText(next) === sheetText(sheet)) return;
    const joined = gesture !== 0 && gesture === state.gesture;
    const past = joined ? state.past : [...state.past, sheet];
    keep({ ...state, sheet: next, past, future: [], gesture });
    setTyped(null);
    if (next.kind !== kind) setTool(TOOLS[next.kind][0][0]);
  };
  const back = () => {
    const { past, future } = state;
    if (past.length === 0) return;
    keep({ ...state, sheet: past.at(-1)!, past: past.slice(0, -1), future: [...future, sheet], gesture: 0 });
    setTyped(null);
    announce('Undone.');
  };
  const forth = () => {
    const { past, future } = state;
    if (future.length === 0) return;
    keep({ ...state, sheet: future.at(-1)!, past: [...past, sheet], future: future.slice(0, -1), gesture: 0 });
    setTyped(null);
    announce('Redone.');
  };
  const changeVehicle = (how: Parameters<typeof changed>[2]) => {
    const next = changed(sheet, selected, how);
    if (!next) return toast('There is no room for that');
    if (how === 'remove') setSelected('');
    edit(next);
  };

  // The text is read by the library; what it refuses is drawn as far as it can be, and nothing is said to be valid.
  const reading = useRef(0);
  const type = async (text: string) => {
    const turn = ++reading.current;
    setTyped({ text, read: false, error: null });
    let error: InputError | null = null;
    let puzzle: Puzzle | undefined;
    try {
      const { entries } = await prompt.call('read', { text });
      error = entries[0]?.error ?? null;
      puzzle = entries[0]?.puzzle;
    } catch (failure) {
      error =
        failure instanceof EngineError ? failure.error : { message: 'the library did not start', line: 0, column: 0 };
    }
    if (turn !== reading.current) return;
    const next = puzzle ? sheetOf(asShown(puzzle)) : sketched(text, text.includes('#') ? 'sokoban' : kind);
    if (next && sheetText(next) !== sheetText(latest.current.sheet)) {
      const now = latest.current;
      keep({ ...now, sheet: next, past: [...now.past, now.sheet], future: [], gesture: 0 });
      setTool(TOOLS[next.kind][0][0]);
    }
    setTyped({ text, read: true, error });
  };
  const latest = useRef(state);
  latest.current = state;
  const save = async () => {
    const name = await asked('Save to My levels', 'Name', state.name || 'Untitled');
    if (!name) return;
    const level = { ...levelOf(asShown(checked.puzzle)), name };
    const folder = (state.place && app.store.folders.get(state.place.folder)) ?? shelf.mine(app.store);
    const index = shelf.saveLevel(app.store, folder, level, state.place?.index);
    kept.dropDraft(app.store, state.id);
    setState({ ...state, name, place: { folder: folder.id, index } });
    toast(`Saved as '${name}' in '${folder.name}'`);
  };
  const discard = async (draft: kept.Draft) => {
    if (!(await confirmed('Throw this draft away?', 'What you drew and did not save is gone then.', 'Throw away')))
      return;
    kept.dropDraft(app.store, draft.id);
    if (draft.id === state.id) fresh(kind);
  };
  const fresh = (of: Kind) => {
    const next = of === 'rushhour' ? blank(of, 6, 6) : blank(of, 8, 8);
    setState({ id: `new ${newId()}`, name: '', sheet: next, past: [], future: [], gesture: 0 });
    setTyped(null);
    setSelected('');
    setTool(TOOLS[of][0][0]);
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = (event) => {
    if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
    const undo = event.key.toLowerCase() === 'z';
    if (undo && (event.ctrlKey || event.metaKey || app.store.settings.singleKeys)) {
      event.preventDefault();
      if (event.shiftKey) forth();
      else back();
    } else if (event.key === 'Delete' && selected) changeVehicle('remove');
  };
  useEffect(() => {
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
  const others = kept.drafts(app.store);
  return (
    <main class="edit" aria-label="Editor">
      <section class="etools" aria-label="Tools">
        <Choice class="kind" label="Game" options={GAMES} chosen={kind} onChoose={(k) => k !== kind && fresh(k)} />
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
          <IconButton icon="undo" label="Undo" id="undo-edit" off={state.past.length === 0} onClick={back} />
          <IconButton icon="redo" label="Redo" id="redo-edit" off={state.future.length === 0} onClick={forth} />
          <IconButton icon="turn" label="Rotate" id="rotate" onClick={() => edit(rotated(sheet))} />
          <IconButton icon="flip" label="Mirror" id="mirror" onClick={() => edit(mirrored(sheet))} />
          <IconButton
            icon="close"
            label="Clear"
            id="clear"
            onClick={() => edit(blank(kind, sheet.width, sheet.height))}
          />
        </div>
        {others.length > 0 && (
          <div class="drafts">
            <span class="lab">Drafts</span>
            {others.slice(0, 8).map((draft) => (
              <span key={draft.id} class="draft">
                <a
                  href={`#/edit?d=${encodeURIComponent(draft.id)}`}
                  aria-current={draft.id === state.id ? 'true' : undefined}
                >
                  {draft.name || 'Untitled'}, {draft.width} × {draft.height}
                </a>
                <IconButton small icon="trash" label="Throw away" onClick={() => void discard(draft)} />
              </span>
            ))}
          </div>
        )}
      </section>
      <section class="estage" aria-label="Board">
        <Canvas sheet={sheet} tool={tool} selected={selected} onEdit={edit} onSelect={setSelected} />
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
                onClick={() => app.play({ ...checked.puzzle, name: state.name })}
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
                  void copy(pageAddress() + link('play', asShown(checked.puzzle), { t: state.name }), 'Link')
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
              onInput={(text) => void type(text)}
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

// The board of the editor draws itself; here it is told what to show.
function Canvas(props: {
  sheet: Sheet;
  tool: string;
  selected: string;
  onEdit: (sheet: Sheet, gesture: number) => void;
  onSelect: (name: string) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<EditorCanvas | null>(null);
  const now = useRef(props);
  now.current = props;
  useLayoutEffect(() => {
    canvas.current = new EditorCanvas(root.current!, {
      onEdit: (sheet, gesture) => now.current.onEdit(sheet, gesture),
      onSelect: (name) => now.current.onSelect(name),
    });
  }, []);
  useLayoutEffect(() => {
    const { sheet, tool, selected } = props;
    Object.assign(canvas.current!, { tool, selected });
    canvas.current!.show(sheet, check(sheet));
  });
  return (
    <div class="boardwrap fitted" id="board" ref={root} style={`--w:${props.sheet.width};--h:${props.sheet.height}`} />
  );
}

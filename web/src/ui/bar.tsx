// The bar at the top: theme, settings, help; and what is said when the storage fails.
import { computed, effect } from '@preact/signals';
import { app } from '../app';
import type { Settings, Trouble } from '../model/kept/store';
import { closeDialog, openDialog } from './dialog';
import { download, get, toast } from './dom';
import { Choice } from './parts';

const KEYS: [string, string][] = [
  ['Shift + letter', 'select that vehicle'],
  ['Arrow keys', 'move the selection, or the player, one cell'],
  ['Shift + arrow', 'slide to the end, or walk to the next obstacle; in reverse play, pull a crate'],
  ['Page Up|Page Down', 'previous or next vehicle'],
  ['Z|Y', 'undo, redo (also Ctrl+Z, Ctrl+Shift+Z)'],
  ['R', 'restart'],
  ['H', 'next hint'],
  ['S', 'show the solution'],
  [',|.', 'one step back or forward in the solution'],
  ['Home|End', 'start or end of the solution'],
  ['Space', 'play or pause the solution'],
  ['Esc', 'deselect, cancel a search, back to your game'],
  ['?', 'this list'],
];

export function showHelp(): void {
  openDialog(
    'Keys and help',
    <>
      <p>
        Drag a piece, or tap it and then a dot. In Sokoban tap the floor to walk, drag a crate to where it shall go (or
        tap it and then a dot), or swipe. Two fingers, or the wheel on a large level, zoom.
      </p>
      <p>
        Paste a board anywhere, or drop a file: one-line boards, drawn boards, XSB, Sokoban files, solutions, links.
      </p>
      <table class="keys">
        <tbody>
          {KEYS.map(([keys, what]) => (
            <tr key={keys}>
              <td>
                {keys.split('|').map((k) => (
                  <>
                    <kbd>{k}</kbd>{' '}
                  </>
                ))}
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="#/about" onClick={closeDialog}>
          About gridlock
        </a>
      </p>
    </>,
  );
}

const TROUBLES: Record<Trouble, string> = {
  forbidden: 'This browser keeps nothing for this page: your games and levels are there until you close it.',
  full: 'The storage of this browser is full: what you do now is not kept. Export it, or remove some levels.',
  outdated: 'A newer version of this page is open in another tab. Reload this one to go on keeping your games.',
};

export function saveEverything(): void {
  download(`gridlock-${new Date().toISOString().slice(0, 10)}.json`, app.store.exported(), 'application/json');
}

export async function loadEverything(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    app.store.import(await file.text());
    toast('Games and levels imported');
  } catch (error) {
    toast(`Nothing imported: ${(error as Error).message}`);
  }
}

export function FileButton({
  label,
  id,
  accept,
  onFile,
}: {
  label: string;
  id: string;
  accept: string;
  onFile: (file: File) => void;
}) {
  return (
    <label class="btn sm">
      {label}
      <input
        type="file"
        id={id}
        accept={accept}
        class="vh"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

// Not within the form: a component that is made anew with it would lose the focus with every change.
function Check({ name, label }: { name: 'singleKeys' | 'deadlockNotice'; label: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        id={`setting-${name}`}
        checked={app.store.settings[name]}
        onChange={(event) => app.store.setSettings({ [name]: event.currentTarget.checked })}
      />{' '}
      {label}
    </label>
  );
}

function SettingsForm() {
  app.store.version.value;
  const { settings } = app.store;
  const themes = [
    ['auto', 'Auto'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ] as const;
  return (
    <>
      <fieldset>
        <legend>Theme</legend>
        <Choice label="Theme" options={themes} chosen={settings.theme} onChoose={setTheme} />
      </fieldset>
      <Check name="singleKeys" label="Single keys are commands" />
      <Check name="deadlockNotice" label="Say when a position is lost" />
      <fieldset>
        <legend>Games and levels</legend>
        <div class="row">
          <button class="btn sm" id="export-everything" onClick={saveEverything}>
            Export everything
          </button>
          <FileButton
            label="Import"
            id="import-everything"
            accept=".json"
            onFile={(file) => void loadEverything(file)}
          />
        </div>
        <p class="lab">{app.store.trouble.value ? TROUBLES[app.store.trouble.value] : 'Kept in this browser only.'}</p>
      </fieldset>
    </>
  );
}

// The theme is also kept where it can be read before anything is drawn.
function setTheme(theme: Settings['theme']): void {
  app.store.setSettings({ theme });
}

function showTheme(theme: Settings['theme']): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('gridlock.theme', theme);
  } catch {
    // Then the page is drawn in the colours of the system first.
  }
}

export function bindBar(): void {
  app.showHelp = showHelp;
  get(document, '#help').onclick = showHelp;
  get(document, '#settings').onclick = () => openDialog('Settings', <SettingsForm />);
  get(document, '#theme').onclick = () => {
    const { theme } = document.documentElement.dataset;
    const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setTheme(dark ? 'light' : 'dark');
  };
  const theme = computed(() => (app.store.version.value > 0 ? app.store.settings.theme : null));
  effect(() => {
    if (theme.value) showTheme(theme.value);
  });
  effect(() => {
    const trouble = app.store.trouble.value;
    const line = get(document, '#trouble');
    line.textContent = trouble ? TROUBLES[trouble] : '';
    line.hidden = trouble === null;
    document.documentElement.style.setProperty('--page', `calc(100dvh - ${line.offsetHeight}px)`); // for the board
  });
}

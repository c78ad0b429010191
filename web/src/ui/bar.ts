// The bar at the top: theme, settings, help. And the dialog that the last two share.
import { app } from '../app';
import { download, get, icon, toast } from './dom';

export function openDialog(title: string, body: string): HTMLDialogElement {
  const dialog = get<HTMLDialogElement>(document, '#dialog');
  dialog.setAttribute('aria-label', title);
  dialog.innerHTML = `<form method="dialog"><header><h2>${title}</h2><button class="ib" aria-label="Close">${icon('close')}</button></header></form><div class="body">${body}</div>`;
  if (!dialog.open) dialog.showModal();
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  return dialog;
}

const KEYS: [string, string][] = [
  ['Shift + letter', 'select that vehicle'],
  ['Arrow keys', 'move the selection, or the player, one cell'],
  ['Shift + arrow', 'slide to the end, or walk to the next obstacle'],
  ['Page Up|Page Down', 'previous or next vehicle'],
  ['Z|Y', 'undo, redo (also Ctrl+Z, Ctrl+Shift+Z)'],
  ['R', 'restart'],
  ['H', 'next hint'],
  ['S', 'show the solution'],
  [',|.', 'one step back or forward in the solution'],
  ['Home|End', 'start or end of the solution'],
  ['Space', 'play or pause'],
  ['Esc', 'deselect, close, cancel a search'],
  ['?', 'this list'],
];

export function showHelp(): void {
  const rows = KEYS.map(
    ([keys, what]) =>
      `<tr><td>${keys
        .split('|')
        .map((k) => `<kbd>${k}</kbd>`)
        .join(' ')}</td><td>${what}</td></tr>`,
  );
  openDialog(
    'Keys and help',
    `<p>Drag a piece, or tap it and then a dot. In Sokoban tap the floor to walk, a crate and then a dot to push, or swipe.</p>
     <p>Paste a board anywhere, or drop a file: one-line boards, drawn boards, XSB, Sokoban files, solutions.</p>
     <table class="keys"><tbody>${rows.join('')}</tbody></table><p><a href="#/about">About gridlock</a></p>`,
  ).querySelector('a')!.onclick = () => get<HTMLDialogElement>(document, '#dialog').close();
}

function showSettings(): void {
  const { settings } = app.store.data;
  const dialog = openDialog(
    'Settings',
    `<fieldset><legend>Theme</legend><div class="seg" role="group">${(['auto', 'light', 'dark'] as const)
      .map(
        (t) =>
          `<button type="button" data-theme-choice="${t}" aria-pressed="${settings.theme === t}">${t[0].toUpperCase() + t.slice(1)}</button>`,
      )
      .join('')}</div></fieldset>
     <label class="check"><input type="checkbox" id="singleKeys" ${settings.singleKeys ? 'checked' : ''}> Single keys are commands</label>
     <label class="check"><input type="checkbox" id="deadlockNotice" ${settings.deadlockNotice ? 'checked' : ''}> Say when a crate is stuck for ever</label>
     <fieldset><legend>Progress</legend><div class="row"><button class="btn sm" id="exportData">Export</button><label class="btn sm">Import<input type="file" id="importData" accept=".json" class="vh"></label></div>
     <p class="lab">${app.store.working ? 'Kept in this browser only.' : 'Progress will not be kept in this browser.'}</p></fieldset>`,
  );
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.onclick = () => {
      setTheme(button.dataset.themeChoice as 'auto' | 'light' | 'dark');
      showSettings();
    };
  for (const name of ['singleKeys', 'deadlockNotice'] as const)
    get<HTMLInputElement>(dialog, `#${name}`).onchange = (event) => {
      settings[name] = (event.target as HTMLInputElement).checked;
      app.store.changed();
    };
  get(dialog, '#exportData').onclick = () => download('gridlock.json', app.store.exported(), 'application/json');
  get<HTMLInputElement>(dialog, '#importData').onchange = async (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    try {
      if (file) app.store.import(await file.text());
      toast('Progress imported');
      dialog.close();
    } catch {
      toast('This file has no gridlock progress in it');
    }
  };
}

function setTheme(theme: 'auto' | 'light' | 'dark'): void {
  app.store.data.settings.theme = theme;
  app.store.save();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function bindBar(): void {
  app.showHelp = showHelp;
  get(document, '#help').onclick = showHelp;
  get(document, '#settings').onclick = showSettings;
  get(document, '#theme').onclick = () => {
    const { theme } = document.documentElement.dataset;
    const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setTheme(dark ? 'light' : 'dark');
  };
}

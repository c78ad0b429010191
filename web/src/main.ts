// Starts the page: the router, the bar, pasting and dropping, the service worker.
import { app } from './app';
import { builtins, palette } from './model/catalogue';
import { background } from './engine/engine';
import { gameId, readGameId, readRoute, readSeedId } from './model/share';
import { get } from './ui/dom';
import { bindBar } from './ui/bar';
import { bindInput } from './ui/input';
import { showAbout } from './views/about';
import { showProblem } from './views/problem';
import { PlayView } from './views/play/play';

interface View {
  leave(): void;
}

const root = get(document, '#main');
let view: View | null = null;

async function open(name: string, params: URLSearchParams): Promise<View | null> {
  const id = params.get('p');
  switch (name) {
    case 'library':
      return new (await import('./views/library')).LibraryView(root);
    case 'edit':
      return new (await import('./views/editor/editor')).EditorView(root, id);
    case 'lab':
      return new (await import('./views/lab/lab')).LabView(root, params);
    case 'about':
      showAbout(root);
      return null;
    default:
      if (id && !((await openSeed(id)) || openLink(id, params))) return null;
      return new PlayView(root, app.session);
  }
}

// A puzzle that is made from a seed; false if the link holds something else.
async function openSeed(id: string): Promise<boolean> {
  try {
    const seed = readSeedId(id);
    if (!seed) return false;
    root.innerHTML = '<main class="page"><p role="status">Making the puzzle of this seed…</p></main>';
    const { puzzle } = await background.call('generate', { ...seed });
    if (!puzzle) return false;
    app.open({ ...puzzle, name: `Seed ${seed.seed}` });
    history.replaceState(null, '', '#/play');
    return true;
  } catch {
    return false;
  }
}

// A position from a link; false if it is damaged.
function openLink(id: string, params: URLSearchParams): boolean {
  try {
    const cursor = params.get('n');
    const known = builtins.find((b) => gameId(b.puzzle) === id);
    const puzzle = known?.puzzle ?? { ...readGameId(id), name: params.get('t') ?? '' };
    app.open(puzzle, { builtin: known }, params.get('m') ?? '', cursor === null ? undefined : Number(cursor));
    history.replaceState(null, '', '#/play');
    return true;
  } catch (error) {
    showProblem(root, `This link is damaged: ${(error as Error).message}.`, id);
    return false;
  }
}

app.leaveView = () => {
  view?.leave();
  view = null;
};

async function route(): Promise<void> {
  const { view: name, params } = readRoute(location.hash);
  app.leaveView();
  for (const anchor of document.querySelectorAll<HTMLElement>('[data-view]'))
    if (anchor.dataset.view === name) anchor.setAttribute('aria-current', 'page');
    else anchor.removeAttribute('aria-current');
  document.body.dataset.view = name;
  view = await open(name, params);
}

addEventListener('hashchange', () => {
  scrollTo(0, 0);
  void route();
});
addEventListener('pagehide', () => app.store.save());
for (const [name, color] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, color);
bindBar();
bindInput();
void route();

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => {}));

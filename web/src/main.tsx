// Starts the page: the view that the address means, the bar, pasting and dropping, the service worker.
import { effect } from '@preact/signals';
import { render, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { app, type View } from './app';
import { NOT_LOADED } from './engine/engine';
import { palette } from './model/puzzles/catalogue';
import { bindBar } from './ui/bar';
import { get } from './ui/dom';
import { keepFocus } from './ui/focus';
import { bindInput } from './ui/input';
import { PlayView } from './views/play/play';
import { ProblemView } from './views/problem';

// Views that are loaded when they are first looked at.
const LATER: Record<
  'library' | 'census' | 'about' | 'edit' | 'lab' | 'check' | 'print',
  () => Promise<ComponentType<{ params: URLSearchParams }>>
> = {
  library: async () => (await import('./views/library')).LibraryView,
  census: async () => (await import('./views/census/census')).CensusView,
  about: async () => (await import('./views/about')).AboutView,
  edit: async () => (await import('./views/editor/editor')).EditorPage,
  lab: async () => (await import('./views/lab/page')).LabPage,
  check: async () => (await import('./views/check/check')).CheckView,
  print: async () => (await import('./views/print/print')).PrintView,
};

function Later({ name, params }: { name: keyof typeof LATER; params: URLSearchParams }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ params: URLSearchParams }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    LATER[name]().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [name]);
  if (failed) return <Message text={NOT_LOADED} />;
  return Loaded ? <Loaded params={params} /> : <Message text="" />;
}

const Message = ({ text, progress, cancel }: Omit<Extract<View, { name: 'wait' }>, 'name'>) => (
  <main class="page">
    <p role="status">{text}</p>
    {progress && (
      <p class="lab num" id="progress">
        {progress}
      </p>
    )}
    {cancel && (
      <p class="row">
        <button class="btn" id="cancel-wait" onClick={cancel}>
          Cancel
        </button>
      </p>
    )}
  </main>
);

function Shown({ view }: { view: View }) {
  switch (view.name) {
    case 'play':
      return <PlayView key={view.session.source.address} session={view.session} />;
    case 'problem':
      return <ProblemView key={view.problem.text} problem={view.problem} />;
    case 'wait':
      return <Message {...view} />;
    case 'library':
    case 'census':
    case 'about':
      return <Later key={view.name} name={view.name} params={new URLSearchParams()} />;
    default:
      // Not by its address, which a view may have replaced by another one since it was opened.
      return <Later key={view.params} name={view.name} params={view.params} />;
  }
}

// Views that the bar has no entry for, and the entry that they belong to.
const WITHIN: Partial<Record<View['name'], string>> = {
  problem: 'play',
  wait: 'play',
  census: 'library',
  check: 'library',
  print: 'library',
};

function Page() {
  const view = app.view.value;
  const first = useRef(true);
  useLayoutEffect(() => {
    const current = WITHIN[view.name] ?? view.name;
    for (const anchor of document.querySelectorAll<HTMLElement>('[data-view]'))
      if (anchor.dataset.view === current) anchor.setAttribute('aria-current', 'page');
      else anchor.removeAttribute('aria-current');
    document.body.dataset.view = view.name;
    // What was clicked may be gone with the view it was in.
    if (!first.current && document.activeElement === document.body)
      get(document, '#main').focus({ preventScroll: true });
    first.current = view.name === 'wait';
  }, [view]);
  return <Shown view={view} />;
}

for (const [name, color] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, color);
bindBar();
bindInput();
keepFocus(get(document, '#main'));
// Until there is something to show, what the page came with stays.
let drawn = false;
effect(() => {
  const { name, ...rest } = app.view.value;
  if (drawn || (name === 'wait' && 'text' in rest && rest.text === '')) return;
  drawn = true;
  get(document, '#main').replaceChildren();
  render(<Page />, get(document, '#main'));
});
void app.start();

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => {});
  // The page may have been loaded before this runs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

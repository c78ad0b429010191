// What reaches beyond a view: remarks, the clipboard, files. And small helpers for views that write their page as text.
import { capital, clock, duration, grouped, megabytes, plural } from './words';

export { capital, clock, duration, grouped, megabytes, plural };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

export function icon(name: string, small = false): string {
  return `<svg class="i${small ? ' s' : ''}" aria-hidden="true"><use href="#i-${name}"/></svg>`;
}

// The element of that selector, which must be there.
export function get<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

// Says something to people who listen to the page. The same words twice are heard twice.
export function announce(text: string): void {
  const live = document.getElementById('live');
  if (live) live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

let toastTimer: ReturnType<typeof setTimeout>;

// A short remark at the bottom of the screen.
export function toast(text: string): void {
  const element = get(document, '#toast');
  element.textContent = text;
  element.classList.add('show');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => element.classList.remove('show'), 3500);
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied`);
  } catch {
    prompt(`Copy the ${what.toLowerCase()}:`, text);
  }
}

export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
  toast(`Saved ${name}`);
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// A browser takes a finger that drags a piece for one that flings the page, and drops the tap that follows, as if that were
// to stop it: so it is told that the drag is none of its own. From 'touchstart' on, taps are no clicks either.
export function keepDrags(element: Element, from: 'touchstart' | 'touchmove', signal?: AbortSignal): void {
  const keep = (event: Event) => event.cancelable && event.preventDefault();
  element.addEventListener(from, keep, { passive: false, signal });
}

let coming: Promise<void> | null = null; // the next frame, for all who wait for it

// Resolves when what has changed is on the screen; in a page that nobody sees, at once.
export function afterFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  coming ??= new Promise((resolve) => {
    const late = setTimeout(() => {
      coming = null;
      resolve();
    }, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      coming = null; // what changes from now on may not be in it
      setTimeout(resolve);
    });
  });
  return coming;
}

export async function afterFrames(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await afterFrame();
}

// Where this page is, without the fragment.
export const pageAddress = () => location.href.split('#')[0];

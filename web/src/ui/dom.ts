// Small helpers for building pages out of text.

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

// Thin spaces between thousands.
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u2009');
}

export function plural(n: number, word: string): string {
  const many = word.endsWith('sh') ? `${word}es` : `${word}s`;
  return `${grouped(n)} ${n === 1 ? word : many}`;
}

export function megabytes(bytes: number): string {
  if (bytes < 1048576) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1048576).toFixed(bytes < 10485760 ? 1 : 0)} MB`;
}

export function duration(seconds: number): string {
  if (seconds < 0.01) return `${(seconds * 1000).toFixed(1)} ms`;
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  return `${seconds.toFixed(1)} s`;
}

export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, '0'));
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : `${Number(parts[0])}:${parts[1]}`;
}

// Says something to people who listen to the page.
export function announce(text: string): void {
  const live = document.getElementById('live');
  if (live) live.textContent = text;
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
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// What someone sees whose text is no puzzle: the text itself, with the place that is wrong marked, ready to be mended.
import { app } from '../app';
import type { InputError } from '../engine/protocol';
import { takeText } from '../ui/input';
import { announce, escape, get } from '../ui/dom';

const SHOWN = 5;

export function errorLine({ line, column, message }: InputError): string {
  const place = line > 0 ? `line ${line}${column > 0 ? `, column ${column}` : ''}: ` : '';
  return place + message;
}

// A text box with numbered lines, in which some are marked.
export function numbered(text: string, marked: ReadonlySet<number>): string {
  return text
    .split('\n')
    .map((_, i) => `<span class="${marked.has(i + 1) ? 'bad' : ''}">${i + 1}</span>`)
    .join('');
}

export function showProblem(
  root: HTMLElement,
  message: string,
  text: string,
  errors: InputError[] = [],
  heading = 'This cannot be read',
): void {
  app.leaveView();
  const lines = errors.slice(0, SHOWN).map((e) => `<li>${escape(errorLine(e))}</li>`);
  if (errors.length > SHOWN) lines.push(`<li>and ${errors.length - SHOWN} more</li>`);
  const marked = new Set(errors.map((e) => e.line));
  root.innerHTML =
    `<main class="page problem"><h1>${heading}</h1>${message ? `<p>${escape(message)}</p>` : ''}` +
    (lines.length > 0 ? `<ol class="errors" role="alert">${lines.join('')}</ol>` : '') +
    `<div class="codebox"><div class="gutter" aria-hidden="true">${numbered(text, marked)}</div>` +
    `<textarea spellcheck="false" aria-label="Puzzle text" rows="${Math.min(24, Math.max(6, text.split('\n').length))}"></textarea></div>` +
    `<div class="row"><button class="btn p" id="retry">Read it</button><a class="btn" href="#/play">Back to the game</a></div></main>`;
  const box = get<HTMLTextAreaElement>(root, 'textarea');
  box.value = text;
  get(root, '#retry').onclick = () => void takeText(box.value);
  get<HTMLAnchorElement>(root, 'a.btn').onclick = () => {
    if (location.hash === '#/play' || location.hash === '') dispatchEvent(new HashChangeEvent('hashchange'));
  };
  announce(errors[0] ? errorLine(errors[0]) : message);
}

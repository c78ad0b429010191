// Keeps the keyboard where the work is: when what had the focus disappears, the board gets it, or the main part of the
// page. And the link that skips to the board, which must not change the address.
import { get } from './dom';

export function focusBoard(root: HTMLElement): void {
  const target = root.querySelector<HTMLElement>('#board [tabindex="0"]') ?? root;
  target.focus({ preventScroll: true });
}

export function keepFocus(root: HTMLElement): void {
  let last: Element | null = null;
  root.addEventListener('focusin', (event) => (last = event.target as Element));
  new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) {
      last = null;
      focusBoard(root);
    }
  }).observe(root, { childList: true, subtree: true });
  get(document, '.skip').addEventListener('click', (event) => {
    event.preventDefault();
    focusBoard(root);
  });
}

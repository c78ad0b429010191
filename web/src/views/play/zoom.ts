// Zooming a board by wheel and by two fingers, and panning it by wheel, by two fingers, or by dragging the ground. A small
// board scrolls with the page instead.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { panned, WHOLE, zoomed, type Window } from '../../draw/view';
import { keepDrags } from '../../ui/dom';

export const TAP = 8; // pixels that a pointer may move and still tap

export interface Zoom {
  seen: Window;
  set: (seen: Window) => void;
  // Two fingers are on the board, or one drags it, or did so until the last one was lifted: what they do is no move.
  busy: () => boolean;
  ref: { current: HTMLDivElement | null };
}

// `grabs`: the pointer has a piece under it.
export function useZoom(large: boolean, grabs: (event: PointerEvent) => boolean): Zoom {
  const [seen, set] = useState(WHOLE);
  const now = useRef(seen);
  now.current = seen;
  const ref = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const busy = useRef(false);
  const grabbing = useRef(grabs);
  grabbing.current = grabs;
  useLayoutEffect(() => {
    const element = ref.current!;
    const share = (x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height] as const;
    };
    const wheel = (event: WheelEvent) => {
      if (!large && !event.ctrlKey) return;
      event.preventDefault();
      if (event.shiftKey || (event.deltaX !== 0 && !event.ctrlKey && now.current.scale > 1)) {
        const box = element.getBoundingClientRect();
        return set(panned(now.current, -event.deltaX / box.width, -event.deltaY / box.height));
      }
      set(zoomed(now.current, Math.exp(-event.deltaY * 0.0025), ...share(event.clientX, event.clientY)));
    };
    let ground: { pointer: number; x: number; y: number } | null = null; // held by one pointer
    const down = (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      const finger = event.pointerType === 'touch';
      if (finger && event.isPrimary) fingers.current.clear(); // the first one: none is left of what was before
      if (fingers.current.size === 0) busy.current = false;
      if (finger) fingers.current.set(event.pointerId, at);
      if (fingers.current.size === 2) busy.current = true;
      const alone = fingers.current.size < 2 && event.button === 0;
      ground = alone && now.current.scale > 1 && !grabbing.current(event) ? { pointer: event.pointerId, ...at } : null;
    };
    const drag = (event: PointerEvent) => {
      if (ground?.pointer !== event.pointerId || fingers.current.size === 2) return;
      const [dx, dy] = [event.clientX - ground.x, event.clientY - ground.y];
      if (!busy.current && Math.hypot(dx, dy) < TAP) return;
      busy.current = true;
      ground = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      const box = element.getBoundingClientRect();
      set((now.current = panned(now.current, dx / box.width, dy / box.height)));
    };
    const move = (event: PointerEvent) => {
      drag(event);
      const list = fingers.current;
      const old = list.get(event.pointerId);
      if (!old || list.size !== 2) return;
      const [other] = [...list].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const distance = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      const next = { x: event.clientX, y: event.clientY };
      const box = element.getBoundingClientRect();
      const grown = zoomed(
        now.current,
        distance(next) / distance(old),
        ...share((next.x + other.x) / 2, (next.y + other.y) / 2),
      );
      list.set(event.pointerId, next);
      set((now.current = panned(grown, (next.x - old.x) / 2 / box.width, (next.y - old.y) / 2 / box.height)));
    };
    const up = (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      ground = null;
    };
    const left = new AbortController();
    const { signal } = left;
    keepDrags(element, 'touchmove', signal);
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('pointerdown', down, { capture: true, signal });
    element.addEventListener('pointermove', move, { capture: true, signal });
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, { signal });
    return () => left.abort();
  }, [large]);
  return { seen, set, busy: () => busy.current, ref };
}

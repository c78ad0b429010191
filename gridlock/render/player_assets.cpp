// The style and the script of the player in the browser.
#include "gridlock/render/page_colors.hpp"
#include "gridlock/render/player.hpp"

namespace gridlock::render {

std::string player_style() {
  const std::string light = page_colors(false, "--gl-"), dark = page_colors(true, "--gl-");
  return ".gridlock-player{" + light +
         "}\n@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .gridlock-player{" + dark +
         "}}\n:root[data-theme=dark] .gridlock-player{" + dark + "}\n" +
         R"css(.gridlock-player{display:flex;flex-wrap:wrap;gap:20px 32px;align-items:flex-start;justify-content:center;max-width:1040px;margin:0 auto;color:var(--gl-ink);font:400 14px/20px Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums;outline:none}
.gridlock-player *{box-sizing:border-box}
.gridlock-player :focus-visible,.gridlock-player:focus-visible .gl-board svg{outline:2px solid var(--gl-focus);outline-offset:2px;border-radius:6px}
.gridlock-player:focus-visible .gl-board svg{border-radius:24px}
.gl-board{flex:1 1 420px;min-width:0;max-width:620px}
.gl-board svg{display:block;width:100%;height:auto;max-height:84vh}
.gl-side{flex:1 1 320px;max-width:372px;min-width:0;background:var(--gl-surface);border:1px solid var(--gl-line);border-radius:12px;padding:16px}
.gl-title{margin:0 0 4px;font-size:24px;line-height:32px;font-weight:680;letter-spacing:-.02em}
.gl-caption{margin:0 0 12px;color:var(--gl-ink-2);font-size:13px;line-height:18px}
.gl-tag{float:right;margin:4px 0 4px 12px;padding:2px 9px;border-radius:6px;font-size:12px;font-weight:580;background:var(--gl-good-bg);color:var(--gl-good)}
.gl-transport{display:flex;align-items:center;gap:2px;clear:both}
.gl-button{width:40px;height:40px;display:grid;place-items:center;padding:0;border:0;border-radius:8px;background:none;color:var(--gl-ink-2);cursor:pointer}
.gl-button:hover{background:var(--gl-surface-2);color:var(--gl-ink)}
.gl-button:disabled{opacity:.4;cursor:default;background:none}
.gl-button svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.gl-big{border-radius:20px;margin:0 6px;background:var(--gl-ink);color:var(--gl-surface)}
.gl-big:hover{background:var(--gl-ink-2);color:var(--gl-surface)}
.gl-play{fill:currentColor}.gl-pause{stroke-width:2.6;display:none}
.gl-playing .gl-play{display:none}.gl-playing .gl-pause{display:inline}
.gl-speed{margin-left:6px;height:32px;border:1px solid var(--gl-line);border-radius:8px;background:var(--gl-surface);color:inherit;font:inherit;font-size:13px}
.gl-position{margin-left:auto;white-space:nowrap;font-size:13px;color:var(--gl-ink-2)}
.gl-scrubber{width:100%;height:20px;margin:8px 0 10px;accent-color:var(--gl-ink)}
.gl-moves,.gl-lurd{scrollbar-width:thin;scrollbar-color:var(--gl-line) transparent}
.gl-moves{list-style:none;margin:0 -6px;padding:2px;display:grid;grid-template-columns:repeat(auto-fill,minmax(78px,1fr));gap:2px 4px;max-height:300px;overflow:auto;position:relative}
.gl-moves button{display:flex;align-items:center;gap:6px;width:100%;height:30px;padding:0 6px;border:0;border-radius:6px;background:none;color:inherit;font:inherit;font-size:13px;font-weight:540;cursor:pointer;white-space:nowrap}
.gl-moves button:hover{background:var(--gl-surface-2)}
.gl-moves [aria-current]{background:var(--gl-ink)!important;color:var(--gl-surface)}
.gl-k{min-width:15px;color:var(--gl-ink-3);font-size:11px;text-align:right}
[aria-current] .gl-k{color:inherit}
.gl-chip{min-width:18px;height:18px;padding:0 3px;border-radius:5px;display:grid;place-items:center;font-size:10.5px;line-height:1;font-weight:720}
.gl-lurd{margin:0;max-height:300px;overflow:auto;position:relative;font:500 14px/24px ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:.02em;word-break:break-all;color:var(--gl-ink-3)}
.gl-lurd>*{font-style:normal;padding:3px 1px;border-radius:3px;cursor:pointer}.gl-lurd b{color:var(--gl-ink);font-weight:700}
.gl-lurd [aria-current]{background:var(--gl-ink);color:var(--gl-surface)}
@media (max-width:719px){.gl-button{width:44px;height:44px}.gl-side{max-width:620px}.gl-moves button{height:40px}}
@media print{.gl-transport,.gl-scrubber{display:none}.gl-moves,.gl-lurd{max-height:none}}
)css";
}

std::string player_script() {
  return R"js((() => {
  'use strict';
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const start = (root) => {
    const change = (text) => text.split(',').map(Number);
    const { slide, apart, eased, steps, leaving } = root.dataset;
    const film = { slide: Number(slide), apart: Number(apart), eased: eased === '1', leaving: leaving && change(leaving),
      steps: steps ? steps.split(';').map((step) => step.split(' ').map(change)) : [] };
    const pieces = [...root.querySelectorAll('[data-piece]')];
    const home = pieces.map((g) => {
      const [x, y] = g.style.transform.match(/-?[\d.]+/g).map(Number);
      return [x, y, Math.max(0, [...g.children].findIndex((look) => !look.hasAttribute('visibility')))];
    });
    const list = root.querySelector('[data-moves]');
    const marks = [...list.children].map((item) => item.firstElementChild || item);
    const scrubber = root.querySelector('.gl-scrubber');
    const position = root.querySelector('.gl-position');
    const speed = root.querySelector('.gl-speed');
    const count = film.steps.length;
    let at = 0, timer = 0, gone = false;

    const put = (piece, [x, y, look], time, easing) => {
      const g = pieces[piece];
      g.style.transition = time ? `transform ${time}ms ${easing}` : 'none';
      g.style.transform = `translate(${x}px,${y}px)`;
      [...g.children].forEach((child, i) => child.setAttribute('visibility', i === look ? 'visible' : 'hidden'));
    };

    // Where everything stands after `step` moves; only a single step is seen as motion.
    const show = (step) => {
      const near = Math.abs(step - at) === 1 && !still.matches && !gone;
      const places = home.map((place) => place);
      film.steps.slice(0, step).forEach((changes) => changes.forEach(([piece, ...place]) => { places[piece] = place; }));
      const time = near ? Math.min(film.slide, (film.apart / speed.value) * (film.eased ? 0.8 : 1)) : 0;
      places.forEach((place, i) => put(i, place, time, film.eased ? 'cubic-bezier(.2,.8,.2,1)' : 'linear'));
      gone = false;
      at = step;
      scrubber.value = step;
      position.textContent = `${step} / ${count}`;
      marks.forEach((mark, i) => (i === step - 1 ? mark.setAttribute('aria-current', 'step') : mark.removeAttribute('aria-current')));
      if (step > 0) {
        const mark = marks[step - 1], top = mark.offsetTop;
        if (top < list.scrollTop || top + mark.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
      } else list.scrollTop = 0;
      for (const [role, off] of [['first', step === 0], ['back', step === 0], ['forward', step === count], ['last', step === count]])
        root.querySelector(`[data-do=${role}]`).disabled = off;
    };

    const leave = () => {
      if (!film.leaving || still.matches) return;
      const [piece, ...place] = film.leaving;
      put(piece, place, 480, 'cubic-bezier(.5,0,.9,.4)');
      gone = true;
    };
    const pause = () => { clearTimeout(timer); timer = 0; root.classList.remove('gl-playing'); };
    const tick = () => {
      if (at < count) {
        show(at + 1);
        timer = setTimeout(tick, film.apart / speed.value);
      } else {
        pause();
        leave();
      }
    };
    const seek = (step) => { pause(); show(Math.max(0, Math.min(count, step))); };
    const toggle = () => {
      if (timer) return pause();
      if (at === count) show(0);
      root.classList.add('gl-playing');
      timer = setTimeout(tick, 200);
    };
    const actions = { first: () => seek(0), back: () => seek(at - 1), play: toggle, forward: () => seek(at + 1), last: () => seek(count) };

    root.addEventListener('click', (event) => {
      const button = event.target.closest('[data-do]');
      if (button) return actions[button.dataset.do]();
      const mark = marks.findIndex((item) => item.contains(event.target));
      if (mark >= 0) seek(mark + 1);
    });
    scrubber.addEventListener('input', () => seek(Number(scrubber.value)));

    const keys = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'forward', ',': 'back', '.': 'forward', Home: 'first', End: 'last' };
    (root.hasAttribute('data-page') ? document : root).addEventListener('keydown', (event) => {
      const role = keys[event.key];
      if (!role || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target.tagName;
      if (target === 'SELECT' || (target === 'INPUT' && role !== 'play') || (target === 'BUTTON' && event.key === ' ')) return;
      event.preventDefault();
      actions[role]();
    });
    show(0);
  };

  document.querySelectorAll('.gridlock-player').forEach(start);
  window.startGridlockPlayer = start;  // for players that a page puts in later
})();
)js";
}

}  // namespace gridlock::render

// What the lab is made of before anything has run, and which board it is about.
import { app } from '../../app';
import { builtins, CENSUS, title } from '../../model/puzzles/catalogue';
import { asShown, type Puzzle } from '../../model/puzzles/puzzle';
import { gameId, readGameId } from '../../model/puzzles/share';
import { escape, icon } from '../../ui/dom';
import { PACES, USUAL_PACE } from './clock';

export function labLayout(puzzle: Puzzle): string {
  const button = (id: string, name: string, sign: string, more = 'hide') =>
    `<button class="ib ${more}" id="${id}" aria-label="${name}">${icon(sign)}</button>`;
  const boards = builtins.filter((b) => b.level > 0 && b.set !== CENSUS && b.puzzle.width * b.puzzle.height <= 64);
  const current = gameId(puzzle);
  const known = boards.some((b) => gameId(b.puzzle) === current);
  const options = boards.map(
    (b) =>
      `<option value="${b.id}"${gameId(b.puzzle) === current ? ' selected' : ''}>${title(b.name)} (${b.optimum})</option>`,
  );
  return `<main class="lab-main"><div class="head"><h1>Search lab</h1>
     <select id="labBoard" aria-label="Board">${known ? '' : `<option value="" selected>${escape(title(puzzle.name))}</option>`}${options.join('')}</select>
     <p class="sub" id="sub" aria-live="polite">Visiting every position…</p><button class="btn sm" id="cancel-lab" type="button">Cancel</button>
     <label class="check" id="edgesBox" hidden><input type="checkbox" id="edges"> Moves</label>
     <div class="seg" role="group" aria-label="Shared clock"><button id="byExpansions" aria-pressed="true">By expansions</button><button id="byTime" aria-pressed="false">By time</button></div></div>
     <div id="lesson"></div><div id="picked" class="card picked" hidden></div>
     <div class="lanes"><section class="lane" id="lane0"></section><section class="lane" id="lane1"></section></div></main>
     <div class="dock"><div class="in"><div class="transport">${button('t0', 'To the start', 'first')}${button('tb', 'Step back', 'prev')}${button('tx', 'Play', 'play', 'big')}${button('tn', 'Step', 'next')}${button('t1', 'To the end', 'last')}</div>
     <div class="scr"><input type="range" id="s" min="0" value="0" aria-label="Moment"><div class="ticks" id="ticks"></div></div><span class="t num" id="tt"></span>
     <div class="seg hide" role="group" aria-label="Pace">${PACES.map((p) => `<button data-pace="${p}" aria-pressed="${p === USUAL_PACE}">${p}×</button>`).join('')}</div></div></div>`;
}

// The board of a link, or the one that is being played.
export function chosenPuzzle(id: string | null): Puzzle {
  if (!id) return app.puzzle;
  const known = builtins.find((b) => gameId(b.puzzle) === id);
  return known ? { ...known.puzzle, name: known.name } : asShown(readGameId(id));
}

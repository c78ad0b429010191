// What is seen of the first puzzle before any script has come: the play view with nothing in it but the board, at the
// places where everything will be.
import { builtin, FIRST, LEVELS, setTitle, title } from '../model/puzzles/catalogue';
import { board, extent, frame, sceneOf } from './scene';

export function firstSight(): string {
  const first = builtin(FIRST.rushhour)!;
  const scene = sceneOf(first.puzzle);
  const [, , width, height] = extent(scene);
  const dots = [1, 2, 3, 4, 5].map((n) => `<b${n <= first.level ? ' class="on"' : ''}></b>`).join('');
  return (
    `<main class="play" id="first" hidden aria-busy="true"><section class="meta"><div class="seg kind"><button>Rush Hour</button></div>` +
    `<div class="newgame"><span class="lab">New game</span><span class="btn sm">Easy</span></div>` +
    `<div class="crumb"><span class="lab">${setTitle(first.set)}</span><span class="go"><span class="ib"></span></span></div>` +
    `<h1><span class="titleb">${title(first.name)}</span></h1><p class="sub">Get the red car out through the gap on the right.</p>` +
    `<div class="diff"><i>${dots}</i><span>${LEVELS[first.level]}</span></div></section>` +
    `<section class="stage"><div class="boardwrap" style="--w:${width};--h:${height}"><div class="layers">` +
    `<svg class="floor" ${frame(scene)} role="img" aria-label="The first puzzle">${board(scene)}</svg></div></div></section>` +
    `<section class="side"><div class="card"></div></section></main>`
  );
}

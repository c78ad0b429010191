// The skeleton of the play view. Everything that changes has an id and is filled in by the parts beside this file.
import { icon } from '../../ui/dom';

export const LAYOUT = `
<main class="play" aria-label="Play">
 <section class="meta" aria-label="Puzzle">
  <div class="kind seg" role="group" aria-label="Game">
   <button id="kR" aria-pressed="true">${icon('car', true)}Rush Hour</button><button id="kS" aria-pressed="false">${icon('boxi', true)}Sokoban</button>
  </div>
  <div class="crumb"><span class="lab" id="coll"></span><span class="go"><button class="ib" id="prevP" aria-label="Previous puzzle">${icon('prev', true)}</button><button class="ib" id="nextP" aria-label="Next puzzle">${icon('next', true)}</button></span></div>
  <h1><button id="title" class="titleb" aria-expanded="false" aria-controls="sheet"><span></span>${icon('down').replace('class="i"', 'class="i more"')}</button></h1>
  <p class="sub" id="sub"></p>
  <div class="diff" id="diff"></div>
  <div class="sheet" id="sheet">
   <dl class="facts" id="facts"></dl>
   <div class="shape" id="shapeBox"></div>
   <div class="share"><div class="lab">Game ID</div>
    <div class="idbox"><code id="gid"></code><button class="ib" id="copyId" aria-label="Copy game ID">${icon('copy', true)}</button></div>
    <div class="row"><button class="btn sm" id="share">${icon('share', true)}Share</button><button class="btn sm" id="export">${icon('dl', true)}Export</button></div>
    <div class="row"><a class="btn sm" id="toEdit">${icon('edit', true)}Edit</a><a class="btn sm" id="toLab">${icon('lab', true)}Lab</a></div>
   </div>
  </div>
 </section>
 <section class="stage" aria-label="Board">
  <div class="boardwrap" id="board"></div>
  <div class="notice" id="notice" role="alert"></div>
  <div class="bar">
   <div class="grp"><button class="ib" id="undo" aria-label="Undo" title="Undo (Z)">${icon('undo')}</button><button class="ib" id="redo" aria-label="Redo" title="Redo (Y)">${icon('redo')}</button><button class="ib" id="restart" aria-label="Restart" title="Restart (R)">${icon('restart')}</button></div>
   <span class="timer num" id="timer" role="timer" aria-label="Time">0:00</span>
   <span class="sp"></span>
   <button class="btn" id="bHint">${icon('bulb')}Hint</button>
   <button class="btn p" id="bSolve">${icon('play')}Solve</button>
  </div>
  <figure class="strip"><figcaption class="hd"><span class="lab" id="stripL"></span><span class="lab" id="stripR"></span></figcaption><svg id="strip" role="img"></svg></figure>
 </section>
 <section class="side" aria-label="Analysis">
  <div class="card">
   <div class="banner" id="banner"></div>
   <dl class="stat" id="stat"></dl>
   <div class="tabs" role="tablist" aria-label="Analysis"><button role="tab" id="tabHint" aria-controls="secHint" aria-selected="true">Hints</button><button role="tab" id="tabSol" aria-controls="secSol" aria-selected="false">Solution</button></div>
   <div class="sec on" id="secHint"><div class="hd"><h2 class="h2">Hints</h2><kbd>H</kbd></div><ol class="ladder" id="ladder"></ol><p class="cost">Step 1 is free. Steps 2 and 3 cost a star each.</p></div>
   <div class="sec" id="secSol"><div class="hd"><h2 class="h2">Solution</h2><span id="proofTag"></span></div>
    <p class="proof num" id="proof"></p>
    <div class="veil" id="veil"><p>Hidden until you ask. Your game stays as it is.</p><button class="btn" id="bShow">Show the solution</button></div>
    <div class="pl">
     <div class="transport"><button class="ib" id="tF" aria-label="First">${icon('first')}</button><button class="ib" id="tP" aria-label="Back">${icon('prev')}</button><button class="ib big" id="tX" aria-label="Play">${icon('play')}</button><button class="ib" id="tN" aria-label="Forward">${icon('next')}</button><button class="ib" id="tL" aria-label="Last">${icon('last')}</button><span class="pos num" id="pos"></span></div>
     <input type="range" id="scrub" min="0" aria-label="Position in the solution">
     <div class="speeds seg" role="group" aria-label="Speed">${[0.5, 1, 2, 4].map((s) => `<button data-speed="${s}" aria-pressed="${s === 1}">${s}×</button>`).join('')}</div>
     <div id="list"></div>
    </div>
   </div>
  </div>
 </section>
</main>`;

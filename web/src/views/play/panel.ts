// The right column of the play view: the numbers, the hints, the solution and the moment of triumph.
import { sceneOf } from '../../draw/scene';
import type { RushHour } from '../../model/puzzle';
import { RushHourRules, type Slide } from '../../model/rushhour';
import type { Session } from '../../model/session';
import { stars } from '../../model/stars';
import type { Verdict } from '../../model/analysis';
import { duration, escape, get, grouped, icon, megabytes, plural } from '../../ui/dom';

export const unitOf = (session: Session) => (session.puzzle.kind === 'rushhour' ? 'move' : 'push');

function chip(puzzle: RushHour, i: number): string {
  const me = i === puzzle.primary ? ' me' : '';
  return `<span class="chip${me}" style="background:${sceneOf(puzzle).colors![i]}">${escape(puzzle.vehicles[i].name)}</span>`;
}

export function arrowOf(vertical: boolean, by: number): string {
  return vertical ? (by > 0 ? '↓' : '↑') : by > 0 ? '→' : '←';
}

function slideText(session: Session, slide: Slide): string {
  const { puzzle } = session.rules as RushHourRules;
  const v = puzzle.vehicles[slide.vehicle];
  return `${chip(puzzle, slide.vehicle)} <span>${arrowOf(v.vertical, slide.by)}&#8202;${Math.abs(slide.by)}</span>`;
}

function toGoText(session: Session): string {
  if (session.game.solved) return '0';
  const { verdict } = session;
  if (session.toGo !== undefined) return grouped(session.toGo);
  if (verdict.state === 'unsolvable') return '–';
  const bound =
    'lowerBound' in verdict ? verdict.lowerBound : verdict.state === 'searching' ? verdict.progress?.lowerBound : 0;
  return bound && bound > 0 ? `≥ ${bound}` : '…';
}

export function renderStats(root: ParentNode, session: Session): void {
  const rush = session.puzzle.kind === 'rushhour';
  const par = session.best;
  const { toGo } = session;
  const detour = par !== null && toGo !== undefined ? Math.max(0, session.spent + toGo - par) : null;
  const rows: [string, string][] = [
    ['Moves', grouped(session.game.moves)],
    ['To go', toGoText(session)],
    rush ? ['Detour', detour === null ? '…' : grouped(detour)] : ['Pushes', grouped(session.spent)],
  ];
  get(root, '#stat').innerHTML = rows
    .map(([name, value]) => `<div><dt class="lab">${name}</dt><dd class="num">${value}</dd></div>`)
    .join('');
}

export function renderLadder(root: ParentNode, session: Session): void {
  const rush = session.puzzle.kind === 'rushhour';
  const lost = session.verdict.state === 'unsolvable';
  const questions = rush ? ['How far?', 'Which piece?', 'Which move?'] : ['How far?', 'Which crate?', 'Which push?'];
  if (lost) questions[0] = 'No solution from here';
  const answers = [
    lost ? 'undo' : session.toGo === undefined ? toGoText(session) : plural(session.toGo, unitOf(session)),
    ...nextAnswers(session),
  ];
  const ready = session.nextAction !== null;
  get(root, '#ladder').innerHTML = questions
    .map((question, i) => {
      const open = i < session.rung;
      const next = i === session.rung && ready && !lost;
      const answer = open ? answers[i] : next ? `<button class="btn sm" data-rung>Show</button>` : icon('lock', true);
      return `<li class="${open ? 'open' : next ? 'nx' : 'wait'}"><span class="n num">${i + 1}</span><span class="q">${question}</span><span class="a num">${answer}</span></li>`;
    })
    .join('');
  root.querySelector<HTMLElement>('[data-rung]')?.addEventListener('click', () => session.openHint());
}

function nextAnswers(session: Session): [string, string] {
  const action = session.nextAction;
  if (action === null) return ['', ''];
  if (typeof action !== 'string') {
    return [chip((session.rules as RushHourRules).puzzle, action.vehicle), slideText(session, action)];
  }
  const push = session.nextPush!;
  const { width } = session.puzzle;
  const arrow = { u: '↑', d: '↓', l: '←', r: '→' }[push.letter];
  return [`row ${Math.floor(push.box / width) + 1}, column ${(push.box % width) + 1}`, `${arrow} push`];
}

// The tag beside "Solution": proven, found, searching and impossible never look alike.
export function verdictTag(verdict: Verdict): string {
  switch (verdict.state) {
    case 'proven':
      return `<span class="tag good">${icon('check', true)}Proven optimal</span>`;
    case 'found':
      return `<span class="tag warn">Found, not proven: ${verdict.lowerBound} ≤ best ≤ ${verdict.solution.cost}</span>`;
    case 'searching':
      return '<span class="tag">Searching</span>';
    case 'unsolvable':
      return '<span class="tag">No solution</span>';
    case 'stopped':
      return '<span class="tag">Stopped</span>';
    case 'crashed':
      return '<span class="tag bad">Solver stopped</span>';
  }
}

export function verdictSentence(session: Session): string {
  const { verdict } = session;
  const unit = unitOf(session);
  switch (verdict.state) {
    case 'proven':
    case 'found': {
      const { solution } = verdict;
      const walked = solution.walked === undefined ? '' : `, ${plural(solution.walked, 'step')}`;
      const work = `${plural(solution.cost, unit)}${walked} · ${grouped(solution.states)} states · ${duration(solution.seconds)}`;
      if (verdict.state === 'proven') return work;
      return verdict.limit === 'cancelled' ? work : `${work} <button class="btn sm" data-again>Prove it</button>`;
    }
    case 'searching': {
      const p = verdict.progress;
      if (!p || p.seconds < 0.3) return 'Looking at this position…';
      return `${grouped(p.expanded)} expanded · ${grouped(Math.max(0, p.states - p.expanded))} frontier · at least ${p.lowerBound} · ${megabytes(p.bytes)} · ${p.seconds.toFixed(1)} s`;
    }
    case 'unsolvable':
      if (verdict.reason) return `<b>No solution exists:</b> ${escape(verdict.reason)}.`;
      return `<b>No solution exists.</b> All ${grouped(verdict.states)} positions that could matter were checked.`;
    case 'stopped': {
      const why =
        verdict.limit === 'memory'
          ? 'Stopped at the memory limit'
          : verdict.limit === 'time'
            ? 'Stopped for now'
            : 'Cancelled';
      return `${why}: at least ${plural(verdict.lowerBound, unit)}. <button class="btn sm" data-again>Continue</button>`;
    }
    case 'crashed':
      return 'The solver stopped. Your game is safe. <button class="btn sm" data-again>Restart solver</button>';
  }
}

export function renderSolution(root: ParentNode, session: Session, playing: boolean): void {
  get(root, '#proofTag').innerHTML =
    session.seen || session.verdict.state !== 'proven' ? verdictTag(session.verdict) : '';
  const hidden = !session.seen && (session.verdict.state === 'proven' || session.verdict.state === 'found');
  get(root, '#proof').innerHTML = hidden ? '' : verdictSentence(session);
  root.querySelector<HTMLElement>('[data-again]')?.addEventListener('click', () => session.look(true, 3072));
  const solution = session.solution;
  get(root, '#secSol').classList.toggle('revealed', session.seen && solution !== null);
  get(root, '#veil').hidden = session.seen || session.verdict.state === 'unsolvable';
  if (!session.seen || !solution) return;
  const { actions, at } = solution;
  get(root, '#pos').textContent = `${at} / ${actions.length}`;
  const scrub = get<HTMLInputElement>(root, '#scrub');
  scrub.max = String(actions.length);
  scrub.value = String(at);
  scrub.style.setProperty('--f', `${actions.length ? (at / actions.length) * 100 : 0}%`);
  const button = get(root, '#tX');
  button.innerHTML = icon(playing ? 'pause' : 'play');
  button.setAttribute('aria-label', playing ? 'Pause' : 'Play');
  renderList(get(root, '#list'), session, actions, at);
}

function renderList(list: HTMLElement, session: Session, actions: readonly (Slide | string)[], at: number): void {
  if (session.rules instanceof RushHourRules) {
    const item = (slide: Slide, k: number) =>
      `<li><button data-k="${k + 1}"${k + 1 === at ? ' aria-current="step"' : ''} class="${k + 1 < at ? 'done' : ''}"><span class="k">${k + 1}</span>${slideText(session, slide)}</button></li>`;
    list.innerHTML = `<ol class="moves num">${(actions as Slide[]).map(item).join('')}</ol>`;
  } else {
    const item = (push: string, k: number) =>
      `<button data-k="${k + 1}"${k + 1 === at ? ' aria-current="step"' : ''}>${push.slice(0, -1)}<b>${push.at(-1)}</b></button>`;
    list.innerHTML = `<div class="lurd" role="group" aria-label="Solution in LURD">${(actions as string[]).map(item).join('')}</div>`;
  }
  const current = list.querySelector<HTMLElement>('[aria-current]');
  const box = list.firstElementChild as HTMLElement;
  if (current) box.scrollTop = current.offsetTop - box.offsetTop - 60;
}

export function renderBanner(root: ParentNode, session: Session): void {
  const banner = get(root, '#banner');
  const won = session.game.solved;
  banner.classList.toggle('show', won);
  if (!won) return void (banner.innerHTML = '');
  const par = session.best;
  const earned = starsOf(session);
  const unit = unitOf(session);
  const over = par === null ? 0 : session.spent - par;
  const remark =
    par === null
      ? 'The best solution is not known yet.'
      : over <= 0
        ? 'Optimal: no shorter solution exists.'
        : `${over} over the proven best, ${par}.`;
  const starIcons = [0, 1, 2]
    .map((i) => icon('star').replace('class="i"', `class="i${i < earned ? ' on' : ''}" style="--n:${i}"`))
    .join('');
  banner.innerHTML =
    `<div class="stars" role="img" aria-label="${earned} of 3 stars">${starIcons}</div>` +
    `<div><b>Solved in ${plural(session.spent, unit)}</b><p class="lab">${remark}${session.seen ? ' Solution seen, not rated.' : ''}</p></div>` +
    `<div class="after"><button class="btn p" id="nextPuzzle">Next puzzle</button><button class="btn" id="shareResult">${icon('share', true)}Share result</button></div>`;
}

export function starsOf(session: Session): number {
  const par = session.best ?? session.spent;
  return stars({ moves: session.spent, par, rung: session.highestRung, seen: session.seen });
}

// The player's steps: what an arrow key means, and where he is drawn on his way.
import { useLayoutEffect, useState } from 'preact/hooks';
import { ReverseRules } from '../../model/puzzles/reverse';
import type { Crates, Letter, SokobanRules } from '../../model/puzzles/sokoban';
import type { Session } from '../../model/session/session';
import { reducedMotion } from '../../ui/dom';

const KEYS: Record<string, Letter> = { ArrowUp: 'u', ArrowDown: 'd', ArrowLeft: 'l', ArrowRight: 'r' };
const STEP = 55; // milliseconds for a step of a walk; a long one is faster
const LONGEST = 700; // milliseconds for a whole walk

export function letterOf(key: string): Letter | undefined {
  return KEYS[key];
}

// Of what is on the table.
export const rulesOf = (session: Session) => session.table.rules as unknown as SokobanRules;

// A step, or as many as are free; backwards, `far` pulls the crate behind the player along. False if there is no way.
export function go(session: Session, letter: Letter, far: boolean): boolean {
  const rules = rulesOf(session);
  let state = session.table.state as Crates;
  if (rules instanceof ReverseRules) return session.play((far && rules.pull(state, letter)) || letter);
  const step = rules.step(state, letter);
  if (step === null || session.watched) return false;
  let way = step;
  if (far && step === letter)
    for (state = rules.apply(state, step); rules.step(state, letter) === letter; state = rules.apply(state, letter))
      way += letter;
  return session.play(way);
}

// The position to be drawn: the real one, or one on the player's way to it. The game itself never waits.
export function useWalk(session: Session, rules: SokobanRules, real: Crates): Crates {
  const [at, setAt] = useState<{ end: Crates; shown: Crates } | null>(null);
  useLayoutEffect(() => {
    const { trail } = session;
    const way = trail && (trail.action as string);
    if (!way || way.length < 2 || way.startsWith('@') || reducedMotion()) return setAt(null);
    const states = [trail.from as Crates];
    for (const letter of way) states.push(rules.apply(states.at(-1)!, letter));
    let n = 1;
    setAt({ end: real, shown: states[n] });
    const timer = setInterval(
      () => {
        n++;
        setAt(n < states.length - 1 ? { end: real, shown: states[n] } : null);
        if (n >= states.length - 1) clearInterval(timer);
      },
      Math.min(STEP, LONGEST / way.length),
    );
    return () => clearInterval(timer);
  }, [real]);
  return at?.end === real ? at.shown : real;
}

// Makes puzzles: what is wanted, a seed, and a button that can be taken back.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled, Engine, WORKSHOP, EngineError } from '../../engine/engine';
import { UNIT } from '../../model/puzzles/kinds';
import type { Kind, Puzzle } from '../../model/puzzles/puzzle';
import { seedId } from '../../model/puzzles/share';
import { copy } from '../../ui/dom';
import { asPlayersSay, capital, grouped, plural } from '../../ui/words';

const engine = new Engine(WORKSHOP);

interface Wish {
  kind: Kind;
  width: number;
  height: number;
  pieces: number; // NaN, as of every field that is empty: as it comes
  par: number;
  seed: number;
}

const START: Record<Kind, Wish> = {
  rushhour: { kind: 'rushhour', width: 6, height: 6, pieces: NaN, par: 15, seed: 1 },
  sokoban: { kind: 'sokoban', width: 8, height: 8, pieces: 3, par: 15, seed: 1 },
};

// `kind`: what is being edited, which is what one most likely wants more of.
export function Generator({ kind: edited, onMade }: { kind: Kind; onMade: (puzzle: Puzzle) => void }) {
  const [wish, setWish] = useState(START[edited]);
  useEffect(() => setWish((old) => (old.kind === edited ? old : START[edited])), [edited]);
  const [state, setState] = useState('');
  const [made, setMade] = useState('');
  const [abort, setAbort] = useState<AbortController | null>(null);
  const running = useRef(abort);
  running.current = abort;
  useEffect(() => () => running.current?.abort(), []);

  const make = async () => {
    const now = new AbortController();
    setAbort(now);
    setMade('');
    setState('Working…');
    const { kind, width, height, pieces, par, seed } = wish;
    const minCost = Math.max(1, par);
    const request = { kind, width, height, minCost, seed, ...(pieces > 0 && { minPieces: pieces, maxPieces: pieces }) };
    try {
      const {
        puzzle,
        cost = 0,
        optimal,
      } = await engine.call('generate', request, {
        signal: now.signal,
        onProgress: (p) => setState(`${grouped(p.expanded)} positions, ${p.seconds.toFixed(0)} s`),
      });
      if (!puzzle) setState('Nothing found. Ask for less, or try another seed.');
      else {
        setState(`${plural(cost, UNIT[kind])}${optimal ? ', proven' : ''}`);
        onMade(puzzle);
        // A seed makes the same puzzle again only where nothing but its own wishes was asked for.
        if (!pieces) setMade(seedId({ kind, width, height, minCost, seed }));
        setWish((now) => (now.seed === seed ? { ...now, seed: seed + 1 } : now));
      }
    } catch (error) {
      if (error instanceof Cancelled) setState('Stopped.');
      else setState(error instanceof EngineError ? capital(`${asPlayersSay(error.message)}.`) : 'The generator stopped.');
    }
    setAbort(null);
  };
  const field = (name: 'width' | 'height' | 'pieces' | 'par' | 'seed', label: string, min: number, max: number) => (
    <label>
      <span class="lab">{label}</span>
      <input
        type="number"
        id={`make-${name}`}
        min={min}
        max={max}
        required={name !== 'pieces'}
        value={Number.isNaN(wish[name]) ? '' : wish[name]}
        onInput={(event) => setWish({ ...wish, [name]: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
  return (
    <form
      class="maker"
      onSubmit={(event) => {
        event.preventDefault();
        if (abort) abort.abort();
        else void make();
      }}
    >
      <div class="fields">
        <label>
          <span class="lab">Game</span>
          <select
            id="make-kind"
            value={wish.kind}
            onChange={(event) => setWish(START[event.currentTarget.value as Kind])}
          >
            <option value="rushhour">Rush Hour</option>
            <option value="sokoban">Sokoban</option>
          </select>
        </label>
        {field('width', 'Width', 4, 12)}
        {field('height', 'Height', 4, 12)}
        {field('pieces', 'Pieces', 1, 60)}
        {field('par', 'Par at least', 1, 99)}
        {field('seed', 'Seed', 0, 999999999)}
      </div>
      <div class="row">
        <button class="btn" id="make" type="submit">
          {abort ? 'Cancel' : 'Make'}
        </button>
        {made && (
          <button class="btn" id="copy-seed" type="button" onClick={() => void copy(made, 'Seed')}>
            Copy seed
          </button>
        )}
        <span class="lab num" id="make-state" role="status">
          {state}
        </span>
      </div>
    </form>
  );
}

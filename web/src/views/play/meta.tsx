// The left column of the play view: what the puzzle is, its shape, its ID.
import { useState } from 'preact/hooks';
import { app } from '../../app';
import { builtins, LEVELS, setTitle, title } from '../../model/puzzles/catalogue';
import { UNIT, UNITS } from '../../model/puzzles/kinds';
import type { Kind } from '../../model/puzzles/puzzle';
import type { Facts } from '../../model/session/facts';
import type { Session } from '../../model/session/session';
import type { Result } from '../../model/session/stars';
import { gameId, link, presetId, PRESETS_OF } from '../../model/puzzles/share';
import { newSeed } from '../../model/puzzles/stock';
import { copy } from '../../ui/dom';
import { Choice, Icon, IconButton } from '../../ui/parts';
import { capital, grouped, peopleInWords, plural, reasonsInWords } from '../../ui/words';
import { shapeChart, shapeSentence } from './charts';
import { memo } from './memo';
import { sharePosition } from './share';

export function puzzleTitle(session: Session): string {
  return title(session.puzzle.name || session.source.builtin?.name || '');
}

function levelOf({ source, facts }: Session): number {
  return source.builtin?.level ?? (facts.rating?.outcome === 'solved' ? facts.rating.level : 0);
}

export const GAMES = [
  ['rushhour', <GameName icon="car" name="Rush Hour" />],
  ['sokoban', <GameName icon="boxi" name="Sokoban" />],
] as const satisfies readonly (readonly [Kind, unknown])[];

function GameName({ icon, name }: { icon: string; name: string }) {
  return (
    <>
      <Icon name={icon} small />
      {name}
    </>
  );
}

// What of it changes while the puzzle is played. A step of a large level changes nothing here, and then nothing is drawn.
interface MetaProps {
  session: Session;
  facts: Facts;
  best: number | null;
  toGo: number | undefined;
  own: Result | undefined; // what this player has reached
}

export const Meta = memo((props: MetaProps) => {
  const { session, facts } = props;
  const { puzzle } = session;
  const [open, setOpen] = useState(false);
  const rush = puzzle.kind === 'rushhour';
  const level = levelOf(session);
  const id = gameId(puzzle);
  return (
    <section class={`meta${open ? ' open' : ''}`} aria-label="Puzzle">
      <Choice class="kind" label="Game" options={GAMES} chosen={puzzle.kind} onChoose={(kind) => app.openKind(kind)} />
      <NewGame kind={puzzle.kind} />
      <div class="crumb">
        <span class="lab" id="collection">
          {collectionText(session)}
        </span>
        <span class="go">
          <Neighbour session={session} name="previous" by={-1} />
          <Neighbour session={session} name="next" by={1} />
        </span>
      </div>
      <h1>
        <button id="title" class="titleb" aria-expanded={open} aria-controls="sheet" onClick={() => setOpen(!open)}>
          <span>{puzzleTitle(session)}</span>
          <Icon name="down" class="more" />
        </button>
      </h1>
      <p class="sub">
        {rush
          ? `Get the red car out through the gap ${puzzle.vehicles[puzzle.primary].vertical ? 'at the bottom' : 'on the right'}.`
          : 'Push every crate onto a ring. You can push, never pull.'}
      </p>
      <div class="diff">
        {level > 0 && (
          <>
            <i aria-hidden="true">
              {[1, 2, 3, 4, 5].map((i) => (
                <b key={i} class={i <= level ? 'on' : ''} />
              ))}
            </i>
            <span>{LEVELS[level]}</span>
          </>
        )}
      </div>
      <div class="sheet" id="sheet">
        <Hardness rating={facts.rating} />
        <dl class="facts">
          {factRows(props).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="num">{value}</dd>
            </div>
          ))}
        </dl>
        <Shape {...props} />
        <div class="share">
          <div class="lab">Game ID</div>
          <div class="idbox">
            <code id="game-id">{id}</code>
            <IconButton
              small
              icon="copy"
              label="Copy game ID"
              id="copy-game-id"
              onClick={() => void copy(id, 'Game ID')}
            />
          </div>
          <div class="row">
            <button class="btn sm" id="share-position" onClick={() => sharePosition(session)}>
              <Icon name="share" small />
              Share
            </button>
            <button
              class="btn sm"
              id="export"
              onClick={() => void import('./export').then(({ openExport }) => openExport(session))}
            >
              <Icon name="dl" small />
              Export
            </button>
          </div>
          <div class="row">
            <a class="btn sm" id="to-editor" href={link('edit', puzzle, { t: puzzle.name })}>
              <Icon name="edit" small />
              Edit
            </a>
            <a class="btn sm" id="to-lab" href={link('lab', puzzle)}>
              <Icon name="lab" small />
              Lab
            </a>
            <a class="btn sm" id="to-print" href={link('print', puzzle, { t: puzzle.name })}>
              Print
            </a>
          </div>
        </div>
      </div>
    </section>
  );
});

function Neighbour({ session, name, by }: { session: Session; name: 'previous' | 'next'; by: number }) {
  const address = app.neighbour(session, by);
  return (
    <IconButton
      small
      icon={name === 'next' ? 'next' : 'prev'}
      label={address ? `${capital(name)} puzzle` : 'The next puzzle comes tomorrow'}
      id={`${name}-puzzle`}
      off={!address}
      onClick={() => app.go(address!)}
    />
  );
}

// How hard it is for people. Why it is so may help to solve it, so that it is there when someone wants to know.
function Hardness({ rating }: Pick<Facts, 'rating'>) {
  if (rating?.outcome !== 'solved') return null;
  const people = peopleInWords(rating);
  return (
    <details class="hardness" id="hardness" title={capital(rating.confidence)}>
      <summary>{people.length > 0 ? `${capital(people.join(', '))}.` : 'What makes it hard or easy'}</summary>
      <p>{reasonsInWords(rating)}</p>
    </details>
  );
}

function collectionText({ source }: Session): string {
  if (source.day) return `Daily puzzle · ${source.day}`;
  if (source.builtin) {
    const set = builtins.filter((b) => b.set === source.builtin!.set);
    return `${setTitle(source.builtin.set)} · ${set.indexOf(source.builtin) + 1} of ${set.length}`;
  }
  if (source.folder) return `${source.folder.name} · ${source.folder.index + 1} of ${source.folder.size}`;
  return 'Your own puzzle';
}

function factRows({ session, facts, best, own }: MetaProps): [string, string][] {
  const { puzzle, source } = session;
  const unit = UNIT[puzzle.kind];
  const rows: [string, string][] = [];
  if (puzzle.kind === 'rushhour')
    rows.push(['Board', `${puzzle.width} × ${puzzle.height}, ${plural(puzzle.vehicles.length, 'vehicle')}`]);
  else rows.push(['Level', `${puzzle.width} × ${puzzle.height}, ${plural(puzzle.boxes.length, 'crate')}`]);
  if (puzzle.kind === 'sokoban' && puzzle.author) rows.push(['Author', puzzle.author]);
  if (best !== null) rows.push(['Best solution', plural(best, unit)]);
  else if (source.builtin?.optimum === -1) rows.push(['Best solution', 'none exists']);
  if (source.builtin && source.builtin.second > 0)
    rows.push([puzzle.kind === 'rushhour' ? 'Single steps' : 'Fewest moves', grouped(source.builtin.second)]);
  if (own && !own.seen) {
    rows.push(['Your best', plural(own.best, unit)]);
    if (puzzle.kind === 'sokoban' && own.moves) rows.push(['Your fewest moves', grouped(own.moves)]);
  }
  const positions = positionsText(puzzle.kind, facts);
  if (positions) rows.push(['Positions', positions]);
  return rows;
}

// How many can be reached. A search of Sokoban leaves out many that are lost, so that its count is another one.
function positionsText(kind: Kind, { shape, rating }: Facts): string {
  if (kind === 'rushhour') return shape ? `${shape.complete ? '' : 'over '}${grouped(shape.states)}` : '';
  const states = rating?.features.find(({ name }) => name === 'states');
  return states ? grouped(states.value) : '';
}

function Shape({ session, facts: { shape }, best: par, toGo }: MetaProps) {
  if (!shape?.complete || par === null || par < 3) return <div class="shape" />;
  const layers = shape.layers.slice(0, par + 1);
  const here = toGo === undefined ? 0 : par - toGo;
  return (
    <div class="shape">
      <div class="lab">Shape of the puzzle</div>
      <svg
        viewBox="0 0 236 64"
        preserveAspectRatio="none"
        role="img"
        aria-label="Number of positions at each distance from the start"
        dangerouslySetInnerHTML={{ __html: shapeChart(layers, here) }}
      />
      <p dangerouslySetInnerHTML={{ __html: shapeSentence(layers, UNITS[session.puzzle.kind]) }} />
    </div>
  );
}

// A puzzle that this player has not seen before, at one click.
async function startNew(kind: Kind, preset: string): Promise<void> {
  const from = location.hash;
  const seed = await newSeed(kind, preset, (id) => app.store.games.has(id));
  if (location.hash === from) app.go(`#/play?p=${presetId(kind, preset, seed)}&new`);
}

// One that is about as hard as this one.
export function startAnother(session: Session): void {
  const { kind } = session.puzzle;
  const [level, presets] = [levelOf(session), PRESETS_OF[kind]];
  const same = presets.find((preset) => preset === LEVELS[level].toLowerCase());
  void startNew(kind, same ?? (level > 3 ? presets.at(-1)! : presets[0]));
}

function NewGame({ kind }: { kind: Kind }) {
  return (
    <div class="newgame" role="group" aria-label="New game">
      <span class="lab">New game</span>
      {PRESETS_OF[kind].map((preset) => (
        <button key={preset} class="btn sm" data-new={preset} onClick={() => void startNew(kind, preset)}>
          {capital(preset)}
        </button>
      ))}
    </div>
  );
}

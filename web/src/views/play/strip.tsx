// The distance left, move by move: a chart, and a slider along the game.
import type { Session } from '../../model/session/session';
import { UNIT } from '../../model/puzzles/kinds';
import { plural } from '../../ui/words';
import { distanceChart } from './charts';

export function Strip({ session }: { session: Session }) {
  session.beside.value;
  const { game } = session;
  const { best: par, toGo, line } = session.known;
  const n = game.actions.length;
  if (par === null || line.every((point) => point.toGo === undefined)) return <figure class="strip none" />;
  const distances = line.map((point) => point.toGo);
  const spent = line.map((point) => point.spent);
  const last = Math.max(par, spent.at(-1)!, 1);

  // The point of the game at that share of the chart: the last one that had cost no more.
  const seek = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const cost = Math.round(((event.clientX - box.left) / box.width) * last);
    session.goTo(spent.findLastIndex((s) => s <= Math.max(0, cost)));
  };
  const key = (event: KeyboardEvent) => {
    const to = { ArrowLeft: game.cursor - 1, ArrowRight: game.cursor + 1, Home: 0, End: n }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    session.goTo(to);
  };
  const rush = session.puzzle.kind === 'rushhour';
  return (
    <figure class="strip">
      <figcaption class="hd">
        <span class="lab">{rush ? 'Moves to the exit' : 'Pushes left'}, move by move</span>
        <span class="lab">dashed: perfect play, {plural(par, UNIT[session.puzzle.kind])}</span>
      </figcaption>
      <svg
        id="distance-chart"
        viewBox="0 0 604 72"
        preserveAspectRatio="none"
        role="slider"
        tabindex={0}
        aria-label="Your game"
        aria-valuemin={0}
        aria-valuemax={n}
        aria-valuenow={game.cursor}
        aria-valuetext={`After ${plural(game.cursor, 'move')}${session.known.lost ? ', lost' : toGo === undefined ? '' : `, ${toGo} to go`}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={seek}
        onMouseDown={(event) => {
          event.preventDefault(); // what is under the pointer is drawn anew, and could not pass the focus on
          event.currentTarget.focus();
        }}
        onKeyDown={key}
        dangerouslySetInnerHTML={{ __html: distanceChart(distances, spent, game.cursor, par) }}
      />
    </figure>
  );
}

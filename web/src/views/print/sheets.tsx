// The pages themselves, as they will be on paper.
import { sceneOf, board, frame } from '../../draw/scene';
import { UNIT } from '../../model/puzzles/kinds';
import type { Printed } from '../../model/author/print_job';
import { plural } from '../../ui/words';

export interface Look {
  title: string;
  perPage: number;
  paper: 'a4' | 'letter';
  ink: 'black' | 'color';
  solutions: boolean;
  codes: boolean;
}

export const COLUMNS: Record<number, number> = { 1: 1, 2: 1, 4: 2, 6: 2, 9: 3 };

export function Sheets({
  printed,
  look,
  code,
}: {
  printed: readonly Printed[];
  look: Look;
  code: (one: Printed) => string;
}) {
  const pages: Printed[][] = [];
  for (let i = 0; i < printed.length; i += look.perPage) pages.push(printed.slice(i, i + look.perPage));
  return (
    <div class={`sheets ${look.paper}`}>
      {pages.map((page, n) => (
        <section key={n} class="papersheet" aria-label={`Page ${n + 1}`}>
          <header>
            <b>{look.title}</b>
            {pages.length > 1 && (
              <span>
                {n + 1} / {pages.length}
              </span>
            )}
          </header>
          <div class={`papergrid per${look.perPage}`} style={`--columns:${COLUMNS[look.perPage]}`}>
            {page.map((one) => (
              <PaperPuzzle key={one.number} one={one} look={look} code={code(one)} />
            ))}
          </div>
        </section>
      ))}
      {look.solutions && <Solutions printed={printed} />}
    </div>
  );
}

function PaperPuzzle({ one, look, code }: { one: Printed; look: Look; code: string }) {
  const colored = () => {
    const scene = sceneOf(one.puzzle);
    return `<svg ${frame(scene)}>${board(scene)}</svg>`;
  };
  return (
    <article class="paperpuzzle">
      <h2>
        <span>
          {one.number}. {one.name}
        </span>
        {one.class ? (
          <span class="paperstars" role="img" aria-label={`${one.class} of 5: how hard it is`}>
            {'★'.repeat(one.class)}
            <i>{'★'.repeat(5 - one.class)}</i>
          </span>
        ) : null}
      </h2>
      <div class="paperboard" dangerouslySetInnerHTML={{ __html: look.ink === 'black' ? one.ink : colored() }} />
      <footer>
        <span class="blank">{one.puzzle.kind === 'sokoban' ? 'Pushes' : 'Moves'}</span>
        <span class="blank">Time</span>
        {code && <span class="papercode" dangerouslySetInnerHTML={{ __html: code }} />}
      </footer>
    </article>
  );
}

function Solutions({ printed }: { printed: readonly Printed[] }) {
  return (
    <section class="papersheet solutions" aria-label="Solutions">
      <header>
        <b>Solutions</b>
      </header>
      <ol>
        {printed.map((one) => (
          <li key={one.number}>
            <b>
              {one.number}. {one.name}
            </b>{' '}
            {solutionText(one)}
          </li>
        ))}
      </ol>
      <p class="lab">
        Rush Hour: A+2 is the vehicle A, two cells to the right or down; minus is left or up. Sokoban: l, u, r, d are
        steps, capital letters push.
      </p>
    </section>
  );
}

function solutionText({ puzzle, solution }: Printed) {
  if (solution === undefined) return '…';
  if (solution === 'none') return 'There is no solution.';
  if (solution === 'unknown') return 'No solution was found in time.';
  return (
    <>
      <i>
        {plural(solution.cost, UNIT[puzzle.kind])}
        {solution.optimal ? ', none is shorter' : ''}
      </i>{' '}
      <code>{solution.moves}</code>
    </>
  );
}

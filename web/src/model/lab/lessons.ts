// Lessons of the lab: a board, two searches, a question to be answered before they run, and what the run then shows. The
// right answer is never written down here: it is read from what the searches did.
import type { LabResult } from '../../engine/protocol';
import { grouped, plural } from '../../ui/words';

// What a lane of the lab did.
export interface Outcome {
  title: string;
  expanded: number;
  result: LabResult;
}

export interface Lesson {
  id: string;
  title: string;
  board: string; // a built-in puzzle
  a: string; // searches, with a heuristic after a plus
  b: string;
  text: string;
  question: string;
  choices: (a: string, b: string) => string[];
  // Which choice was right, and why, from what happened.
  answer: (a: Outcome, b: Outcome) => { right: number; why: string };
}

const fewer = (what: (lane: Outcome) => number) => (a: Outcome, b: Outcome) => {
  if (Math.abs(what(a) - what(b)) * 20 < Math.max(what(a), what(b))) return 2;
  return what(a) < what(b) ? 0 : 1;
};
const either = (a: string, b: string) => [a, b, 'About the same'];

export const LESSONS: Lesson[] = [
  {
    id: 'breadth-first-or-astar',
    title: 'Breadth-first against A*',
    board: '6x6-9',
    a: 'bfs',
    b: 'astar+blockers',
    text: 'Breadth-first search takes positions in the order of their distance from the start. A* adds an estimate of what is left, and takes the least sum first.',
    question: 'Which of them expands fewer positions?',
    choices: either,
    answer: (a, b) => ({
      right: fewer((lane) => lane.expanded)(a, b),
      why: `${a.title} expanded ${grouped(a.expanded)} positions, ${b.title} ${grouped(b.expanded)}. Both prove ${a.result.cost}: positions whose sum is larger than that can never be part of a shorter way, so A* leaves them alone.`,
    }),
  },
  {
    id: 'what-a-heuristic-buys',
    title: 'What a heuristic buys',
    board: '6x6-11',
    a: 'astar+zero',
    b: 'astar+forced',
    text: 'The same A*, twice: in the first lane the estimate is always 0, in the second it counts moves that every solution must make.',
    question: 'How many positions does the better estimate save?',
    choices: () => ['Less than half', 'More than half, less than nine tenths', 'Nine tenths or more'],
    answer: (a, b) => {
      const share = 1 - b.expanded / a.expanded;
      return {
        right: share < 0.5 ? 0 : share < 0.9 ? 1 : 2,
        why: `${grouped(a.expanded)} expansions without an estimate, ${grouped(b.expanded)} with it: ${Math.round(share * 100)} % saved. An estimate that is closer to the truth, and never above it, cuts off more.`,
      };
    },
  },
  {
    id: 'an-estimate-that-may-lie',
    title: 'Why an inadmissible estimate may lie',
    board: '6x6-6',
    a: 'astar+blockers',
    b: 'astar+mobility',
    text: 'An estimate is admissible if it never says more than what is really left. The one in the first lane is; the one in the second guesses more boldly.',
    question: 'Both will find a solution. Which of them may call it the shortest?',
    choices: (a, b) => [a, b, 'Both'],
    answer: (a, b) => {
      const { path, estimates } = b.result;
      const lie = path.findIndex((node, n) => estimates[node] > path.length - 1 - n);
      const caught =
        lie < 0
          ? ''
          : ` Here it is caught: ${plural(lie, 'move')} along its own solution it says ${estimates[path[lie]]} are left, where ${path.length - 1 - lie} do.`;
      return {
        right: a.result.optimal && b.result.optimal ? 2 : a.result.optimal ? 0 : 1,
        why: `The first lane proved ${a.result.cost}, the second found ${b.result.cost} and claims nothing. Where an estimate may be too large, a shorter way can hide behind it.${caught}`,
      };
    },
  },
  {
    id: 'what-remembering-saves',
    title: 'What a transposition table saves',
    board: '6x6-8',
    a: 'bfs-naive',
    b: 'bfs',
    text: 'The same position is reached by many orders of the same moves. In the first lane such duplicates are noticed only when they are taken from the queue; in the second a table of positions stops them at once.',
    question: 'Which of them needs less memory?',
    choices: either,
    answer: (a, b) => ({
      right: fewer((lane) => lane.result.peakBytes)(a, b),
      why: `${Math.round(a.result.peakBytes / 1024)} kB without the table at the door, ${Math.round(b.result.peakBytes / 1024)} kB with it; ${grouped(a.expanded)} expansions against ${grouped(b.expanded)}. The queue of the first lane is full of positions that are already known.`,
    }),
  },
  {
    id: 'greed-is-fast',
    title: 'Greed is fast, and what it costs',
    board: '6x6-14',
    a: 'bfs',
    b: 'greedy+blockers',
    text: 'Greedy search looks at the estimate alone and forgets how far it has come.',
    question: 'How good is the solution of the greedy search?',
    choices: () => ['As short as the best', 'Up to twice as long', 'More than twice as long'],
    answer: (a, b) => ({
      right: b.result.cost <= a.result.cost ? 0 : b.result.cost <= 2 * a.result.cost ? 1 : 2,
      why: `It expanded ${grouped(b.expanded)} positions instead of ${grouped(a.expanded)}, and found a solution of ${grouped(b.result.cost)} moves where ${grouped(a.result.cost)} are enough.`,
    }),
  },
];

export const lesson = (id: string | null) => LESSONS.find((l) => l.id === id);

// Pictures of positions, and a GIF of the solution from here.
import * as rushhour from '../../draw/rushhour';
import * as sokoban from '../../draw/sokoban';
import { svgFile } from '../../draw/picture';
import { encodeGif, type Frame } from '../../draw/gif';
import { RushHourRules, type Slide } from '../../model/rushhour';
import type { AnyState, Session } from '../../model/session';
import { SokobanRules, type Crates } from '../../model/sokoban';

const CELL = 48;
const MOVE = 200; // milliseconds
const FRAMES = 3; // a move, about 12 a second with the pause between two
const HOLD = 1500;

export function positionDrawing({ rules }: Session, state: AnyState): string {
  if (rules instanceof SokobanRules) return sokoban.board(rules.puzzle, state as Crates);
  const vehicles = rules.puzzle.vehicles.map((_, i) => rules.placed(state as number[], i));
  return rushhour.board(rules.puzzle, vehicles);
}

// The positions between two, the last included.
function between(rules: RushHourRules, state: number[], slide: Slide): string[] {
  return Array.from({ length: FRAMES }, (_, k) => {
    const share = (k + 1) / FRAMES;
    const eased = 1 - (1 - share) ** 2;
    const moved = rules.apply(state, { ...slide, by: slide.by * eased });
    return rushhour.board(
      rules.puzzle,
      rules.puzzle.vehicles.map((_, i) => rules.placed(moved, i)),
    );
  });
}

function pictures(session: Session): { svg: string; ms: number }[] {
  const { rules } = session;
  const solution = session.solution!;
  let state = session.game.state;
  const list = [{ svg: positionDrawing(session, state), ms: HOLD / 3 }];
  for (const action of solution.actions.slice(solution.at)) {
    if (rules instanceof RushHourRules) {
      const steps = between(rules, state as number[], action as Slide);
      steps.forEach((svg, k) => list.push({ svg, ms: k + 1 < FRAMES ? MOVE / FRAMES : MOVE }));
      state = rules.apply(state as number[], action as Slide);
    } else
      for (const step of action as string) {
        state = rules.apply(state as Crates, step);
        list.push({ svg: positionDrawing(session, state), ms: 90 });
      }
  }
  list.at(-1)!.ms = HOLD;
  return list;
}

async function rasterised(
  svg: string,
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  context.fillStyle = '#F3F5F3';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

export async function solutionGif(session: Session, onProgress: (share: number) => void): Promise<Uint8Array> {
  const { puzzle } = session;
  const list = pictures(session);
  const width = Math.round((puzzle.width + 0.58) * CELL);
  const height = Math.round((puzzle.height + 0.58) * CELL);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const frames: Frame[] = [];
  for (const [n, { svg, ms }] of list.entries()) {
    frames.push({ pixels: await rasterised(svgFile(puzzle, svg, CELL), canvas, context), ms });
    onProgress((n + 1) / list.length);
  }
  return encodeGif(width, height, frames);
}

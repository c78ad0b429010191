// How boards look. The rules are the library's (gridlock/render), compiled into a small module of their own: a board can
// be drawn at once, long before the rest of the library has loaded.
import moduleUrl from '../../generated/gridlock_draw.wasm?url';
import type { Puzzle } from '../model/puzzles/puzzle';

// Something that can move. A look is a piece of SVG, drawn with the place as origin; a crate has one for the floor and
// one for rings, the player one for each of LOOKS.
export interface Piece {
  looks: string[];
  look: number;
  x: number;
  y: number;
}

export interface Scene {
  view: [x: number, y: number, width: number, height: number];
  ground: string;
  pieces: Piece[]; // vehicles in the order of the puzzle; boxes likewise, then the player
  colors?: string[]; // of the vehicles
}

export const CELL = 100; // units of a scene
export const LOOKS = 'urdl'; // which way the player looks

interface Drawing {
  memory: WebAssembly.Memory;
  _initialize(): void;
  gridlock_request(size: number): number;
  gridlock_draw(): number;
  gridlock_answer(): number;
}

// A small file that is fetched beside the script, and is there before anything is drawn.
async function load(): Promise<Drawing> {
  const bytes = await (await fetch(moduleUrl)).arrayBuffer();
  const module = await WebAssembly.compile(bytes);
  // What it imports is there for the end of a program, which never comes.
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const drawing = (await WebAssembly.instantiate(module, imports)).exports as unknown as Drawing;
  drawing._initialize();
  return drawing;
}

const drawing = await load();

function ask(words: (string | number)[]): Scene {
  const request = new TextEncoder().encode(words.join(' '));
  const place = drawing.gridlock_request(request.length);
  new Uint8Array(drawing.memory.buffer, place, request.length).set(request);
  const size = drawing.gridlock_draw();
  const answer = new Uint8Array(drawing.memory.buffer, drawing.gridlock_answer(), size);
  return JSON.parse(new TextDecoder().decode(answer));
}

// `pixels`: of a cell. Small pictures have no letters and windows.
function draw(puzzle: Puzzle, pixels: number): Scene {
  const words = [puzzle.kind, Math.floor(pixels), puzzle.width, puzzle.height];
  if (puzzle.kind === 'rushhour') {
    const vehicles = puzzle.vehicles.flatMap((v) => [v.name, v.row, v.col, v.length, Number(v.vertical)]);
    return ask([...words, puzzle.primary, puzzle.walls.length, ...puzzle.walls, ...vehicles]);
  }
  return ask([...words, puzzle.player, puzzle.ground.replaceAll(' ', '-'), ...puzzle.boxes]);
}

const known = new WeakMap<Puzzle, Scene>();

export function sceneOf(puzzle: Puzzle): Scene {
  let scene = known.get(puzzle);
  if (!scene) known.set(puzzle, (scene = draw(puzzle, CELL)));
  return scene;
}

// The inside of an <svg>: everything where it stands, or the pieces where `places` has them.
export function board({ ground, pieces }: Scene, places: readonly Pick<Piece, 'look' | 'x' | 'y'>[] = pieces): string {
  return (
    `<g class="ground">${ground}</g>` +
    pieces
      .map(({ looks }, i) => `<g transform="translate(${places[i].x} ${places[i].y})">${looks[places[i].look]}</g>`)
      .join('')
  );
}

// What a picture of a scene shows. A unit around it leaves room for the edge of the tray.
export function extent({ view: [x, y, width, height] }: Scene): [x: number, y: number, width: number, height: number] {
  return [x - 1, y - 1, width + 2, height + 2];
}

// The attributes of an <svg> that shows a scene.
export function frame(scene: Scene): string {
  return `viewBox="${extent(scene).join(' ')}" stroke-linecap="round" stroke-linejoin="round"`;
}

// A whole <svg> as text, of about that many pixels.
export function thumbnail(puzzle: Puzzle, pixels: number): string {
  const scene = draw(puzzle, pixels / Math.max(puzzle.width, puzzle.height));
  return `<svg ${frame(scene)} aria-hidden="true">${board(scene)}</svg>`;
}

// Positions of the written-out space as puzzles and as pictures.
import { board, CELL, frame, sceneOf } from '../../draw/scene';
import type { LabGraph } from '../../engine/protocol';
import type { Puzzle } from '../../model/puzzles/puzzle';

export class Positions {
  // `names`: of the vehicles, in the order of the library.
  constructor(
    private readonly puzzle: Puzzle,
    private readonly graph: LabGraph,
    private readonly names: readonly string[],
  ) {}

  private pieces(node: number): number[] {
    const { pieces, stride } = this.graph;
    return [...pieces.subarray(node * stride, (node + 1) * stride)];
  }

  // A position as a puzzle of its own.
  puzzleAt(node: number): Puzzle {
    const { puzzle } = this;
    const own = this.pieces(node);
    if (puzzle.kind === 'sokoban') return { ...puzzle, boxes: own.slice(0, -1), player: own.at(-1)! };
    const offsets = new Map(this.names.map((name, i) => [name, own[i]]));
    const placed = puzzle.vehicles.map((v) => ({ ...v, [v.vertical ? 'row' : 'col']: offsets.get(v.name)! }));
    return { ...puzzle, vehicles: placed };
  }

  // The board as it stands in a position.
  miniature(node: number): string {
    const { puzzle } = this;
    const own = this.pieces(node);
    const scene = sceneOf(puzzle);
    const offsets = new Map(this.names.map((name, i) => [name, own[i]]));
    const places = scene.pieces.map((piece, i) => {
      if (puzzle.kind === 'sokoban') {
        const [x, y] = [own[i] % puzzle.width, Math.floor(own[i] / puzzle.width)];
        const home = i < puzzle.boxes.length && puzzle.ground[own[i]] === '.';
        return { look: Number(home), x: x * CELL, y: y * CELL };
      }
      const { name, vertical } = puzzle.vehicles[i];
      return { ...piece, [vertical ? 'y' : 'x']: (offsets.get(name) ?? 0) * CELL };
    });
    return `<svg ${frame(scene)} role="img" aria-label="The position that is expanded">${board(scene, places)}</svg>`;
  }
}

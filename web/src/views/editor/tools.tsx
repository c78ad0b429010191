// The tools of the editor, as the tiles that they paint.
import { sceneOf } from '../../draw/scene';
import type { Kind, Puzzle } from '../../model/puzzles/puzzle';
import { check, type Sheet } from '../../model/puzzles/sheet';
import { Icon } from '../../ui/parts';
import { memo } from '../play/memo';

export type Tool = string;

export const TOOLS: Record<Kind, [Tool, string][]> = {
  rushhour: [
    ['vehicle', 'Vehicle'],
    ['primary', 'Red car'],
    ['wall', 'Wall'],
    ['erase', 'Erase'],
  ],
  sokoban: [
    ['#', 'Wall'],
    [' ', 'Floor'],
    ['$', 'Crate'],
    ['.', 'Ring'],
    ['@', 'Player'],
    ['fill', 'Fill'],
  ],
};

export const HELP: Record<Kind, string> = {
  rushhour: 'Drag over empty cells to place a vehicle. Drag a vehicle to move it. The exit follows the red car.',
  sokoban: 'Paint with the chosen tool. Crates and the player keep the ring they stand on.',
};

// A board of a few cells that shows what the tool makes.
const SAMPLES: Record<string, Sheet> = {
  vehicle: { kind: 'rushhour', width: 2, height: 1, signs: ['B', 'B'] },
  primary: { kind: 'rushhour', width: 2, height: 1, signs: ['A', 'A'] },
  wall: { kind: 'rushhour', width: 1, height: 1, signs: ['x'] },
  '#': { kind: 'sokoban', width: 1, height: 1, signs: ['#'] },
  ' ': { kind: 'sokoban', width: 1, height: 1, signs: [' '] },
  $: { kind: 'sokoban', width: 1, height: 1, signs: ['$'] },
  '.': { kind: 'sokoban', width: 1, height: 1, signs: ['.'] },
  '@': { kind: 'sokoban', width: 1, height: 1, signs: ['@'] },
};

const Tile = memo(({ tool }: { tool: Tool }) => {
  const sheet = SAMPLES[tool];
  if (!sheet) return <Icon name={tool === 'erase' ? 'trash' : 'fill'} />;
  const puzzle: Puzzle = check(sheet).puzzle;
  const { ground, pieces } = sceneOf(puzzle);
  const svg = ground + pieces.map((p) => `<g transform="translate(${p.x} ${p.y})">${p.looks[p.look]}</g>`).join('');
  const wide = sheet.width * 100;
  return (
    <svg
      class="tile"
      viewBox={`0 0 ${wide} 100`}
      style={`width:${sheet.width * 26}px;height:26px`}
      stroke-linecap="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});

export function ToolGrid({ kind, tool, onTool }: { kind: Kind; tool: Tool; onTool: (tool: Tool) => void }) {
  return (
    <div class="toolgrid" role="group" aria-label="Tool">
      {TOOLS[kind].map(([name, label]) => (
        <button
          key={name}
          type="button"
          class="btn sm"
          data-tool={name}
          aria-pressed={name === tool}
          onClick={() => onTool(name)}
        >
          <Tile tool={name} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

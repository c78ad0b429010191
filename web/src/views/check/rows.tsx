// The rows of an author's table: a level with what was found in it, and what can be done about it.
import { app } from '../../app';
import type { Finding } from '../../engine/protocol';
import { LEVELS } from '../../model/puzzles/catalogue';
import { leftOpen, type CheckedLevel } from '../../model/author/check_run';
import { UNIT } from '../../model/puzzles/kinds';
import { asShown } from '../../model/puzzles/puzzle';
import type { Folder } from '../../model/kept/records';
import { link, readGameId } from '../../model/puzzles/share';
import * as shelf from '../../model/kept/shelf';
import { confirmed } from '../../ui/dialog';
import { Button } from '../../ui/parts';
import { asPlayersSay, plural } from '../../ui/words';
import { Thumbnail } from '../library/card';
import { memo } from '../play/memo';
import { errorLine } from '../problem';

// As docs/cli.md explains them.
export const KINDS: Record<string, { name: string; meaning: string }> = {
  invalid: { name: 'Invalid', meaning: 'It was in the file and cannot be read, so it is not in the folder.' },
  unsolvable: { name: 'Unsolvable', meaning: 'Every position was tried, or one look shows it.' },
  duplicate: {
    name: 'Duplicate',
    meaning: 'The same to a player as an earlier one: turned, mirrored, renamed, or with other walls outside.',
  },
  solved: { name: 'Solved', meaning: 'It is solved from the start.' },
  longer_start: { name: 'Longer start', meaning: 'Its solution passes the start of another level.' },
  needless: { name: 'Needless', meaning: 'A vehicle without which the shortest solution is as long.' },
  idle: { name: 'Idle', meaning: 'A crate that the solution found never pushes.' },
  unused: { name: 'Unused', meaning: 'A ring that no crate can ever reach, or floor that no solution has a reason to enter.' },
};

// What was in the file and could not be read.
export function UnreadRows({ folder }: { folder: Folder }) {
  return (
    <>
      {(folder.unread ?? []).map((error) => (
        <tr key={`${error.line} ${error.column}`} data-kind="invalid">
          <td class="lev">
            <span class="lab">Line {error.line}</span>
          </td>
          <td>
            <span class="tag bad">Invalid</span> {errorLine(error)}
          </td>
          <td colSpan={3} />
        </tr>
      ))}
    </>
  );
}

export function LevelRows({
  checked,
  folder,
  shown,
}: {
  checked: readonly CheckedLevel[];
  folder: Folder;
  shown: string;
}) {
  const wanted = (one: CheckedLevel) => {
    if (shown === 'all') return true;
    if (shown === 'open') return leftOpen(one);
    return one.findings.some(({ kind }) => shown === 'found' || kind === shown);
  };
  const chosen = checked.filter((one) => folder.levels.includes(one.level) && wanted(one));
  return (
    <>
      {chosen.map((one) => (
        <LevelRow
          key={checked.indexOf(one)}
          one={one}
          others={checked}
          folder={folder}
          index={folder.levels.indexOf(one.level)}
        />
      ))}
    </>
  );
}

const LevelRow = memo(
  ({
    one,
    others,
    folder,
    index,
  }: {
    one: CheckedLevel;
    others: readonly CheckedLevel[];
    folder: Folder;
    index: number;
  }) => {
    const puzzle = asShown({ ...readGameId(one.level.p), name: one.level.name });
    const name = one.level.name || String(index + 1);
    const remove = async () => {
      const text = `'${name}' will be removed from '${folder.name}'.`;
      if (await confirmed('Remove this level?', text, 'Remove')) shelf.removeLevel(app.store, folder, index);
    };
    return (
      <tr data-level={index + 1}>
        <td class="lev">
          <a href={`#/play/${folder.id}/${index + 1}`}>
            <Thumbnail puzzle={puzzle} pixels={56} />
            <span>{name}</span>
          </a>
        </td>
        <td>
          {one.findings.map((finding, i) => (
            <FindingLine key={i} finding={finding} others={others} folder={folder} />
          ))}
          {leftOpen(one) && <p class="lab">Neither solved nor proved unsolvable within the time</p>}
        </td>
        <td class="num">{one.outcome === 'solved' && plural(one.cost, UNIT[puzzle.kind])}</td>
        <td>{one.class > 0 && LEVELS[one.class]}</td>
        <td class="mend">
          <a class="btn sm" href={link('edit', puzzle, { t: one.level.name, f: folder.id, i: index })}>
            Edit
          </a>
          <Button class="btn sm" data-do="remove" onClick={() => void remove()}>
            Remove
          </Button>
        </td>
      </tr>
    );
  },
);

function FindingLine({
  finding,
  others,
  folder,
}: {
  finding: Finding;
  others: readonly CheckedLevel[];
  folder: Folder;
}) {
  const other = finding.other === undefined ? -1 : folder.levels.indexOf(others[finding.other].level);
  return (
    <p class="finding">
      <span class={`tag ${finding.grave ? 'bad' : 'warn'}`}>{KINDS[finding.kind].name}</span>{' '}
      {other >= 0 ? <a href={`#/play/${folder.id}/${other + 1}`}>{finding.message}</a> : asPlayersSay(finding.message)}
    </p>
  );
}

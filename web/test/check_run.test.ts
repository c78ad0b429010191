// The author's look at a collection: what the library says of levels that have been broken on purpose.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Checkup, Finding } from '../src/engine/protocol';
import type { Library } from '../src/engine/library';
import { countsOf, soundLevels, type CheckedLevel } from '../src/model/author/check_run';
import type { Folder } from '../src/model/kept/records';
import { loadedWorkshop } from './loaded';

let workshop: Library;
beforeAll(async () => {
  workshop = await loadedWorkshop();
});

const ONE = '......\n...A..\nXX.A..\n......\n......\n......\n';
const TURNED = '......\n......\n......\nXX.B..\n...B..\n......\n';
const FAR = '......\n...A..\nXX.A..\n...BB.\n......\n......\n';
const NEAR = '...A..\n...A..\nXX....\n...BB.\n......\n......\n';
const NEVER = '...ABB\n...A..\nXX.A..\n...C..\n...C..\n...C..\n';

function checkups(texts: string[]): { each: Checkup[]; compared: Finding[] } {
  const each = texts.map((text, i) =>
    workshop.call('check-next', { text, kind: 'rushhour', name: `level ${i + 1}`, first: Number(i === 0) }),
  );
  return { each, compared: workshop.call('check-compare', {}).findings };
}

describe('a checked collection', () => {
  it('names duplicates, also mirrored ones, with the level they repeat', () => {
    const { each } = checkups([ONE, NEAR, TURNED]);
    expect(each[0].findings).toEqual([]);
    expect(each[2].findings).toEqual([
      { of: 2, kind: 'duplicate', message: 'the same to a player as level 1', grave: true, other: 0 },
    ]);
  });

  it('forgets one collection when the next begins', () => {
    checkups([ONE]);
    expect(checkups([ONE]).each[0].findings).toEqual([]);
  });

  it('sees that one level is another with a longer start, and that one cannot be solved', () => {
    const { each, compared } = checkups([FAR, NEAR, NEVER]);
    expect(compared).toEqual([
      { of: 0, kind: 'longer_start', message: 'level 2 with 1 more at the start', grave: false, other: 1 },
    ]);
    expect(each[2]).toMatchObject({ outcome: 'unsolvable', findings: [{ kind: 'unsolvable', grave: true }] });
    expect(each[0]).toMatchObject({ outcome: 'solved', optimal: true, cost: 2, class: 1 });
  });

  it('keeps what is sound, in the order that is wanted', () => {
    const levels = ['long', 'twice', 'short', 'hard'].map((name) => ({ name, p: name }));
    const at = (i: number, cost: number, rated: number, findings: Finding[] = []): CheckedLevel => ({
      ...{ level: levels[i], outcome: 'solved', optimal: true, cost, class: rated, findings },
    });
    const twice: Finding = { of: 1, kind: 'duplicate', message: '', grave: true, other: 0 };
    const remark: Finding = { of: 2, kind: 'needless', message: '', grave: false };
    const checked = [at(0, 30, 2), at(1, 5, 1, [twice]), at(2, 3, 3, [remark]), at(3, 9, 4)];
    const names = (order: 'none' | 'cost' | 'class') => soundLevels(checked, order).map(({ name }) => name);
    expect(names('none')).toEqual(['long', 'short', 'hard']);
    expect(names('cost')).toEqual(['short', 'hard', 'long']);
    expect(names('class')).toEqual(['long', 'short', 'hard']);
    const folder: Folder = { id: 'f', name: 'F', order: 0, levels, unread: [{ line: 3, column: 1, message: 'bent' }] };
    expect([...countsOf(checked, folder)]).toEqual([
      ['invalid', 1],
      ['duplicate', 1],
      ['needless', 1],
    ]);
  });
});

describe('a board on paper', () => {
  it('has every vehicle by name, in shades of grey, and names inside that no other board has', () => {
    const { svg } = workshop.call('paper-board', { text: NEVER, kind: 'rushhour', id: 'board-7' });
    for (const name of ['X', 'A', 'B', 'C']) expect(svg).toContain(`>${name}</text>`);
    for (const [, r, g, b] of svg.matchAll(/#(..)(..)(..)"/g)) expect([r, r]).toEqual([g, b]);
    const ids = [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith('board-7-'))).toBe(true);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('shows crates, rings and the player of a level', () => {
    const { svg } = workshop.call('paper-board', { text: '#####\n#@$.#\n#####\n', kind: 'sokoban', id: 'a' });
    expect(svg).toMatch(/<circle[^>]*stroke/); // the ring
    expect(svg.match(/<polygon/g)).toHaveLength(1);
    expect(svg.match(/<line/g)).toHaveLength(2); // the crate's cross
  });
});

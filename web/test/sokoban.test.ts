import { describe, expect, it } from 'vitest';
import type { Sokoban } from '../src/model/puzzles/puzzle';
import { readGameId } from '../src/model/puzzles/share';
import { pushTargets, walk } from '../src/model/puzzles/routes';
import { SokobanRules } from '../src/model/puzzles/sokoban';

// #######
// #  #  #
// # $ . #
// #@#   #
// #  ####
// ####
const rules = () => new SokobanRules(readGameId('sk:7w|w2-w2-w|w-b-g-w|wpw3-w|w2-4w|4w') as Sokoban);

describe('Sokoban rules', () => {
  it('write a step small and a push large', () => {
    const r = rules();
    expect(r.step(r.start(), 'u')).toBe('u');
    expect(r.step(r.apply(r.start(), 'u'), 'r')).toBe('R');
    expect(r.step(r.start(), 'l')).toBeNull();
  });

  it('never push a crate into a wall or another crate', () => {
    const r = new SokobanRules(readGameId('sk:6w|wp2bgw|w3-gw|6w') as Sokoban);
    expect(r.step(r.start(), 'r')).toBeNull();
  });

  it('find the shortest walk, and none through crates', () => {
    const r = rules();
    expect(walk(r, r.start(), 2 * 7 + 1)).toBe('u');
    expect(walk(r, r.start(), 2 * 7 + 3)).toBeNull();
    expect(walk(r, r.start(), r.start().player)).toBe('');
  });

  it('find the shortest pushes of a crate to a cell', () => {
    const r = rules();
    const targets = pushTargets(r, r.start(), 0);
    expect(targets.get(2 * 7 + 4)).toBe('uRR');
    expect(targets.has(2 * 7 + 2)).toBe(false);
  });

  it('call positions the same that differ only in where the player has walked', () => {
    const r = rules();
    const [start, pushed] = [r.start(), r.apply(r.start(), 'uR')];
    expect(r.key(r.apply(start, 'u'))).toBe(r.key(start));
    expect(r.key({ ...start, player: 2 * 7 + 3 })).not.toBe(r.key(start));
    expect(r.key(r.apply(pushed, 'lur'))).toBe(r.key(pushed));
    expect(r.key(pushed)).not.toBe(r.key(start));
  });

  it('are solved when every crate is on a ring', () => {
    const r = rules();
    expect(r.solved(r.start())).toBe(false);
    expect(r.solved(r.apply(r.start(), 'uRR'))).toBe(true);
  });

  it('read LURD whatever the case of its letters, an action a push', () => {
    const r = rules();
    expect(r.read('urr')).toEqual(['uR', 'R']);
    expect(r.read('uul')).toBeNull();
    expect(r.read('uxr')).toBeNull();
  });

  it('draw a position as the library reads it', () => {
    const r = rules();
    expect(r.text(r.apply(r.start(), 'uRR'))).toBe('#######\n#  #  #\n#  @* #\n# #   #\n#  ####\n####   \n');
  });
});

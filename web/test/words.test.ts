// Numbers and sentences as people read them.
import { expect, it } from 'vitest';
import { asPlayersSay, peopleInWords, reasonsInWords } from '../src/ui/words';

it('says what people take for a puzzle no more exactly than anyone knows', () => {
  expect(peopleInWords({ seconds: 3.4, share: 0.996 })).toEqual([
    'about 3 s for a typical person',
    '100 of 100 solve it',
  ]);
  expect(peopleInWords({ seconds: 77.7 })).toEqual(['about 80 s for a typical person']);
  expect(peopleInWords({ seconds: 167 })).toEqual(['about 3 min for a typical person']);
  expect(peopleInWords({ seconds: 7300 })).toEqual(['about 2 h for a typical person']);
  expect(peopleInWords({})).toEqual([]);
});

it('speaks of red cars, crates and rings, as the rest of the page does', () => {
  expect(asPlayersSay('no box can ever reach the goal at row 2')).toBe('no crate can ever reach the ring at row 2');
  expect(reasonsInWords({ reasons: ['the primary has to back up', '3 boxes, 2 goals'] })).toBe(
    'The red car has to back up; 3 crates, 2 rings.',
  );
});

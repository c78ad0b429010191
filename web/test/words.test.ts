// Numbers and sentences as people read them.
import { expect, it } from 'vitest';
import { asPlayersSay, duration, megabytes, peopleInWords, percent, reasonsInWords } from '../src/ui/words';

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
  expect(asPlayersSay('not a puzzle; name the format if it is one of them')).toBe('not a puzzle');
  expect(reasonsInWords({ reasons: ['the primary has to back up', '3 boxes, 2 goals'] })).toBe(
    'The red car has to back up; 3 crates, 2 rings.',
  );
});

it('never calls nothing what is only little', () => {
  expect([0, 0.00002, 0.0004, 0.25, 3.21].map(duration)).toEqual(['< 0.1 ms', '< 0.1 ms', '0.4 ms', '250 ms', '3.2 s']);
  expect([0, 40, 4096].map(megabytes)).toEqual(['0 kB', '< 1 kB', '4 kB']);
  expect([0, 0.002, 0.5, 0.998, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %']);
});

// The days of a month with what was made of their puzzles, and how many days in a row there was one.
import { useState } from 'preact/hooks';
import { app } from '../../app';
import { dayOf, monthOf, streakOf } from '../../model/puzzles/daily';
import { IconButton } from '../../ui/parts';
import { plural } from '../../ui/words';

const WEEK = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');
const NAMES = 'January February March April May June July August September October November December'.split(' ');

// Kept while the page is open, so that Back finds the month that was looked at.
let lastMonth = '';

export function Calendar() {
  app.store.version.value;
  const today = dayOf(new Date());
  const [month, setMonth] = useState(lastMonth || today.slice(0, 7));
  lastMonth = month;
  const resultOf = (day: string) => app.store.result(`daily-${day}`);
  const streak = streakOf(today, (day) => {
    const result = resultOf(day);
    return result !== undefined && !result.seen;
  });
  const [year, number] = month.split('-').map(Number);
  const turn = (by: number) => setMonth(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7));
  return (
    <section class="calendar card" aria-label="Daily puzzles">
      <header>
        <IconButton small icon="prev" label="Previous month" onClick={() => turn(-1)} />
        <b>
          {NAMES[number - 1]} {year}
        </b>
        <IconButton small icon="next" label="Next month" off={month >= today.slice(0, 7)} onClick={() => turn(1)} />
        <span class="lab" id="streak">
          {streak > 0 ? `${plural(streak, 'day')} in a row` : 'No streak yet'}
        </span>
      </header>
      <ol class="days num">
        {WEEK.map((name) => (
          <li key={name} class="lab name" aria-hidden="true">
            {name}
          </li>
        ))}
        {monthOf(month).map((day, i) => {
          if (day === null) return <li key={`gap${i}`} />;
          const result = resultOf(day);
          const state = result
            ? result.seen
              ? 'seen'
              : `${plural(result.stars, 'star')}`
            : day > today
              ? 'to come'
              : 'open';
          const label = `${Number(day.slice(8))} ${NAMES[number - 1]}, ${state}`;
          const look = result ? (result.seen ? 'seen' : `done s${result.stars}`) : '';
          return (
            <li key={day}>
              {day > today ? (
                <span class="day future">{Number(day.slice(8))}</span>
              ) : (
                <a class={`day ${look}${day === today ? ' today' : ''}`} href={`#/daily/${day}`} aria-label={label}>
                  {Number(day.slice(8))}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

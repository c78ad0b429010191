// The puzzle of the day: the same for everyone, from the date alone.

export interface DailyCandidate {
  id: string;
  kind: string;
  level: number; // 1 to 5; 0 has no solution
  set?: string;
}

export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

// The date in UTC, as YYYY-MM-DD.
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text;
}

export function neighbourDay(day: string, by: number): string {
  return dayOf(new Date(Date.parse(day) + by * 86_400_000));
}

// Monday is easiest, Sunday hardest; Wednesday and Sunday are for Sokoban. The census is left out: a puzzle of the day has
// a name.
export function daily<T extends DailyCandidate>(candidates: readonly T[], day: string): T {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const kind = weekday === 2 || weekday === 6 ? 'sokoban' : 'rushhour';
  const level = [1, 2, 2, 3, 4, 5, 4][weekday];
  const ofKind = candidates.filter((c) => c.kind === kind && c.level > 0 && c.set !== 'census');
  const distance = Math.min(...ofKind.map((c) => Math.abs(c.level - level)));
  const fitting = ofKind.filter((c) => Math.abs(c.level - level) === distance);
  return fitting[fnv1a(`gridlock-daily-1-${day}`) % fitting.length];
}

// The days of a month ("2026-11") from Monday to Sunday, with null before the first.
export function monthOf(month: string): (string | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days: (string | null)[] = new Array((first.getUTCDay() + 6) % 7).fill(null);
  for (let day = dayOf(first); day.startsWith(month); day = neighbourDay(day, 1)) days.push(day);
  return days;
}

// How many days in a row are done, up to today; a day that is not over yet breaks nothing.
export function streakOf(today: string, done: (day: string) => boolean): number {
  let day = done(today) ? today : neighbourDay(today, -1);
  let n = 0;
  for (; done(day); day = neighbourDay(day, -1)) n++;
  return n;
}

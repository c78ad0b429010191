// Numbers and lengths of time as people read them.

// Thin spaces between thousands.
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u2009');
}

export function plural(n: number, word: string): string {
  const many = word.endsWith('sh') ? `${word}es` : `${word}s`;
  return `${grouped(n)} ${n === 1 ? word : many}`;
}

export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  return share > 0.99 && share < 1 ? '> 99 %' : `${Math.round(share * 100)} %`;
}

export function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < 1024) return '< 1 kB';
  if (bytes < 1048576) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1048576).toFixed(bytes < 10485760 ? 1 : 0)} MB`;
}

export function duration(seconds: number): string {
  if (seconds < 0.0001) return '< 0.1 ms'; // the clock of a browser sees no less
  if (seconds < 0.01) return `${(seconds * 1000).toFixed(1)} ms`;
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  return `${seconds.toFixed(1)} s`;
}

export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, '0'));
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : `${Number(parts[0])}:${parts[1]}`;
}

// A length of time that nobody has measured: "45 s", "2 min", "2 h".
function roughly(seconds: number): string {
  if (seconds < 100) return `${seconds < 20 ? Math.max(1, Math.round(seconds)) : 5 * Math.round(seconds / 5)} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

// "about 45 s for a typical person", "92 of 100 solve it": as far as the rating of a puzzle says so.
export function peopleInWords({ seconds, share }: { seconds?: number; share?: number }): string[] {
  return [
    ...(seconds === undefined ? [] : [`about ${roughly(seconds)} for a typical person`]),
    ...(share === undefined ? [] : [`${Math.round(100 * share)} of 100 solve it`]),
  ];
}

// A sentence of the library in the words of the page.
export function asPlayersSay(text: string): string {
  return text
    .replace(/\bthe primary\b/g, 'the red car')
    .replace(/\bbox(es)?\b/g, (_, many) => (many ? 'crates' : 'crate'))
    .replace(/\bgoal(s?)\b/g, 'ring$1')
    .replace('; name the format if it is one of them', ''); // there is no place here to do so
}

// What makes a puzzle hard or easy, as a sentence.
export function reasonsInWords({ reasons }: { reasons: string[] }): string {
  return `${capital(asPlayersSay(reasons.join('; ')))}.`;
}

export function capital(text: string): string {
  return text && text[0].toUpperCase() + text.slice(1);
}

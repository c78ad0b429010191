// The colours of the board: the same in both themes, in pictures and on the page.
import { VEHICLE_NAMES } from '../model/puzzle';

export const BOARD = {
  tray: '#171B1F',
  bay: '#262B31',
  mark: '#4A535C',
  you: '#E03131',
  wall: '#6C7883',
  box: '#DDA94B',
  boxLine: '#7A5310',
  home: '#3FC585',
  homeLine: '#0E4A30',
  goal: '#FFC933',
  hint: '#FFC933',
  label: '#12161A',
} as const;

const VEHICLES = [
  '#E03131',
  '#80E1FF',
  '#F9C918',
  '#BBA2FD',
  '#3FC585',
  '#FA9AC7',
  '#CDC2B7',
  '#707BF5',
  '#EAF494',
  '#BD875A',
  '#CFFED8',
  '#A56DAA',
  '#579D87',
  '#F0FAFE',
  '#B3A434',
  '#868C97',
];

export type Pattern = 'plain' | 'stripes' | 'dots';

export interface Paint {
  color: string;
  pattern: Pattern;
}

// The colour that goes with a name; when there are more vehicles than colours, patterns tell them apart.
export function paintOf(name: string): Paint {
  const index = Math.max(1, VEHICLE_NAMES.indexOf(name));
  if (name === 'A') return { color: VEHICLES[0], pattern: 'plain' };
  if (index < 16) return { color: VEHICLES[index], pattern: 'plain' };
  return { color: VEHICLES[1 + ((index - 16) % 15)], pattern: index < 31 ? 'stripes' : 'dots' };
}

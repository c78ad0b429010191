// When there is time for what a step on a large level leads to.
export interface Pace {
  shown: () => Promise<void>; // what has changed is on the screen
  calm: () => Promise<void>; // all that goes with it is, too
  rest: () => Promise<void>; // long enough to think: whoever steps on has made another move by then
}

// What a game needs to know of its puzzle. One implementation a kind, held to the library move by move in
// test/referee.test.ts.

export interface Rules<State, Action> {
  start(): State;
  // The action as it is written down, or null if it cannot be made here: a position never changes in any other way.
  accept(state: State, action: Action): Action | null;
  // For actions that were accepted.
  apply(state: State, action: Action): State;
  solved(state: State): boolean;
  // Two actions in a row that count as one: the joint action, 'nothing' if they cancel out, or undefined.
  merge(last: Action, next: Action): Action | 'nothing' | undefined;
  // The position as text that the library reads.
  text(state: State): string;
  // Positions that are equally far from solved have one key.
  key(state: State): string;
  // How much actions count for the player: moves, and what stands against par (moves, or pushes).
  moves(actions: readonly Action[]): number;
  cost(actions: readonly Action[]): number;
  // Actions as they stand in a share link, and back; null if the text is none or an action is illegal.
  write(actions: readonly Action[]): string;
  read(text: string): Action[] | null;
  // A move as the library writes it, and back.
  fromLibrary(move: string): Action;
  toLibrary(action: Action): string;
}

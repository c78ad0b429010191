// What a game needs to know of its puzzle. One implementation a kind.

export interface Rules<State, Action> {
  start(): State;
  apply(state: State, action: Action): State;
  solved(state: State): boolean;
  // Two actions in a row that count as one: the joint action, 'nothing' if they cancel out, or undefined.
  merge(last: Action, next: Action): Action | 'nothing' | undefined;
  // The position as text that the library reads.
  text(state: State): string;
  // How much an action counts for the player.
  cost(actions: readonly Action[]): number;
  // Actions as they stand in a share link, and back; null if the text is none or an action is illegal.
  write(actions: readonly Action[]): string;
  read(text: string): Action[] | null;
}

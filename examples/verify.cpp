// Replays solutions by the plain rules, and says which move fails.
#include <gridlock/gridlock.hpp>
#include <iostream>

int main() {
  const gridlock::Puzzle board = gridlock::read_puzzle(
      "..A..B\n"
      "..A..B\n"
      "XXA..C\n"
      "DDD..C\n"
      "...E..\n"
      "FF.E..\n");
  // A solution may be moves, LURD, or the JSON of gridlock solve.
  for (const char* const text : {"C+2 D+3 A+3 X+4", "D+1 A+3 X+4", "C+2 and so on"}) {
    try {
      const auto verdict = gridlock::verify(board, gridlock::read_solutions(text).front().moves);
      if (verdict.solved)
        std::cout << "solved in " << verdict.moves << " moves, " << verdict.steps << " steps\n";
      else
        std::cout << "not solved: " << verdict.reason << '\n';
    } catch (const gridlock::Error& error) {
      std::cout << error.located() << '\n';
    }
  }
}

// Reads a board drawn as text, solves it, and prints the answer: gridlock used as a library.
#include <iostream>
#include <string_view>

#include "gridlock/engine/solve.hpp"
#include "gridlock/formats/formats.hpp"

constexpr std::string_view kBoard =
    "..A..B\n"
    "..A..B\n"
    "XXA..C\n"
    "DDD..C\n"
    "...E..\n"
    "FF.E..\n";

int main() {
  try {
    const auto entries = gridlock::formats::read(kBoard, "example");
    const auto& entry = entries.front();
    if (!entry.valid()) throw entry.error();

    const auto solution = gridlock::solve(entry.puzzle(), gridlock::SolveRequest{});
    if (solution.outcome != gridlock::Outcome::solved) {
      std::cout << gridlock::name_of(solution.outcome) << '\n';
      return 1;
    }
    std::cout << (solution.optimal ? "optimal: " : "solved: ") << solution.cost << " moves:";
    for (const auto& move : solution.moves) std::cout << ' ' << move;
    std::cout << '\n';
    return 0;
  } catch (const gridlock::Error& error) {
    std::cerr << error.located() << '\n';
    return 2;
  }
}

// Reads every puzzle of a file and solves each, for ten seconds at most.
#include <gridlock/gridlock.hpp>
#include <iostream>

int main(int count, char** arguments) {
  try {
    gridlock::SolveRequest request;
    request.limits.time = std::chrono::seconds(10);
    for (const auto& entry : gridlock::read_file(count > 1 ? arguments[1] : "puzzles.txt")) {
      if (!entry.valid()) {
        std::cout << entry.error().located() << '\n';
        continue;
      }
      const auto solution = gridlock::solve(entry.puzzle(), request);
      std::cout << solution.kind << ' ' << entry.index << ": " << gridlock::name_of(solution.outcome);
      if (solution.outcome == gridlock::Outcome::solved)
        std::cout << " in " << solution.cost << ' ' << gridlock::name_of(solution.metric)
                  << (solution.optimal ? ", proved the fewest" : "");
      for (const auto& move : solution.moves) std::cout << ' ' << move;
      std::cout << '\n';
    }
  } catch (const gridlock::Error& error) {  // what is wrong with the input, and where
    std::cerr << error.located() << '\n';
    return 2;
  }
}

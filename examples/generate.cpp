// Makes two boards that take fifteen moves or more, rates them as a person would, and writes them.
#include <gridlock/gridlock.hpp>
#include <iostream>

int main() {
  gridlock::rushhour::GenerateRequest request;
  request.cost.min = 15;
  request.count = 2;
  request.seed = 7;
  std::vector<gridlock::Puzzle> boards;
  gridlock::generate(request, {}, {}, [&](const gridlock::GeneratedPuzzle& made) {
    const auto rating = gridlock::rate(made.puzzle);
    std::cout << made.cost << " moves, class " << rating.level << " of 5; ";
    for (const auto& feature : rating.features)
      if (feature.name == "counterintuitive") std::cout << *feature.value << ' ' << feature.meaning << '\n';
    boards.push_back(made.puzzle);
  });
  std::cout << gridlock::write_puzzles(boards, "line");
}

// Takes a careless solution of a Sokoban level and makes it shorter, with a million states at most.
#include <gridlock/gridlock.hpp>
#include <iostream>

int main() {
  const gridlock::Puzzle level = gridlock::find_builtins("minstrel").at(0)->read();
  gridlock::SolveRequest careless;
  careless.search = "greedy";
  const auto found = gridlock::solve(level, careless);

  gridlock::ImproveRequest request;
  request.limits.nodes = 1'000'000;
  const auto better = gridlock::improve(level, found.moves, request);
  std::cout << better.before << " pushes have become " << better.solution.cost
            << (better.solution.optimal ? ", and fewer will not do\n" : "\n");
}

// A search and what guides it, by name, and the cross product of many: what tables compare and experiments run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gridlock {

struct Configuration {
  std::string search;
  std::string heuristic;  // empty: none, or the puzzle's default

  // "astar blockers"
  std::string label() const { return heuristic.empty() ? search : search + " " + heuristic; }
  friend bool operator==(const Configuration&, const Configuration&) = default;
};

// Every search with every heuristic it can use; one that uses none appears once. Names that puzzles of this kind do not
// have are left out; where that leaves a search without a heuristic, the kind's default guides it, and is named.
std::vector<Configuration> cross_product(std::string_view kind, const std::vector<std::string>& searches,
                                         const std::vector<std::string>& heuristics);

}  // namespace gridlock

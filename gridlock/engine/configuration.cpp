#include "gridlock/engine/configuration.hpp"

#include <algorithm>

#include "gridlock/catalogue.hpp"

namespace gridlock {
namespace {

// Those of `wanted` that puzzles of this kind have; the default if there are none.
std::vector<std::string> usable_heuristics(std::string_view kind, const std::vector<std::string>& wanted) {
  const auto known = list_heuristics(kind);
  std::vector<std::string> usable;
  for (const auto& name : wanted)
    if (std::any_of(known.begin(), known.end(), [&](const auto& info) { return info.name == name; }))
      usable.push_back(name);
  if (usable.empty())
    for (const auto& puzzle : list_puzzles())
      if (puzzle.name == kind) usable.push_back(puzzle.default_heuristic);
  return usable;
}

}  // namespace

std::vector<Configuration> cross_product(std::string_view kind, const std::vector<std::string>& searches,
                                         const std::vector<std::string>& heuristics) {
  const auto known = list_searches(kind);
  const auto usable = usable_heuristics(kind, heuristics);
  std::vector<Configuration> all;
  const auto add = [&](Configuration one) {
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(std::move(one));
  };
  for (const auto& name : searches) {
    const auto search = std::find_if(known.begin(), known.end(), [&](const auto& info) { return info.name == name; });
    if (search == known.end()) continue;
    if (search->uses_heuristic)
      for (const auto& heuristic : usable) add({name, heuristic});
    else
      add({name, ""});
  }
  return all;
}

}  // namespace gridlock

#include "python/bindings/states/state.hpp"

#include <algorithm>

#include "gridlock/catalogue.hpp"

namespace gridlock::python {

std::shared_ptr<const StateMaker> state_maker(const Puzzle& puzzle, std::optional<Metric> metric) {
  const PuzzleInfo info = puzzle_info(puzzle);
  const Metric chosen = metric.value_or(info.metrics.front());
  if (std::find(info.metrics.begin(), info.metrics.end(), chosen) == info.metrics.end())
    throw Error(info.title + " is not counted in " + std::string(name_of(chosen)));
  if (has_two_counts(chosen)) throw Error("states are counted in one metric, not in " + std::string(name_of(chosen)));
  if (const auto* board = std::get_if<rushhour::Puzzle>(&puzzle)) return rushhour_states(*board, chosen);
  return sokoban_states(std::get<sokoban::Puzzle>(puzzle), chosen);
}

}  // namespace gridlock::python

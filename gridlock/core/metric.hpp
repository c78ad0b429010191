// What the cost of a solution counts. Each kind of puzzle supports some of these.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace gridlock {

// What a solution is charged for. Of the last two, the first word counts, and the second decides among equals.
enum class Metric {
  moves,         // Rush Hour: slides, however far; Sokoban: steps of the player
  steps,         // Rush Hour: cells slid over
  pushes,        // Sokoban: steps that push a box
  pushes_moves,  // Sokoban: pushes, then moves
  moves_pushes,  // Sokoban: moves, then pushes
};

// Their names, in their order.
inline constexpr std::array<std::string_view, 5> kMetricNames{"moves", "steps", "pushes", "pushes-moves",
                                                              "moves-pushes"};

// "pushes-moves", as the command line spells it.
constexpr std::string_view name_of(Metric metric) { return kMetricNames[static_cast<std::size_t>(metric)]; }

// The metric of that name; nothing if there is none.
constexpr std::optional<Metric> metric_named(std::string_view name) {
  for (std::size_t i = 0; i < kMetricNames.size(); ++i)
    if (kMetricNames[i] == name) return static_cast<Metric>(i);
  return std::nullopt;
}

// Whether a cost in this metric is two counts.
constexpr bool has_two_counts(Metric metric) {
  return metric == Metric::pushes_moves || metric == Metric::moves_pushes;
}

// The count that is reported as the cost: of a lexicographic metric, the one that comes first.
constexpr Metric leading(Metric metric) {
  if (metric == Metric::pushes_moves) return Metric::pushes;
  return metric == Metric::moves_pushes ? Metric::moves : metric;
}

}  // namespace gridlock

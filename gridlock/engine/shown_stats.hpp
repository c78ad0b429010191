// What users see of the costs that a running search counts with: in a lexicographic metric, the count that comes first.
#pragma once

#include "gridlock/core/metric.hpp"
#include "gridlock/core/result.hpp"

namespace gridlock {

template <class K>
Stats shown_stats(Stats stats, Metric metric) {
  stats.lower_bound = Cost(K::shown_cost(metric, stats.lower_bound));
  if (stats.best) stats.best = Cost(K::shown_cost(metric, *stats.best));
  return stats;
}

// Passes on what is to be shown.
template <class K>
Progress shown_progress(const Progress& progress, Metric metric) {
  if (!progress) return {};
  return [&progress, metric](const Stats& stats) { progress(shown_stats<K>(stats, metric)); };
}

}  // namespace gridlock

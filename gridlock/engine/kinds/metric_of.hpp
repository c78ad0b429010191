// The metric a verb counts in: the one asked for, if the kind of puzzle has it, else the kind's default.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "gridlock/core/error.hpp"
#include "gridlock/core/metric.hpp"

namespace gridlock {

// Throws Error if the kind has no such metric.
template <class K>
Metric metric_of(std::optional<Metric> asked) {
  if (!asked) return K::kMetrics.front();
  if (std::find(K::kMetrics.begin(), K::kMetrics.end(), *asked) == K::kMetrics.end())
    throw Error(std::string(K::kTitle) + " has no metric '" + std::string(name_of(*asked)) + "'");
  return *asked;
}

}  // namespace gridlock

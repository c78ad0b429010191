// What a solution is charged for. Each puzzle kind supports some of these.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace gridlock {

enum class Metric { moves, steps };

inline constexpr std::array<std::string_view, 2> kMetricNames{"moves", "steps"};

constexpr std::string_view name_of(Metric metric) { return kMetricNames[static_cast<std::size_t>(metric)]; }

constexpr std::optional<Metric> metric_named(std::string_view name) {
  for (std::size_t i = 0; i < kMetricNames.size(); ++i)
    if (kMetricNames[i] == name) return static_cast<Metric>(i);
  return std::nullopt;
}

}  // namespace gridlock

// How hard a puzzle is for a person, with the reasons.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "gridlock/core/result.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct RateRequest {
  // The most states of one puzzle's space that are visited. A larger space is not measured: the puzzle is then solved,
  // and rated by its solution alone.
  std::uint64_t budget = 1'000'000;
  Limits limits;
  Progress progress;
};

// One thing that makes a puzzle hard or easy.
struct RatedFeature {
  std::string_view name;        // a word for machines: "counterintuitive"
  std::string_view meaning;     // a phrase for people
  std::optional<double> value;  // none: it could not be computed, or there is nothing of the kind
  bool minor = false;           // not worth a column in a table of many puzzles
};

struct Rating {
  Outcome outcome = Outcome::unsolvable;  // solved, or why there is no rating
  int level = 0;                          // the class, 1 to 5
  double score = 0;
  bool whole_space = false;  // every feature is exact; else they are those of one solution
  std::vector<RatedFeature> features;
};

Rating rate(const Puzzle& puzzle, const RateRequest& request);

}  // namespace gridlock

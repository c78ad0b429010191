// Rating: how hard a puzzle is for a person, with the reasons. What solve.hpp says of threads and of what must outlive
// a call holds here, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "gridlock/core/limits.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct RateRequest {
  // The most states of one puzzle's space that are visited. A larger space is not measured: the puzzle is then solved,
  // and rated by its solution alone.
  std::uint64_t budget = 1'000'000;
  Limits limits;      // of one puzzle
  Progress progress;  // called by the calling thread; empty: nobody
};

// One thing that makes a puzzle hard or easy.
struct RatedFeature {
  std::string_view name;        // a word for machines: "counterintuitive"
  std::string_view meaning;     // a phrase for people
  std::optional<double> value;  // none: it could not be computed, or there is nothing of the kind
  bool minor = false;           // not worth a column in a table of many puzzles
};

// How hard it is.
struct Rating {
  Outcome outcome = Outcome::unsolvable;  // solved, or why there is no rating
  int level = 0;                          // the class, 1 to 5
  double score = 0;                       // the number behind the class; docs/generating.md has the formula
  bool whole_space = false;               // every feature is exact; else they are those of one solution
  std::vector<RatedFeature> features;     // the reasons
};

// Never throws for a puzzle that has no fault: that there is no rating is an outcome.
Rating rate(const Puzzle& puzzle, const RateRequest& request = {});

}  // namespace gridlock

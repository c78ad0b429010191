// Rating: how hard a puzzle is for a person, with the reasons. What solve.hpp says of threads and of what must outlive
// a call holds here, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/limits.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct RateRequest {
  // The most states to visit in one puzzle's space. A larger space is not measured: the puzzle is then solved, and
  // rated by its solution alone.
  std::uint64_t budget = 1'000'000;
  Limits limits;      // of one puzzle
  Progress progress;  // called by the calling thread; may be empty
};

// One thing that makes a puzzle hard or easy.
struct RatedFeature {
  std::string_view name;        // a word for machines: "counterintuitive"
  std::string_view meaning;     // a phrase for people
  std::optional<double> value;  // none: it could not be computed, or there is nothing of the kind
  bool minor = false;           // not worth a column in a table of many puzzles
};

// How people are expected to do on it.
struct ExpectedPeople {
  std::optional<double> typical_seconds;  // the median of those who solve it; none: not known (Sokoban)
  std::optional<double> low_seconds;      // the middle half of those who solve it take at least this long
  std::optional<double> high_seconds;     // and at most this long
  std::optional<double> share_solving;    // of people who solve it, 0 to 1; none: not known
  std::string_view basis;                 // what it is based on: "simulated person", "length", "box changes"
  std::string_view confidence;            // in a sentence
};

// How hard it is.
struct Rating {
  Outcome outcome = Outcome::unsolvable;  // solved, or why there is no rating
  int level = 0;                          // the class, 1 to 5
  double score = 0;                       // the number behind the class; docs/rating.md says what it is
  bool whole_space = false;               // every feature is exact; else they are those of one solution
  ExpectedPeople people;                  // the times behind the score
  std::vector<std::string> reasons;       // why it is hard or easy, in phrases, the weightiest first
  std::vector<RatedFeature> features;     // what was measured
};

// Never throws for a puzzle that has no fault: if there is no rating, the outcome says why.
Rating rate(const Puzzle& puzzle, const RateRequest& request = {});

}  // namespace gridlock

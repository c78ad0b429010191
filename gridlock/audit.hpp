// Auditing: compares heuristics with the true distances on the whole space of a puzzle, and finds a counterexample for
// every claim that fails. What solve.hpp says of threads and of what must outlive a call holds here, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/own_heuristic.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct AuditRequest {
  std::vector<std::string> heuristics;  // by name; empty: all of the kind, unless `own` has some
  std::optional<Metric> metric;         // none: the kind's default
  Limits limits;                        // an audit is complete or empty: a limit leaves no heuristics
  Progress progress;                    // called by the calling thread; may be empty
  std::vector<OwnHeuristic> own = {};   // the caller's, which come after those
};

// A position where a property fails. In a lexicographic metric, values and distances are the count that comes first.
// kNoWay among the values: the heuristic says that no goal can be reached.
struct Counterexample {
  Puzzle position;        // the puzzle as it stands there
  Count value = 0;        // of the heuristic
  Count distance = 0;     // to the nearest goal, in truth; kNoWay if there is none
  std::string move;       // for consistency: to the position whose value is lower by more than the move costs
  Count value_after = 0;  // of the heuristic, after that move
};

// One property of one heuristic: who claims it, and on how many states (admissible) or moves (consistent) it fails.
struct AuditedProperty {
  bool claimed_by_source = false;                // where the heuristic comes from
  bool declared = false;                         // by gridlock, in this metric
  std::uint64_t violations = 0;                  // where it fails
  std::optional<Counterexample> counterexample;  // the one nearest to a goal

  // On this puzzle.
  bool holds() const { return violations == 0; }
};

// What is true of one heuristic. Averages are over the states with a way to a goal, those called dead ends aside.
struct AuditedHeuristic {
  std::string name;             // as in list_heuristics()
  AuditedProperty admissible;   // never above the true distance
  AuditedProperty consistent;   // no move lowers it by more than the move costs
  double mean = 0;              // of its values
  double greatest_ratio = 0;    // of value to distance, goals aside
  double correlation = 0;       // of value and distance; 0 where one of them is constant
  std::uint64_t dead_ends = 0;  // states it calls dead ends, rightly or not

  // A property that gridlock itself declares fails here.
  bool refuted() const {
    return (admissible.declared && !admissible.holds()) || (consistent.declared && !consistent.holds());
  }
};

// What is true of a puzzle's whole space.
struct Audit {
  std::string kind;          // of puzzle
  Metric metric{};           // in which distances are counted
  Outcome outcome{};         // solved: all was seen; unsolvable: the same, without a goal; else the limit that ended it
  std::uint64_t states = 0;  // that can be reached
  std::uint64_t goals = 0;   // of them
  std::uint64_t moves = 0;   // between them
  std::uint64_t solvable = 0;                // states from which a goal can be reached
  double mean_distance = 0;                  // of those
  Count greatest_distance = 0;               // of those
  std::vector<AuditedHeuristic> heuristics;  // empty if a limit ended it
  Stats stats;                               // what it took

  // Every state was seen.
  bool complete() const { return outcome == Outcome::solved || outcome == Outcome::unsolvable; }
};

// Throws Error for an unknown name, and for a metric that the kind of puzzle does not have.
Audit audit(const Puzzle& puzzle, const AuditRequest& request = {});

}  // namespace gridlock

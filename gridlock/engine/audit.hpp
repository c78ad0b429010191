// Holds heuristics to account: compares them with the true distances on the whole space of a puzzle, and finds a
// counterexample for every claim that fails.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/result.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct AuditRequest {
  std::vector<std::string> heuristics;  // by name; empty: all of the kind
  std::optional<Metric> metric;         // none: the kind's default
  Limits limits;
  Progress progress;
};

// A position where a property fails. In a lexicographic metric, values and distances are the count that comes first.
// kNoWay among the values: the heuristic says that no goal can be reached.
struct Counterexample {
  Puzzle position;
  Count value = 0;     // of the heuristic
  Count distance = 0;  // to the nearest goal, in truth; kNoWay if there is none
  // For consistency: the move to the position whose value is lower by more than the move costs.
  std::string move;
  Count value_after = 0;
};

// One property of one heuristic: who claims it, and on how many states (admissible) or moves (consistent) it fails.
struct AuditedProperty {
  bool claimed_by_source = false;
  bool declared = false;  // by gridlock, in this metric
  std::uint64_t violations = 0;
  std::optional<Counterexample> counterexample;  // the one nearest to a goal

  bool holds() const { return violations == 0; }
};

struct AuditedHeuristic {
  std::string name;
  AuditedProperty admissible;  // never above the true distance
  AuditedProperty consistent;  // no move lowers it by more than the move costs
  // Over the states with a way to a goal, those called dead ends aside.
  double mean = 0;
  double greatest_ratio = 0;    // of value to distance, goals aside
  double correlation = 0;       // of value and distance; 0 where one of them is constant
  std::uint64_t dead_ends = 0;  // states it calls dead ends, rightly or not

  // A property that gridlock itself declares fails here.
  bool refuted() const {
    return (admissible.declared && !admissible.holds()) || (consistent.declared && !consistent.holds());
  }
};

struct Audit {
  std::string kind;
  Metric metric{};
  Outcome outcome{};  // solved: all was seen; unsolvable: the same, without a goal; else the limit that ended it
  std::uint64_t states = 0, goals = 0, moves = 0;
  std::uint64_t solvable = 0;  // states from which a goal can be reached
  double mean_distance = 0;    // of those
  Count greatest_distance = 0;
  std::vector<AuditedHeuristic> heuristics;  // empty if a limit ended it
  Stats stats;

  bool complete() const { return outcome == Outcome::solved || outcome == Outcome::unsolvable; }
};

// Throws Error for an unknown name.
Audit audit(const Puzzle& puzzle, const AuditRequest& request);

}  // namespace gridlock

// Everything that is recorded about one case. The list in for_each_measure is the only one: the columns of the
// database, the message from a child to its parent and what the tables can show are all made from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gridlock/solve.hpp"

namespace gridlock::lab {

using Text = std::string;
using Whole = std::optional<std::int64_t>;

inline double real(const Whole& number) { return static_cast<double>(number.value_or(0)); }
using Real = std::optional<double>;

// The outcomes that only a process can have, beside those of a search.
inline constexpr std::string_view kCrashed = "crashed";
inline constexpr std::string_view kSolved = "solved";

struct Measures {
  Text outcome;
  Whole optimal;  // 1: proven
  Whole cost, lower_bound;
  Whole pushes, moves_count;  // of a Sokoban solution
  Text solution;              // the moves with blanks between them, or LURD
  Whole expanded, generated, duplicates, reopened, states;
  Real branching_factor;
  Real seconds, cpu_seconds, seconds_to_first;  // the search's own clock
  Whole peak_bytes;                             // the search's own account
  Whole runs, runs_solved, runs_min, runs_max;  // of a randomised search
  Real runs_mean;
  Text note;  // why it is unsolvable, or what ended the process
  // The process as its parent saw it, start and end included.
  Real process_seconds, process_cpu_seconds;
  Whole process_bytes;

  bool solved() const { return outcome == kSolved; }
};

template <class M, class Use>
void for_each_measure(M& measures, Use&& use) {
  use("outcome", measures.outcome);
  use("optimal", measures.optimal);
  use("cost", measures.cost);
  use("lower_bound", measures.lower_bound);
  use("pushes", measures.pushes);
  use("moves_count", measures.moves_count);
  use("solution", measures.solution);
  use("expanded", measures.expanded);
  use("generated", measures.generated);
  use("duplicates", measures.duplicates);
  use("reopened", measures.reopened);
  use("states", measures.states);
  use("branching_factor", measures.branching_factor);
  use("seconds", measures.seconds);
  use("cpu_seconds", measures.cpu_seconds);
  use("seconds_to_first", measures.seconds_to_first);
  use("peak_bytes", measures.peak_bytes);
  use("runs", measures.runs);
  use("runs_solved", measures.runs_solved);
  use("runs_min", measures.runs_min);
  use("runs_max", measures.runs_max);
  use("runs_mean", measures.runs_mean);
  use("note", measures.note);
  use("process_seconds", measures.process_seconds);
  use("process_cpu_seconds", measures.process_cpu_seconds);
  use("process_bytes", measures.process_bytes);
}

// What a search says of itself; the process fields stay empty.
Measures measures_of(const Solution& solution);

// As bytes for a pipe, and back. unpacked() gives nothing for bytes that are cut short.
std::string packed(const Measures& measures);
std::optional<Measures> unpacked(std::string_view bytes);

}  // namespace gridlock::lab

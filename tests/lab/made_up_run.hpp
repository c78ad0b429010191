// Runs that never ran: what the tests of figures and reports look at.
#pragma once

#include "tests/lab/corpus.hpp"

namespace gridlock::testing {

// Ten boards, of which one search solves all and the other all but the last two.
inline lab::Run uneven_run() {
  lab::Run run;
  run.facts = {{"time_limit", "15"}, {"memory_limit", "2147483648"}, {"command", "gridlock lab run <boards> -o x.db"}};
  for (int i = 0; i < 10; ++i) {
    const lab::Specimen one = specimen(i % 2 == 0 ? kOneMove : kThreeMoves, i + 1, "board <" + std::to_string(i) + ">");
    run.subjects.push_back(one.subject);
    run.subjects.back().features.pieces += i;
    for (const char* search : {"slow", "quick"}) {
      const bool solved = search[0] == 'q' || i < 8;
      lab::Case each;
      each.key = {i, {search, ""}, "moves", 1};
      each.measures.outcome = solved ? "solved" : "out_of_time";
      each.measures.seconds = solved ? (search[0] == 'q' ? 0.001 : 0.01) * (i + 1) : 15;
      each.measures.expanded = 100 * (i + 1) * (i + 1);
      each.measures.generated = 300 * (i + 1) * (i + 1) + 17 * i;
      each.measures.peak_bytes = 4096;
      if (solved) each.measures.cost = each.measures.lower_bound = i % 2 == 0 ? 1 : 3;
      if (solved) each.measures.solution = i % 2 == 0 ? "X+4" : "D+1 C+3 X+3";
      run.cases.push_back(each);
    }
  }
  return run;
}

// One configuration on Sokoban levels, all solved: crates and seconds of each.
inline lab::Run run_of_times(const std::vector<std::pair<int, double>>& crates_and_seconds) {
  lab::Run run;
  run.facts = {{"time_limit", "15"}};
  for (const auto& [crates, seconds] : crates_and_seconds) {
    lab::Case each;
    each.key = {static_cast<std::int64_t>(run.subjects.size()), {"auto", ""}, "pushes", 1};
    each.measures.outcome = "solved";
    each.measures.seconds = seconds;
    each.measures.expanded = 10 + each.key.subject * each.key.subject % 29;
    run.cases.push_back(each);
    lab::Subject subject;
    subject.kind = "sokoban";
    subject.label = "level " + std::to_string(run.subjects.size());
    subject.features.pieces = crates;
    run.subjects.push_back(subject);
  }
  return run;
}

}  // namespace gridlock::testing

// A small corpus and a database for it, for the tests of experiments.
#pragma once

#include "gridlock/formats/formats.hpp"
#include "gridlock/lab/run/experiment.hpp"
#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {

inline lab::Specimen specimen(const std::string& board, int index, const std::string& name) {
  const auto entries = read_puzzles(board, "boards.txt");
  return lab::specimen_of(entries.front().puzzle(), "boards.txt", index, name, name);
}

// Three boards, each solved by breadth-first search at once.
inline lab::Experiment small_experiment() {
  lab::Experiment experiment;
  experiment.corpus = {specimen(kOneMove, 1, "one"), specimen(kThreeMoves, 2, "three"),
                       specimen(kUnsolvable, 3, "never")};
  experiment.searches = {"bfs"};
  experiment.request.limits.time = std::chrono::minutes(10);  // however busy the machine
  experiment.request.limits.bytes = std::size_t{256} << 20;
  return experiment;
}

// Runs it into a database and reads it back.
inline lab::Run outcome_of(const lab::Experiment& experiment, const std::string& path, lab::Tally* tally = nullptr) {
  {
    lab::Store store(path, lab::settings_of(experiment.request));
    const lab::Tally told = lab::run_experiment(experiment, store, {});
    if (tally != nullptr) *tally = told;
  }
  return lab::load_run(path);
}

// "one bfs: solved 1"
inline std::vector<std::string> lines_of(const lab::Run& run) {
  std::vector<std::string> lines;
  for (const auto& each : run.cases) {
    lines.push_back(run.subject_of(each).name + " " + each.key.configuration.label() + ": " + each.measures.outcome);
    if (each.measures.cost) lines.back() += " " + std::to_string(*each.measures.cost);
  }
  return lines;
}

}  // namespace gridlock::testing

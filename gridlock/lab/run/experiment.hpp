// An experiment: every puzzle of a corpus with every configuration, each case in its own process, all results recorded.
// Started again, it continues where it stopped.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "gridlock/core/shard.hpp"
#include "gridlock/lab/run/pool.hpp"
#include "gridlock/lab/run/store.hpp"

namespace gridlock::lab {

struct Specimen {
  Subject subject;
  Puzzle puzzle;
};

// With its features and its drawing.
Specimen specimen_of(const Puzzle& puzzle, std::string source, int index, std::string name, std::string label);

// `count` of them, chosen by the seed, in their order.
std::vector<Specimen> sampled(std::vector<Specimen> corpus, std::size_t count, std::uint64_t seed);

using Solve = std::function<Solution(const Puzzle&, const SolveRequest&)>;

struct Experiment {
  std::vector<Specimen> corpus;
  std::vector<std::string> searches, heuristics;
  SolveRequest request;  // all but the names; repeat k gets the seed + k - 1
  unsigned repeats = 1;
  unsigned jobs = 1;
  std::string except;                // a database whose cases count as done; empty: none
  std::vector<std::string> retried;  // unless they ended so
  Shard shard;                       // of all other cases
  const std::atomic<bool>* cancel = nullptr;
  Solve solve = gridlock::solve;  // tests put something there that crashes, hangs or eats memory
};

// How far it is.
struct Tally {
  std::size_t total = 0;
  std::size_t before = 0;  // done by an earlier session
  std::size_t done = 0;    // by this one
  std::size_t solved = 0;  // of these
  std::chrono::nanoseconds elapsed{0};

  std::size_t failed() const { return done - solved; }
  bool complete() const { return before + done == total; }
};

// The settings that all cases of a database must share.
Facts settings_of(const SolveRequest& request);
// This machine and this program.
Facts facts_of_host();

// Writes down what is planned, and counts the cases without running any.
Tally count_cases(const Experiment& experiment, Store& store);

// Calls watch(tally) several times a second. Throws Error if no configuration goes with the corpus.
Tally run_experiment(const Experiment& experiment, Store& store, const std::function<void(const Tally&)>& watch);

}  // namespace gridlock::lab

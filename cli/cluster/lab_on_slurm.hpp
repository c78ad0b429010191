// Hands an experiment to Slurm: an array of tasks, each with its share of the cases that are missing, and a last job
// that puts their databases together.
#pragma once

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "gridlock/lab/run/experiment.hpp"

namespace gridlock::cli {

struct SlurmSettings {
  unsigned tasks = 16;
  unsigned cores = 1;   // of each task
  std::string options;  // of sbatch, as one would type them
};

// The words without these options and their values: "--on slurm", "--on=slurm".
std::vector<std::string> without_options(const std::vector<std::string>& words, const std::vector<std::string>& names);

// Returns when the jobs are queued. What an earlier submission has done is merged first; Error if it is still at work.
void run_on_slurm(const lab::Experiment& experiment, const SlurmSettings& settings, Session& session);

// Puts the parts that are there into the database, and says how many cases that added.
std::size_t merge_parts(const std::string& database);

}  // namespace gridlock::cli

// Hands an experiment to Slurm: an array of tasks, each with its share of the missing cases, and a final job that
// merges their databases.
#pragma once

#include <string>

#include "cli/cluster/slurm_settings.hpp"
#include "cli/session/session.hpp"
#include "gridlock/lab/run/experiment.hpp"

namespace gridlock::cli {

// Returns when the jobs are queued. What an earlier submission has done is merged first; Error if it is still at work.
void run_on_slurm(const lab::Experiment& experiment, const SlurmSettings& settings, Session& session);

// Puts the parts that are there into the database, and says how many cases that added.
std::size_t merge_parts(const std::string& database);

}  // namespace gridlock::cli

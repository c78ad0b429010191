// Hands a census to Slurm: an array of tasks, one shard each, and a final job that merges their files. A task that was
// killed continues where it stopped when the same command is given again.
#pragma once

#include <string>

#include "cli/cluster/slurm_settings.hpp"
#include "cli/session/session.hpp"
#include "gridlock/rushhour/census/plan.hpp"

namespace gridlock::cli {

// Returns when the jobs are queued. Error if those of an earlier submission still are, or Slurm refuses.
void census_on_slurm(const rushhour::census::Request& request, const std::string& path, const SlurmSettings& settings,
                     Session& session);

// The census is there: what its tasks have written is not needed any more. Error if they are still in the queue.
void forget_tasks(const std::string& path);

// Prints how far the census in that file is, here or on a cluster.
void tell_census_status(const rushhour::census::Request& request, const std::string& path, Session& session);

}  // namespace gridlock::cli

// Slurm as far as gridlock needs it: job arrays followed by a final job, and which of the jobs still exist.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace gridlock::cli {

struct ArrayJob {
  std::string name;
  std::string script;                // reads SLURM_ARRAY_TASK_ID
  unsigned tasks = 1;                // numbered from 1
  unsigned cores = 1;                // of each
  std::string log;                   // "%a" stands for the number
  std::vector<std::string> options;  // more of sbatch's own
};

// Queues the array and, to run after it however its tasks ended, `last_script` with its own log. Returns the numbers of
// the two jobs. Throws Error with what Slurm said if it refuses; then neither is left in the queue.
struct Submitted {
  std::string array, last;
};
Submitted submit(const ArrayJob& job, const std::string& last_script, const std::string& last_log);

// What is still in the queue of these jobs: by task ("12_3"; "12" for a job that is no array) whether it is RUNNING,
// PENDING, ... Throws Error if Slurm does not answer.
std::map<std::string, std::string> queued(const Submitted& jobs, unsigned tasks);

}  // namespace gridlock::cli

// The state of the tasks of a job array, for the commands that report it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/cluster/tasks.hpp"
#include "cli/session/session.hpp"
#include "gridlock/report/record.hpp"

namespace gridlock::cli {

struct TaskStates {
  std::size_t waiting = 0, running = 0, ended = 0;
  std::vector<std::pair<unsigned, std::string>> died;  // those that ended as they should not, and how
  std::size_t queued = 0;                              // with the job that merges

  // Its counts.
  void add_to(report::Record& record) const;
};

// Throws Error if Slurm does not answer.
TaskStates states_of(const TaskFolder& folder, const TaskFolder::Plan& plan);

// Prints how each task that died has ended, and the end of its log.
void tell_of_died(const TaskFolder& folder, const TaskStates& tasks, Session& session);

}  // namespace gridlock::cli

// The folder beside a result that holds what the tasks of a job array write: scripts, a part of the result and a log of
// each, and how each ended.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cluster/slurm.hpp"

namespace gridlock::cli {

class TaskFolder {
 public:
  // "run.db.tasks" for "run.db"
  explicit TaskFolder(const std::string& result);

  bool exists() const;
  void remove() const;

  // What was submitted: nothing if the folder is not there, or was left before it was.
  struct Plan {
    Submitted jobs;
    unsigned tasks = 0;
  };
  std::optional<Plan> plan() const;

  // Writes the scripts and queues them. A task runs `command` with "--shard K/N -o PART" behind it; `merge`, with the
  // parts that are there and "-o RESULT" behind it, runs when all have ended.
  Plan submit(const std::vector<std::string>& command, const std::vector<std::string>& merge, ArrayJob job) const;

  // Those that exist.
  std::vector<std::string> parts() const;
  // The exit code of a task, if it lived to write it.
  std::optional<int> exit_code(unsigned task) const;
  std::string log(unsigned task) const;

 private:
  std::string part(const std::string& task) const { return folder_ + "/part-" + task + ".db"; }

  std::string result_, folder_;
};

// The last lines of a file, or nothing.
std::vector<std::string> last_lines(const std::string& path, std::size_t count);

}  // namespace gridlock::cli

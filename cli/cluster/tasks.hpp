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
  // "run.db.tasks" for "run.db". The names of its parts end with `ending`.
  TaskFolder(const std::string& result, std::string ending);

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
  // Where task K writes its part.
  std::string part(unsigned task) const { return part(std::to_string(task)); }
  // The exit code of a task, if it lived to write it.
  std::optional<int> exit_code(unsigned task) const;
  std::string log(unsigned task) const;

 private:
  std::string part(const std::string& task) const { return folder_ + "/part-" + task + ending_; }

  std::string exit_file(unsigned task) const { return folder_ + "/task-" + std::to_string(task) + ".exit"; }

  std::string result_, folder_, ending_;
};

// Databases of `gridlock lab run`.
constexpr const char* kRunParts = ".db";

// Throws Error if some of the jobs are still in the queue; `status` is the command that shows them.
void require_rest(const TaskFolder::Plan& plan, const std::string& status, const std::string& result);

// The last lines of a file, or nothing.
std::vector<std::string> last_lines(const std::string& path, std::size_t count);

}  // namespace gridlock::cli

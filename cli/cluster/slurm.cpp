#include "cli/cluster/slurm.hpp"

#include <sstream>

#include "cli/cluster/other_program.hpp"
#include "gridlock/core/error.hpp"

namespace gridlock::cli {
namespace {

std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  for (char& sign : text)
    if (sign == '\n') sign = ' ';
  return text;
}

// The number of the job that sbatch made.
std::string sbatch(std::vector<std::string> words) {
  words.insert(words.begin(), {"sbatch", "--parsable"});
  const Printed printed = output_of(words);
  if (!printed.found()) throw Error("there is no Slurm here: sbatch is not on the PATH");
  if (!printed.well()) throw Error("Slurm refuses the job: " + one_line(printed.text));
  // "12", or "12;cluster"; warnings may stand before it.
  std::string last;
  std::istringstream lines(printed.text);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) last = line;
  return last.substr(0, last.find(';'));
}

}  // namespace

Submitted submit(const ArrayJob& job, const std::string& last_script, const std::string& last_log) {
  std::vector<std::string> words{"--job-name=" + job.name, "--array=1-" + std::to_string(job.tasks),
                                 "--cpus-per-task=" + std::to_string(job.cores), "--output=" + job.log,
                                 "--open-mode=append"};
  words.insert(words.end(), job.options.begin(), job.options.end());
  words.push_back(job.script);
  Submitted submitted{sbatch(words), ""};
  try {
    submitted.last = sbatch({"--job-name=" + job.name + "-merge", "--dependency=afterany:" + submitted.array,
                             "--output=" + last_log, last_script});
  } catch (...) {
    output_of({"scancel", submitted.array});
    throw;
  }
  return submitted;
}

std::map<std::string, std::string> queued(const Submitted& jobs, unsigned tasks) {
  // --array: a line for each task, those that wait included. A job that Slurm has forgotten is not in the queue.
  const Printed printed = output_of({"squeue", "--noheader", "--array", "--states=all", "--format=%A %F %K %T"});
  if (!printed.found()) throw Error("there is no Slurm here: squeue is not on the PATH");
  if (!printed.well()) throw Error("Slurm does not answer: " + one_line(printed.text));
  std::map<std::string, std::string> found;
  std::istringstream lines(printed.text);
  const std::string ended =
      " BOOT_FAIL CANCELLED COMPLETED DEADLINE FAILED NODE_FAIL OUT_OF_MEMORY PREEMPTED REVOKED TIMEOUT ";
  for (std::string job, array, task, state; lines >> job >> array >> task >> state;) {
    if (ended.find(" " + state + " ") != std::string::npos) continue;
    if (array == jobs.array && std::atoi(task.c_str()) <= static_cast<int>(tasks)) found[array + "_" + task] = state;
    if (job == jobs.last) found[job] = state;
  }
  return found;
}

}  // namespace gridlock::cli

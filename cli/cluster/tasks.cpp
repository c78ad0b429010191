#include "cli/cluster/tasks.hpp"

#include <algorithm>
#include <cerrno>
#include <deque>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/options/args.hpp"

namespace gridlock::cli {
namespace {

namespace fs = std::filesystem;

void write(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw std::system_error(errno, std::generic_category(), "cannot write " + path);
}

std::string line_of(const std::vector<std::string>& words) {
  std::string line;
  for (const auto& word : words) line += (line.empty() ? "" : " ") + quoted_for_shell(word);
  return line;
}

}  // namespace

TaskFolder::TaskFolder(const std::string& result, std::string ending)
    : result_(fs::absolute(result).string()), folder_(result_ + ".tasks"), ending_(std::move(ending)) {}

bool TaskFolder::exists() const {
  std::error_code fault;
  return fs::is_directory(folder_, fault);
}

void TaskFolder::remove() const { fs::remove_all(folder_); }

std::optional<TaskFolder::Plan> TaskFolder::plan() const {
  std::ifstream file(folder_ + "/jobs");
  Plan plan;
  if (!(file >> plan.jobs.array >> plan.jobs.last >> plan.tasks)) return std::nullopt;
  return plan;
}

TaskFolder::Plan TaskFolder::submit(const std::vector<std::string>& command, const std::vector<std::string>& merge,
                                    ArrayJob job) const {
  fs::create_directories(folder_);
  for (unsigned task = 1; task <= job.tasks; ++task) fs::remove(exit_file(task));  // of an earlier submission
  const std::string number = "\"$SLURM_ARRAY_TASK_ID\"", folder = quoted_for_shell(folder_);
  job.script = folder_ + "/task.sh";
  job.log = folder_ + "/task-%a.log";
  write(job.script, "#!/bin/sh\n" + line_of(command) + " --jobs " + std::to_string(job.cores) + " --shard " + number +
                        "/" + std::to_string(job.tasks) + " -o " + folder + "/part-" + number + ending_ +
                        "\ncode=$?\necho $code > " + folder + "/task-" + number + ".exit\nexit $code\n");
  const std::string last = folder_ + "/merge.sh";
  write(last, "#!/bin/sh\nexec " + line_of(merge) + " " + folder + "/part-*" + ending_ + " -o " +
                  quoted_for_shell(result_) + "\n");
  Plan plan{cli::submit(job, last, folder_ + "/merge.log"), job.tasks};
  write(folder_ + "/jobs", plan.jobs.array + " " + plan.jobs.last + " " + std::to_string(plan.tasks) + "\n");
  return plan;
}

std::vector<std::string> TaskFolder::parts() const {
  std::vector<std::string> found;
  const auto planned = plan();
  for (unsigned task = 1; planned && task <= planned->tasks; ++task)
    if (fs::exists(part(task))) found.push_back(part(task));
  return found;
}

std::optional<int> TaskFolder::exit_code(unsigned task) const {
  std::ifstream file(exit_file(task));
  int code = 0;
  return file >> code ? std::optional(code) : std::nullopt;
}

std::string TaskFolder::log(unsigned task) const { return folder_ + "/task-" + std::to_string(task) + ".log"; }

void require_rest(const TaskFolder::Plan& plan, const std::string& status, const std::string& result) {
  if (!queued(plan.jobs, plan.tasks).empty())
    throw Error("its jobs are still in the queue; `" + status + "` shows them, `scancel " + plan.jobs.array + " " +
                    plan.jobs.last + "` ends them",
                0, 0, result);
}

std::vector<std::string> last_lines(const std::string& path, std::size_t count) {
  std::ifstream file(path);
  std::deque<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    lines.push_back(line);
    if (lines.size() > count) lines.pop_front();
  }
  return {lines.begin(), lines.end()};
}

}  // namespace gridlock::cli

#include "cli/cluster/lab_on_slurm.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/cluster/tasks.hpp"
#include "gridlock/lab/run/merge.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::cli {
namespace {

// What concerns the submission as a whole, or is chosen anew for each task.
const std::vector<std::string> kNotForTasks{"--on",           "--tasks", "--sbatch", "--jobs",
                                            "--memory-limit", "-o",      "--output"};

std::string this_program() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Settles an earlier submission: its results go into the database, its folder goes.
void settle(const TaskFolder& folder, const std::string& database, Session& session) {
  if (!folder.exists()) return;
  if (const auto plan = folder.plan()) {
    if (const auto left = queued(plan->jobs, plan->tasks); !left.empty())
      throw Error("jobs of this run are still in the queue; `gridlock lab status " + database +
                      "` shows them, `scancel " + plan->jobs.array + " " + plan->jobs.last + "` ends them",
                  0, 0, database);
    if (const std::size_t added = merge_parts(database); added > 0)
      session.note("took " + report::grouped(added) + " cases over that were not merged yet");
  }
  folder.remove();
}

}  // namespace

std::vector<std::string> without_options(const std::vector<std::string>& words, const std::vector<std::string>& names) {
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (std::find(names.begin(), names.end(), words[i]) != names.end()) {
      ++i;  // its value
      continue;
    }
    const auto begins = [&](const std::string& name) {
      const bool brief = name.size() == 2;
      return words[i].rfind(brief ? name : name + "=", 0) == 0;
    };
    if (std::none_of(names.begin(), names.end(), begins)) kept.push_back(words[i]);
  }
  return kept;
}

std::size_t merge_parts(const std::string& database) {
  const auto parts = TaskFolder(database).parts();
  if (parts.empty()) return 0;
  const lab::Merged merged = lab::merge_runs(parts, database);
  return merged.after - merged.before;
}

void run_on_slurm(const lab::Experiment& experiment, const SlurmSettings& settings, Session& session) {
  const std::string& path = session.common().output;
  const TaskFolder folder(path);
  settle(folder, path, session);
  lab::Tally tally;
  {
    lab::Store store(path, lab::settings_of(experiment.request), experiment.retried);
    tally = lab::count_cases(experiment, store);
    lab::Facts facts = lab::facts_of_host();
    facts.insert(facts.end(), {{"command", session.common().command_line}, {"cases", std::to_string(tally.total)}});
    store.note(facts);
  }
  const std::size_t missing = tally.total - tally.before;
  if (missing == 0) return session.note(path + ": all " + report::grouped(tally.total) + " cases were there before");

  std::vector<std::string> command{this_program(), "lab", "run"};
  for (auto& word : without_options(session.common().words, kNotForTasks)) command.push_back(std::move(word));
  const std::string database = std::filesystem::absolute(path).string();
  command.insert(command.end(),
                 {"--memory-limit", std::to_string(experiment.request.limits.bytes), "--except", database});
  ArrayJob job;
  job.name = "gridlock";
  job.tasks = static_cast<unsigned>(std::min<std::size_t>(settings.tasks, missing));
  job.cores = settings.cores;
  job.options = words_of(settings.options);
  try {
    const auto plan = folder.submit(command, {this_program(), "lab", "merge"}, job);
    session.note(path + ": " + report::grouped(missing) + " cases in " + std::to_string(plan.tasks) + " tasks, job " +
                 plan.jobs.array + "; `gridlock lab status " + path + "` says how far it is");
  } catch (...) {
    folder.remove();
    throw;
  }
}

}  // namespace gridlock::cli

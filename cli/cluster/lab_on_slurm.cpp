#include "cli/cluster/lab_on_slurm.hpp"

#include <filesystem>
#include <vector>

#include "cli/cluster/tasks.hpp"
#include "gridlock/lab/run/merge.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::cli {
namespace {

// What concerns the submission as a whole, or is chosen anew for each task.
const std::vector<std::string> kNotForTasks{"--on",           "--tasks", "--sbatch", "--jobs",
                                            "--memory-limit", "-o",      "--output"};

// Settles an earlier submission: its results go into the database, its folder goes.
void settle(const TaskFolder& folder, const std::string& database, Session& session) {
  if (!folder.exists()) return;
  if (const auto plan = folder.plan()) {
    require_rest(*plan, "gridlock lab status " + database, database);
    if (const std::size_t added = merge_parts(database); added > 0)
      session.note("took " + report::grouped(added) + " cases over that were not merged yet");
  }
  folder.remove();
}

}  // namespace

std::size_t merge_parts(const std::string& database) {
  const auto parts = TaskFolder(database, kRunParts).parts();
  if (parts.empty()) return 0;
  const lab::Merged merged = lab::merge_runs(parts, database);
  return merged.after - merged.before;
}

void run_on_slurm(const lab::Experiment& experiment, const SlurmSettings& settings, Session& session) {
  const std::string& path = session.common().output;
  const TaskFolder folder(path, kRunParts);
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
  try {
    const auto plan = folder.submit(command, {this_program(), "lab", "merge"}, array_job(settings, missing));
    session.note(path + ": " + report::grouped(missing) + " cases in " + std::to_string(plan.tasks) + " tasks, job " +
                 plan.jobs.array + "; `gridlock lab status " + path + "` says how far it is");
  } catch (...) {
    folder.remove();
    throw;
  }
}

}  // namespace gridlock::cli

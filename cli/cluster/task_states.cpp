#include "cli/cluster/task_states.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kLogLines = 5;

}  // namespace

void TaskStates::add_to(report::Record& record) const {
  record.add("queued", queued)
      .add("waiting", waiting)
      .add("running", running)
      .add("ended", ended)
      .add("died", died.size());
}

TaskStates states_of(const TaskFolder& folder, const TaskFolder::Plan& plan) {
  const auto states = queued(plan.jobs, plan.tasks);
  TaskStates tasks;
  tasks.queued = states.size();
  for (unsigned task = 1; task <= plan.tasks; ++task) {
    const auto state = states.find(plan.jobs.array + "_" + std::to_string(task));
    if (state != states.end()) {
      ++(state->second == "PENDING" ? tasks.waiting : tasks.running);
      continue;
    }
    ++tasks.ended;
    const auto code = folder.exit_code(task);
    if (!code)
      tasks.died.emplace_back(task, "was killed");
    else if (*code > 128)
      tasks.died.emplace_back(task, "was killed by signal " + std::to_string(*code - 128));
    else if (*code != 0)
      tasks.died.emplace_back(task, "ended with exit code " + std::to_string(*code));
  }
  return tasks;
}

void tell_of_died(const TaskFolder& folder, const TaskStates& tasks, Session& session) {
  for (const auto& [task, how] : tasks.died) {
    std::string text = "task " + std::to_string(task) + " " + how + "; the end of " + folder.log(task) + ":\n";
    for (const auto& line : last_lines(folder.log(task), kLogLines)) text += "  " + line + "\n";
    session.out().write(text);
  }
}

}  // namespace gridlock::cli

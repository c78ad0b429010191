// gridlock lab status: how far a run is, here or on a cluster, and what went wrong.
#include <filesystem>
#include <memory>
#include <set>

#include "cli/cluster/tasks.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/lab/run/run.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kLogLines = 5;

// The cases of all databases of a run, each once.
struct Cases {
  std::size_t solved = 0;
  std::map<std::string, std::size_t> failures;
  std::set<std::string> seen;

  void add(const lab::Run& run) {
    for (const auto& each : run.cases) {
      const lab::Subject& subject = run.subject_of(each);
      const std::string key = subject.source + "\n" + std::to_string(subject.index) + "\n" + subject.text + "\n" +
                              each.key.configuration.label() + "\n" + each.key.metric + "\n" +
                              std::to_string(each.key.repeat);
      if (!seen.insert(key).second) continue;
      if (each.measures.solved())
        ++solved;
      else
        ++failures[each.measures.outcome];
    }
  }
  std::string why() const {
    std::string text;
    for (const auto& [outcome, count] : failures)
      text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + outcome;
    return text;
  }
};

// The tasks of a job array, and those that ended as they should not.
struct Tasks {
  std::size_t waiting = 0, running = 0, ended = 0;
  std::vector<std::pair<unsigned, std::string>> died;  // with how they ended
  std::size_t queued = 0;                              // with the job that merges
};

Tasks tasks_of(const TaskFolder& folder, const TaskFolder::Plan& plan) {
  const auto states = queued(plan.jobs, plan.tasks);
  Tasks tasks;
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

void tell_of_died(const TaskFolder& folder, const Tasks& tasks, Session& session) {
  for (const auto& [task, how] : tasks.died) {
    std::string text = "task " + std::to_string(task) + " " + how + "; the end of " + folder.log(task) + ":\n";
    for (const auto& line : last_lines(folder.log(task), kLogLines)) text += "  " + line + "\n";
    session.out().write(text);
  }
}

ExitCode run(const std::string& path, Session& session) {
  const lab::Run run = lab::load_run(path);
  const TaskFolder folder(path);
  const auto plan = folder.plan();
  Cases cases;
  for (const auto& part : folder.parts()) {
    try {
      cases.add(lab::load_run(part));
    } catch (const Error&) {  // its task has only just begun
    }
  }
  cases.add(run);
  const std::size_t done = cases.seen.size();
  const std::string total = run.fact("cases");
  report::Record record;
  record.add("cases", total.empty() ? static_cast<std::int64_t>(done) : std::stoll(total))
      .add("done", done)
      .add("solved", cases.solved)
      .add("not_solved", cases.why());
  Tasks tasks;
  ExitCode code = ExitCode::done;
  if (plan) {
    record.add("merged", run.cases.size()).add("tasks", plan->tasks);
    try {
      tasks = tasks_of(folder, *plan);
      record.add("queued", tasks.queued)
          .add("waiting", tasks.waiting)
          .add("running", tasks.running)
          .add("ended", tasks.ended)
          .add("died", tasks.died.size());
    } catch (const Error& error) {  // what the databases say is still true
      session.complain(error);
      code = ExitCode::bad_input;
    }
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  writer->write(record);
  writer->finish();
  if (session.common().format == "text") tell_of_died(folder, tasks, session);
  return code;
}

}  // namespace

Command lab_status_command() {
  const auto path = std::make_shared<std::string>();
  return {
      .name = "lab status",
      .summary = "say how far a run is, here or on a cluster, and which tasks died",
      .examples = {{"gridlock lab status run.db",
                    "cases done, running and failed; of tasks that died the end of their logs"},
                   {"gridlock lab status run.db --format json", "for a script"}},
      .options = {positional("RUN", "the database of gridlock lab run", *path)},
      .run = [path](Session& session) { return run(*path, session); },
      .notes =
          "What tasks have done counts before it is merged. If some died, the command that began the run, typed "
          "again, runs what is missing.",
  };
}

}  // namespace gridlock::cli

// gridlock lab status: how far a run is, here or on a cluster, and what went wrong.
#include <filesystem>
#include <memory>
#include <set>

#include "cli/cluster/task_states.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/lab/run/run.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

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

ExitCode run(const std::string& path, Session& session) {
  const lab::Run run = lab::load_run(path);
  const TaskFolder folder(path, kRunParts);
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
  TaskStates tasks;
  ExitCode code = ExitCode::done;
  if (plan) {
    record.add("merged", run.cases.size()).add("tasks", plan->tasks);
    try {
      tasks = states_of(folder, *plan);
      tasks.add_to(record);
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
      .summary = "show how far a run has got, here or on a cluster, and which tasks died",
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

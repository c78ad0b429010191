#include "cli/cluster/census_on_slurm.hpp"

#include <filesystem>

#include "cli/cluster/task_states.hpp"
#include "cli/input/census_files.hpp"
#include "cli/input/census_journal.hpp"
#include "cli/views/census_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;

constexpr const char* kCensusParts = ".census";

census::Request shard_of(census::Request request, unsigned number, unsigned count) {
  request.shard = {number, count};
  return request;
}

// The command that says how far it is.
std::string status_of(const std::string& path) { return "gridlock census --status -o " + path; }

// What a file has come to, or its journal if the file is not there yet.
census::Harvest harvest_in(const std::string& path, const census::Request& request) {
  if (!std::filesystem::exists(path)) return read_census_journal(path + ".part", request);
  const std::string text = read_census_text(path);
  const census::CensusFile file(text);
  if (!(file.request() == request)) throw Error("here is the census of " + size_of(file.request()), 0, 0, path);
  return file.all().harvest;
}

}  // namespace

void census_on_slurm(const census::Request& request, const std::string& path, const SlurmSettings& settings,
                     Session& session) {
  const TaskFolder folder(path, kCensusParts);
  const bool again = folder.exists();
  SlurmSettings these = settings;
  if (const auto plan = folder.plan()) {
    require_rest(*plan, status_of(path), path);
    if (plan->tasks != settings.tasks)
      session.note("it goes on with the " + std::to_string(plan->tasks) + " tasks that it was begun with");
    these.tasks = plan->tasks;
  }
  const census::Lines lines(request.side);
  const std::vector<std::string> command{
      this_program(), "census", "--size", std::to_string(request.side), "--walls", std::to_string(request.walls)};
  try {
    const auto plan = folder.submit(command, {this_program(), "census", "--merge"},
                                    array_job(these, census::Plan(lines, request).size()));
    session.note(path + ": " + size_of(request) + " in " + std::to_string(plan.tasks) + " tasks, job " +
                 plan.jobs.array + "; the same command with --status says how far it is");
  } catch (...) {
    if (!again) folder.remove();
    throw;
  }
}

void forget_tasks(const std::string& path) {
  const TaskFolder folder(path, kCensusParts);
  if (const auto plan = folder.plan()) require_rest(*plan, status_of(path), path);
  folder.remove();
}

void tell_census_status(const census::Request& request, const std::string& path, Session& session) {
  const TaskFolder folder(path, kCensusParts);
  const auto plan = folder.plan();
  const census::Lines lines(request.side);
  const bool whole = std::filesystem::exists(path) || !plan;
  census::Harvest harvest;
  if (whole) {
    harvest = harvest_in(path, request);
  } else {
    for (unsigned task = 1; task <= plan->tasks; ++task)
      harvest.add(harvest_in(folder.part(task), shard_of(request, task, plan->tasks)));
  }
  report::Record record;
  record.add("census", size_of(request))
      .add("chunks", census::Plan(lines, request).size())
      .add("done", harvest.chunks)
      .add("boards", harvest.boards.size())
      .add("merged", std::filesystem::exists(path));
  TaskStates tasks;
  if (plan) {
    tasks = states_of(folder, *plan);
    tasks.add_to(record.add("tasks", plan->tasks));
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  writer->write(record);
  writer->finish();
  if (session.common().format == "text") tell_of_died(folder, tasks, session);
}

}  // namespace gridlock::cli

#include "gridlock/lab/run/experiment.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "gridlock/catalogue.hpp"
#include "gridlock/core/error.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/formats/formats.hpp"

namespace gridlock::lab {
namespace {

using Clock = std::chrono::steady_clock;

struct Task {
  const Specimen* specimen;
  CaseKey key;
};

SolveRequest request_of(const Experiment& experiment, const Task& task) {
  SolveRequest request = experiment.request;
  request.search = task.key.configuration.search;
  request.heuristic = task.key.configuration.heuristic;
  request.seed += static_cast<std::uint64_t>(task.key.repeat - 1);
  return request;
}

std::string metric_of(const Experiment& experiment, const Puzzle& puzzle) {
  return std::string(name_of(experiment.request.metric.value_or(puzzle_info(puzzle).metrics.front())));
}

// Every case, puzzle by puzzle, whether it was done before or not; only those done elsewhere are left out.
std::vector<Task> tasks_of(const Experiment& experiment, Store& store) {
  std::map<std::string, std::vector<Configuration>> configurations;
  std::vector<Task> tasks;
  std::set<std::int64_t> rows;
  FinishedElsewhere elsewhere;
  if (!experiment.except.empty()) elsewhere = FinishedElsewhere(experiment.except, experiment.retried);
  store.begin();
  for (const auto& specimen : experiment.corpus) {
    auto& chosen = configurations[specimen.subject.kind];
    if (chosen.empty()) {
      chosen = cross_product(specimen.subject.kind, experiment.searches, experiment.heuristics);
      if (chosen.empty()) throw Error("none of the searches is for " + specimen.subject.kind);
      store.plan(chosen);
    }
    const std::int64_t row = store.row_of(specimen.subject);
    if (!rows.insert(row).second) continue;  // the same file was named twice
    const std::string metric = metric_of(experiment, specimen.puzzle);
    for (const auto& configuration : chosen)
      for (std::int64_t repeat = 1; repeat <= experiment.repeats; ++repeat)
        if (const CaseKey key{row, configuration, metric, repeat}; !elsewhere.has(specimen.subject, key))
          tasks.push_back({&specimen, key});
  }
  store.commit();
  if (experiment.shard.whole()) return tasks;
  std::vector<Task> own;
  for (const std::size_t i : experiment.shard.pieces_of(tasks.size())) own.push_back(tasks[i]);
  return own;
}

// Takes those that are finished out of `tasks`.
Tally take_out_finished(std::vector<Task>& tasks, const Store& store) {
  Tally tally;
  tally.total = tasks.size();
  const auto finished = [&](const Task& task) { return store.has(task.key); };
  tasks.erase(std::remove_if(tasks.begin(), tasks.end(), finished), tasks.end());
  tally.before = tally.total - tasks.size();
  return tally;
}

}  // namespace

Specimen specimen_of(const Puzzle& puzzle, std::string source, int index, std::string name, std::string label) {
  Subject subject;
  subject.kind = kind_name(puzzle);
  subject.source = std::move(source);
  subject.index = index;
  subject.name = std::move(name);
  subject.label = std::move(label);
  subject.text = drawing(puzzle);
  if (const auto* board = std::get_if<rushhour::Puzzle>(&puzzle))
    for (const auto& vehicle : board->vehicles)
      subject.vehicles += (subject.vehicles.empty() ? "" : " ") + vehicle.name + ":" +
                          std::to_string(vehicle.cell.row) + "," + std::to_string(vehicle.cell.col);
  subject.features = features_of(puzzle);
  return {std::move(subject), puzzle};
}

std::vector<Specimen> sampled(std::vector<Specimen> corpus, std::size_t count, std::uint64_t seed) {
  if (count >= corpus.size()) return corpus;
  std::vector<std::size_t> order(corpus.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random random(seed);
  for (std::size_t i = 0; i < count; ++i)
    std::swap(order[i], order[i + random.below(static_cast<std::uint32_t>(order.size() - i))]);
  order.resize(count);
  std::sort(order.begin(), order.end());
  std::vector<Specimen> chosen;
  for (const std::size_t i : order) chosen.push_back(std::move(corpus[i]));
  return chosen;
}

Tally count_cases(const Experiment& experiment, Store& store) {
  std::vector<Task> tasks = tasks_of(experiment, store);
  return take_out_finished(tasks, store);
}

Tally run_experiment(const Experiment& experiment, Store& store, const std::function<void(const Tally&)>& watch) {
  std::vector<Task> tasks = tasks_of(experiment, store);
  Tally tally = take_out_finished(tasks, store);

  const auto began = Clock::now();
  const auto tell = [&] {
    tally.elapsed = Clock::now() - began;
    if (watch) watch(tally);
  };
  const auto work = [&](std::size_t i) {
    return measures_of(experiment.solve(tasks[i].specimen->puzzle, request_of(experiment, tasks[i])));
  };
  const auto done = [&](std::size_t i, Measures&& measures) {
    store.add(tasks[i].key, measures);
    ++tally.done;
    if (measures.solved()) ++tally.solved;
  };
  const SolveRequest& request = experiment.request;
  const ChildLimits limits{request.limits.time, request.limits.bytes, request.threads};
  run_in_processes(tasks.size(), work, {experiment.jobs, limits, experiment.cancel}, {done, tell});
  tell();
  return tally;
}

}  // namespace gridlock::lab

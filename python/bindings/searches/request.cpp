#include "python/bindings/searches/request.hpp"

#include <pybind11/stl.h>

#include <chrono>
#include <utility>

namespace gridlock::python {
namespace {

template <class T>
std::optional<T> wish(const py::dict& wishes, const char* key) {
  if (!wishes.contains(key) || wishes[key].is_none()) return std::nullopt;
  return wishes[key].cast<T>();
}

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

}  // namespace

std::optional<Metric> metric_from(const std::string& name) {
  if (name.empty()) return std::nullopt;
  if (const auto metric = metric_named(name)) return metric;
  std::string known;
  for (const auto each : kMetricNames) known += (known.empty() ? "" : ", ") + std::string(each);
  throw Error("there is no metric '" + name + "'; there are " + known);
}

Limits limits_from(const py::dict& wishes, const std::atomic<bool>& stop) {
  Limits limits;
  limits.cancel = &stop;
  if (const auto nodes = wish<std::uint64_t>(wishes, "node_limit")) limits.nodes = *nodes;
  if (const auto bytes = wish<std::size_t>(wishes, "memory_limit")) limits.bytes = *bytes;
  if (const auto time = wish<double>(wishes, "time_limit")) {
    if (!(*time >= 0)) throw Error("a time limit is a number of seconds, at least 0");
    if (*time < 1e9)
      limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*time));
  }
  return limits;
}

SolveRequest request_from(const py::dict& wishes, const std::atomic<bool>& stop) {
  SolveRequest request;
  request.limits = limits_from(wishes, stop);
  if (const auto search = wish<std::string>(wishes, "search")) request.search = *search;
  if (wishes.contains("heuristic") && py::isinstance<py::str>(wishes["heuristic"]))
    request.heuristic = wishes["heuristic"].cast<std::string>();
  request.metric = metric_from(wish<std::string>(wishes, "metric").value_or(""));
  if (const auto seed = wish<std::uint64_t>(wishes, "seed")) request.seed = *seed;
  if (const auto threads = wish<unsigned>(wishes, "threads")) request.threads = *threads;
  request.until_optimal = wish<bool>(wishes, "until_optimal");
  if (const auto exit = wish<bool>(wishes, "count_exit")) request.count_exit = *exit;
  if (const auto options = wish<py::dict>(wishes, "options"))
    for (const auto& [name, value] : *options) {
      if (py::isinstance<py::str>(value))
        request.options.set(name.cast<std::string>(), value.cast<std::string>());
      else
        request.options.set(name.cast<std::string>(), value.cast<double>());
    }
  return request;
}

PythonCall<Stats> progress_from(const py::dict& wishes, std::atomic<bool>& stop) {
  return {wishes.contains("progress") ? py::object(wishes["progress"]) : py::none(), stop,
          [](const Stats& stats) { return py::object(as_dict(stats)); }};
}

Progress as_progress(PythonCall<Stats>& call) {
  if (!call) return {};
  return [&call](const Stats& stats) { call(stats); };
}

bool interrupted(const Interruptible& work) {
  if (!work.raised()) return false;
  if (PyErr_ExceptionMatches(PyExc_KeyboardInterrupt) == 0) throw py::error_already_set();
  PyErr_Clear();
  return true;
}

py::dict as_dict(const Stats& stats) {
  py::dict all;
  all["expanded"] = stats.expanded;
  all["generated"] = stats.generated;
  all["duplicates"] = stats.duplicates;
  all["reopened"] = stats.reopened;
  all["dead_ends"] = stats.dead_ends;
  all["states"] = stats.states;
  all["peak_bytes"] = stats.peak_bytes;
  all["seconds"] = seconds(stats.elapsed);
  all["cpu_seconds"] = seconds(stats.cpu);
  all["first_solution_seconds"] =
      stats.first_solution ? py::object(py::float_(seconds(*stats.first_solution))) : py::none();
  return all;
}

}  // namespace gridlock::python

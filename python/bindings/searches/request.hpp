// What Python asks of a search, as the library understands it: limits, metric, options, progress.
#pragma once

#include <optional>
#include <string>

#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/solve.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/session/interruptible.hpp"

namespace gridlock::python {

// The metric of that name; none for an empty one. Throws Error for an unknown one.
std::optional<Metric> metric_from(const std::string& name);

// From the keys "time_limit" (seconds), "node_limit" and "memory_limit" (bytes) that are there.
Limits limits_from(const py::dict& wishes, const Interruptible& work);

// From all keys but "heuristic", where that is a function.
SolveRequest request_from(const py::dict& wishes, const Interruptible& work);

// Tells a function of Python how far the work is; what it raises stops the work.
class PythonProgress {
 public:
  // From the key "progress", if it is there and is not None.
  PythonProgress(const py::dict& wishes, Interruptible& work);

  // Refers to this object; empty if there is no function.
  Progress as_progress();
  // With the GIL held, after the work: true if Ctrl-C has come while the function ran. Raises what else the function
  // has.
  bool rethrow();

 private:
  void report(const Stats& stats);

  py::object function_;
  Interruptible& work_;
  std::optional<py::error_already_set> raised_;
};

// What a function of Python has raised while the library called it: true for Ctrl-C; anything else is raised again.
bool raise_unless_interrupted(std::optional<py::error_already_set>& raised);

// Once the work has ended: true if Ctrl-C has ended it. Raises whatever else Python has to raise.
bool interrupted(const Interruptible& work);

// What a search has counted, by name.
py::dict as_dict(const Stats& stats);

}  // namespace gridlock::python

// What Python asks of a search, as the library understands it: limits, metric, options, progress.
#pragma once

#include <optional>
#include <string>

#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/solve.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/session/interruptible.hpp"
#include "python/bindings/session/python_call.hpp"

namespace gridlock::python {

// The metric of that name; none for an empty one. Throws Error for an unknown one.
std::optional<Metric> metric_from(const std::string& name);

// Work ends when `stop` becomes true. From the keys "time_limit" (seconds), "node_limit" and "memory_limit" (bytes)
// that are there.
Limits limits_from(const py::dict& wishes, const std::atomic<bool>& stop);

// From all keys but "heuristic", where that is a function.
SolveRequest request_from(const py::dict& wishes, const std::atomic<bool>& stop);

// Tells a function of Python how far a search is, under the key "progress" of what is wished.
PythonCall<Stats> progress_from(const py::dict& wishes, std::atomic<bool>& stop);
// For the library; empty if there is no function.
Progress as_progress(PythonCall<Stats>& call);

// Once the work has ended: true if Ctrl-C has ended it. Raises whatever else Python has to raise.
bool interrupted(const Interruptible& work);

// What a search has counted, by name.
py::dict as_dict(const Stats& stats);

}  // namespace gridlock::python

// A function of Python as a heuristic of the library. It gets a State and returns a number, or None where no goal can
// be reached, and is called at most once for each state: its values are remembered.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <unordered_map>

#include "gridlock/own_heuristic.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/states/state.hpp"

namespace gridlock::python {

class PythonHeuristic {
 public:
  // What goes wrong in the function sets `stop`; rethrow() then raises it. `remembers`: it may be asked again.
  PythonHeuristic(py::object function, const Puzzle& puzzle, std::optional<Metric> metric, std::atomic<bool>& stop,
                  bool remembers);

  // Refers to this object. May be called without the GIL, by any thread.
  OwnHeuristic as_own();
  // With the GIL held, after the work: true if Ctrl-C has come while the function ran. Raises what else the function
  // has.
  bool rethrow();

 private:
  Count value(const Puzzle& position);
  Count asked(const StatePointer& state);

  py::object function_;
  std::string name_;
  std::shared_ptr<const StateMaker> states_;
  std::atomic<bool>& stop_;
  bool remembers_;
  std::unordered_map<std::string, Count> known_;  // by the keys of the states
  std::optional<py::error_already_set> raised_;
};

// What a heuristic returned, as a count: fractions are rounded up, which keeps an admissible heuristic admissible and a
// consistent one consistent, since all costs are whole. Raises ValueError or TypeError for what is no estimate.
Count count_from(const py::object& value);

}  // namespace gridlock::python

#include "python/bindings/searches/python_heuristic.hpp"

#include <cmath>
#include <utility>

#include "python/bindings/session/python_call.hpp"

namespace gridlock::python {

Count count_from(const py::object& value) {
  if (value.is_none()) return kNoWay;
  const double number = PyFloat_AsDouble(value.ptr());
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  if (std::isinf(number) && number > 0) return kNoWay;
  if (!(number >= 0))
    throw py::value_error("a heuristic returned " + std::string(py::repr(value)) + ", which is no estimate");
  const double whole = std::ceil(number);
  if (whole > static_cast<double>(Cost::kMostOfOne)) return kNoWay;
  return static_cast<Count>(whole);
}

PythonHeuristic::PythonHeuristic(py::object function, const Puzzle& puzzle, std::optional<Metric> metric,
                                 std::atomic<bool>& stop, bool remembers)
    : function_(std::move(function)),
      name_(py::str(py::getattr(function_, "__name__", py::str("own")))),
      states_(state_maker(puzzle, metric ? std::optional(leading(*metric)) : std::nullopt)),
      stop_(stop),
      remembers_(remembers) {}

OwnHeuristic PythonHeuristic::as_own() {
  return {name_, [this](const Puzzle& position) { return value(position); }};
}

bool PythonHeuristic::rethrow() { return raise_unless_interrupted(raised_); }

Count PythonHeuristic::value(const Puzzle& position) {
  const py::gil_scoped_acquire with_python;
  if (raised_) return 0;  // the work is about to stop
  const StatePointer state = states_->at(position);
  if (!remembers_) return asked(state);
  if (const auto known = known_.find(state->key()); known != known_.end()) return known->second;
  const Count count = asked(state);
  known_.emplace(state->key(), count);
  return count;
}

Count PythonHeuristic::asked(const StatePointer& state) {
  try {
    return count_from(function_(state));
  } catch (py::error_already_set& error) {
    raised_.emplace(std::move(error));
  } catch (const py::builtin_exception& error) {
    error.set_error();
    raised_.emplace(py::error_already_set());
  }
  stop_ = true;
  return 0;
}

}  // namespace gridlock::python

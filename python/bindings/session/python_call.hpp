// A function of Python that the library calls now and then, without the GIL and perhaps in another thread, to tell how
// far it is. What the function raises ends the work and is raised again when the work has ended.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <utility>

#include "python/bindings/bindings.hpp"

namespace gridlock::python {

// What a function has raised while the library called it: true for Ctrl-C; anything else is raised again. With the GIL
// held.
inline bool raise_unless_interrupted(std::optional<py::error_already_set>& raised) {
  if (!raised) return false;
  const py::error_already_set error = *std::exchange(raised, std::nullopt);
  if (error.matches(PyExc_KeyboardInterrupt)) return true;
  throw error;
}

template <class Value>
class PythonCall {
 public:
  // `function` may be None. `convert` makes of a value what the function gets, with the GIL held.
  PythonCall(py::object function, std::atomic<bool>& stop, std::function<py::object(const Value&)> convert)
      : function_(std::move(function)), stop_(stop), convert_(std::move(convert)) {}

  // Whether there is a function.
  explicit operator bool() const { return !function_.is_none(); }

  void operator()(const Value& value) {
    if (!*this) return;
    const py::gil_scoped_acquire with_python;
    if (raised_) return;
    try {
      function_(convert_(value));
    } catch (py::error_already_set& error) {
      raised_.emplace(std::move(error));
      stop_ = true;
    }
  }

  // With the GIL held, after the work: true if Ctrl-C has come while the function ran. Raises what else the function
  // has.
  bool rethrow() { return raise_unless_interrupted(raised_); }

 private:
  py::object function_;
  std::atomic<bool>& stop_;
  std::function<py::object(const Value&)> convert_;
  std::optional<py::error_already_set> raised_;
};

}  // namespace gridlock::python

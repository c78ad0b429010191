// gridlock::Error becomes gridlock.errors.Error, with the place in the input that it knows.
#include "gridlock/core/error.hpp"

#include "python/bindings/bindings.hpp"

namespace gridlock::python {

void bind_errors(py::module_&) {
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Error& error) {
      const py::object type = py::module_::import("gridlock.errors").attr("Error");
      const py::object value = type(error.what(), error.source, error.line, error.column);
      PyErr_SetObject(type.ptr(), value.ptr());
    }
  });
}

}  // namespace gridlock::python

// What the module _core is made of: each function adds one part to it, and has a file of its own.
#pragma once

#include <pybind11/pybind11.h>

namespace gridlock::python {

namespace py = pybind11;

void bind_errors(py::module_& module);
void bind_catalogue(py::module_& module);
void bind_puzzles(py::module_& module);
void bind_reading(py::module_& module);
void bind_census(py::module_& module);
void bind_pictures(py::module_& module);
void bind_states(py::module_& module);
void bind_solving(py::module_& module);
void bind_auditing(py::module_& module);
void bind_batch(py::module_& module);
void bind_generating(py::module_& module);
void bind_lab(py::module_& module);
void bind_envs(py::module_& module);

}  // namespace gridlock::python

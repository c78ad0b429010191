// Records of the reports as dictionaries of Python.
#pragma once

#include <vector>

#include "gridlock/report/record.hpp"
#include "python/bindings/bindings.hpp"

namespace gridlock::python {

// Bytes and seconds are plain numbers.
py::dict as_object(const std::vector<report::Field>& fields);

}  // namespace gridlock::python

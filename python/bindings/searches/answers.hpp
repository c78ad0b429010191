// What the library answers, as dictionaries that the classes of the package are made from.
#pragma once

#include "gridlock/rate.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "python/bindings/bindings.hpp"

namespace gridlock::python {

py::dict as_dict(const Solution& solution);
py::dict as_dict(const Verdict& verdict);
py::dict as_dict(const Rating& rating);

}  // namespace gridlock::python

#include "python/bindings/lab/record.hpp"

#include <pybind11/stl.h>

namespace gridlock::python {
namespace {

struct ToPython {
  py::object operator()(report::Nothing) const { return py::none(); }
  py::object operator()(report::Seconds seconds) const { return py::float_(seconds.value); }
  py::object operator()(report::Bytes bytes) const { return py::int_(bytes.value); }
  py::object operator()(const std::vector<report::Field>& fields) const { return as_object(fields); }
  py::object operator()(const std::vector<report::Record>& records) const {
    py::list all;
    for (const auto& record : records) all.append(as_object(record.fields()));
    return all;
  }
  template <class Plain>
  py::object operator()(const Plain& value) const {
    return py::cast(value);
  }
};

}  // namespace

py::dict as_object(const std::vector<report::Field>& fields) {
  py::dict all;
  for (const auto& field : fields) all[py::str(field.key)] = std::visit(ToPython{}, field.value);
  return all;
}

}  // namespace gridlock::python

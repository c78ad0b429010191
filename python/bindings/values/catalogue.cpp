// What there is to choose from: searches, heuristics, kinds of puzzles, formats.
#include "gridlock/catalogue.hpp"

#include <pybind11/stl.h>

#include "gridlock/write.hpp"
#include "python/bindings/bindings.hpp"

namespace gridlock::python {
namespace {

py::list searches(const std::string& kind) {
  py::list all;
  for (const auto& search : list_searches(kind)) {
    py::dict row;
    row["name"] = search.name;
    row["summary"] = search.summary;
    row["optimal"] = search.optimal;
    row["uses_heuristic"] = search.uses_heuristic;
    row["puzzles"] = search.puzzles;
    std::vector<std::string> options;
    for (const auto& option : search.options) options.emplace_back(option.name);
    row["options"] = options;
    all.append(row);
  }
  return all;
}

py::list heuristics(const std::string& kind) {
  py::list all;
  for (const auto& heuristic : list_heuristics(kind)) {
    py::dict row, admissible, consistent;
    for (const auto& property : heuristic.properties) {
      admissible[py::str(property.metric)] = property.admissible;
      consistent[py::str(property.metric)] = property.consistent;
    }
    row["puzzle"] = heuristic.puzzle;
    row["name"] = heuristic.name;
    row["summary"] = heuristic.summary;
    row["admissible"] = admissible;
    row["consistent"] = consistent;
    all.append(row);
  }
  return all;
}

std::vector<std::string> metrics(const std::string& kind) {
  std::vector<std::string> names;
  for (const auto& info : list_puzzles())
    if (info.name == kind)
      for (const Metric metric : info.metrics) names.emplace_back(name_of(metric));
  return names;
}

std::vector<std::string> compared_heuristics(const std::string& kind) {
  for (const auto& info : list_puzzles())
    if (info.name == kind) return info.compared_heuristics;
  return {};
}

py::list formats() {
  py::list all;
  for (const auto& format : list_formats()) {
    py::dict row;
    row["name"] = std::string(format.name);
    row["puzzle"] = std::string(format.puzzle);
    row["description"] = std::string(format.description);
    all.append(row);
  }
  return all;
}

}  // namespace

void bind_catalogue(py::module_& module) {
  module.def("searches", &searches, py::arg("kind"));
  module.def("heuristics", &heuristics, py::arg("kind"));
  module.def("metrics", &metrics, py::arg("kind"));
  module.def("compared_heuristics", &compared_heuristics, py::arg("kind"));
  module.def("formats", &formats);
}

}  // namespace gridlock::python

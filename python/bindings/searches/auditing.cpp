// Auditing heuristics, those of the library and functions of Python, on the whole space of one puzzle; and counting
// that space.
#include "gridlock/audit.hpp"

#include <pybind11/stl.h>

#include <deque>

#include "gridlock/bounds.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/searches/python_heuristic.hpp"
#include "python/bindings/searches/request.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

py::object count_or_none(Count count) { return count == kNoWay ? py::object(py::none()) : py::int_(count); }

py::dict property_dict(const AuditedProperty& property) {
  py::dict all;
  all["violations"] = property.violations;
  all["claimed"] = property.claimed_by_source;
  all["declared"] = property.declared;
  all["counterexample"] = py::none();
  if (!property.counterexample) return all;
  const Counterexample& example = *property.counterexample;
  py::dict shown;
  shown["position"] = HeldPuzzle(example.position);
  shown["value"] = count_or_none(example.value);
  shown["distance"] = count_or_none(example.distance);
  shown["move"] = example.move;
  shown["value_after"] = count_or_none(example.value_after);
  all["counterexample"] = shown;
  return all;
}

py::dict heuristic_dict(const AuditedHeuristic& heuristic) {
  py::dict all;
  all["name"] = heuristic.name;
  all["admissible"] = property_dict(heuristic.admissible);
  all["consistent"] = property_dict(heuristic.consistent);
  all["mean"] = heuristic.mean;
  all["greatest_ratio"] = heuristic.greatest_ratio;
  all["correlation"] = heuristic.correlation;
  all["dead_ends"] = heuristic.dead_ends;
  return all;
}

py::dict audit(const HeldPuzzle& held, const py::list& heuristics, const py::dict& wishes) {
  Interruptible work;
  PythonCall<Stats> progress = progress_from(wishes, work.flag());
  AuditRequest request;
  request.metric = request_from(wishes, work.flag()).metric;
  request.limits = limits_from(wishes, work.flag());
  request.progress = as_progress(progress);
  std::deque<PythonHeuristic> own;
  for (const auto& heuristic : heuristics) {
    if (py::isinstance<py::str>(heuristic))
      request.heuristics.push_back(heuristic.cast<std::string>());
    else
      request.own.push_back(
          own.emplace_back(heuristic.cast<py::object>(), held.get(), request.metric, work.flag(), false).as_own());
  }
  Audit found;
  {
    const py::gil_scoped_release others_run;
    found = gridlock::audit(held.get(), request);
  }
  bool in_function = progress.rethrow();
  for (auto& each : own) in_function |= each.rethrow();
  py::dict answer;
  answer["metric"] = std::string(name_of(found.metric));
  answer["outcome"] = std::string(name_of(found.outcome));
  answer["states"] = found.states;
  answer["goals"] = found.goals;
  answer["moves"] = found.moves;
  answer["solvable"] = found.solvable;
  answer["mean_distance"] = found.mean_distance;
  answer["greatest_distance"] = found.greatest_distance;
  py::list all;
  for (const auto& heuristic : found.heuristics) all.append(heuristic_dict(heuristic));
  answer["heuristics"] = all;
  answer["interrupted"] = interrupted(work) || in_function;
  return answer;
}

py::dict bounds(const HeldPuzzle& held, const py::dict& wishes) {
  Interruptible work;
  BoundsRequest request;
  request.metric = request_from(wishes, work.flag()).metric;
  request.limits = limits_from(wishes, work.flag());
  if (wishes.contains("budget")) request.budget = wishes["budget"].cast<std::uint64_t>();
  Bounds found;
  {
    const py::gil_scoped_release others_run;
    found = gridlock::bounds(held.get(), request);
  }
  py::dict answer, formulas;
  for (const auto& formula : found.formulas) formulas[py::str(std::string(formula.name))] = found.formula(formula.name);
  answer["outcome"] = std::string(name_of(found.outcome));
  answer["counted"] = found.counted();
  answer["states"] = found.states;
  answer["goals"] = found.goals;
  answer["depth"] = found.depth;
  answer["formulas"] = formulas;
  answer["interrupted"] = interrupted(work);
  return answer;
}

}  // namespace

void bind_auditing(py::module_& module) {
  module.def("audit", &audit, py::arg("puzzle"), py::arg("heuristics"), py::arg("wishes"));
  module.def("bounds", &bounds, py::arg("puzzle"), py::arg("wishes"));
}

}  // namespace gridlock::python

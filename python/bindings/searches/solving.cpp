// Solving, improving, verifying and rating one puzzle. The interpreter is free meanwhile, and Ctrl-C ends the work with
// what is known.
#include <pybind11/stl.h>

#include "gridlock/improve.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/searches/answers.hpp"
#include "python/bindings/searches/python_heuristic.hpp"
#include "python/bindings/searches/request.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

using Moves = std::vector<std::string>;

py::dict solve(const HeldPuzzle& held, const py::dict& wishes) {
  Interruptible work;
  SolveRequest request = request_from(wishes, work.flag());
  PythonCall<Stats> progress = progress_from(wishes, work.flag());
  request.progress = as_progress(progress);
  std::optional<PythonHeuristic> own;
  if (wishes.contains("heuristic") && PyCallable_Check(wishes["heuristic"].ptr()) != 0) {
    own.emplace(wishes["heuristic"], held.get(), request.metric, work.flag(), true);
    request.own_heuristic = own->as_own();
  }
  Solution solution;
  {
    const py::gil_scoped_release others_run;
    solution = gridlock::solve(held.get(), request);
  }
  bool in_function = progress.rethrow();
  if (own && own->rethrow()) in_function = true;
  py::dict answer = as_dict(solution);
  answer["interrupted"] = interrupted(work) || in_function;
  return answer;
}

py::dict improve(const HeldPuzzle& held, const Moves& moves, const py::dict& wishes) {
  Interruptible work;
  PythonCall<Stats> progress = progress_from(wishes, work.flag());
  const SolveRequest wanted = request_from(wishes, work.flag());
  const ImproveRequest request{wanted.metric, wanted.limits, as_progress(progress)};
  Improvement improvement;
  {
    const py::gil_scoped_release others_run;
    improvement = gridlock::improve(held.get(), moves, request);
  }
  const bool in_function = progress.rethrow();
  py::dict answer = as_dict(improvement.solution);
  answer["interrupted"] = interrupted(work) || in_function;
  return answer;
}

py::dict rate(const HeldPuzzle& held, const py::dict& wishes) {
  Interruptible work;
  RateRequest request;
  request.limits = limits_from(wishes, work.flag());
  if (wishes.contains("budget")) request.budget = wishes["budget"].cast<std::uint64_t>();
  Rating rating;
  {
    const py::gil_scoped_release others_run;
    rating = gridlock::rate(held.get(), request);
  }
  py::dict answer = as_dict(rating);
  answer["interrupted"] = interrupted(work);
  return answer;
}

}  // namespace

void bind_solving(py::module_& module) {
  module.def("solve", &solve, py::arg("puzzle"), py::arg("wishes"));
  module.def("improve", &improve, py::arg("puzzle"), py::arg("moves"), py::arg("wishes"));
  module.def("rate", &rate, py::arg("puzzle"), py::arg("wishes"));
  module.def(
      "verify", [](const HeldPuzzle& held, const Moves& moves) { return as_dict(verify(held.get(), moves)); },
      py::arg("puzzle"), py::arg("moves"));
  module.def(
      "after", [](const HeldPuzzle& held, const Moves& moves) { return HeldPuzzle(after(held.get(), moves)); },
      py::arg("puzzle"), py::arg("moves"));
}

}  // namespace gridlock::python

// State and its two kinds, as classes of Python.
#include <pybind11/stl.h>

#include "gridlock/render.hpp"
#include "gridlock/write.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/states/rushhour_state.hpp"
#include "python/bindings/states/sokoban_state.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

py::list successors(const State& state) {
  py::list all;
  for (Successor& next : state.successors())
    all.append(py::make_tuple(std::move(next.move), py::cast(std::move(next.state)), next.cost));
  return all;
}

bool equal(const State& a, const State& b) {
  if (a.key() != b.key()) return false;
  if (&a.maker() == &b.maker()) return true;  // of one start(), as nearly always
  return a.metric() == b.metric() && a.maker().frame() == b.maker().frame();
}

// As the Puzzle that people use, which is written in Python.
py::object puzzle_of(const State& state) {
  return py::module_::import("gridlock.puzzle").attr("Puzzle").attr("_of")(HeldPuzzle(state.puzzle()));
}

StatePointer start_of(const HeldPuzzle& held, const std::string& metric) {
  const auto named = metric_named(metric);
  if (!metric.empty() && !named) throw Error("there is no metric '" + metric + "'");
  return state_maker(held.get(), named)->start();
}

}  // namespace

void bind_states(py::module_& module) {
  py::class_<State, StatePointer>(module, "State")
      .def_property_readonly("metric", [](const State& state) { return std::string(name_of(state.metric())); })
      .def("is_goal", &State::is_goal)
      .def("successors", &successors)
      .def("puzzle", &puzzle_of)
      .def("_repr_svg_", [](const State& state) { return render::svg(state.puzzle()); })
      .def("__repr__", [](const State& state) { return drawing(state.puzzle()); })
      .def("__hash__", [](const State& state) { return std::hash<std::string>{}(state.key()); })
      .def("__eq__", &equal, py::is_operator())
      .def(
          "__lt__", [](const State& a, const State& b) { return a.key() < b.key(); }, py::is_operator());
  py::class_<RushHourState, State, std::shared_ptr<RushHourState>>(module, "RushHourState")
      .def_property_readonly("primary", &RushHourState::primary)
      .def("blockers", &RushHourState::blockers)
      .def("room", &RushHourState::room, py::arg("name"))
      .def("distance_to_exit", &RushHourState::distance_to_exit)
      .def("vehicle", &RushHourState::vehicle, py::arg("name"))
      .def("vehicles", &RushHourState::vehicles)
      .def("at", &RushHourState::at, py::arg("row"), py::arg("col"));
  py::class_<SokobanState, State, std::shared_ptr<SokobanState>>(module, "SokobanState")
      .def("boxes", &SokobanState::boxes)
      .def("goals", &SokobanState::goals)
      .def("reachable", &SokobanState::reachable)
      .def("player", &SokobanState::player)
      .def("at", &SokobanState::at, py::arg("row"), py::arg("col"));
  module.def("start_of", &start_of, py::arg("puzzle"), py::arg("metric"));
}

}  // namespace gridlock::python

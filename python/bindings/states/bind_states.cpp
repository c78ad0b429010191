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

constexpr const char* kStateHelp =
    R"(A position as a search sees it: it knows its successors, and can be compared and hashed.

>>> import gridlock as gl
>>> state = gl.load("builtin:juniper")[0].start()
>>> state.is_goal(), state.metric, sorted(move for move, successor, cost in state.successors())[:2]
(False, 'moves', ['E+1', 'H-1'])
)";

constexpr const char* kRushHourHelp = R"(A state of a Rush Hour board.

>>> import gridlock as gl
>>> state = gl.load("builtin:juniper")[0].start()
>>> state.primary, state.blockers(), state.room("A"), state.at(0, 0)
('A', ['F', 'G'], (0, 0), '.')
)";

}  // namespace

void bind_states(py::module_& module) {
  py::class_<State, StatePointer>(module, "State", kStateHelp)
      .def_property_readonly("metric", [](const State& state) { return std::string(name_of(state.metric())); })
      .def("is_goal", &State::is_goal, "Whether the puzzle is solved here.")
      .def("successors", &successors, "Every legal move: (move, state, cost) of each.")
      .def("puzzle", &puzzle_of, "The position as a puzzle of its own.")
      .def("_repr_svg_", [](const State& state) { return render::svg(state.puzzle()); })
      .def("__repr__", [](const State& state) { return drawing(state.puzzle()); })
      .def("__hash__", [](const State& state) { return std::hash<std::string>{}(state.key()); })
      .def("__eq__", &equal, py::is_operator())
      .def(
          "__lt__", [](const State& a, const State& b) { return a.key() < b.key(); }, py::is_operator());
  py::class_<RushHourState, State, std::shared_ptr<RushHourState>>(module, "RushHourState", kRushHourHelp)
      .def_property_readonly("primary", &RushHourState::primary)
      .def("blockers", &RushHourState::blockers, "Names of the vehicles in the primary's way, the nearest first.")
      .def("room", &RushHourState::room, py::arg("name"),
           "Free cells before a vehicle (left or up) and behind it (right or down).")
      .def("distance_to_exit", &RushHourState::distance_to_exit, "Cells between the primary and the exit.")
      .def("vehicle", &RushHourState::vehicle, py::arg("name"), "A vehicle as it stands here.")
      .def("vehicles", &RushHourState::vehicles, "All vehicles as they stand here.")
      .def("at", &RushHourState::at, py::arg("row"), py::arg("col"),
           "The name of the vehicle on a cell; '.' if it is free, '#' for a wall and everything outside.");
  py::class_<SokobanState, State, std::shared_ptr<SokobanState>>(module, "SokobanState", "A state of a Sokoban level.")
      .def("boxes", &SokobanState::boxes, "(row, column) of each box.")
      .def("goals", &SokobanState::goals, "(row, column) of each goal.")
      .def("reachable", &SokobanState::reachable, "(row, column) of each cell that the player can walk to.")
      .def("player", &SokobanState::player, "(row, column) of the player; in pushes, somewhere in his region.")
      .def("at", &SokobanState::at, py::arg("row"), py::arg("col"),
           "What is on a cell, as files draw it: '#', ' ', '.', '$', '*', '@', '+'.");
  module.def("start_of", &start_of, py::arg("puzzle"), py::arg("metric"));
}

}  // namespace gridlock::python

// Puzzle: the plain data of a board or a level.
#include <pybind11/stl.h>

#include <functional>
#include <string>
#include <tuple>
#include <variant>

#include "gridlock/render.hpp"
#include "gridlock/write.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

using Cells = std::vector<std::pair<int, int>>;

template <class Get>
auto of_either(const HeldPuzzle& held, Get&& get) {
  return std::visit([&](const auto& puzzle) { return get(puzzle); }, held.get());
}

const rushhour::Puzzle& rushhour_of(const HeldPuzzle& held) {
  if (const auto* board = std::get_if<rushhour::Puzzle>(&held.get())) return *board;
  throw py::attribute_error("a Sokoban level has no vehicles");
}

const sokoban::Puzzle& sokoban_of(const HeldPuzzle& held) {
  if (const auto* level = std::get_if<sokoban::Puzzle>(&held.get())) return *level;
  throw py::attribute_error("a Rush Hour board has no boxes");
}

std::vector<rushhour::Vehicle> vehicles(const HeldPuzzle& held) { return rushhour_of(held).vehicles; }

Cells cells_of(const rushhour::Vehicle& vehicle) {
  Cells cells;
  for (int k = 0; k < vehicle.length; ++k) cells.emplace_back(vehicle.covered(k).row, vehicle.covered(k).col);
  return cells;
}

std::string text_of(const rushhour::Vehicle& vehicle) {
  return "Vehicle(" + vehicle.name + ", row " + std::to_string(vehicle.cell.row) + ", column " +
         std::to_string(vehicle.cell.col) + ", length " + std::to_string(vehicle.length) +
         (vehicle.vertical ? ", vertical)" : ", horizontal)");
}

Cells walls(const HeldPuzzle& held) {
  Cells cells;
  if (const auto* board = std::get_if<rushhour::Puzzle>(&held.get())) {
    for (const auto& wall : board->walls) cells.emplace_back(wall.row, wall.col);
    return cells;
  }
  const auto& level = sokoban_of(held);
  for (int cell = 0; cell < level.width * level.height; ++cell)
    if (level.wall(cell)) cells.emplace_back(cell / level.width, cell % level.width);
  return cells;
}

Cells goals(const HeldPuzzle& held) {
  Cells cells;
  const auto& level = sokoban_of(held);
  for (int cell = 0; cell < level.width * level.height; ++cell)
    if (level.goal(cell)) cells.emplace_back(cell / level.width, cell % level.width);
  return cells;
}

Cells boxes(const HeldPuzzle& held) {
  Cells cells;
  const auto& level = sokoban_of(held);
  for (const int box : level.boxes) cells.emplace_back(box / level.width, box % level.width);
  return cells;
}

std::pair<int, int> player_cell(const HeldPuzzle& held) {
  const auto& level = sokoban_of(held);
  return {level.player / level.width, level.player % level.width};
}

HeldPuzzle renamed(const HeldPuzzle& held, const std::string& name) {
  Puzzle puzzle = held.get();
  std::visit([&](auto& each) { each.name = name; }, puzzle);
  return HeldPuzzle(std::move(puzzle));
}

using VehicleFields = std::tuple<std::string, int, int, int, bool>;

// All that a puzzle is made of, for pickle.
py::tuple fields_of(const HeldPuzzle& held) {
  if (const auto* board = std::get_if<rushhour::Puzzle>(&held.get())) {
    std::vector<VehicleFields> all;
    for (const auto& vehicle : board->vehicles)
      all.emplace_back(vehicle.name, vehicle.cell.row, vehicle.cell.col, vehicle.length, vehicle.vertical);
    return py::make_tuple(board->name, board->width, board->height, all, board->primary, walls(held));
  }
  const auto& level = sokoban_of(held);
  return py::make_tuple(level.name, level.author, level.width, level.height, level.ground, level.boxes, level.player,
                        level.solutions);
}

HeldPuzzle from_fields(const py::tuple& fields) {
  if (fields.size() == 6) {
    rushhour::Puzzle board{fields[0].cast<std::string>(), fields[1].cast<int>(),
                           fields[2].cast<int>(),         {},
                           fields[4].cast<std::size_t>(), {}};
    for (const auto& [name, row, col, length, vertical] : fields[3].cast<std::vector<VehicleFields>>())
      board.vehicles.push_back({name, {row, col}, length, vertical});
    for (const auto& [row, col] : fields[5].cast<Cells>()) board.walls.push_back({row, col});
    if (board.primary >= board.vehicles.size()) throw Error("there is no primary vehicle");
    if (const auto fault = find_fault(board)) throw Error(fault->message);
    return HeldPuzzle(std::move(board));
  }
  sokoban::Puzzle level{fields[0].cast<std::string>(), fields[1].cast<std::string>(),
                        fields[2].cast<int>(),         fields[3].cast<int>(),
                        fields[4].cast<std::string>(), fields[5].cast<std::vector<int>>(),
                        fields[6].cast<int>(),         fields[7].cast<std::vector<std::string>>()};
  if (const auto fault = find_fault(level)) throw Error(fault->message);
  return HeldPuzzle(std::move(level));
}

}  // namespace

void bind_puzzles(py::module_& module) {
  py::class_<rushhour::Vehicle>(module, "Vehicle")
      .def_property_readonly("name", [](const rushhour::Vehicle& vehicle) { return vehicle.name; })
      .def_property_readonly("row", [](const rushhour::Vehicle& vehicle) { return vehicle.cell.row; })
      .def_property_readonly("col", [](const rushhour::Vehicle& vehicle) { return vehicle.cell.col; })
      .def_property_readonly("length", [](const rushhour::Vehicle& vehicle) { return vehicle.length; })
      .def_property_readonly("vertical", [](const rushhour::Vehicle& vehicle) { return vehicle.vertical; })
      .def_property_readonly("line", &rushhour::Vehicle::line)
      .def_property_readonly("offset", &rushhour::Vehicle::offset)
      .def_property_readonly("cells", &cells_of)
      .def("__repr__", &text_of)
      .def(
          "__eq__", [](const rushhour::Vehicle& a, const rushhour::Vehicle& b) { return a == b; }, py::is_operator());
  py::class_<HeldPuzzle>(module, "Puzzle")
      .def_property_readonly("kind", [](const HeldPuzzle& held) { return std::string(kind_name(held.get())); })
      .def_property_readonly("name", [](const HeldPuzzle& h) { return of_either(h, [](auto& p) { return p.name; }); })
      .def_property_readonly("width", [](const HeldPuzzle& h) { return of_either(h, [](auto& p) { return p.width; }); })
      .def_property_readonly("height",
                             [](const HeldPuzzle& h) { return of_either(h, [](auto& p) { return p.height; }); })
      .def_property_readonly("solved",
                             [](const HeldPuzzle& h) { return of_either(h, [](auto& p) { return p.solved(); }); })
      .def_property_readonly("vehicles", &vehicles)
      .def_property_readonly("primary", [](const HeldPuzzle& held) { return rushhour_of(held).primary_vehicle().name; })
      .def_property_readonly("walls", &walls)
      .def_property_readonly("goals", &goals)
      .def_property_readonly("boxes", &boxes)
      .def_property_readonly("player", &player_cell)
      .def_property_readonly("stored_solutions", [](const HeldPuzzle& held) { return sokoban_of(held).solutions; })
      .def(py::pickle(&fields_of, &from_fields))
      .def("renamed", &renamed, py::arg("name"))
      .def("drawing", [](const HeldPuzzle& held) { return drawing(held.get()); })
      .def("describe", [](const HeldPuzzle& held) { return render::describe(held.get()); })
      .def(
          "__eq__", [](const HeldPuzzle& a, const HeldPuzzle& b) { return a.get() == b.get(); }, py::is_operator())
      .def("__hash__", [](const HeldPuzzle& held) { return std::hash<std::string>{}(drawing(held.get())); });
}

}  // namespace gridlock::python

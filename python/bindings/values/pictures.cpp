// Pictures of puzzles and solutions.
#include <pybind11/stl.h>

#include "gridlock/render.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

using Moves = std::vector<std::string>;

std::string svg(const HeldPuzzle& held, double cell, const std::string& title) {
  return render::svg(held.get(), {.cell = cell, .title = title});
}

std::string animated_svg(const HeldPuzzle& held, const Moves& moves, double cell, const std::string& title) {
  return render::animated_svg(held.get(), moves, {.cell = cell, .title = title});
}

py::bytes gif(const HeldPuzzle& held, const Moves& moves, double cell) {
  std::string bytes;
  {
    const py::gil_scoped_release others_run;
    bytes = moves.empty() ? render::gif(held.get(), cell) : render::gif(held.get(), moves, cell);
  }
  return py::bytes(bytes);
}

py::bytes png(const HeldPuzzle& held, double cell) { return py::bytes(render::png(held.get(), cell)); }

std::string player_page(const HeldPuzzle& held, const Moves& moves, const std::string& title,
                        const std::string& caption, bool proven, double cell) {
  return render::html_player(held.get(), moves, {.title = title, .caption = caption, .proven = proven, .cell = cell});
}

}  // namespace

void bind_pictures(py::module_& module) {
  module.def("svg", &svg, py::arg("puzzle"), py::arg("cell"), py::arg("title"));
  module.def("animated_svg", &animated_svg, py::arg("puzzle"), py::arg("moves"), py::arg("cell"), py::arg("title"));
  module.def("gif", &gif, py::arg("puzzle"), py::arg("moves"), py::arg("cell"));
  module.def("png", &png, py::arg("puzzle"), py::arg("cell"));
  module.def("html_player", &player_page, py::arg("puzzle"), py::arg("moves"), py::arg("title"), py::arg("caption"),
             py::arg("proven"), py::arg("cell"));
}

}  // namespace gridlock::python

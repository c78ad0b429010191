// The boards of a census (docs/census.md) out of its file.
#include "gridlock/rushhour/census/board.hpp"
#include "gridlock/rushhour/census/census_file.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

// Those with a number of moves in the given range, in the order of the file. Throws Error if the text is no census.
py::list read_census(const std::string& text, std::uint32_t least, std::uint32_t most) {
  namespace census = rushhour::census;
  const census::CensusFile file(text);
  const census::Lines lines(file.request().side);
  const census::BoardCode code(lines, file.request().walls);
  py::list all;
  std::uint32_t moves = 0;
  int number = 0;
  for (const census::Group& group : file.groups()) {
    if (group.moves < least || group.moves > most) continue;
    if (group.moves != moves) moves = group.moves, number = 0;
    for (const census::Board& board : census::CensusFile::unpack(group)) {
      rushhour::Puzzle puzzle = code.decode(board.code);
      puzzle.name = "census " + std::to_string(moves) + "-" + std::to_string(++number);
      all.append(HeldPuzzle(std::move(puzzle)));
    }
  }
  return all;
}

}  // namespace

void bind_census(py::module_& module) {
  module.def("read_census", &read_census, py::arg("text"), py::arg("least"), py::arg("most"));
}

}  // namespace gridlock::python

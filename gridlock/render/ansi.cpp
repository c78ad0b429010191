#include "gridlock/render/ansi.hpp"

#include "gridlock/render/drawings.hpp"

namespace gridlock::render {

std::string draw(const Puzzle& puzzle, Colors colors, Signs signs) {
  return std::visit(
      [&](const auto& board) { return colors == Colors::none ? draw_plain(board) : paint(board, signs).lines(colors); },
      puzzle);
}

std::string size_of(const Puzzle& puzzle) {
  return std::visit([](const auto& board) { return std::to_string(board.width) + "x" + std::to_string(board.height); },
                    puzzle);
}

std::string describe(const Puzzle& puzzle) {
  return size_of(puzzle) + ", " + std::visit([](const auto& board) { return describe_one(board); }, puzzle);
}

}  // namespace gridlock::render

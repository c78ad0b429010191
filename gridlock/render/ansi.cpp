#include "gridlock/render/ansi.hpp"

#include <algorithm>

#include "gridlock/core/cell_name.hpp"
#include "gridlock/render/drawings.hpp"

namespace gridlock::render {

std::string draw(const Puzzle& puzzle, Colors colors, Signs signs) {
  return std::visit(
      [&](const auto& board) { return colors == Colors::none ? draw_plain(board) : paint(board, signs).lines(colors); },
      puzzle);
}

std::string draw_with_names(const Puzzle& puzzle) {
  const std::string board = draw(puzzle, Colors::none);
  const auto [width, height] = std::visit([](const auto& each) { return std::pair(each.width, each.height); }, puzzle);
  // The width of a cell in characters: those of Rush Hour are apart, those of a Sokoban level are not.
  std::size_t pitch = 1;
  if (const auto* const cars = std::get_if<rushhour::Puzzle>(&puzzle)) {
    for (const auto& vehicle : cars->vehicles) pitch = std::max(pitch, vehicle.name.size());
    ++pitch;
  }
  const std::string margin(std::to_string(height).size(), ' ');
  std::string text;
  const std::size_t longest = column_name(width - 1).size();
  for (std::size_t line = 0; line < longest; ++line) {
    std::string names = "  " + margin;
    for (int col = 0; col < width; ++col) {
      const std::string name = column_name(col);
      const std::string aligned = std::string(longest - name.size(), ' ') + name;
      names += aligned[line] + std::string(pitch - 1, ' ');
    }
    text += names.erase(names.find_last_not_of(' ') + 1) + "\n";
  }
  int row = 0;
  for (std::size_t begin = 0, end; begin < board.size(); begin = end + 1) {
    end = board.find('\n', begin);
    const std::string number = std::to_string(++row);
    text += margin.substr(number.size()) + number + "  " + board.substr(begin, end - begin) + "\n";
  }
  return text;
}

std::string size_of(const Puzzle& puzzle) {
  return std::visit([](const auto& board) { return std::to_string(board.width) + "x" + std::to_string(board.height); },
                    puzzle);
}

std::string describe(const Puzzle& puzzle) {
  return size_of(puzzle) + ", " + std::visit([](const auto& board) { return describe_one(board); }, puzzle);
}

}  // namespace gridlock::render

#include "gridlock/book/link.hpp"

#include <algorithm>
#include <cctype>

namespace gridlock::book {
namespace {

// What the page can read: one letter or digit, but for its signs for empty cells and walls.
bool readable(const std::string& name) {
  return name.size() == 1 && std::isalnum(static_cast<unsigned char>(name[0])) != 0 && name != "o" && name != "x";
}

// The names of the file where the page can read them, else A for the primary and others for the rest.
std::string letters_of(const rushhour::Puzzle& puzzle) {
  const auto& vehicles = puzzle.vehicles;
  const std::string& primary = puzzle.primary_vehicle().name;
  std::string letters;
  if ((primary == "A" || primary == "X") &&
      std::all_of(vehicles.begin(), vehicles.end(), [](const auto& v) { return readable(v.name); })) {
    for (const auto& vehicle : vehicles) letters += vehicle.name;
    return letters;
  }
  constexpr std::string_view kOthers = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz0123456789";
  std::size_t next = 0;
  for (std::size_t i = 0; i < vehicles.size(); ++i)
    letters += i == puzzle.primary ? 'A' : kOthers[next++ % kOthers.size()];
  return letters;
}

std::string game_id(const rushhour::Puzzle& puzzle) {
  const std::string letters = letters_of(puzzle);
  std::string cells(static_cast<std::size_t>(puzzle.width * puzzle.height), 'o');
  const auto at = [&](rushhour::Cell cell) -> char& {
    return cells[static_cast<std::size_t>(cell.row * puzzle.width + cell.col)];
  };
  for (const auto& wall : puzzle.walls) at(wall) = 'x';
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    for (int k = 0; k < puzzle.vehicles[i].length; ++k) at(puzzle.vehicles[i].covered(k)) = letters[i];
  const auto& primary = puzzle.primary_vehicle();
  std::string size = std::to_string(puzzle.width);
  if (puzzle.width != puzzle.height || primary.vertical || primary.cell.row != (puzzle.height - 1) / 2)
    size += "x" + std::to_string(puzzle.height) + "e" + (primary.vertical ? "v" : ">") + std::to_string(primary.line());
  const char red = letters[puzzle.primary];
  return "rh" + size + (red == 'A' ? "" : std::string("p") + red) + ":" + cells;
}

// A row in runs: "9w", "w2-b".
std::string runs(std::string row) {
  row.erase(row.find_last_not_of('-') + 1);
  std::string text;
  for (std::size_t begin = 0, end; begin < row.size(); begin = end) {
    end = std::min(row.find_first_not_of(row[begin], begin), row.size());
    if (end - begin > 1) text += std::to_string(end - begin);
    text += row[begin];
  }
  return text;
}

std::string game_id(const sokoban::Puzzle& puzzle) {
  std::string id = "sk:";
  for (int row = 0; row < puzzle.height; ++row) {
    std::string line;
    for (int cell = row * puzzle.width; cell < (row + 1) * puzzle.width; ++cell) {
      const bool goal = puzzle.goal(cell);
      if (cell == puzzle.player)
        line += goal ? 'P' : 'p';
      else if (std::binary_search(puzzle.boxes.begin(), puzzle.boxes.end(), cell))
        line += goal ? 'B' : 'b';
      else
        line += puzzle.wall(cell) ? 'w' : goal ? 'g' : '-';
    }
    id += (row > 0 ? "|" : "") + runs(line);
  }
  return id;
}

}  // namespace

std::string link_to(const std::string& page, const Puzzle& puzzle) {
  return page + "#/play?p=" + std::visit([](const auto& board) { return game_id(board); }, puzzle);
}

}  // namespace gridlock::book

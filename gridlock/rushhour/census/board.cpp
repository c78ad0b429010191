#include "gridlock/rushhour/census/board.hpp"

#include <algorithm>
#include <string>

namespace gridlock::rushhour::census {
namespace {

// A for the primary, B, C ... for the others.
void name_vehicles(Puzzle& puzzle) {
  std::sort(puzzle.vehicles.begin() + 1, puzzle.vehicles.end(),
            [](const Vehicle& a, const Vehicle& b) { return a.cell < b.cell; });
  char name = 'A';
  for (Vehicle& vehicle : puzzle.vehicles) vehicle.name = name++;
}

}  // namespace

BoardCode::BoardCode(const Lines& lines, int walls) : lines_(lines), placements_(placements(lines.side(), walls)) {}

std::uint64_t BoardCode::encode(std::size_t placement, const Found& found) const {
  const auto radix = static_cast<std::uint64_t>(lines_.most_states());
  std::uint64_t code = placement;
  for (int i = 0; i < lines_.side(); ++i)
    code = code * radix + static_cast<std::uint64_t>(lines_.state(found.row_contents[at(i)], found.rows[at(i)]));
  for (int j = 0; j < lines_.side(); ++j)
    code = code * radix + static_cast<std::uint64_t>(lines_.state(found.column_contents[at(j)], found.columns[at(j)]));
  return code;
}

Puzzle BoardCode::decode(std::uint64_t code) const {
  const int side = lines_.side();
  const auto radix = static_cast<std::uint64_t>(lines_.most_states());
  std::array<int, 2 * at(kMostCells)> states{};  // rows, then columns
  for (int k = 2 * side - 1; k >= 0; --k, code /= radix) states[at(k)] = static_cast<int>(code % radix);
  if (code >= placements_.size()) throw Error("there is no such board in a census");
  const Placement& placement = placements_[code];

  Puzzle puzzle;
  puzzle.width = puzzle.height = side;
  for (int i = 0; i < side; ++i)
    for (int j = 0; j < side; ++j)
      if ((placement.row_walls[at(i)] >> j & 1) != 0) puzzle.walls.push_back({i, j});
  for (int k = 0; k < 2 * side; ++k) {
    const int line = k % side;
    const bool vertical = k >= side;
    const auto& choices = vertical ? lines_.of_column(placement.column_walls[at(line)])
                                   : lines_.of_row(line, placement.row_walls[at(line)]);
    const auto chosen = std::find_if(choices.begin(), choices.end(), [&](int id) {
      const int arrangement = states[at(k)] - lines_.content(id).first_state;
      return arrangement >= 0 && arrangement < lines_.content(id).arrangements;
    });
    if (chosen == choices.end()) throw Error("there is no such board in a census");
    const Content& content = lines_.content(*chosen);
    const auto& starts = content.starts[at(states[at(k)] - content.first_state)];
    for (int v = 0; v < content.vehicles; ++v) {
      const Cell cell = vertical ? Cell{starts[at(v)], line} : Cell{line, starts[at(v)]};
      const auto place = !vertical && line == lines_.primary_row() ? puzzle.vehicles.begin() : puzzle.vehicles.end();
      puzzle.vehicles.insert(place, {"", cell, content.lengths[at(v)], vertical});
    }
  }
  name_vehicles(puzzle);
  if (const auto fault = find_fault(puzzle)) throw Error("there is no such board in a census: " + fault->message);
  return puzzle;
}

}  // namespace gridlock::rushhour::census

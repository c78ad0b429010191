#include "gridlock/rushhour/board/layout.hpp"

#include <algorithm>

namespace gridlock::rushhour {

Layout::Layout(const Puzzle& puzzle, Metric metric, const std::vector<bool>& frozen)
    : puzzle_(puzzle), metric_(metric) {
  const auto held = [&](std::size_t vehicle) { return vehicle < frozen.size() && frozen[vehicle]; };

  // Bit sets of walls and held vehicles, by row and by column.
  std::vector<LineCells> row_walls(kMaxSide, 0), column_walls(kMaxSide, 0);
  const auto block = [&](Cell cell) {
    row_walls[static_cast<std::size_t>(cell.row)] |= static_cast<LineCells>(1u << cell.col);
    column_walls[static_cast<std::size_t>(cell.col)] |= static_cast<LineCells>(1u << cell.row);
  };
  for (const Cell wall : puzzle.walls) block(wall);
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v)
    if (held(v))
      for (int k = 0; k < puzzle.vehicles[v].length; ++k) block(puzzle.vehicles[v].covered(k));

  for (const bool vertical : {false, true}) {
    for (int position = 0; position < puzzle.line_length(!vertical); ++position) {
      Line line;
      line.vertical = vertical;
      line.position = position;
      for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v) {
        const auto& vehicle = puzzle.vehicles[v];
        if (vehicle.vertical == vertical && vehicle.line() == position && !held(v))
          line.vehicles.push_back(static_cast<std::uint8_t>(v));
      }
      if (line.vehicles.empty()) continue;
      std::sort(line.vehicles.begin(), line.vehicles.end(),
                [&](auto a, auto b) { return puzzle.vehicles[a].offset() < puzzle.vehicles[b].offset(); });

      LineSpec spec;
      spec.length = puzzle.line_length(vertical);
      spec.walls = (vertical ? column_walls : row_walls)[static_cast<std::size_t>(position)];
      LineCells cells = 0;
      for (const auto v : line.vehicles) {
        const auto& vehicle = puzzle.vehicles[v];
        spec.parts.push_back({vehicle.offset(), vehicle.length});
        cells |= static_cast<LineCells>(((1u << vehicle.length) - 1u) << vehicle.offset());
        if (v == puzzle.primary) primary_line_ = lines_.size();
      }
      line.table = LineTable::get(spec, metric);
      line.start = line.table->arrangement_covering(cells);
      lines_.push_back(std::move(line));
    }
  }
}

bool Layout::is_exit_arrangement(int arrangement) const {
  const Line& line = lines_[primary_line_];
  const auto& primary = puzzle_.primary_vehicle();
  const auto part = std::find(line.vehicles.begin(), line.vehicles.end(), puzzle_.primary) - line.vehicles.begin();
  return line.table->offset(arrangement, static_cast<int>(part)) + primary.length ==
         puzzle_.line_length(primary.vertical);
}

LineCells Layout::needed_to_exit(int arrangement) const {
  const LineTable& table = *lines_[primary_line_].table;
  for (const LineMove* move = table.moves_begin(arrangement); move != table.moves_end(arrangement); ++move)
    if (is_exit_arrangement(move->to)) return move->needs;
  return 0;
}

}  // namespace gridlock::rushhour

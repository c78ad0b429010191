// The plain, slow rules of Rush Hour.
#include <cstdlib>
#include <string_view>

#include "gridlock/engine/verify/replay.hpp"

namespace gridlock {
namespace {

// A board drawn cell by cell: who stands there. Deliberately naive: one cell at a time, no tables, no tricks.
class DrawnBoard {
 public:
  // The puzzle is watched, not copied: step() moves its vehicles.
  explicit DrawnBoard(const rushhour::Puzzle& puzzle)
      : puzzle_(puzzle), cells_(static_cast<std::size_t>(puzzle.width * puzzle.height), nullptr) {
    for (const auto& wall : puzzle.walls) cell(wall.row, wall.col) = &wall_;
    for (const auto& vehicle : puzzle.vehicles)
      for (int k = 0; k < vehicle.length; ++k)
        cell(vehicle.cell.row + (vehicle.vertical ? k : 0), vehicle.cell.col + (vehicle.vertical ? 0 : k)) = &vehicle;
  }

  // Moves a vehicle one cell; says why it cannot, or nothing.
  std::string step(rushhour::Vehicle& vehicle, int direction) {
    const int down = vehicle.vertical ? direction : 0;
    const int right = vehicle.vertical ? 0 : direction;
    const int front = direction > 0 ? vehicle.length - 1 : 0;
    const int row = vehicle.cell.row + (vehicle.vertical ? front : 0) + down;
    const int col = vehicle.cell.col + (vehicle.vertical ? 0 : front) + right;
    if (row < 0 || col < 0 || row >= puzzle_.height || col >= puzzle_.width) return "it would leave the board";
    if (cell(row, col) == &wall_) return "a wall is in the way";
    if (cell(row, col) != nullptr) return "'" + cell(row, col)->name + "' is in the way";
    const int back = direction > 0 ? 0 : vehicle.length - 1;
    cell(vehicle.cell.row + (vehicle.vertical ? back : 0), vehicle.cell.col + (vehicle.vertical ? 0 : back)) = nullptr;
    cell(row, col) = &vehicle;
    vehicle.cell.row += down;
    vehicle.cell.col += right;
    return {};
  }

 private:
  const rushhour::Vehicle*& cell(int row, int col) {
    return cells_[static_cast<std::size_t>(row * puzzle_.width + col)];
  }

  const rushhour::Puzzle& puzzle_;
  const rushhour::Vehicle wall_;
  std::vector<const rushhour::Vehicle*> cells_;
};

// Splits "AA-2" into its vehicle and its cells; false if it is no move.
bool read_move(const std::string& text, std::string& name, int& cells) {
  std::size_t digits = text.size();
  while (digits > 0 && text[digits - 1] >= '0' && text[digits - 1] <= '9') --digits;
  if (digits == text.size() || text.size() - digits > 4 || digits < 2) return false;
  const char sign = text[digits - 1];
  if (sign != '+' && sign != '-') return false;
  name = text.substr(0, digits - 1);
  cells = std::atoi(text.c_str() + digits) * (sign == '-' ? -1 : 1);
  return cells != 0;
}

}  // namespace

Verdict replay(rushhour::Puzzle& puzzle, const std::vector<std::string>& moves) {
  Verdict verdict;
  DrawnBoard board(puzzle);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto refuse = [&](const std::string& why) {
      verdict.failed_move = static_cast<int>(i + 1);
      verdict.reason = "move " + std::to_string(i + 1) + " (" + moves[i] + "): " + why;
      return verdict;
    };
    std::string name;
    int cells = 0;
    if (!read_move(moves[i], name, cells)) return refuse("not a move; a move looks like X+3");
    const auto meant = puzzle.find_meant(name);
    if (!meant) return refuse("there is no vehicle '" + name + "'");
    rushhour::Vehicle& moving = puzzle.vehicles[*meant];
    for (int k = 0; k < std::abs(cells); ++k)
      if (const auto why = board.step(moving, cells > 0 ? 1 : -1); !why.empty()) return refuse(why);
    verdict.played.push_back(moves[i]);
    verdict.moves += 1;
    verdict.steps += std::abs(cells);
  }
  const auto& primary = puzzle.vehicles[puzzle.primary];
  verdict.solved = primary.vertical ? primary.cell.row + primary.length == puzzle.height
                                    : primary.cell.col + primary.length == puzzle.width;
  if (!verdict.solved) verdict.reason = "after the last move '" + primary.name + "' is not at the exit";
  return verdict;
}

}  // namespace gridlock

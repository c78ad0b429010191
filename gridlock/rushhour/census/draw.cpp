#include "gridlock/rushhour/census/draw.hpp"

#include "gridlock/core/random.hpp"

namespace gridlock::rushhour::census {

std::string board_name(std::uint32_t moves, std::uint64_t number) {
  return "census " + std::to_string(moves) + "-" + std::to_string(number);
}

std::vector<DrawnBoard> draw(const CensusFile& file, const DrawRequest& request) {
  const Lines lines(file.request().side);
  const BoardCode code(lines, file.request().walls);
  const bool any_walls = file.request().walls == 0 && request.walls.contains(0);
  const auto walls_fit = [&](const Board& board) {
    return any_walls || request.walls.contains(static_cast<int>(code.decode(board.code).walls.size()));
  };

  // Each board that fits takes the place of one drawn before with the right chance (Vitter's algorithm R).
  Random random(request.seed);
  std::vector<DrawnBoard> drawn;
  std::uint64_t seen = 0, number = 0;
  std::uint32_t last_moves = 0;
  for (const Group& group : file.groups()) {
    if (group.moves != last_moves) last_moves = group.moves, number = 0;
    const std::uint64_t before = number;
    number += group.boards;
    const bool fits = request.moves.contains(static_cast<int>(group.moves)) &&
                      request.vehicles.contains(static_cast<int>(group.vehicles));
    if (!fits) continue;
    std::uint64_t at = before;
    for (const Board& board : CensusFile::unpack(group)) {
      ++at;
      if (!walls_fit(board)) continue;
      ++seen;
      const std::uint64_t place = seen <= request.count ? seen - 1 : random() % seen;
      if (place >= request.count) continue;
      if (place == drawn.size()) drawn.emplace_back();
      drawn[place].facts = board;
      drawn[place].puzzle.name = board_name(board.moves, at);
    }
  }
  for (DrawnBoard& board : drawn) {
    std::string name = std::move(board.puzzle.name);
    board.puzzle = code.decode(board.facts.code);
    board.puzzle.name = std::move(name);
  }
  return drawn;
}

}  // namespace gridlock::rushhour::census

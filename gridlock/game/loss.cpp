#include "gridlock/game.hpp"

#include "gridlock/sokoban/board/corner.hpp"
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"

namespace gridlock::game {

struct LossWatcher::Sokoban {
  explicit Sokoban(const sokoban::Puzzle& puzzle)
      : layout(puzzle, Metric::pushes), freeze(layout.terrain()), dead(layout) {}

  sokoban::Layout layout;
  sokoban::Freeze freeze;
  sokoban::DeadPositions dead;

  Loss look(const sokoban::Puzzle& position) {
    const sokoban::Terrain& terrain = layout.terrain();
    const sokoban::Level& level = terrain.level();
    std::vector<sokoban::Square> boxes;
    for (const int box : position.boxes)
      if (level.square_of(box) != level.wall()) boxes.push_back(level.square_of(box));
    const sokoban::Board board(level, boxes);
    for (const auto box : boxes) {
      if (!terrain.dead(box)) continue;
      const auto kind = sokoban::cornered(level, box) ? Loss::Kind::corner : Loss::Kind::square;
      return {kind, "No goal can be reached from where this box stands.", {level.cell_of(box)}};
    }
    for (const auto box : boxes) {
      if (!freeze.deadlocks(board, box)) continue;
      Loss loss{Loss::Kind::frozen, "These boxes block each other for ever.", {}};
      for (const auto stuck : freeze.group()) loss.boxes.push_back(level.cell_of(stuck));
      if (loss.boxes.size() == 1) loss.reason = "This box can never move again.";
      return loss;
    }
    const auto player = level.square_of(position.player);
    for (const auto box : boxes)
      if (dead.dead(board, boxes, box, player))
        return {Loss::Kind::corral, "The boxes can no longer all come home.", {}};
    return {};
  }
};

LossWatcher::LossWatcher(const Puzzle& start) {
  if (const auto* const level = std::get_if<sokoban::Puzzle>(&start)) sokoban_ = std::make_unique<Sokoban>(*level);
}

LossWatcher::~LossWatcher() = default;

Loss LossWatcher::look(const Puzzle& position) {
  const auto* const level = std::get_if<sokoban::Puzzle>(&position);
  return level == nullptr ? Loss{} : sokoban_->look(*level);
}

}  // namespace gridlock::game

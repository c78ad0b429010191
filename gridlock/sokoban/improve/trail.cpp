#include "gridlock/sokoban/improve/trail.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/walk.hpp"

namespace gridlock::sokoban {

std::optional<Trail> Trail::along(const Level& level, std::vector<Push> pushes) {
  Trail trail;
  trail.count_ = level.boxes().size();
  std::vector<Square> boxes = level.boxes();
  Board board(level, boxes);
  Walk walk;
  Square player = level.player();
  Count moves = 0;
  const auto add = [&] {
    walk.from(
        level, [&](Square s) { return !board.free(s); }, player);
    trail.boxes_.insert(trail.boxes_.end(), boxes.begin(), boxes.end());
    trail.player_.push_back(player);
    trail.region_.push_back(walk.least());
    trail.moves_.push_back(moves);
    trail.hash_.push_back(board.hash() ^ region_hash(walk.least()));
    trail.sums_.push_back((trail.sums_.empty() ? 0 : trail.sums_.back()) + mix(trail.hash_.back()));
  };
  add();
  for (const Push push : pushes) {
    const Square behind = level.next(push.box, opposite(push.direction));
    const Square to = level.next(push.box, push.direction);
    if (!board.box(push.box) || !board.free(to) || !walk.reaches(behind)) return std::nullopt;
    moves += walk.steps(behind) + 1;
    player = push.box;
    board.move(push.box, to);
    *std::find(boxes.begin(), boxes.end(), push.box) = to;
    add();
  }
  if (!std::all_of(boxes.begin(), boxes.end(), [&](Square box) { return level.is_goal(box); })) return std::nullopt;
  trail.pushes_ = std::move(pushes);
  return trail;
}

}  // namespace gridlock::sokoban

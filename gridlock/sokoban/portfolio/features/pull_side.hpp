// The search by pulls from the solved position in which all boxes stay on the board: what it comes to can be met by a
// search by pushes, and the rest of a solution read off. A Guide says what is good, as it does for PushSide, but it
// gives no advice.
#pragma once

#include <utility>

#include "gridlock/sokoban/portfolio/features/root_score.hpp"
#include "gridlock/sokoban/portfolio/features/solved_positions.hpp"
#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/portfolio/moves/unfold.hpp"

namespace gridlock::sokoban {

template <class Guide>
class PullSide {
 public:
  // Boxes on the squares in `fixed` (sorted) stay there.
  PullSide(const LevelFacts& facts, Guide guide, std::vector<Square> fixed = {})
      : facts_(facts),
        moves_(facts.level()),
        reach_(facts.level()),
        guide_(std::move(guide)),
        fixed_(std::move(fixed)) {
    const Level& level = facts.level();
    start_.boxes = level.boxes();
    start_.region = reach_.flood(Board(level, start_.boxes).occupied(), level.player());
    start_hash_ = position_hash(start_);
  }

  // The solved positions, one for each region the player can be in.
  std::vector<Situation> roots() { return solved_positions(facts_, reach_); }

  Situation after(const Situation& situation, const Child& child) const { return moved(situation, child.macro); }
  std::uint64_t hash(const Situation& situation) const { return position_hash(situation); }

  Score score(const Situation& situation) { return root_score(facts_, guide_, situation, reach_); }

  void expand(const Situation& situation, DuplicateFilter& filter, std::vector<Child>& children) {
    Board board(facts_.level(), situation.boxes);
    reach_.flood(board.occupied(), situation.region);
    guide_.begin(situation);
    std::vector<Square> boxes = situation.boxes;
    const auto allowed = [&](Square to) { return !facts_.beyond(to); };
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Square from = boxes[i];
      if (!movable<Pulling>(board, from, reach_) || std::binary_search(fixed_.begin(), fixed_.end(), from)) continue;
      moves_.of_box<Pulling>(
          board, from, situation.region, allowed, [&](const Macro& macro, const RegionAroundBox& where) {
            Child child;
            child.macro = macro;
            child.cost = 0;
            child.hash = board.hash() ^ region_hash(macro.region);
            if (filter.knows(child.hash)) return;
            boxes[i] = macro.to;
            const auto no_matter = [] { return false; };
            child.score = guide_.score(guide_.judge(board, boxes, i, where.count(), no_matter), child.hash);
            boxes[i] = from;
            children.push_back(child);
          });
    }
  }

  bool dead(const Situation&, Square) const { return false; }
  bool learn(const Situation&, std::uint32_t) const { return false; }
  static std::size_t lessons() { return 0; }
  bool taught(const Situation&, std::size_t) const { return false; }
  bool done(const Situation& situation) const {
    return hash(situation) == start_hash_ && same_position(situation, start_);
  }
  Score cell(Score score) const { return score >> guide_.tie_bits(); }

 private:
  const LevelFacts& facts_;
  MacroMoves moves_;
  Reach reach_;
  Guide guide_;
  std::vector<Square> fixed_;
  Situation start_;
  std::uint64_t start_hash_;
};

}  // namespace gridlock::sokoban

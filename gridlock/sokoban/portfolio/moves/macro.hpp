// Macro moves: one box goes from where it stands to any square it can be brought to while all others stand still.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/lifted_box.hpp"
#include "gridlock/sokoban/board/push_pull.hpp"

namespace gridlock::sokoban {

// A box goes from `from` to `to`; afterwards the player is in the region whose least square is `region`.
struct Macro {
  Square from = 0;
  Square to = 0;
  Square region = 0;
  std::uint16_t pushes = 0;
  friend bool operator==(const Macro&, const Macro&) = default;
};

class MacroMoves {
 public:
  explicit MacroMoves(const Level& level)
      : level_(&level), lifted_(level), seen_((static_cast<std::size_t>(level.size()) + 1) * 4, 0) {}

  // Calls visit(macro, where) for every square and region to which the box on `from` can be brought by a player who
  // starts on `player`, nearest first. While visiting, the box stands on its new square, and `where` tells of the
  // player's region. allowed(to) is asked with the box in place before; a box does not even pass a square that is
  // not allowed.
  template <class Mode, class Allowed, class Visit>
  void of_box(Board& board, Square from, Square player, Allowed&& allowed, Visit&& visit) {
    if (epoch_ % kBoxesAtATime == 0) level_->watch().check();  // a level may have hundreds
    if (++epoch_ == 0) {
      std::fill(seen_.begin(), seen_.end(), 0);
      epoch_ = 1;
    }
    count_regions(board);
    queue_.clear();
    board.remove(from);
    lifted_.lift(from);
    note_sides<Mode>(board, from, lifted_.region(player), 0, kFirst);
    for (now_ = 0; now_ < queue_.size(); ++now_) {
      const Step step = queue_[now_];
      const Square to = Mode::to(*level_, step.box, step.direction);
      const Square after = Mode::player_after(*level_, step.box, step.direction);
      if (!board.free(to) || !board.free(after)) continue;
      if (seen_[index(to, step.direction)] == epoch_) continue;  // there already, with the player on this side
      board.place(to);
      if (allowed(to)) {
        lifted_.put_down(to);
        const Square region = lifted_.region(after);
        const auto pushes = static_cast<std::uint16_t>(step.pushes + 1);
        board.remove(to);
        note_sides<Mode>(board, to, region, pushes, now_);
        board.place(to);
        const RegionAroundBox where{lifted_, board.occupied(), region};
        visit(Macro{from, to, where.least(), pushes}, where);
      }
      board.remove(to);
    }
    board.place(from);
  }

  // How many regions the boxes cut the board into.
  int count_regions(const Board& board) {
    if (looked_at_ != board.hash()) regions_ = lifted_.look_at(board.occupied());
    looked_at_ = board.hash();
    return regions_;
  }

  // The box that is moved, for visitors, who may also take it off the board.
  LiftedBox& lifted() { return lifted_; }

  // The single pushes (or pulls) of a macro move; empty if it cannot be made.
  template <class Mode>
  std::vector<Push> unfold(Board& board, Square player, const Macro& macro) {
    std::vector<Push> pushes;
    const auto always = [](Square) { return true; };
    of_box<Mode>(board, macro.from, player, always, [&](const Macro& found, const RegionAroundBox&) {
      if (!pushes.empty() || found.to != macro.to || found.region != macro.region) return;
      for (std::uint32_t at = now_; at != kFirst; at = queue_[at].before)
        pushes.push_back({queue_[at].box, queue_[at].direction});
    });
    std::reverse(pushes.begin(), pushes.end());
    return pushes;
  }

 private:
  static constexpr std::uint32_t kFirst = 0xffffffffu;

  struct Step {
    Square box;
    Direction direction;
    std::uint16_t pushes;
    std::uint32_t before;  // the step that brought the box to where this one starts
  };

  std::size_t index(Square box, Direction d) const {
    return static_cast<std::size_t>(box) * 4 + static_cast<std::size_t>(d);
  }

  // The moves that the player can make from his region, with the box put down on this square; the board is without it.
  template <class Mode>
  void note_sides(const Board& board, Square box, Square region, std::uint16_t pushes, std::uint32_t before) {
    for (const Direction d : kDirections) {
      const Square player = Mode::player(*level_, box, d);
      if (!board.free(player) || seen_[index(box, d)] == epoch_ || lifted_.region(player) != region) continue;
      seen_[index(box, d)] = epoch_;
      queue_.push_back({box, d, pushes, before});
    }
  }

  static constexpr std::uint32_t kBoxesAtATime = 16;  // between two looks at the watch

  const Level* level_;
  LiftedBox lifted_;
  std::optional<std::uint64_t> looked_at_;  // the hash of the boxes that it knows
  int regions_ = 0;                         // and how many regions there are
  std::vector<std::uint32_t> seen_;         // [box][direction]: the player can make that move there
  std::uint32_t epoch_ = 0;
  std::vector<Step> queue_;
  std::uint32_t now_ = 0;  // the step that is being tried
};

}  // namespace gridlock::sokoban

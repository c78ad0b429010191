// A search from one end of a small level that looks out for the one from the other: single pushes from the start, or
// single pulls from the solved positions, always on from the position whose boxes are nearest to the other end,
// whatever it took to get there. A position is compared whole, so that where nothing is left to try there is no
// solution.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_corrals.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_matching.hpp"
#include "gridlock/sokoban/portfolio/crowded/four_boxes.hpp"

namespace gridlock::sokoban {

// The boxes by spots, and the first place of the player's region.
struct CrowdPosition {
  std::uint64_t boxes;
  std::uint32_t before;  // the number of the position that this one was made from
  std::uint8_t player;

  std::uint64_t hash() const { return mix(mix(boxes) ^ player); }
  friend bool operator==(const CrowdPosition& a, const CrowdPosition& b) {
    return a.boxes == b.boxes && a.player == b.player;
  }
};

template <int kWords, bool kPulls>
class EndSearch {
 public:
  using Board = SmallBoard<kWords>;
  using Places = typename Board::Places;
  using Number = StateTable<CrowdPosition>::Number;
  static constexpr Number kNone = StateTable<CrowdPosition>::kNone;

  // `board` must outlive it.
  explicit EndSearch(const Board& board) : board_(board), matching_(board.boxes()) {
    if (kPulls) {
      Places rest = board.floor().without(board.places(board.solved()));
      while (!rest.empty()) {
        const Places region = board.walk(rest, rest.first());
        begin(board.solved(), region);
        rest = rest.without(region);
      }
    } else {
      begin(board.start(), board.walk(board.floor().without(board.places(board.start())), board.player()));
    }
  }

  // From now on no position is expanded in which four boxes fail. The level must have four at least.
  void look_at_fours(const Watch& watch) {
    // What pushes come to must be solved yet, and what pulls come to must be come to.
    fours_.emplace(board_, !kPulls, watch);
    unseen_ = static_cast<Number>(positions_.size());
  }

  Stats stats;  // since they were last taken

  std::size_t made() const { return positions_.size(); }
  bool exhausted() const { return open_.empty(); }
  bool full() const { return positions_.full(); }
  std::size_t bytes() const { return positions_.bytes() + open_.bytes() + (fours_ ? fours_->bytes() : 0); }

  Number find(const CrowdPosition& position, std::uint64_t hash) const { return positions_.find(position, hash); }
  const CrowdPosition& operator[](Number number) const { return positions_[number]; }

  // Makes the positions after the nearest one. The number of one that the other search has come to, too, or kNone.
  template <class Other>
  Number expand(const Other& other) {
    at_ = open_.pop();
    const CrowdPosition at = positions_[at_];
    if (at_ < unseen_ && fails(at)) {
      ++stats.dead_ends;
      return kNone;
    }
    boxes_ = board_.places(at.boxes);
    const Places free = board_.floor().without(boxes_);
    const Places reached = board_.walk(free, at.player);
    CrowdMatching::Costs costs{};
    std::size_t count = 0;
    for (auto rest = at.boxes; rest != 0; rest &= rest - 1) costs[count++] = distances(std::countr_zero(rest));
    matching_.begin(costs);
    Places worth_moving = boxes_;
    if constexpr (!kPulls) worth_moving = CrowdCorrals<kWords>(board_, boxes_, free, reached).worth_pushing();
    Number met = kNone;
    for (const Direction d : kDirections) {
      const int step = board_.step(d);
      if constexpr (kPulls) {  // the player goes on, and the box comes after
        const Places to = reached & boxes_.moved(step) & board_.all_spots();
        (to.moved(step) & reached).for_each([&](int player) {
          make(at, player - 2 * step, player - step, player, other, met);
        });
      } else {
        const Places to = (worth_moving & reached.moved(step)).moved(step) & free & board_.all_spots();
        to.for_each([&](int place) { make(at, place - step, place, place - step, other, met); });
      }
    }
    return met;
  }
  // A number for the position that was expanded last.
  std::uint64_t fingerprint() const { return positions_[at_].hash(); }

  // The pushes between a position and this end, in the order of a solution.
  std::vector<Push> way(Number number) const {
    std::vector<Push> pushes;
    for (Number before = positions_[number].before; before != kNone; before = positions_[number].before) {
      const std::uint64_t here = positions_[number].boxes, there = positions_[before].boxes;
      const int gone = board_.place(std::countr_zero(there & ~here));
      const int come = board_.place(std::countr_zero(here & ~there));
      pushes.push_back(kPulls ? push(come, gone) : push(gone, come));
      number = before;
    }
    if (!kPulls) std::reverse(pushes.begin(), pushes.end());
    return pushes;
  }

 private:
  const int* distances(int spot) const { return kPulls ? board_.from_starts(spot) : board_.to_goals(spot); }

  Push push(int from, int to) const {
    for (const Direction d : kDirections)
      if (from + board_.step(d) == to) return {board_.square(from), d};
    return {};
  }

  void begin(std::uint64_t boxes, const Places& region) {
    const CrowdPosition root{boxes, kNone, static_cast<std::uint8_t>(region.first())};
    ++stats.generated;
    ++stats.states;
    open_.push(positions_.insert(root, root.hash()).first, 0);
  }

  bool fails(const CrowdPosition& at) const {
    for (auto rest = at.boxes; rest != 0; rest &= rest - 1)
      if (fours_->dead(at.boxes, std::countr_zero(rest), at.player)) return true;
    return false;
  }

  template <class Other>
  void make(const CrowdPosition& at, int from, int to, int player, const Other& other, Number& met) {
    const int from_spot = board_.spot(from), to_spot = board_.spot(to);
    Places boxes = boxes_;
    boxes.remove(from);
    boxes.add(to);
    const CrowdPosition next{at.boxes ^ Board::bit(from_spot) ^ Board::bit(to_spot), at_,
                             static_cast<std::uint8_t>(board_.walk(board_.floor().without(boxes), player).first())};
    const std::uint64_t hash = next.hash();
    ++stats.generated;
    if (positions_.find(next, hash) != kNone) {
      ++stats.duplicates;
      return;
    }
    if ((!kPulls && board_.deadlocked(boxes, to)) || (fours_ && fours_->dead(next.boxes, to_spot, player))) {
      ++stats.dead_ends;
      return;
    }
    const auto box = static_cast<std::size_t>(std::popcount(at.boxes & (Board::bit(from_spot) - 1)));
    const int distance = matching_.with(box, distances(to_spot));
    if (distance >= kNoWay) {
      ++stats.dead_ends;
      return;
    }
    ++stats.states;
    const Number number = positions_.insert(next, hash).first;
    open_.push(number, static_cast<std::uint64_t>(distance));
    if (met == kNone && other.find(next, hash) != kNone) met = number;
  }

  const Board& board_;
  std::optional<FourBoxes<kWords>> fours_;
  CrowdMatching matching_;
  StateTable<CrowdPosition> positions_;
  BucketQueue<Number> open_;
  Number unseen_ = 0;  // the positions before this one were made without a look at four boxes
  Number at_ = 0;      // the position that is being expanded, and its boxes
  Places boxes_;
};

}  // namespace gridlock::sokoban

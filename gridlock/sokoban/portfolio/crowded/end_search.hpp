// A search from one end of a level of few squares that looks out for the one from the other: single pushes from the
// start, or single pulls from the solved positions, always on from the position whose boxes are nearest to the other
// end, whatever it took to get there. A position is compared whole, so that where nothing is left to try there is no
// solution.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_corrals.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_images.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_matching.hpp"
#include "gridlock/sokoban/portfolio/crowded/few_boxes.hpp"

namespace gridlock::sokoban {

// The boxes by spots, and the first place of the player's region.
template <class Boxes>
struct CrowdPosition {
  Boxes boxes;
  std::uint32_t before;  // the number of the position that this one was made from
  std::uint16_t player;
  std::uint8_t turned = 0;  // the number of the symmetry that made it what it is after the move

  std::uint64_t hash() const { return mix(boxes.hash() ^ player); }
  friend bool operator==(const CrowdPosition& a, const CrowdPosition& b) {
    return a.boxes == b.boxes && a.player == b.player;
  }
};

template <class Board, bool kPulls>
class EndSearch {
 public:
  using Places = typename Board::Places;
  using Boxes = typename Board::Boxes;
  using Position = CrowdPosition<Boxes>;
  using Number = typename StateTable<Position>::Number;
  static constexpr Number kNone = StateTable<Position>::kNone;

  // `board` must outlive it.
  EndSearch(const LevelFacts& facts, const Board& board)
      : board_(board), images_(facts, board), matching_(board.boxes()), unturned_(identity(facts.level())) {
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

  // From now on no position is expanded in which a few boxes fail. The level must have so many at least.
  void look_at_few(const Watch& watch) {
    // What pushes come to must be solved yet, and what pulls come to must be come to.
    few_.emplace(board_, !kPulls, watch);
    unseen_ = static_cast<Number>(positions_.size());
  }

  Stats stats;  // since they were last taken

  std::size_t made() const { return positions_.size(); }
  bool exhausted() const { return open_.empty(); }
  bool full() const { return positions_.full(); }
  std::size_t bytes() const { return positions_.bytes() + open_.bytes() + (few_ ? few_->bytes() : 0); }

  Number find(const Position& position, std::uint64_t hash) const { return positions_.find(position, hash); }
  const Position& operator[](Number number) const { return positions_[number]; }

  // Makes the positions after the nearest one. The number of one that the other search has come to, too, or kNone.
  template <class Other>
  Number expand(const Other& other) {
    at_ = open_.pop();
    const Position at = positions_[at_];
    if (at_ < unseen_ && fails(at)) {
      ++stats.dead_ends;
      return kNone;
    }
    boxes_ = board_.places(at.boxes);
    const Places free = board_.floor().without(boxes_);
    reached_ = board_.walk(free, at.player);
    CrowdMatching::Costs costs{};
    std::size_t count = 0;
    at.boxes.for_each([&](int spot) { costs[count++] = distances(spot); });
    matching_.begin(costs);
    images_.begin(at.boxes);
    Places worth_moving = boxes_;
    if constexpr (!kPulls) worth_moving = CrowdCorrals<Board>(board_, boxes_, free, reached_).worth_pushing();
    Number met = kNone;
    for (const Direction d : kDirections) {
      const int step = board_.step(d);
      if constexpr (kPulls) {  // the player goes on, and the box comes after
        const Places to = reached_ & boxes_.moved(step) & board_.all_spots();
        (to.moved(step) & reached_).for_each([&](int player) {
          make(at, player - 2 * step, player - step, player, other, met);
        });
      } else {
        const Places to = (worth_moving & reached_.moved(step)).moved(step) & free & board_.all_spots();
        to.for_each([&](int place) { make(at, place - step, place, place - step, other, met); });
      }
    }
    return met;
  }
  // A number for the position that was expanded last.
  std::uint64_t fingerprint() const { return positions_[at_].hash(); }

  // The pushes between a position and this end, in the order of a solution. `turn` is what makes the position into the
  // one that is meant; for the pushes from the start, whose first position is as it is, it is found out here.
  std::vector<Push> way(Number number, Symmetry& turn) const {
    std::vector<Push> pushes;
    if constexpr (kPulls) {
      for (; positions_[number].before != kNone; number = positions_[number].before) {
        turn = after(turn_of(number), turn);
        pushes.push_back(turn(move_to(number)));
      }
    } else {
      std::vector<Number> numbers;
      for (; positions_[number].before != kNone; number = positions_[number].before) numbers.push_back(number);
      turn = unturned_;
      for (; !numbers.empty(); numbers.pop_back()) {
        pushes.push_back(turn(move_to(numbers.back())));
        turn = after(inverse(turn_of(numbers.back())), turn);
      }
    }
    return pushes;
  }

 private:
  const int* distances(int spot) const { return kPulls ? board_.from_starts(spot) : board_.to_goals(spot); }

  const Symmetry& turn_of(Number number) const {
    const std::uint8_t turned = positions_[number].turned;
    return turned == 0 ? unturned_ : images_.symmetry(turned);
  }

  // The push between a position and the one before it, as it is there.
  Push move_to(Number number) const {
    const Boxes& before = positions_[positions_[number].before].boxes;
    const Symmetry back = inverse(turn_of(number));
    Places there = board_.places(before), here;
    positions_[number].boxes.for_each(
        [&](int spot) { here.add(board_.place_of(back.squares[board_.square(board_.place(spot))])); });
    const int gone = there.without(here).first(), come = here.without(there).first();
    return kPulls ? push(come, gone) : push(gone, come);
  }

  Push push(int from, int to) const {
    for (const Direction d : kDirections)
      if (from + board_.step(d) == to) return {board_.square(from), d};
    return {};
  }

  void begin(const Boxes& boxes, const Places& region) {
    const Position root{boxes, kNone, static_cast<std::uint16_t>(region.first())};
    ++stats.generated;
    ++stats.states;
    open_.push(positions_.insert(root, root.hash()).first, 0);
  }

  bool fails(const Position& at) const {
    for (Boxes rest = at.boxes; !rest.empty(); rest.remove(rest.first()))
      if (few_->dead(at.boxes, rest.first(), at.player)) return true;
    return false;
  }

  template <class Other>
  void make(const Position& at, int from, int to, int player, const Other& other, Number& met) {
    const int from_spot = board_.spot(from), to_spot = board_.spot(to);
    Places boxes = boxes_;
    boxes.remove(from);
    boxes.add(to);
    const Places after = board_.walk_after(board_.floor().without(boxes), reached_, from, to, player);
    Boxes moved = at.boxes;
    moved.remove(from_spot);
    moved.add(to_spot);
    const auto least = images_.least(moved, from_spot, to_spot, after);
    const Position next{least.boxes, at_, least.player, least.by};
    const std::uint64_t hash = next.hash();
    ++stats.generated;
    if (positions_.find(next, hash) != kNone) {
      ++stats.duplicates;
      return;
    }
    if ((!kPulls && board_.deadlocked(boxes, to)) || (few_ && few_->dead(moved, to_spot, player))) {
      ++stats.dead_ends;
      return;
    }
    const auto box = static_cast<std::size_t>(at.boxes.rank(from_spot));
    const int distance = matching_.with(box, distances(to_spot));
    if (distance >= kOutOfReach) {
      ++stats.dead_ends;
      return;
    }
    ++stats.states;
    const Number number = positions_.insert(next, hash).first;
    open_.push(number, static_cast<std::uint64_t>(distance));
    if (met == kNone && other.find(next, hash) != kNone) met = number;
  }

  const Board& board_;
  CrowdImages<Board> images_;
  std::optional<FewBoxes<Board>> few_;
  CrowdMatching matching_;
  StateTable<Position> positions_;
  BucketQueue<Number> open_;
  Number unseen_ = 0;  // the positions before this one were made without a look at a few boxes
  Number at_ = 0;      // the position that is being expanded
  Places boxes_, reached_;
  Symmetry unturned_;
};

}  // namespace gridlock::sokoban

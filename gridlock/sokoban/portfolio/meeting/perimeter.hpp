// Where searches from both ends meet. Every position that a search reaches is noted; when one from the other end
// reaches it, too, the two ways together are a solution.
//
// A note says by which move, and from which position, this one was reached. So the way to it can be read off the notes
// alone, even if the search that made them has ended or runs in another thread. Searches of several threads may note
// and look at the same time: each notes a position first and then looks for it on the other side, so of two searches
// that come to the same position at least one notices.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/threads/brief_mutex.hpp"
#include "gridlock/sokoban/portfolio/moves/macro.hpp"
#include "gridlock/sokoban/portfolio/moves/situation.hpp"

namespace gridlock::sokoban {

// The positions that the searches of one end have reached.
class PerimeterSide {
 public:
  PerimeterSide(const Level& level, bool pulls) : level_(&level), pulls_(pulls) {}

  // A position that searches of this end begin with; its boxes stand as in all others.
  void begin(const Situation& root);

  // Positions one move from the one of hash `before`, which is noted already. A Move has a `hash`, that of the position
  // it leads to, and a `macro`.
  template <class Move>
  void note(std::uint64_t before, const Move* first, const Move* end) {
    const std::lock_guard lock(mutex_);
    const Number from = positions_.find(before, before);
    if (from == Positions::kNone) return;
    prefetch(first, end);
    for (; first != end; ++first) add(first->hash, {from, first->macro});
  }

  // The first of those moves that leads to a position of this side, or `end`.
  template <class Move>
  const Move* find(const Move* first, const Move* end) const {
    const std::lock_guard lock(mutex_);
    prefetch(first, end);
    while (first != end && positions_.find(first->hash, first->hash) == Positions::kNone) ++first;
    return first;
  }

  // The pushes between that position and this end, in the order of a solution. None if no search came there: positions
  // are noted by their hash, which another one may have, too.
  std::optional<std::vector<Push>> way(const Situation& situation) const;

  std::size_t bytes() const;

 private:
  using Positions = StateTable<std::uint64_t>;  // their hashes
  using Number = Positions::Number;

  struct Step {
    Number before;  // kNone at this end
    Macro macro;    // of which only the region counts there
  };

  // There are millions of positions, and a position has many moves: all wait for memory at the same time.
  template <class Move>
  void prefetch(const Move* first, const Move* end) const {
    for (; first != end; ++first) positions_.prefetch(first->hash);
  }
  void add(std::uint64_t hash, const Step& step) {
    if (positions_.insert(hash, hash).second) steps_.push_back(step);
  }

  const Level* level_;
  bool pulls_;
  mutable BriefMutex mutex_;   // of all below
  std::vector<Square> boxes_;  // at this end
  Positions positions_;
  Buffer<Step> steps_;  // to each of them
};

struct Perimeter {
  explicit Perimeter(const Level& level) : start(level, false), solved(level, true) {}
  PerimeterSide start;   // the searches by pushes
  PerimeterSide solved;  // the searches by pulls
  std::size_t bytes() const { return start.bytes() + solved.bytes(); }
};

}  // namespace gridlock::sokoban

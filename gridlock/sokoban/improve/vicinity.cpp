#include "gridlock/sokoban/improve/vicinity.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "gridlock/sokoban/board/flood.hpp"

namespace gridlock::sokoban {

Vicinity::Vicinity(const Level& level, const Trail& trail, std::size_t first, TubeWidth width, std::vector<Guess> ahead,
                   Guess stray)
    : ahead_(std::move(ahead)),
      stray_(stray),
      words_((ahead_.size() + 63) / 64),
      strays_(std::min(static_cast<std::size_t>(width.strays), trail.box_count())),
      anywhere_(width.radius == 0),
      there_((static_cast<std::size_t>(level.size()) + 1) * words_, 0),
      strays_at_least_((strays_ + 2) * words_),
      far_(words_),
      two_far_(words_) {
  const std::size_t last = first + ahead_.size() - 1;
  if (!anywhere_) near_.assign(there_.size(), 0);
  std::vector<Square> queue(static_cast<std::size_t>(level.size()));
  std::vector<int> steps(queue.size() + 1, -1);  // from the box, where known
  steps[level.wall()] = 0;                       // so that it is never entered
  for (std::size_t b = 0; b < trail.box_count(); ++b) {
    // A box stands still most of the time: what is near it is worked out once for each of its squares.
    for (std::size_t since = first; since <= last;) {
      const Square box = trail.boxes(since)[b];
      std::size_t until = since + 1;
      while (until <= last && trail.boxes(until)[b] == box) ++until;
      for (std::size_t time = since; time < until; ++time) mark(there_, box, time - first);
      if (!anywhere_) {
        queue[0] = box;
        steps[box] = 0;
        const Square* const end = flood(level, queue.data(), queue.data() + 1, [&](Square near, Square at) {
          if (steps[near] >= 0 || steps[at] == width.radius) return false;
          steps[near] = steps[at] + 1;
          return true;
        });
        for (const Square* near = queue.data(); near != end; ++near) {
          for (std::size_t time = since; time < until; ++time) mark(near_, *near, time - first);
          steps[*near] = -1;
        }
      }
      since = until;
    }
  }
}

void Vicinity::enter(const std::vector<Square>& boxes) {
  std::fill(strays_at_least_.begin(), strays_at_least_.end(), 0);
  std::fill(far_.begin(), far_.end(), 0);
  std::fill(two_far_.begin(), two_far_.end(), 0);
  const std::size_t levels = strays_ + 2;
  for (const Square box : boxes) {
    const Times* const there = &there_[box * words_];
    for (std::size_t w = 0; w < words_; ++w) {
      const Times stray = ~there[w];
      for (std::size_t level = levels - 1; level > 0; --level)
        strays_at_least_[level * words_ + w] |= strays_at_least_[(level - 1) * words_ + w] & stray;
      strays_at_least_[w] |= stray;
    }
    if (anywhere_) continue;
    const Times* const near = &near_[box * words_];
    for (std::size_t w = 0; w < words_; ++w) {
      two_far_[w] |= far_[w] & ~near[w];
      far_[w] |= ~near[w];
    }
  }
}

bool Vicinity::admits(Square from, Square to) const {
  for (std::size_t w = 0; w < words_; ++w) {
    Times inside = after(from, to, strays_, w);
    if (!anywhere_) {
      const Times was_near = near_[from * words_ + w];
      inside &= near_[to * words_ + w] & (~far_[w] | (~two_far_[w] & ~was_near));
    }
    if (inside != 0) return true;
  }
  return false;
}

// For each number of strays the latest time is the best.
Vicinity::Guess Vicinity::guess(Square from, Square to) const {
  Guess least = ahead_.front() + stray_ * static_cast<Guess>(strays_);
  for (std::size_t strays = 0; strays <= strays_; ++strays)
    for (std::size_t w = words_; w-- > 0;) {
      const Times times = after(from, to, strays, w);
      if (times == 0) continue;
      const std::size_t latest = w * 64 + 63 - static_cast<std::size_t>(std::countl_zero(times));
      const Guess ahead = ahead_[std::min(latest, ahead_.size() - 1)];
      least = std::min(least, ahead + stray_ * static_cast<Guess>(strays));
      break;
    }
  return least;
}

}  // namespace gridlock::sokoban

// What is known of a level once certain boxes count as walls, kept for those sets of boxes that come up again.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/deadlocks/position_set.hpp"

namespace gridlock::sokoban {

// The walls of a level, and boxes that never move again beside them.
inline Occupied with_walls(const Occupied& walls, const std::vector<Square>& more) {
  Occupied all = walls;
  for (const Square square : more) all[square] = kWall;
  return all;
}

template <class View>
class WallCache {
 public:
  explicit WallCache(std::size_t most) : most_(most) {}

  // That of these walls, which are sorted; made by make() if it is not there, which returns a std::unique_ptr<View>.
  template <class Make>
  View& of(const std::vector<Square>& walls, Make&& make) {
    if (const auto at = views_.find(walls); at != views_.end()) return *at->second;
    if (views_.size() >= most_) {
      views_.clear();
      bytes_ = 0;
    }
    View& view = *(views_[walls] = make());
    bytes_ += view.bytes();
    return view;
  }

  std::size_t bytes() const { return bytes_; }
  // A view has grown since it was made.
  void count_bytes(std::size_t more) { bytes_ += more; }

 private:
  std::size_t most_;
  std::size_t bytes_ = 0;
  std::unordered_map<std::vector<Square>, std::unique_ptr<View>, HashOfSquares> views_;
};

}  // namespace gridlock::sokoban

// Whether a Sokoban position is lost, and which boxes show it: for the player to be told at once, not an hour later.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "gridlock/puzzles.hpp"

namespace gridlock::game {

struct Loss {
  enum class Kind : std::uint8_t {
    none,    // nothing is proven
    corner,  // a box that no one can ever move again, walls on two sides
    square,  // a box where no goal can be reached from
    frozen,  // boxes that hold each other
    corral,  // shown by a small search
  };
  Kind kind = Kind::none;
  std::string reason;      // one sentence; empty: nothing is proven
  std::vector<int> boxes;  // cells of those to blame
};

// Learns as a level is played, so one watcher is kept for each.
class LossWatcher {
 public:
  explicit LossWatcher(const Puzzle& start);
  ~LossWatcher();

  // Proven only: a position that is not reported may still be lost. Rush Hour never is, as every move can be taken
  // back.
  Loss look(const Puzzle& position);

 private:
  struct Sokoban;
  std::unique_ptr<Sokoban> sokoban_;
};

}  // namespace gridlock::game

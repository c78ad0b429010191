// What is good if there is no plan, but a board one would like to see: a position that the search from the other end
// has come to, and where everything lies open. Having come close to it, the two meet.
#pragma once

#include "gridlock/sokoban/portfolio/features/push_side.hpp"
#include "gridlock/sokoban/portfolio/guides/target_distance.hpp"

namespace gridlock::sokoban {

// For either direction of search: Mode is Pushing or Pulling.
template <class Mode>
class ImaginedGuide {
 public:
  static constexpr int kTieBits = 24;
  static constexpr int tie_bits() { return kTieBits; }
  static constexpr bool names_another() { return true; }

  struct Features {
    int connectivity, away, stuck;
    Count distance;
  };

  // With a seed other than 0, chance decides between positions that are about as good.
  ImaginedGuide(const LevelFacts& facts, const std::vector<Square>& imagined, bool weighted, std::uint64_t seed = 0);

  void begin(const Situation& situation) { distance_ = to_imagined_.begin(situation.boxes); }
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity) const {
    return judge(board, boxes, connectivity, distance_);
  }
  template <class Opens>
  Features judge(const Board& board, const std::vector<Square>& boxes, std::size_t moved, int connectivity, Opens&&) {
    return judge(board, boxes, connectivity, to_imagined_.with(moved, boxes[moved]));
  }
  Score score(const Features& features, std::uint64_t hash) const;
  void advise(const Situation&, const Features&, std::vector<Candidate<Features>>& candidates) const {
    advise_best(candidates);
  }
  bool weighted() const { return weighted_; }

 private:
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity, Count distance) const;

  std::vector<std::uint8_t> imagined_;  // the squares with a box
  TargetDistance to_imagined_;
  Count distance_ = 0;
  bool weighted_;
  std::uint64_t seed_;
};

}  // namespace gridlock::sokoban

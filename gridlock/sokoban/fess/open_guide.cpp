#include "gridlock/sokoban/fess/open_guide.hpp"

namespace gridlock::sokoban {

template <class Way>
typename OpenGuide<Way>::Features OpenGuide<Way>::judge(const Board& board, const std::vector<Square>& boxes,
                                                        int connectivity) {
  Features features{score_field(connectivity, 9) << 9 | score_field(rooms_.cut(board.occupied()), 9), 0};
  for (const Square box : boxes) features.distance += atlas_.nearest_goal(box) == kFar ? 0 : atlas_.nearest_goal(box);
  if (aim_ == Aim::far) return features;
  int tight = 0;
  if (aim_ == Aim::round) {
    regions_.explore(board.occupied());
    tight = regions_.off_cycles();
  } else {
    tight = count_stuck<Way>(board, boxes);
  }
  features.cell = features.cell << 9 | score_field(tight, 9);
  return features;
}

template <class Way>
Score OpenGuide<Way>::score(const Features& features, std::uint64_t hash) const {
  constexpr int kChance = 32;  // with a seed, distances that differ by less than this are told apart by chance
  const int distance = features.distance + (seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance));
  // Pulls go away from the goals, pushes towards them.
  return features.cell << kTieBits | score_field(Way::kPulls ? 0xffffff - distance : distance, kTieBits);
}

template class OpenGuide<Pushing>;
template class OpenGuide<Pulling>;

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/guides/open_guide.hpp"

namespace gridlock::sokoban {

template <class Mode>
typename OpenGuide<Mode>::Features OpenGuide<Mode>::judge(const Board& board, const std::vector<Square>& boxes,
                                                          int connectivity) {
  constexpr int kMiddle = 1 << (kTieBits - 1);  // so that no tie is negative
  int distance = 0;
  for (const Square box : boxes) distance += facts_.nearest_goal(box) == kFar ? 0 : facts_.nearest_goal(box);
  Features features;
  features.cell = score_field(connectivity, 9) << 9 | score_field(rooms_.cut(board, boxes), 9);
  features.tie = kMiddle + (Mode::kPulls ? -distance : distance);  // pulls go away from the goals, pushes towards them
  if (aim_ == Aim::open) features.cell = features.cell << 9 | score_field(count_stuck<Mode>(board, boxes), 9);
  if (aim_ == Aim::round) {
    regions_.explore(board.occupied());
    features.tie += regions_.off_cycles();
  }
  return features;
}

template <class Mode>
Score OpenGuide<Mode>::score(const Features& features, std::uint64_t hash) const {
  constexpr int kChance = 32;  // with a seed, ties that differ by less than this are broken by chance
  const int chance = seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance);
  return features.cell << kTieBits | score_field(features.tie - chance, kTieBits);
}

template class OpenGuide<Pushing>;
template class OpenGuide<Pulling>;

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/guides/imagined_guide.hpp"

namespace gridlock::sokoban {

template <class Mode>
ImaginedGuide<Mode>::ImaginedGuide(const LevelFacts& facts, const std::vector<Square>& imagined, bool weighted,
                                   std::uint64_t seed)
    : imagined_(static_cast<std::size_t>(facts.level().size()) + 1, 0),
      to_imagined_(facts.terrain(), imagined, Mode::kPulls),
      weighted_(weighted),
      seed_(seed) {
  for (const Square square : imagined) imagined_[square] = 1;
}

template <class Mode>
typename ImaginedGuide<Mode>::Features ImaginedGuide<Mode>::judge(const Board& board, const std::vector<Square>& boxes,
                                                                  int connectivity, Count distance) const {
  const auto is_away = [&](Square box) { return imagined_[box] == 0; };
  const auto away = static_cast<int>(std::count_if(boxes.begin(), boxes.end(), is_away));
  return {connectivity, away, count_stuck<Mode>(board, boxes), distance};
}

template <class Mode>
Score ImaginedGuide<Mode>::score(const Features& features, std::uint64_t hash) const {
  constexpr int kChance = 8;  // with a seed, distances that differ by less than this are told apart by chance
  const int chance = seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance);
  const Score lost = features.distance >= to_imagined_.never() ? 1 : 0;
  return lost << 60 | score_field(features.connectivity, 9) << 42 | score_field(features.away, 9) << 33 |
         score_field(features.stuck, 9) << 24 | score_field(features.distance + chance, 24);
}

template class ImaginedGuide<Pushing>;
template class ImaginedGuide<Pulling>;

}  // namespace gridlock::sokoban

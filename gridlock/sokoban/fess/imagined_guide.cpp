#include "gridlock/sokoban/fess/imagined_guide.hpp"

namespace gridlock::sokoban {

ImaginedGuide::ImaginedGuide(const Atlas& atlas, const std::vector<Square>& imagined, bool weighted, std::uint64_t seed)
    : imagined_(static_cast<std::size_t>(atlas.level().size()) + 1, 0),
      to_imagined_(atlas.terrain(), imagined, false),
      weighted_(weighted),
      seed_(seed) {
  for (const Square square : imagined) imagined_[square] = 1;
}

ImaginedGuide::Features ImaginedGuide::judge(const Board& board, const std::vector<Square>& boxes, int connectivity,
                                             Cost distance) const {
  const Level& level = board.level();
  Features features{connectivity, 0, 0, distance};
  for (const Square box : boxes) {
    features.away += imagined_[box] != 0 ? 0 : 1;
    const auto loose_along = [&](Direction d) {
      return board.free(level.next(box, d)) && board.free(level.next(box, opposite(d)));
    };
    features.stuck += loose_along(Direction::left) || loose_along(Direction::up) ? 0 : 1;
  }
  return features;
}

Score ImaginedGuide::score(const Features& features, std::uint64_t hash) const {
  constexpr int kChance = 8;  // with a seed, distances that differ by less than this are told apart by chance
  const int chance = seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance);
  const Score lost = features.distance >= TargetDistance::kNever ? 1 : 0;
  return lost << 60 | score_field(features.connectivity, 9) << 42 | score_field(features.away, 9) << 33 |
         score_field(features.stuck, 9) << 24 | score_field(features.distance + chance, 24);
}

}  // namespace gridlock::sokoban

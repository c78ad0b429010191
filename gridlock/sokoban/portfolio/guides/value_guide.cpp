#include "gridlock/sokoban/portfolio/guides/value_guide.hpp"

#include <numeric>

namespace gridlock::sokoban {

ValueGuide::ValueGuide(const LevelFacts& facts, const Plan& plan)
    : plan_(plan), to_goals_(facts.terrain(), facts.level().goals(), false) {
  first_distance_ = std::max<Count>(1, to_goals_.begin(facts.level().boxes()));
}

ValueGuide::Features ValueGuide::judge(const Board& board, const std::vector<Square>& boxes, int connectivity,
                                       Count distance) const {
  Features features;
  features[packed] = plan_.size() == 0 ? 0 : static_cast<double>(plan_.packed(board)) / plan_.size();
  features[open] = 1.0 / connectivity;
  features[near] = std::max(0.0, 1 - 0.5 * distance / first_distance_);
  features[home] = 1;
  for (const Square box : boxes)  // not by std::pow, whose last bit depends on the library
    if (!board.level().is_goal(box)) features[home] *= 0.95;
  return features;
}

double ValueGuide::value(const Features& features) {
  return std::inner_product(features.begin(), features.end(), kLearned.begin(), 0.0);
}

Score ValueGuide::score(const Features& features, std::uint64_t) const {
  constexpr double kMost = 2, kScale = 1 << kTieBits;
  return static_cast<Score>(std::clamp(kMost - value(features), 0.0, 2 * kMost) * kScale);
}

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/features/hotspots.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Hotspots::Hotspots(const Terrain& terrain)
    : terrain_(&terrain), spots_(static_cast<std::size_t>(terrain.level().size())), boxes_(spots_.size() / 64 + 1, 0) {}

int Hotspots::count(const std::vector<Square>& boxes) {
  for (const Square box : boxes) boxes_[box / 64u] |= std::uint64_t{1} << (box % 64u);
  int hot = 0;
  for (const Square box : boxes) {
    Spot& spot = spots_[box];
    if (++spot.asked == kPatience && !terrain_->level().is_goal(box)) look_at(box);
    for (std::size_t i = 0; i < spot.blocked.size(); ++i)
      if ((spot.blocked[i] & boxes_[i]) != 0) {
        ++hot;
        break;
      }
  }
  for (const Square box : boxes) boxes_[box / 64u] = 0;
  return hot;
}

std::vector<std::uint16_t> Hotspots::goals_from(const Occupied& walls) const {
  const Level& level = terrain_->level();
  const OneBox one_box(level, walls);
  std::vector<std::uint16_t> goals(spots_.size(), 0);
  for (const StandSet& leading : one_box.leading_to(level.goals()))
    for (std::size_t s = 0; s < goals.size(); ++s)
      if (leading.sides(static_cast<Square>(s)) != 0) ++goals[s];
  return goals;
}

void Hotspots::look_at(Square square) {
  if (goals_from_.empty()) goals_from_ = goals_from(terrain_->walls());
  Occupied walls = terrain_->walls();
  walls[square] = kWall;
  const auto goals = goals_from(walls);
  Mask blocked(boxes_.size(), 0);
  for (std::size_t s = 0; s < goals.size(); ++s)
    if (s != square && goals[s] < goals_from_[s]) blocked[s / 64] |= std::uint64_t{1} << (s % 64);
  if (std::any_of(blocked.begin(), blocked.end(), [](std::uint64_t word) { return word != 0; }))
    spots_[square].blocked = std::move(blocked);
}

}  // namespace gridlock::sokoban

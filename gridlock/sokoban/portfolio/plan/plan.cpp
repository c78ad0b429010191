#include "gridlock/sokoban/portfolio/plan/plan.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace gridlock::sokoban {
namespace {

// The squares from which a box alone can be pushed to none of the targets; the wall is one of them.
std::vector<std::uint8_t> cut_off(const OneBox& one_box, const std::vector<Square>& targets) {
  std::vector<std::uint8_t> zone;
  for (const Distance distance : one_box.least_by_square(one_box.distances_to(targets)))
    zone.push_back(distance == kFar ? 1 : 0);
  return zone;
}

std::vector<Square> squares_of(const Level& level, const std::vector<std::uint8_t>& zone) {
  std::vector<Square> squares;
  for (Square s = 0; s < level.size(); ++s)
    if (zone[s] != 0) squares.push_back(s);
  return squares;
}

}  // namespace

Plan::Plan(const Terrain& terrain, std::vector<PlanStep> steps)
    : steps_(std::move(steps)),
      wall_(terrain.level().wall()),
      has_step_(terrain.walls().size(), 0),
      broken_(steps_.size() + 2, 0) {
  const Level& level = terrain.level();
  for (const PlanStep& step : steps_) has_step_[step.to] = 1;
  const std::size_t count = steps_.size() + 1;
  std::vector<std::vector<std::uint8_t>> after(count);  // after so many steps, with those for good as walls
  Occupied walls = terrain.walls();
  std::optional<OneBox> one_box(std::in_place, level, walls);
  for (std::size_t done = 0; done < count; ++done) {
    if (done < steps_.size())
      to_next_.push_back(one_box->least_by_square(one_box->distances_to(steps_[done].to)));
    else
      to_next_.emplace_back(walls.size(), kFar);
    if (done > 0 && steps_[done - 1].until == PlanStep::kForGood) {
      walls[steps_[done - 1].to] = kWall;
      one_box.emplace(level, walls);
    }
    std::vector<Square> targets;
    for (std::size_t i = done; i < steps_.size(); ++i)
      if (steps_[i].until == PlanStep::kForGood && walls[steps_[i].to] == 0) targets.push_back(steps_[i].to);
    if (targets.empty()) {
      after[done].assign(walls.size(), 0);  // there is nothing left to come
      continue;
    }
    const bool same = done > 0 && steps_[done - 1].until != PlanStep::kForGood;
    after[done] = same ? after[done - 1] : cut_off(*one_box, targets);
    for (Square s = 0; s < level.size(); ++s)
      if (walls[s] != 0) after[done][s] = 0;  // what stands there is packed
  }
  // A door must be passed before it closes: what counts is the next zone that differs.
  for (std::size_t done = 0; done < count; ++done) {
    std::size_t next = done;
    while (next + 1 < count && after[next] == after[done]) ++next;
    const bool goals_left = after[next].back() != 0;
    from_zone_.push_back(steps_on_empty_board(level, squares_of(level, goals_left ? after[next] : after[done])));
  }
}

int Plan::packed(const Board& board) const {
  // A step without its box breaks every count of steps from its own to the one that moves the box on.
  std::fill(broken_.begin(), broken_.end(), 0);
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    if (!board.free(steps_[i].to)) continue;
    ++broken_[i + 1];
    if (steps_[i].until != PlanStep::kForGood) --broken_[static_cast<std::size_t>(steps_[i].until) + 1];
  }
  int most = 0, sum = 0;
  for (std::size_t done = 0; done <= steps_.size(); ++done)
    if ((sum += broken_[done]) == 0) most = static_cast<int>(done);
  return most;
}

}  // namespace gridlock::sokoban

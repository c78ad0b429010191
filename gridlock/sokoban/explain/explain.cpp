#include "gridlock/sokoban/explain/explain.hpp"

#include <algorithm>

#include "gridlock/sokoban/explain/dead_set.hpp"
#include "gridlock/sokoban/explain/packing.hpp"

namespace gridlock::sokoban {
namespace {

// Of a level that one look at its floor shows to be hopeless.
std::vector<Claim> why_hopeless(const Puzzle& puzzle, const Level& level) {
  if (level.goals().size() < level.boxes().size()) return {{.kind = Claim::Kind::crowded}};
  Claim claim{.kind = Claim::Kind::outside};
  for (const int box : puzzle.boxes)
    if (level.square_of(box) == level.wall() && !puzzle.goal(box)) claim.boxes.push_back(box);
  return {claim};
}

std::vector<Claim> how_to_pack(const Puzzle& puzzle, const Level& level, const std::vector<Push>& solution) {
  constexpr std::size_t kMostOrders = 3;
  const auto order = homecomings(level, solution);
  const auto is_home = [&](int goal) { return std::binary_search(puzzle.boxes.begin(), puzzle.boxes.end(), goal); };
  std::vector<Claim> claims;
  int sentence = 0;
  Claim homes{.kind = Claim::Kind::order, .proved = false, .sentence = sentence++};
  for (const Homecoming& each : order) {
    homes.boxes.push_back(each.box);
    homes.cells.push_back(each.goal);
  }
  claims.push_back(homes);
  // Only what is still to be done, and speaks of goals that will be filled. First those that come first.
  std::vector<std::pair<int, int>> forced;
  for (const Homecoming& each : order)
    for (const auto& pair : forced_orders(level)) {
      const bool both = std::any_of(order.begin(), order.end(), [&](const auto& o) { return o.goal == pair.second; });
      if (pair.first == each.goal && both && !is_home(pair.first)) forced.push_back(pair);
    }
  for (std::size_t i = 0; i < std::min(forced.size(), kMostOrders); ++i)
    claims.push_back({.kind = Claim::Kind::before, .sentence = sentence, .cells = {forced[i].first, forced[i].second}});
  Claim first{.kind = Claim::Kind::first, .proved = false, .sentence = sentence + 1};
  Square end = solution.front().box;
  for (const Push& push : solution) {
    if (push.box != end || push.direction != solution.front().direction) break;
    end = level.next(end, push.direction);
  }
  first.boxes = {level.cell_of(solution.front().box)};
  first.cells = {level.cell_of(end)};
  claims.push_back(first);
  return claims;
}

}  // namespace

Reasons explain(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor, const Solver& solve) {
  // One set of boxes; a level has many.
  constexpr std::uint64_t kMostPositions = 30'000;
  Reasons reasons;
  if (puzzle.solved()) return {.outcome = Outcome::solved, .pushes = 0, .optimal = true, .claims = {}};
  const Level level(puzzle, monitor.watch());
  if (level.hopeless()) {
    reasons.claims = why_hopeless(puzzle, level);
    return reasons;
  }
  const std::uint64_t positions = std::min(budget, kMostPositions);
  // Most positions that are lost are lost by few boxes: a short look spares a long search.
  reasons.claims = find_dead_set(puzzle, std::min<std::uint64_t>(positions, 2000), false, monitor);
  if (!reasons.claims.empty()) return reasons;
  const auto found = [&] {
    Monitor own = monitor.child(Share::of_many(budget));
    return solve(puzzle, own);
  }();
  reasons.outcome = found.outcome;
  reasons.optimal = found.optimal;
  if (found.outcome == Outcome::solved) {
    reasons.pushes = static_cast<Count>(found.moves.size());
    reasons.claims = how_to_pack(puzzle, level, found.moves);
    return reasons;
  }
  reasons.claims = find_dead_set(puzzle, positions, found.outcome == Outcome::unsolvable, monitor);
  if (!reasons.claims.empty()) reasons.outcome = Outcome::unsolvable;
  return reasons;
}

}  // namespace gridlock::sokoban

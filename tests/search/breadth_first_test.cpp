// That leaving out commuting moves loses no state and no depth: the claim that breadth_first.hpp proves.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <optional>

#include "gridlock/rushhour/kind.hpp"
#include "gridlock/search/breadth_first.hpp"
#include "gridlock/search/exhaust.hpp"
#include "tests/support/random_board.hpp"

namespace gridlock {
namespace {

// Every state within reach, with its depth, found with awake moves only.
template <class S>
std::map<std::uint64_t, Count> awake_depths(const S& space, const Reachable<S>& all) {
  std::map<std::uint64_t, Count> depth_of{{0, 0}};
  TableFrontier<S, typename S::Sleep> frontier(space);
  frontier.insert_start(space.start(), space.wide_awake());
  std::uint64_t generated = 0;
  std::size_t first = 0;
  for (Count depth = 0; first < frontier.size(); ++depth) {
    for (const std::size_t last = frontier.size(); first < last; ++first) {
      const auto n = static_cast<std::uint32_t>(first);
      depth_of[all.number(frontier.state(n))] = depth;
      const auto state = frontier.state(n);
      frontier.expand(n, generated, [&](auto&& visit) {
        space.for_each_awake_successor(state, space.look(state), frontier.via(n), visit);
      });
    }
    frontier.flush();
  }
  return depth_of;
}

template <class S>
void expect_complete_layers(const rushhour::Puzzle& puzzle, Metric metric) {
  const rushhour::Layout layout(puzzle, metric);
  if (!S::fits(layout)) return;
  const S space(layout);
  Limits limits;
  limits.nodes = 5000;
  Monitor monitor(limits);
  const Reachable<S> all(space, monitor);
  if (all.stopped()) return;
  const auto depths = awake_depths(space, all);
  RC_ASSERT(depths.size() == all.size());
  std::uint32_t n = 0;
  for (std::size_t depth = 0; depth < all.layers().size(); ++depth)
    for (std::uint64_t i = 0; i < all.layers()[depth]; ++i, ++n) RC_ASSERT(depths.at(n) == static_cast<Count>(depth));
}

RC_GTEST_PROP(BreadthFirst, meets_every_state_at_its_depth_with_awake_moves_only, (bool steps)) {
  const auto puzzle = *testing::any_board(3, 6);
  expect_complete_layers<rushhour::SmallSpace>(puzzle, steps ? Metric::steps : Metric::moves);
  expect_complete_layers<rushhour::PackedSpace<2>>(puzzle, steps ? Metric::steps : Metric::moves);
}

// The search for a goal ends as soon as the space sees one from a move away; with a bound, too.
template <class S>
void expect_what_the_textbook_finds(const rushhour::Layout& layout, Count at_most) {
  if (!S::fits(layout)) return;
  const S space(layout);
  Monitor monitor, textbook_monitor, bounded_monitor;
  const auto textbook = breadth_first<EveryMove<S>>(space, textbook_monitor, NeverSkip{});
  const auto found = breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});
  RC_ASSERT(found.outcome == textbook.outcome);
  RC_ASSERT(found.cost == textbook.cost);
  RC_ASSERT(found.moves.size() == textbook.moves.size());
  RC_ASSERT(monitor.stats.lower_bound <= found.cost || found.outcome != Outcome::solved);
  RC_ASSERT(monitor.stats.expanded <= textbook_monitor.stats.expanded);
  const auto bounded = breadth_first<AwakeMoves<S>>(space, bounded_monitor, NeverSkip{}, at_most);
  RC_ASSERT((bounded.outcome == Outcome::solved) ==
            (textbook.outcome == Outcome::solved && textbook.cost <= Cost(at_most)));
  if (textbook.outcome == Outcome::solved) RC_ASSERT(bounded_monitor.stats.lower_bound <= textbook.cost);
}

RC_GTEST_PROP(BreadthFirst, finds_what_the_textbook_finds, (bool steps, std::uint8_t most)) {
  const auto puzzle = *testing::any_board(3, 6);
  const rushhour::Layout layout(puzzle, steps ? Metric::steps : Metric::moves);
  expect_what_the_textbook_finds<rushhour::SmallSpace>(layout, most % 20);
  expect_what_the_textbook_finds<rushhour::PackedSpace<2>>(layout, most % 20);
}

// Of every state, the space knows whether one or two moves lead to a goal; whatever more it tells is true.
template <class S>
void expect_moves_left(const rushhour::Layout& layout) {
  if (!S::fits(layout)) return;
  const S space(layout);
  Limits limits;
  limits.nodes = 2000;
  Monitor monitor(limits);
  const Reachable<S> all(space, monitor);
  if (all.stopped()) return;
  for (std::uint32_t n = 0; n < all.size(); ++n) {
    if (space.is_goal(all.state(n))) continue;
    const auto view = space.look(all.state(n));
    const Count told = space.moves_left(view);
    RC_ASSERT((told == kNoWay ? all.to_goal(n) > Cost(2) : all.to_goal(n) == Cost(told)));
    RC_ASSERT(Cost(space.least_left(view)) <= all.to_goal(n));
  }
}

RC_GTEST_PROP(BreadthFirst, sees_a_goal_from_some_moves_away, (bool steps)) {
  const auto puzzle = *testing::any_board(3, 6);
  const rushhour::Layout layout(puzzle, steps ? Metric::steps : Metric::moves);
  expect_moves_left<rushhour::SmallSpace>(layout);
  expect_moves_left<rushhour::PackedSpace<2>>(layout);
}

}  // namespace
}  // namespace gridlock

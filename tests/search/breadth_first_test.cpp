// That leaving out commuting moves loses no state and no depth: the claim that breadth_first.hpp proves.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

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
      frontier.expand(n, generated,
                      [&](auto&& visit) { return space.for_each_awake_successor(state, frontier.via(n), visit); });
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

// The search for a goal ends a layer early where the space can see the goal from there; with a bound, too.
RC_GTEST_PROP(BreadthFirst, finds_what_the_textbook_finds, (bool steps, std::uint8_t most)) {
  const auto puzzle = *testing::any_board(3, 6);
  const rushhour::Layout layout(puzzle, steps ? Metric::steps : Metric::moves);
  if (!rushhour::SmallSpace::fits(layout)) return;
  const rushhour::SmallSpace space(layout);
  using Textbook = EveryMove<rushhour::SmallSpace>;
  using Awake = AwakeMoves<rushhour::SmallSpace>;
  Monitor monitor, textbook_monitor, bounded_monitor;
  const auto textbook = breadth_first<Textbook>(space, textbook_monitor, NeverSkip{});
  const auto found = breadth_first<Awake>(space, monitor, NeverSkip{});
  RC_ASSERT(found.outcome == textbook.outcome);
  RC_ASSERT(found.cost == textbook.cost);
  RC_ASSERT(found.moves.size() == textbook.moves.size());
  RC_ASSERT(monitor.stats.expanded <= textbook_monitor.stats.expanded);
  const Count at_most = most % 20;
  const auto bounded = breadth_first<Awake>(space, bounded_monitor, NeverSkip{}, at_most);
  RC_ASSERT((bounded.outcome == Outcome::solved) ==
            (textbook.outcome == Outcome::solved && textbook.cost <= Cost(at_most)));
}

}  // namespace
}  // namespace gridlock

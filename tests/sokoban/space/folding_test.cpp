// Levels that look the same when turned or mirrored: what is kept of their states, and that the answers stay right.
#include <gtest/gtest.h>

#include <set>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/symmetric_level.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

using testing::only_level;
using testing::SlowLevel;
using testing::symmetric_level;
using Space = PushSpace<2>;

constexpr unsigned kKinds = 7;  // of symmetries

TEST(Symmetry, is_found_as_often_as_a_level_looks_the_same) {
  const auto count = [](const char* level) { return symmetries_of(Level(only_level(level, "xsb"))).size(); };
  EXPECT_EQ(count("#######\n#@$  .#\n#######\n"), 0u);               // upside down it is the very same
  EXPECT_EQ(count("#######\n#.$@ .#\n#######\n"), 1u);               // a goal at each end
  EXPECT_EQ(count("#####\n#.@.#\n# $ #\n#. .#\n#####\n"), 7u);       // a square
  EXPECT_EQ(count("#####\n#.@ #\n# $ #\n#  .#\n#####\n"), 3u);       // and with two goals in its corners
  EXPECT_EQ(count("#####\n#.@ #\n# $ #\n#   #\n#####\n"), 1u);       // with one
  EXPECT_EQ(count("######\n#.@  #\n#  $ #\n#    #\n######\n"), 0u);  // a goal in one corner of a rectangle
  EXPECT_EQ(count("######\n##.  #\n#.@$ #\n#  $.#\n# .  #\n######\n"), 0u);
}

TEST(Symmetry, keeps_walls_goals_and_neighbours_and_can_be_taken_back) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(70); ++seed) {
    const Level level(symmetric_level(seed, 1 + seed % kKinds));
    for (const Symmetry& symmetry : symmetries_of(level)) {
      ++found;
      const Symmetry back = after(symmetry, inverse(symmetry));
      for (Square s = 0; s < level.size(); ++s) {
        const Square image = symmetry.squares[s];
        EXPECT_EQ(level.is_goal(s), level.is_goal(image));
        EXPECT_EQ(back.squares[s], s);
        for (const Direction d : kDirections) {
          const Push turned = symmetry({s, d});
          const Square next = level.next(s, d);
          EXPECT_EQ(level.next(turned.box, turned.direction), next == level.wall() ? next : symmetry.squares[next]);
          EXPECT_EQ(back({s, d}), (Push{s, d}));
        }
      }
    }
  }
  EXPECT_GE(found, testing::among_usual(testing::cases(60)));
}

// Every state and its images have one representative, and as many ways on from it, at the same costs.
TEST(PushSpaceFolded, has_one_representative_for_all_images) {
  int kept_fewer = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(70); ++seed) {
    const Puzzle puzzle = symmetric_level(seed, 1 + seed % kKinds, 2);
    if (!Kind::hopeless(puzzle).empty()) continue;
    for (const Metric metric : {Metric::pushes, Metric::moves}) {
      const Layout layout(puzzle, metric, kWallRule);
      const Space space = Space(layout).folded();
      const auto costs_from = [&](const Space::State& state) {
        std::multiset<Count> costs;
        space.for_each_successor(state, [&](auto, const auto&, Cost cost) { costs.insert(cost.count()); });
        return costs;
      };
      std::set<std::uint64_t> met, kept;
      std::vector<Space::State> open{space.start()};
      met.insert(space.fingerprint(space.start()));
      for (std::size_t i = 0; i < open.size() && i < 500; ++i) {
        const Space::State state = open[i], one = space.representative(state);
        kept.insert(space.fingerprint(one));
        EXPECT_EQ(space.representative(one), one);
        EXPECT_EQ(space.is_goal(one), space.is_goal(state));
        EXPECT_EQ(costs_from(one), costs_from(state)) << "seed " << seed;
        space.for_each_successor(state, [&](auto, const auto& next, Cost) {
          if (met.insert(space.fingerprint(next)).second) open.push_back(next);
        });
      }
      if (kept.size() < std::min<std::size_t>(open.size(), 500)) ++kept_fewer;
    }
  }
  EXPECT_GE(kept_fewer, testing::among_usual(testing::cases(20)));
}

template <class Search, class H>
Stats expect_right(const Space& space, Cost optimum, const std::string& where, unsigned threads = 1) {
  Estimate<Space> estimate(std::type_identity<H>{}, space);
  Monitor monitor;
  SearchOptions options;
  options.threads = threads;
  const auto result = Search::run(space, estimate, monitor, options);
  EXPECT_EQ(result.outcome, optimum == SlowLevel::kNever ? Outcome::unsolvable : Outcome::solved) << where;
  if (result.outcome == Outcome::solved) {
    EXPECT_EQ(result.cost, cost_of(space.layout().puzzle(), result.moves, space.layout().metric())) << where;
    EXPECT_GE(result.cost, optimum) << where;
    EXPECT_TRUE(!result.optimal || result.cost == optimum) << where;
    EXPECT_TRUE(result.optimal || !Search::kOptimal) << where;
  }
  return monitor.stats;
}

TEST(SokobanFolding, leads_to_the_answers_of_a_plain_simulation_in_every_metric) {
  std::uint64_t folded = 0, plain = 0;
  const std::uint64_t first = testing::first_case();
  for (std::uint64_t seed = first; seed < first + testing::campaign_cases(280); ++seed) {
    const Puzzle puzzle = symmetric_level(seed, 1 + seed % kKinds);
    if (!Kind::hopeless(puzzle).empty()) continue;
    const Metric metric = Kind::kMetrics[seed / kKinds % Kind::kMetrics.size()];
    const Cost optimum = SlowLevel(puzzle, metric).optimum();
    const Layout layout(puzzle, metric, seed % 3 == 0 ? static_cast<DeadlockRules>(seed % 8) : kAllRules);
    const Space space(layout);
    const std::string where = "seed " + std::to_string(seed) + " " + std::string(name_of(metric));
    plain += expect_right<Tunnelling<AStar>, Matching>(space, optimum, where + " astar").states;
    folded += expect_right<Folding<AStar>, Matching>(space, optimum, where + " astar, folded").states;
    expect_right<Folding<AStar>, Triples>(space, optimum, where + " astar triples, folded");
    expect_right<Folding<WAStar>, Pairs>(space, optimum, where + " wastar, folded");
    expect_right<Folding<Greedy>, Matching>(space, optimum, where + " greedy, folded");
    expect_right<Folding<Hda>, Pairs>(space, optimum, where + " hda, folded", 1 + seed % 3);
    if (HasFailure()) return;
  }
  EXPECT_LT(folded, plain);
}

}  // namespace
}  // namespace gridlock::sokoban

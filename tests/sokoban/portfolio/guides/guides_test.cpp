// What all guides have in common, and what each of them looks at.
#include <gtest/gtest.h>

#include <numeric>
#include <tuple>

#include "gridlock/sokoban/portfolio/guides/imagined_guide.hpp"
#include "gridlock/sokoban/portfolio/guides/open_guide.hpp"
#include "gridlock/sokoban/portfolio/guides/packing_guide.hpp"
#include "gridlock/sokoban/portfolio/guides/value_guide.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// Goes some random moves from the start. Whether a guide sees a position as where a move leads to, or looks at it anew,
// must make no difference to what it sees.
template <class Mode, class Guide, class AsTuple>
void expect_moves_judged_like_positions(Guide judge, Guide fresh, const Level& level, Random& random,
                                        AsTuple&& features) {
  MacroMoves moves(level);
  Reach reach(level);
  Situation at{level.boxes(), {}, 0};
  at.region = reach.flood(Board(level, at.boxes).occupied(), level.player());
  for (int step = 0; step < 5; ++step) {
    Board board(level, at.boxes);
    judge.begin(at);
    std::vector<Situation> reached;
    for (std::size_t i = 0; i < at.boxes.size(); ++i) {
      std::vector<Square> boxes = at.boxes;
      moves.of_box<Mode>(
          board, at.boxes[i], at.region, [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox& where) {
            boxes[i] = macro.to;
            const auto by_move = judge.judge(board, boxes, i, where.count(), [] { return false; });
            const Situation next{boxes, {}, macro.region};
            fresh.begin(next);
            reach.flood(board.occupied(), macro.region);
            const int connectivity = count_regions(board, reach, 1);
            EXPECT_EQ(connectivity, where.count());
            EXPECT_EQ(features(by_move), features(fresh.judge(board, boxes, connectivity)));
            reached.push_back(next);
          });
    }
    if (reached.empty()) return;
    at = reached[random.below(static_cast<std::uint32_t>(reached.size()))];
  }
}

class GuideOf : public ::testing::Test {
 protected:
  // Calls use(facts, random) for many levels.
  template <class Use>
  static void on_levels(std::uint64_t count, Use&& use) {
    Random random(2);
    for (std::uint64_t number = 0; number < testing::cases(count); ++number) {
      const Layout layout(testing::some_level(number), Metric::pushes);
      if (layout.level().hopeless() || layout.level().boxes().empty()) continue;
      const LevelFacts facts(layout);
      use(facts, random);
      if (::testing::Test::HasFailure()) FAIL() << "level " << number;
    }
  }
  static Plan plan_of(const LevelFacts& facts) {
    PlanMaker maker(facts);
    Monitor monitor;
    maker.run(1000, monitor);
    return Plan(facts.terrain(), maker.plan(true));
  }
};

TEST_F(GuideOf, open_positions_judges_moves_like_positions) {
  on_levels(60, [](const LevelFacts& facts, Random& random) {
    for (const Aim aim : {Aim::open, Aim::round, Aim::far}) {
      const OpenGuide<Pulling> pulls(facts, aim);
      expect_moves_judged_like_positions<Pulling>(pulls, pulls, facts.level(), random,
                                                  [](const auto& f) { return std::tuple(f.cell, f.tie); });
    }
  });
}

TEST_F(GuideOf, imagined_positions_judges_moves_like_positions) {
  on_levels(100, [](const LevelFacts& facts, Random& random) {
    if (facts.level().goals().size() != facts.level().boxes().size()) return;
    const auto features = [](const auto& f) { return std::tuple(f.connectivity, f.away, f.stuck, f.distance); };
    const ImaginedGuide<Pushing> pushes(facts, facts.level().goals(), true);
    expect_moves_judged_like_positions<Pushing>(pushes, pushes, facts.level(), random, features);
    const ImaginedGuide<Pulling> pulls(facts, facts.level().boxes(), true);
    expect_moves_judged_like_positions<Pulling>(pulls, pulls, facts.level(), random, features);
  });
}

TEST_F(GuideOf, packing_and_values_judge_moves_like_positions) {
  on_levels(100, [](const LevelFacts& facts, Random& random) {
    const Plan plan = plan_of(facts);
    for (const auto tie : {Style::Tie::next_step, Style::Tie::nearest_goals, Style::Tie::far_from_goals}) {
      const PackingGuide packing(facts, plan, Style{.tie = tie});
      expect_moves_judged_like_positions<Pushing>(
          packing, packing, facts.level(), random, [](const PackingGuide::Features& f) {
            return std::tuple(f.unpacked, f.connectivity, f.rooms, f.out_of_plan, f.hotspots, f.distance);
          });
    }
    if (facts.level().goals().size() != facts.level().boxes().size()) return;
    const ValueGuide values(facts, plan);
    expect_moves_judged_like_positions<Pushing>(values, values, facts.level(), random,
                                                [](const ValueGuide::Features& f) { return f; });
  });
}

TEST_F(GuideOf, imagined_positions_counts_boxes_that_are_elsewhere_or_cannot_be_pushed) {
  int stuck_in_all = 0;
  on_levels(100, [&](const LevelFacts& facts, Random&) {
    const Level& level = facts.level();
    const Board board(level, level.boxes());
    ImaginedGuide<Pushing> guide(facts, level.goals(), true);
    guide.begin({level.boxes(), {}, 0});
    const auto found = guide.judge(board, level.boxes(), 3);
    int away = 0, stuck = 0;
    for (const Square box : level.boxes()) {
      const auto free = [&](Direction d) { return board.free(level.next(box, d)); };
      away += level.is_goal(box) ? 0 : 1;
      const bool moves =
          (free(Direction::up) && free(Direction::down)) || (free(Direction::left) && free(Direction::right));
      stuck += moves ? 0 : 1;
    }
    EXPECT_EQ(found.connectivity, 3);
    EXPECT_EQ(found.away, away);
    EXPECT_EQ(found.stuck, stuck);
    stuck_in_all += stuck;
    // More regions are worse than a box elsewhere, and that is worse than any distance.
    const auto better = [&](ImaginedGuide<Pushing>::Features a, ImaginedGuide<Pushing>::Features b) {
      return guide.score(a, 0) < guide.score(b, 0);
    };
    EXPECT_TRUE(better({1, 9, 9, 99}, {2, 0, 0, 0}));
    EXPECT_TRUE(better({1, 1, 9, 99}, {1, 2, 0, 0}));
    EXPECT_TRUE(better({1, 1, 1, 99}, {1, 1, 2, 0}));
    EXPECT_TRUE(better({1, 1, 1, 1}, {1, 1, 1, 2}));
  });
  EXPECT_GT(stuck_in_all, testing::among_usual(testing::cases(20)));
}

TEST_F(GuideOf, values_gives_a_solved_position_the_best_score) {
  on_levels(100, [](const LevelFacts& facts, Random& random) {
    const Level& level = facts.level();
    if (level.goals().size() != level.boxes().size() || level.goals() == level.boxes()) return;
    const Plan plan = plan_of(facts);
    ValueGuide guide(facts, plan);
    const auto score = [&](const std::vector<Square>& boxes) {
      guide.begin({boxes, {}, 0});
      return guide.score(guide.judge(Board(level, boxes), boxes, 1), 0);
    };
    const Score solved = score(level.goals());
    for (int i = 0; i < 20; ++i) {
      std::vector<Square> boxes = level.goals();
      const auto free = static_cast<Square>(random.below(static_cast<std::uint32_t>(level.size())));
      if (level.is_goal(free)) continue;
      boxes[random.below(static_cast<std::uint32_t>(boxes.size()))] = free;
      EXPECT_GT(score(boxes), solved);
    }
  });
}

TEST_F(GuideOf, packing_advises_the_move_that_packs_a_box) {
  int packs = 0;
  on_levels(100, [&](const LevelFacts& facts, Random&) {
    const Level& level = facts.level();
    const Plan plan = plan_of(facts);
    PackingGuide guide(facts, plan, Style{});
    MacroMoves moves(level);
    Board board(level, level.boxes());
    Reach reach(level);
    const Situation start{level.boxes(), {}, reach.flood(board.occupied(), level.player())};
    guide.begin(start);
    const auto before = guide.judge(board, start.boxes, count_regions(board, reach, 1));
    std::vector<Candidate<PackingGuide::Features>> candidates;
    for (std::size_t i = 0; i < start.boxes.size(); ++i)
      moves.of_box<Pushing>(
          board, start.boxes[i], start.region, [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox& where) {
            std::vector<Square> boxes = start.boxes;
            boxes[i] = macro.to;
            auto& candidate = candidates.emplace_back();
            candidate.child.macro = macro;
            candidate.features = guide.judge(board, boxes, i, where.count(), [] { return false; });
            candidate.child.score = guide.score(candidate.features, 0);
          });
    guide.advise(start, before, candidates);
    const auto advised_and_packs = [&](const auto& c) {
      return c.child.cost == 0 && c.features.unpacked < before.unpacked;
    };
    const auto packs_one = [&](const auto& c) { return c.features.unpacked < before.unpacked; };
    const auto count = std::count_if(candidates.begin(), candidates.end(), advised_and_packs);
    const bool any = std::any_of(candidates.begin(), candidates.end(), packs_one);
    EXPECT_EQ(count > 0, any);
    packs += any ? 1 : 0;
    // The best of them is named.
    for (const auto& c : candidates) {
      if (!packs_one(c) || c.child.cost == 0) continue;
      EXPECT_TRUE(std::any_of(candidates.begin(), candidates.end(), [&](const auto& other) {
        return advised_and_packs(other) && other.child.score <= c.child.score;
      }));
    }
  });
  EXPECT_GT(packs, testing::among_usual(testing::cases(20)));
}

// Every way to give the boxes targets of their own is tried.
TEST(TargetDistance, is_the_cheapest_of_all_assignments) {
  Random random(3);
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Terrain terrain(testing::some_level(number, 4));
    const Level& level = terrain.level();
    if (level.boxes().empty()) continue;  // the player gets to none
    const auto some_squares = [&] {
      std::vector<Square> all(static_cast<std::size_t>(level.size()));
      std::iota(all.begin(), all.end(), Square{0});
      for (std::size_t i = 0; i < level.boxes().size(); ++i)
        std::swap(all[i], all[i + random.below(static_cast<std::uint32_t>(all.size() - i))]);
      all.resize(level.boxes().size());
      return all;
    };
    for (const bool pulls : {false, true}) {
      const auto targets = some_squares();
      TargetDistance distance(terrain, targets, pulls);
      const auto expected = [&](const std::vector<Square>& boxes) {
        std::vector<std::size_t> order(targets.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        Count least = distance.never();
        do {
          Count sum = 0;
          for (std::size_t i = 0; i < boxes.size(); ++i) {
            const Square from = pulls ? targets[order[i]] : boxes[i], to = pulls ? boxes[i] : targets[order[i]];
            Distance fewest = kFar;
            for (int side = 0; side < OneBox::kSides; ++side)
              fewest = std::min(fewest, terrain.one_box().distances_from(from, side)[to]);
            sum += fewest == kFar ? distance.never() : fewest;
          }
          least = std::min(least, sum);
        } while (std::next_permutation(order.begin(), order.end()));
        return least;
      };
      const auto same = [&](Count found, Count wanted) {
        return wanted >= distance.never() ? found >= distance.never() : found == wanted;
      };
      for (int i = 0; i < 3; ++i) {
        auto boxes = some_squares();
        ASSERT_TRUE(same(distance.begin(boxes), expected(boxes))) << "level " << number;
        const std::size_t moved = random.below(static_cast<std::uint32_t>(boxes.size()));
        const auto other = some_squares().front();
        if (std::find(boxes.begin(), boxes.end(), other) != boxes.end()) continue;
        boxes[moved] = other;
        ASSERT_TRUE(same(distance.with(moved, other), expected(boxes))) << "level " << number;
      }
    }
  }
}

}  // namespace
}  // namespace gridlock::sokoban

// That generated levels are what the generator says of them, by plain breadth-first search.
#include "gridlock/sokoban/generate/generate.hpp"

#include <gtest/gtest.h>

#include <set>

#include "gridlock/sokoban/board/canonical.hpp"
#include "gridlock/sokoban/board/terrain.hpp"
#include "gridlock/sokoban/improve/trail.hpp"
#include "tests/sokoban/support/slow_level.hpp"

namespace gridlock::sokoban {
namespace {

using gridlock::testing::SlowLevel;

GenerateRequest small_request() {
  GenerateRequest request;
  request.width = 7;
  request.height = 6;
  request.boxes = {2, 3};
  request.pushes = {8, 30};
  request.count = 12;
  request.seed = 5;
  return request;
}

std::vector<Generated> generated(const GenerateRequest& request) {
  std::vector<Generated> levels;
  Monitor monitor;
  EXPECT_EQ(generate(request, monitor, [&](const Generated& level, Monitor&) { levels.push_back(level); }),
            Outcome::solved);
  return levels;
}

Count optimum(const Puzzle& puzzle) { return SlowLevel(puzzle).optimum().count(); }

TEST(SokobanGenerate, makes_sound_levels_of_exactly_the_claimed_length) {
  const GenerateRequest request = small_request();
  const auto levels = generated(request);
  ASSERT_EQ(levels.size(), request.count);
  for (const Generated& level : levels) {
    EXPECT_FALSE(find_fault(level.puzzle).has_value());
    EXPECT_LE(level.puzzle.width, request.width);
    EXPECT_LE(level.puzzle.height, request.height);
    EXPECT_TRUE(request.boxes.contains(static_cast<int>(level.puzzle.boxes.size())));
    EXPECT_TRUE(request.pushes.contains(level.cost));
    EXPECT_TRUE(level.optimal);
    EXPECT_EQ(optimum(level.puzzle), level.cost);
    const auto trail = Trail::along(Level(level.puzzle), level.solution);
    ASSERT_TRUE(trail.has_value());
    EXPECT_EQ(trail->counts().pushes, level.cost);
  }
}

TEST(SokobanGenerate, makes_no_level_twice) {
  std::set<std::string> keys;
  for (const Generated& level : generated(small_request()))
    EXPECT_TRUE(keys.insert(canonical_key(level.puzzle)).second);
}

TEST(SokobanGenerate, gives_the_same_levels_for_the_same_seed_only) {
  GenerateRequest request = small_request();
  request.count = 4;
  const auto once = generated(request), again = generated(request);
  ++request.seed;
  const auto other = generated(request);
  for (std::size_t i = 0; i < once.size(); ++i) {
    EXPECT_EQ(once[i].puzzle, again[i].puzzle);
    EXPECT_NE(once[i].puzzle, other[i].puzzle);
  }
}

TEST(SokobanGenerate, leaves_no_box_and_no_floor_that_can_go) {
  for (const Generated& level : generated(small_request())) {
    ASSERT_TRUE(level.minimal);
    for (std::size_t box = 0; box < level.puzzle.boxes.size(); ++box) {
      Puzzle without = level.puzzle;
      without.boxes.erase(without.boxes.begin() + static_cast<std::ptrdiff_t>(box));
      EXPECT_LT(optimum(without), level.cost);
    }
    const Terrain terrain(level.puzzle);
    const int cells = static_cast<int>(level.puzzle.ground.size());
    for (int cell = 0; cell < cells; ++cell) {
      const Square square = terrain.level().square_of(cell);
      if (square == terrain.level().wall() || !terrain.dead(square) || cell == level.puzzle.player) continue;
      Puzzle without = level.puzzle;
      without.ground[static_cast<std::size_t>(cell)] = '#';
      if (Level(without).size() + 1 != terrain.level().size()) continue;  // it joins others
      EXPECT_NE(optimum(without), level.cost) << "cell " << cell;
    }
  }
}

TEST(SokobanGenerate, stops_at_the_node_limit_and_when_patience_ends) {
  GenerateRequest request = small_request();
  Limits limits;
  limits.nodes = 500;
  Monitor monitor(limits);
  EXPECT_EQ(generate(request, monitor, [](const Generated&, Monitor&) {}), Outcome::out_of_nodes);
  request.pushes = {1000, 1000};
  request.patience = 3;
  request.effort = 3;
  Monitor patient;
  EXPECT_EQ(generate(request, patient, [](const Generated&, Monitor&) {}), Outcome::gave_up);
}

TEST(SokobanGenerate, says_what_is_wrong_with_a_request) {
  EXPECT_EQ(find_fault(small_request()), "");
  const auto fault = [](auto change) {
    GenerateRequest request = small_request();
    change(request);
    return find_fault(request);
  };
  EXPECT_NE(fault([](auto& r) { r.width = 4; }), "");
  EXPECT_NE(fault([](auto& r) { r.height = 65; }), "");
  EXPECT_NE(fault([](auto& r) { r.boxes = {0, 2}; }), "");
  EXPECT_NE(fault([](auto& r) { r.boxes = {3, 2}; }), "");
  EXPECT_NE(fault([](auto& r) { r.boxes = {3, 18}; }), "");
  EXPECT_NE(fault([](auto& r) { r.pushes = {-1, 5}; }), "");
  EXPECT_NE(fault([](auto& r) { r.floor = 0; }), "");
}

TEST(SokobanGenerate, calls_nothing_a_puzzle_that_is_none) {
  struct Case {
    int side, boxes, pushes;
  };
  for (const Case& each : {Case{5, 1, 2}, Case{6, 2, 3}, Case{7, 1, 3}, Case{8, 2, 5}, Case{9, 3, 7}}) {
    GenerateRequest request;
    request.width = request.height = each.side;
    request.boxes = {each.boxes, each.boxes};
    Monitor monitor(Limits{});
    int count = 0;
    generate(request, monitor, [&](const Generated& made, Monitor&) {
      ++count;
      EXPECT_GE(made.cost, each.pushes);
    });
    EXPECT_EQ(count, 1) << each.side << " with " << each.boxes;
  }
}

}  // namespace
}  // namespace gridlock::sokoban

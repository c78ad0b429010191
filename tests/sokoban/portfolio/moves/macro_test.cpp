#include "gridlock/sokoban/portfolio/moves/macro.hpp"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using Target = std::tuple<Square, Square>;  // where the box goes, and the player's region

// Single pushes of one box, tried one after the other with a flood fill each.
std::set<Target> by_single_pushes(const Level& level, const std::vector<Square>& boxes, Square from) {
  std::vector<Square> others;
  for (const Square box : boxes)
    if (box != from) others.push_back(box);
  std::set<Target> found;
  std::vector<std::pair<Square, Square>> open{{from, level.player()}};
  Reach reach(level);
  std::set<Target> known;
  while (!open.empty()) {
    const auto [box, player] = open.back();
    open.pop_back();
    Board board(level, others);
    board.place(box);
    if (!known.insert({box, reach.flood(board.occupied(), player)}).second) continue;
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d);
      if (!reach(level.next(box, opposite(d))) || !board.free(to)) continue;
      Board after(level, others);
      after.place(to);
      found.insert({to, Reach(level).flood(after.occupied(), box)});
      open.emplace_back(to, box);
    }
  }
  Board start(level, boxes);
  found.erase({from, reach.flood(start.occupied(), level.player())});
  return found;
}

TEST(Macro, moves_go_wherever_single_pushes_of_the_box_can) {
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Level level(testing::some_level(seed));
    Board board(level, level.boxes());
    const std::uint64_t hash = board.hash();
    MacroMoves moves(level);
    for (const Square box : level.boxes()) {
      std::set<Target> found;
      std::vector<Macro> macros;
      moves.of_box<Pushing>(
          board, box, level.player(), [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox&) {
            EXPECT_TRUE(found.insert({macro.to, macro.region}).second);
            macros.push_back(macro);
          });
      ASSERT_EQ(found, by_single_pushes(level, level.boxes(), box)) << "seed " << seed;
      ASSERT_EQ(board.hash(), hash);
      for (const Macro& macro : macros) {
        const auto pushes = moves.unfold<Pushing>(board, level.player(), macro);
        ASSERT_EQ(pushes.size(), macro.pushes);
        EXPECT_EQ(pushes.front().box, macro.from);
        EXPECT_EQ(level.next(pushes.back().box, pushes.back().direction), macro.to);
      }
    }
  }
}

TEST(Macro, pulls_undo_pushes) {
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Level level(testing::some_level(seed));
    Board board(level, level.boxes());
    Reach reach(level);
    const Square region = reach.flood(board.occupied(), level.player());
    MacroMoves moves(level), back(level);
    for (const Square box : level.boxes()) {
      std::vector<Macro> macros;
      moves.of_box<Pushing>(
          board, box, region, [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox&) { macros.push_back(macro); });
      for (const Macro& macro : macros) {
        board.move(box, macro.to);
        bool undone = macro.to == box && macro.region == region;
        back.of_box<Pulling>(
            board, macro.to, macro.region, [](Square) { return true; },
            [&](const Macro& pulled, const RegionAroundBox&) {
              undone |= pulled.to == box && pulled.region == region;
            });
        board.move(macro.to, box);
        ASSERT_TRUE(undone) << "seed " << seed << ", box " << box << " to " << macro.to;
      }
    }
  }
}

}  // namespace
}  // namespace gridlock::sokoban

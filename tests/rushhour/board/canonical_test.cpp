#include "gridlock/rushhour/board/canonical.hpp"

#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"

namespace gridlock::rushhour {
namespace {

using testing::only_board;

const Puzzle kBoard = only_board("AA..B.\n....B.\nXX..B.\n......\n......\n.#....\n");

TEST(Canonical, ignores_the_names_and_the_order_of_vehicles) {
  EXPECT_EQ(canonical_key(kBoard), canonical_key(only_board("DD..C.\n....C.\nXX..C.\n......\n......\n.#....\n")));
}

TEST(Canonical, ignores_mirroring_along_the_exit_line) {
  Puzzle mirrored = kBoard;
  for (auto& vehicle : mirrored.vehicles)
    vehicle.cell.row = 6 - vehicle.cell.row - (vehicle.vertical ? vehicle.length : 1);
  mirrored.walls = {{0, 1}};
  EXPECT_EQ(canonical_key(kBoard), canonical_key(mirrored));
}

TEST(Canonical, tells_boards_apart_that_are_mirrored_across_the_exit_line) {
  EXPECT_NE(canonical_key(kBoard), canonical_key(only_board(".B..AA\n.B....\n.B..XX\n......\n......\n....#.\n")));
}

TEST(Canonical, tells_walls_from_free_cells_and_the_primary_from_others) {
  Puzzle other = kBoard;
  other.walls.clear();
  EXPECT_NE(canonical_key(kBoard), canonical_key(other));
  other = kBoard;
  other.primary = 1 - std::min<std::size_t>(other.primary, 1);
  EXPECT_NE(canonical_key(kBoard), canonical_key(other));
}

TEST(Canonical, mirrors_columns_where_the_primary_is_vertical) {
  Puzzle board;
  board.vehicles = {{"X", {0, 2}, 2, true}, {"A", {4, 0}, 3, false}};
  Puzzle mirrored = board;
  mirrored.vehicles[0].cell.col = 3;
  mirrored.vehicles[1].cell.col = 3;
  EXPECT_EQ(canonical_key(board), canonical_key(mirrored));
}

}  // namespace
}  // namespace gridlock::rushhour

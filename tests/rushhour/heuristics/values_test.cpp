// What the heuristics say of boards small enough to be worked out by hand.
#include <gtest/gtest.h>

#include "gridlock/rushhour/kind.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock::rushhour {
namespace {

template <class H>
Count value(std::string_view drawing, Metric metric = Metric::moves) {
  const Puzzle puzzle = testing::only_board(drawing, "grid");
  return H(puzzle, metric)(Board(puzzle));
}

constexpr std::string_view kFree = "......\n......\nXX....\n......\n......\n......\n";
constexpr std::string_view kTwoInTheWay = "......\n..A...\nXXA.B.\n....B.\n....B.\n......\n";
// B must go down by three, and C and D to the left before it.
constexpr std::string_view kChain = "....B.\n....B.\nXX..B.\n...CCA\n...DDA\n......\n";
constexpr std::string_view kWallAhead = "......\n......\nXX..#.\n......\n......\n......\n";
constexpr std::string_view kTwinAhead = "......\n......\nXX.AA.\n......\n......\n......\n";
// A fills its column: it never leaves the row of X.
constexpr std::string_view kFilled = "..A.\n..A.\nXXA.\n..A.\n";
// A waits for C, C for B, B for X, and X for A.
constexpr std::string_view kCircle = "XXA\nB.A\nBCC\n...\n";

TEST(Blockers, counts_the_vehicles_in_the_way_and_the_primary) {
  EXPECT_EQ(value<Blockers>(kFree), 1);
  EXPECT_EQ(value<Blockers>(kTwoInTheWay), 3);
}

TEST(Traffic, is_zero_if_the_way_is_free) { EXPECT_EQ(value<Traffic>(kFree), 0); }

TEST(Traffic, is_one_if_the_next_vehicle_can_move) { EXPECT_EQ(value<Traffic>(kTwoInTheWay), 1); }

TEST(Traffic, takes_the_shortest_chain) {
  // B can go nowhere, but C below it can; in the other board C cannot either, but D and A beside it can.
  EXPECT_EQ(value<Traffic>("....B.\n....B.\nXX..B.\nDD.CCA\n..EE.A\n......\n"), 2);
  EXPECT_EQ(value<Traffic>("....B.\n....B.\nXX..B.\n.DDCCA\n...E.A\n...E.A\n"), 3);
}

TEST(Traffic, calls_a_jam_that_nobody_can_leave_a_dead_end) {
  EXPECT_EQ(value<Traffic>("..AB\nXXAB\n.CC.\n....\n"), 2);
  EXPECT_EQ(value<Traffic>("..AB\nXXAB\nDDCC\n....\n"), kNoWay);
}

TEST(Advanced, counts_what_stands_in_the_only_way_left) {
  EXPECT_EQ(value<Advanced>(kFree), 1);
  EXPECT_EQ(value<Advanced>(kTwoInTheWay), 3);
  EXPECT_EQ(value<Advanced>(kChain), 4);
}

TEST(Advanced, throws_the_space_needed_onward_to_a_vehicle_of_the_same_line) {
  // A must go down by three and pushes B before it, which C blocks.
  EXPECT_EQ(value<Advanced>("..A....\n..A....\nXXA....\n..B....\n..B....\n.......\n.CC....\n.......\n"), 4);
}

TEST(Distance, adds_the_shorter_ways_out) {
  EXPECT_EQ(value<Distance>(kFree), 0);
  EXPECT_EQ(value<Distance>(kTwoInTheWay), 1 + 1);
  EXPECT_EQ(value<Distance>("......\n..A...\nXXA...\n..A...\n......\n......\n"), 2);
}

TEST(Distance, takes_no_way_that_the_vehicles_of_the_line_are_too_long_for) {
  EXPECT_EQ(value<Distance>("..A...\nXXA...\n..B...\n..B...\n......\n......\n"), 2);
  EXPECT_EQ(value<Distance>("..A...\nXXA...\n..B...\n..B...\n......\n"), kNoWay);
}

TEST(CriticalPath, counts_the_links_of_the_longest_chain) {
  EXPECT_EQ(value<CriticalPath>(kFree), 0);
  EXPECT_EQ(value<CriticalPath>(kTwoInTheWay), 1);
  EXPECT_EQ(value<CriticalPath>(kChain), 2);
}

TEST(CriticalPath, lets_nobody_wait_for_himself) { EXPECT_EQ(value<CriticalPath>(kCircle), kNoWay); }

TEST(Mobility, adds_the_room_on_the_tighter_side) {
  EXPECT_EQ(value<Mobility>(kFree), 0);
  EXPECT_EQ(value<Mobility>(kTwoInTheWay), (1 + 1) + (1 + 1));
}

TEST(Lookahead, is_one_more_than_the_best_mobility_of_a_neighbour) {
  EXPECT_EQ(value<Lookahead>(kFree), 1);
  // A goes up and is out of the way.
  EXPECT_EQ(value<Lookahead>(kTwoInTheWay), (1 + 1) + 1);
}

TEST(Forced, counts_who_must_make_way_in_any_case) {
  EXPECT_EQ(value<Forced>(kFree), 1);
  EXPECT_EQ(value<Forced>(kTwoInTheWay), 3);
  EXPECT_EQ(value<Forced>(kChain), 4);
}

TEST(Forced, counts_cells_in_steps) {
  EXPECT_EQ(value<Forced>(kFree, Metric::steps), 4);
  EXPECT_EQ(value<Forced>(kTwoInTheWay, Metric::steps), 4 + 1 + 1);
  // B goes down by three, C and D to the left by one.
  EXPECT_EQ(value<Forced>(kChain, Metric::steps), 4 + 3 + 1 + 1);
}

TEST(Forced, charges_a_primary_that_has_to_back_off_twice) {
  // B must go down, C to the left before it, D up before that, and X stands in the way of D.
  const std::string_view board = "....B.\n....B.\n.XX.B.\n..DCC.\n..D...\n..D...\n";
  EXPECT_EQ(value<Forced>(board), 3 + 2);
  // B runs over three cells, C over one, D over three; X over one and back, and then over three.
  EXPECT_EQ(value<Forced>(board, Metric::steps), 3 + 1 + 3 + 2 + 3);
}

TEST(Forced, sees_dead_ends_that_show_only_in_the_order_of_things) {
  EXPECT_EQ(value<Forced>(kCircle), kNoWay);
  EXPECT_EQ(value<Forced>(kCircle, Metric::steps), kNoWay);
}

TEST(EveryHeuristic, calls_a_primary_that_is_shut_in_a_dead_end) {
  for_each_type(Kind::Heuristics{}, [&]<class H>(std::type_identity<H>) {
    if (H::kName == "zero") return;
    EXPECT_EQ(value<H>(kWallAhead), kNoWay) << H::kName;
    EXPECT_EQ(value<H>(kTwinAhead), kNoWay) << H::kName;
  });
}

TEST(EveryHeuristic, that_asks_for_the_way_out_sees_that_there_is_none) {
  EXPECT_EQ(value<Distance>(kFilled), kNoWay);
  EXPECT_EQ(value<CriticalPath>(kFilled), kNoWay);
  EXPECT_EQ(value<Advanced>(kFilled), kNoWay);
  EXPECT_EQ(value<Forced>(kFilled), kNoWay);
}

}  // namespace
}  // namespace gridlock::rushhour

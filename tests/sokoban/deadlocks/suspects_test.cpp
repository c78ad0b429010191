// The tests that pick out some boxes and ask about them alone: what they see, and that they raise no false alarm.
#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"
#include "gridlock/sokoban/deadlocks/diagonals.hpp"
#include "gridlock/sokoban/deadlocks/room_locks.hpp"
#include "gridlock/sokoban/deadlocks/wobblers.hpp"
#include "tests/sokoban/support/kept_boxes.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// A level as it is drawn, and all three tests for it.
struct Drawn {
  explicit Drawn(const std::string& text)
      : terrain(std::get<Puzzle>(read_puzzles(text, "", "xsb").at(0).puzzle())),
        patterns(terrain),
        board(terrain.level(), terrain.level().boxes()) {}

  const std::vector<Square>& boxes() const { return terrain.level().boxes(); }
  Square player() const { return terrain.level().player(); }
  bool dead_diagonal() {
    bool dead = false;
    for (const Square box : boxes()) dead = dead || Diagonals(terrain, patterns).deadlocks(board, box, player());
    return dead;
  }
  bool dead_room() { return RoomLocks(terrain, patterns).deadlocks(boxes(), player()); }
  bool dead_without_wobblers() { return Wobblers(terrain, patterns).deadlocks(board, boxes(), player()); }

  Terrain terrain;
  Patterns patterns;
  Board board;
};

TEST(Diagonals, are_dead_where_every_push_ends_in_a_corner) {
  EXPECT_TRUE(Drawn("#########\n###    .#\n## $   .#\n### $  @#\n#### # ##\n#########\n").dead_diagonal());
}

TEST(Diagonals, are_not_dead_where_the_corners_are_goals) {
  EXPECT_FALSE(Drawn("#########\n###     #\n## $    #\n###.$  @#\n####.# ##\n#########\n").dead_diagonal());
}

TEST(RoomLocks, see_boxes_that_can_leave_their_room_no_more) {
  EXPECT_TRUE(Drawn("#############\n# $$   #   .#\n#  @       .#\n#      #    #\n#############\n").dead_room());
  EXPECT_FALSE(Drawn("#############\n#      #   .#\n# $ $@     .#\n#      #    #\n#############\n").dead_room());
}

TEST(Wobblers, are_left_out_and_the_others_found_dead) {
  EXPECT_TRUE(Drawn("##########\n# $$    .#\n#  @  $  #\n#      ..#\n##########\n").dead_without_wobblers());
  EXPECT_FALSE(Drawn("##########\n#       .#\n# $@$ $  #\n#      ..#\n##########\n").dead_without_wobblers());
}

TEST(Patterns, look_everywhere_for_a_way_home_when_few_boxes_are_asked_about_often) {
  // Both boxes can get away, but only to the one goal that they share.
  Drawn drawn("##########\n#        #\n#  $ $@  #\n#       .#\n#######  #\n#.########\n##########\n");
  std::vector<std::uint8_t> zone(static_cast<std::size_t>(drawn.terrain.level().size()) + 1, 0);
  for (const Square box : drawn.boxes()) zone[box] = 1;
  const Patterns::Question question{drawn.boxes(), drawn.player(), zone};
  EXPECT_FALSE(drawn.patterns.dead(question));
  for (int i = 0; i < 100; ++i) drawn.patterns.dead(question);
  EXPECT_TRUE(drawn.patterns.dead(question));
  EXPECT_TRUE(drawn.patterns.match(drawn.board, drawn.boxes()[0], drawn.player()));
}

TEST(Suspects, are_not_called_dead_where_there_is_a_solution) {
  int seen[3] = {};
  for (std::uint64_t seed = 0; seed < testing::cases(80); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (Level(puzzle).hopeless()) continue;
    const testing::KeptBoxes level(puzzle);
    const Terrain& terrain = level.layout().terrain();
    Patterns patterns(terrain);
    Diagonals diagonals(terrain, patterns);
    RoomLocks room_locks(terrain, patterns);
    Wobblers wobblers(terrain, patterns);
    for (const auto& position : level.positions()) {
      const Board board(terrain.level(), position.boxes);
      bool in_diagonal = false;
      for (const Square box : position.boxes)
        in_diagonal = in_diagonal || diagonals.deadlocks(board, box, position.player);
      const bool in_room = room_locks.deadlocks(position.boxes, position.player);
      const bool stiff = wobblers.deadlocks(board, position.boxes, position.player);
      ASSERT_FALSE(position.solvable && (in_diagonal || in_room || stiff))
          << "seed " << seed << ": " << in_diagonal << in_room << stiff;
      seen[0] += in_diagonal ? 1 : 0;
      seen[1] += in_room ? 1 : 0;
      seen[2] += stiff ? 1 : 0;
    }
  }
  if (testing::few_cases()) return;  // too few to meet each
  EXPECT_GT(seen[1], testing::among_usual(0));
  EXPECT_GT(seen[2], testing::among_usual(0));
}

}  // namespace
}  // namespace gridlock::sokoban

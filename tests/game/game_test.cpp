// A game without a screen: moves, undo, pointing, losses, hints.
#include "gridlock/game.hpp"

#include <gtest/gtest.h>

#include "gridlock/builtin.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/game.hpp"
#include "gridlock/game/adviser.hpp"
#include "gridlock/game/routes.hpp"

namespace gridlock::game {
namespace {

using Moves = std::vector<std::string>;

Puzzle read(const std::string& text) { return read_puzzles(text, "test").front().puzzle(); }

// X leaves after B made way.
Puzzle lane() { return read("XX.B\n...B\n....\nCC..\n"); }
Puzzle corridor() { return read("#######\n#@ $ .#\n#     #\n#######\n"); }

TEST(Game, makes_moves_and_refuses_what_is_in_the_way) {
  Game game(lane());
  EXPECT_EQ(game.play("B+2"), "");
  EXPECT_EQ(game.play("X+2"), "");
  EXPECT_TRUE(game.solved());
  EXPECT_EQ(game.moves(), (Moves{"B+2", "X+2"}));
  EXPECT_NE(game.play("C-1"), "");
  EXPECT_NE(game.play("Q+1"), "");
  EXPECT_EQ(game.moves().size(), 2u);
}

TEST(Game, counts_moves_of_one_vehicle_in_a_row_as_one_and_coming_back_as_none) {
  Game game(lane());
  game.play("B+1");
  game.play("B+1");
  EXPECT_EQ(game.moves(), (Moves{"B+2"}));
  game.play("B-2");
  EXPECT_TRUE(game.moves().empty());
  EXPECT_EQ(game.position(), game.start());
  EXPECT_FALSE(game.undo());
}

TEST(Game, takes_back_and_makes_again_without_limit_a_restart_included) {
  Game game(corridor());
  for (int i = 0; i < 500; ++i) game.play(i % 2 == 0 ? "d" : "u");
  EXPECT_EQ(game.counts().moves, 500);
  const Puzzle here = game.position();
  game.restart();
  EXPECT_TRUE(game.moves().empty());
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.position(), here);
  EXPECT_EQ(game.counts().moves, 500);
  int undone = 0;
  while (game.undo()) ++undone;
  EXPECT_EQ(undone, 500);
  while (game.redo()) --undone;
  EXPECT_EQ(undone, -1) << "the restart is made again, too";
}

TEST(Game, forgets_what_was_taken_back_when_another_move_is_made) {
  Game game(lane());
  game.play("B+2");
  game.undo();
  game.play("C+1");
  EXPECT_FALSE(game.redo());
}

TEST(Game, writes_pushes_large_however_they_were_typed) {
  Game game(corridor());
  EXPECT_EQ(game.play("rrr"), "");
  EXPECT_EQ(game.moves(), (Moves{"rRR"}));
  EXPECT_TRUE(game.solved());
  EXPECT_EQ(game.counts().pushes, 2);
}

TEST(Routes, slide_a_vehicle_to_the_cell_that_was_pointed_at) {
  const auto puzzle = std::get<rushhour::Puzzle>(lane());
  EXPECT_EQ(vehicle_at(puzzle, 3), puzzle.find("B"));
  EXPECT_EQ(vehicle_at(puzzle, 2), std::nullopt);
  EXPECT_EQ(slide_to(puzzle, *puzzle.find("B"), 15), "B+2");
  EXPECT_EQ(slide_to(puzzle, *puzzle.find("X"), 2), "X+1");
  EXPECT_EQ(slide_to(puzzle, *puzzle.find("X"), 3), std::nullopt) << "B is in the way";
  EXPECT_EQ(slide_to(puzzle, *puzzle.find("X"), 6), std::nullopt) << "another row";
}

TEST(Routes, walk_around_boxes_and_never_push) {
  const auto puzzle = std::get<sokoban::Puzzle>(corridor());
  EXPECT_EQ(walk_to(puzzle, 7 + 1), "");
  const auto way = walk_to(puzzle, 7 + 4);
  ASSERT_TRUE(way);
  EXPECT_EQ(way->size(), 5u);
  Game game(puzzle);
  EXPECT_EQ(game.play(*way), "");
  EXPECT_EQ(game.counts().pushes, 0);
  EXPECT_EQ(std::get<sokoban::Puzzle>(game.position()).player, 7 + 4);
  EXPECT_EQ(walk_to(puzzle, 7 + 3), std::nullopt) << "a box stands there";
}

TEST(Routes, push_a_box_to_the_cell_that_was_pointed_at_in_the_fewest_pushes) {
  const auto puzzle = std::get<sokoban::Puzzle>(corridor());
  EXPECT_EQ(push_to(puzzle, 7 + 3, 7 + 5), "rRR");
  const auto back = push_to(puzzle, 7 + 3, 7 + 2);
  ASSERT_TRUE(back);
  Game game(puzzle);
  EXPECT_EQ(game.play(*back), "");
  EXPECT_EQ(std::get<sokoban::Puzzle>(game.position()).boxes, std::vector<int>{7 + 2});
  EXPECT_EQ(game.counts().pushes, 1);
  EXPECT_EQ(push_to(puzzle, 7 + 3, 14 + 3), std::nullopt) << "nobody can stand in the wall above";
}

TEST(LossWatcher, tells_of_boxes_in_corners_and_of_boxes_that_block_each_other) {
  LossWatcher corner(corridor());
  EXPECT_EQ(corner.look(corridor()).reason, "");
  const Puzzle cornered = read("#######\n#$@  .#\n#     #\n#######\n");
  EXPECT_EQ(corner.look(cornered).boxes, std::vector<int>{7 + 1});
  EXPECT_EQ(corner.look(cornered).kind, Loss::Kind::corner);

  const Puzzle room = read("########\n#@     #\n# $ $  #\n#   .. #\n#      #\n########\n");
  LossWatcher pair(room);
  EXPECT_EQ(pair.look(room).reason, "");
  const Puzzle blocked = read("########\n#  $$@ #\n#      #\n#   .. #\n#      #\n########\n");
  EXPECT_FALSE(pair.look(blocked).reason.empty());
  EXPECT_EQ(pair.look(blocked).kind, Loss::Kind::square) << "beside a wall without a goal";
}

TEST(LossWatcher, has_nothing_to_say_of_rush_hour) { EXPECT_EQ(LossWatcher(lane()).look(lane()).reason, ""); }

// A position that the watcher calls lost must really be: the solver agrees on every position near the start.
TEST(LossWatcher, never_calls_a_position_lost_that_has_a_solution) {
  const Puzzle start = find_builtins("pair").front()->read();
  LossWatcher watcher(start);
  std::vector<Puzzle> positions{Game(start).position()};
  std::size_t lost = 0;
  for (std::size_t i = 0; i < positions.size() && positions.size() < 150; ++i)
    for (const char* step : {"u", "d", "l", "r"}) {
      Game game(positions[i]);
      if (!game.play(step).empty()) continue;
      if (std::find(positions.begin(), positions.end(), game.position()) != positions.end()) continue;
      positions.push_back(game.position());
      if (watcher.look(game.position()).reason.empty()) continue;
      ++lost;
      EXPECT_EQ(solve(game.position(), {}).outcome, Outcome::unsolvable);
    }
  EXPECT_GT(lost, 0u);
}

TEST(Coach, knows_the_distance_along_the_line_it_has_learned) {
  Coach coach(lane());
  EXPECT_FALSE(coach.advice(lane()).has_value());
  coach.learn(lane(), solve(lane(), {}));
  EXPECT_EQ(coach.par(), 2);
  EXPECT_TRUE(coach.par_is_proven());
  Game game(lane());
  EXPECT_EQ(coach.advice(game.position())->cost, 2);
  game.play("B+1");
  ASSERT_TRUE(coach.advice(game.position()));
  EXPECT_EQ(coach.advice(game.position())->cost, 1);
  EXPECT_EQ(coach.advice(game.position())->moves, Moves{"X+2"});
  game.play("C+1");
  EXPECT_FALSE(coach.advice(game.position()).has_value());
}

TEST(Coach, hints_at_the_piece_and_the_cells_it_will_cover) {
  Coach coach(lane());
  coach.learn(lane(), solve(lane(), {}));
  const Hint hint = Coach::hint(lane(), *coach.advice(lane()));
  EXPECT_EQ(hint.piece, 3);
  EXPECT_EQ(hint.which, "Move B");
  EXPECT_EQ(hint.move.substr(0, 7), "B goes ");
  EXPECT_EQ(hint.target.front(), 8 + 3);
}

TEST(Coach, hints_at_the_next_push_even_in_the_middle_of_a_walk) {
  Game game(corridor());
  Coach coach(corridor());
  coach.learn(corridor(), solve(corridor(), {}));
  game.play("r");
  const auto advice = coach.advice(game.position());
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->cost, 2);
  const Hint hint = Coach::hint(game.position(), *advice);
  EXPECT_EQ(hint.piece, 7 + 3);
  EXPECT_EQ(hint.target, (std::vector<int>{7 + 4, 7 + 5}));
  EXPECT_EQ(hint.which, "Push the box in row 2, column 4");
}

TEST(Coach, gives_three_stars_for_par_and_takes_them_for_help) {
  Coach coach(lane());
  EXPECT_EQ(coach.stars(9), 1) << "nothing is known yet";
  coach.learn(lane(), solve(lane(), {}));
  EXPECT_EQ(coach.stars(2), 3);
  EXPECT_EQ(coach.stars(3), 2) << "a fifth more, rounded up";
  EXPECT_EQ(coach.stars(4), 1);
  coach.climbed(2);
  EXPECT_EQ(coach.stars(2), 2);
  coach.climbed(3);
  EXPECT_EQ(coach.stars(2), 1);
  coach.climbed(4);
  EXPECT_EQ(coach.stars(2), 0);
}

TEST(Adviser, answers_the_last_question_only) {
  Adviser adviser({});
  adviser.ask(find_builtins("titan").front()->read());
  adviser.ask(lane());
  const auto answer = adviser.wait();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->position, lane());
  EXPECT_EQ(answer->solution.cost, 2);
  EXPECT_TRUE(answer->solution.optimal);
  EXPECT_FALSE(adviser.busy());
  EXPECT_FALSE(adviser.answer().has_value());
}

TEST(Adviser, goes_on_to_the_best_solution_of_a_level) {
  Adviser adviser({});
  adviser.ask(find_builtins("pantry").front()->read());
  const auto answer = adviser.wait();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->solution.cost, 28);
  EXPECT_TRUE(answer->solution.optimal);
}

TEST(Adviser, can_be_called_off) {
  Adviser adviser({});
  adviser.ask(find_builtins("citadel").front()->read());
  adviser.cancel();
  EXPECT_FALSE(adviser.busy());
  EXPECT_FALSE(adviser.wait().has_value());
}

}  // namespace
}  // namespace gridlock::game

// gridlock play: on a whole screen, through a pseudo-terminal, and line by line.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/cli/support/terminal_screen.hpp"

namespace gridlock::testing {
namespace {

const std::string kUp = "\033OA", kDown = "\033OB", kRight = "\033OC", kLeft = "\033OD";
const std::string kFarDown = "\033[1;2B", kFarRight = "\033[1;2C";

const std::string kStore =
    "#######\n"
    "#@ $ .#\n"
    "#     #\n"
    "#######\n";

// Skips where the system has no pseudo-terminals to give. Progress is kept in a folder of the test.
class PlayScreen : public ::testing::Test {
 protected:
  void SetUp() override {
    int ours = -1, theirs = -1;
    if (openpty(&ours, &theirs, nullptr, nullptr, nullptr) != 0) GTEST_SKIP() << "no pseudo-terminal can be opened";
    close(ours);
    close(theirs);
  }

  std::map<std::string, std::string> variables() const {
    return {{"XDG_DATA_HOME", scratch_.path("data")}, {"LC_ALL", "C.UTF-8"}};
  }
  std::string board(const std::string& text) const { return scratch_.file("board.txt", text); }

  Scratch scratch_;
};

// Where the middle of a Rush Hour cell is, counted from 1.
int column_of(int col) { return 6 + 4 * col; }
int row_of(int row) { return 4 + 2 * row; }

TEST_F(PlayScreen, is_won_with_capitals_and_arrows) {
  TerminalScreen screen({"play", board(kThreeMoves)}, variables());
  ASSERT_TRUE(screen.shows("0 moves, best possible 3"));
  screen.type("D" + kDown);
  EXPECT_TRUE(screen.shows("1 move, best possible 3")) << screen.seen();
  screen.type("C" + kDown + kDown + kDown);
  EXPECT_TRUE(screen.shows("2 moves, best possible 3")) << "three cells are one move";
  screen.type("X" + kFarRight);
  EXPECT_TRUE(screen.shows("Solved in 3 moves, the fewest possible.")) << screen.seen();
  EXPECT_TRUE(screen.shows("Three stars!"));
  screen.type("q");
  EXPECT_EQ(screen.end(), 0);
}

TEST_F(PlayScreen, is_won_with_the_mouse) {
  TerminalScreen screen({"play", board(kThreeMoves)}, variables());
  ASSERT_TRUE(screen.shows("best possible 3"));
  screen.click(column_of(3), row_of(2));
  screen.click(column_of(3), row_of(4));
  EXPECT_TRUE(screen.shows("1 move,")) << screen.seen();
  screen.drag(column_of(4), row_of(0), column_of(4), row_of(3));
  EXPECT_TRUE(screen.shows("2 moves,")) << screen.seen();
  screen.drag(column_of(1), row_of(2), column_of(5), row_of(2));
  EXPECT_TRUE(screen.shows("Solved in 3 moves")) << screen.seen();
}

TEST_F(PlayScreen, takes_back_makes_again_and_starts_anew) {
  TerminalScreen screen({"play", board(kThreeMoves)}, variables());
  ASSERT_TRUE(screen.shows("0 moves"));
  screen.type("z");
  EXPECT_TRUE(screen.shows("There is nothing to take back."));
  screen.type("D" + kDown + "C" + kDown);
  EXPECT_TRUE(screen.shows("2 moves,"));
  screen.type("z");
  EXPECT_TRUE(screen.shows("1 move,"));
  screen.type("y");
  EXPECT_TRUE(screen.shows("2 moves,"));
  screen.type("r");
  EXPECT_TRUE(screen.shows("0 moves,"));
  screen.type("z");
  EXPECT_TRUE(screen.shows("2 moves,")) << "a restart can be taken back";
}

TEST_F(PlayScreen, hints_in_three_rungs_and_shows_the_solution) {
  TerminalScreen screen({"play", board(kThreeMoves)}, variables());
  ASSERT_TRUE(screen.shows("best possible 3"));
  EXPECT_EQ(screen.seen().find("to go"), std::string::npos) << "nothing is told unasked";
  screen.type("h");
  EXPECT_TRUE(screen.shows("3 moves to go."));
  screen.type("h");
  EXPECT_TRUE(screen.shows("3 moves to go. Move D."));
  screen.type("h");
  EXPECT_TRUE(screen.shows("Move D. D goes 1 down."));
  screen.type("s");
  EXPECT_TRUE(screen.shows("Solved in 3 moves"));
  EXPECT_TRUE(screen.shows("no stars"));
}

// Three dozen boxes, and one door to their goals.
std::string long_level() {
  std::string level(22, '#');
  for (int row = 1; row < 15; ++row) {
    std::string line = row % 2 == 0 && row < 14 ? "# $ $ $ $ $ $ #   ...#" : "#             #   ...#";
    if (row == 1) line[1] = '@';
    if (row == 7) line[14] = ' ';
    if (row > 8) line[18] = ' ';
    level += "\n" + line;
  }
  return level + "\n" + std::string(22, '#') + "\n";
}

TEST_F(PlayScreen, stays_awake_while_a_hint_is_searched) {
  TerminalScreen screen({"play", board(long_level())}, variables());
  ASSERT_TRUE(screen.shows("0 pushes"));
  screen.type("h");
  ASSERT_TRUE(screen.shows("Searching..."));
  screen.type("z");
  EXPECT_TRUE(screen.shows("There is nothing to take back."));
  screen.type("?");
  EXPECT_TRUE(screen.shows("next, previous puzzle"));
  screen.type("xq");
  EXPECT_EQ(screen.end(), 0);
}

TEST_F(PlayScreen, keeps_progress_and_comes_back_to_it) {
  const std::string boards = scratch_.file("boards.txt", titled("one", kOneMove) + titled("three", kThreeMoves));
  {
    TerminalScreen screen({"play", boards}, variables());
    ASSERT_TRUE(screen.shows("1 of 2"));
    screen.type(kFarRight);
    ASSERT_TRUE(screen.shows("Solved in 1 move"));
    screen.type("n");
    ASSERT_TRUE(screen.shows("2 of 2"));
    screen.type("D" + kDown);
    ASSERT_TRUE(screen.shows("1 move,"));
    screen.type("q");
    EXPECT_EQ(screen.end(), 0);
  }
  TerminalScreen screen({"play", boards}, variables());
  EXPECT_TRUE(screen.shows("2 of 2")) << "the first is solved";
  EXPECT_TRUE(screen.shows("Here you left off."));
  EXPECT_TRUE(screen.shows("1 move, best possible 3"));
  screen.type("p");
  EXPECT_TRUE(screen.shows("best possible 1, yours 1"));
}

TEST_F(PlayScreen, gives_no_stars_to_who_has_seen_the_solution_even_later) {
  const std::string file = board(kOneMove);
  {
    TerminalScreen screen({"play", file}, variables());
    ASSERT_TRUE(screen.shows("best possible 1"));
    screen.type("s");
    ASSERT_TRUE(screen.shows("Solved in 1 move"));
    screen.type("q");
    EXPECT_EQ(screen.end(), 0);
  }
  TerminalScreen screen({"play", file}, variables());
  ASSERT_TRUE(screen.shows("0 moves, best possible 1"));
  screen.type(kFarRight);
  EXPECT_TRUE(screen.shows("no stars")) << screen.seen();
}

TEST_F(PlayScreen, walks_and_pushes_a_box_home) {
  TerminalScreen screen({"play", board(kStore)}, variables());
  ASSERT_TRUE(screen.shows("0 pushes, 0 steps, best possible 2"));
  screen.type(kRight + kRight);
  EXPECT_TRUE(screen.shows("1 push, 2 steps"));
  screen.type("z" + kRight + kRight);
  EXPECT_TRUE(screen.shows("Solved in 2 pushes, the fewest possible.")) << screen.seen();
}

// A level is magnified here: a cell is four columns by two rows, from column 3 and row 3 on.
TEST_F(PlayScreen, walks_and_pushes_where_the_mouse_points) {
  TerminalScreen screen({"play", board(kStore)}, variables());
  ASSERT_TRUE(screen.shows("best possible 2"));
  const auto click = [&](int col, int row) { screen.click(4 + 4 * col, 3 + 2 * row); };
  click(4, 1);
  EXPECT_TRUE(screen.shows("0 pushes, 5 steps")) << screen.seen();
  click(3, 1);
  click(5, 1);
  EXPECT_TRUE(screen.shows("Solved in 2 pushes")) << screen.seen();
}

TEST_F(PlayScreen, warns_when_a_box_is_lost) {
  TerminalScreen screen({"play", board(kStore)}, variables());
  ASSERT_TRUE(screen.shows("best possible 2"));
  screen.type(kDown + kFarRight + kUp);  // behind the box, from the right
  screen.type(kLeft + kLeft + kLeft);
  EXPECT_TRUE(screen.shows("No goal can be reached")) << screen.seen();
  EXPECT_TRUE(screen.shows("XXXX"));
  screen.type("zzz");
  EXPECT_TRUE(screen.shows("0 pushes"));
  EXPECT_TRUE(screen.hides("No goal"));
}

TEST_F(PlayScreen, can_be_played_without_colours_and_without_unicode) {
  auto plain = variables();
  plain["LC_ALL"] = "C";
  plain["NO_COLOR"] = "1";
  TerminalScreen screen({"play", board(kThreeMoves)}, plain);
  ASSERT_TRUE(screen.shows("best possible 3"));
  for (const char c : screen.seen()) ASSERT_LT(static_cast<unsigned char>(c), 128);
  EXPECT_TRUE(screen.shows("[ <X"));
}

TEST(PlayLines, takes_moves_and_tells_what_became_of_them) {
  const Scratch scratch;
  const std::string board = scratch.file("three.txt", kThreeMoves);
  const Answer answer = run({"play", board}, "X+1\nD+1\nC+3 X+3\n");
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("X+1: 'D' is in the way."), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("1 move, best possible 3\n"), std::string::npos);
  EXPECT_NE(answer.out.find("Solved in 3 moves, the fewest possible. Three stars!\n"), std::string::npos);
  EXPECT_NE(run({"play", board}, "D+1\n").out.find("Not solved: 1 move, best possible 3."), std::string::npos);
}

TEST(PlayLines, says_why_without_giving_the_move_away) {
  const Scratch scratch;
  const Answer answer = run({"play", scratch.file("board.txt", kThreeMoves)}, "why\nquit\n");
  EXPECT_NE(answer.out.find("X needs d3 and e3, where D and C stand. D should go down, which is free."),
            std::string::npos)
      << answer.out;
  EXPECT_EQ(answer.out.find("begin with"), std::string::npos) << answer.out;
}

TEST(PlayLines, takes_lurd_undo_hints_and_asks_for_the_solution) {
  const Scratch scratch;
  const std::string level = scratch.file("store.xsb", kStore);
  const Answer answer = run({"play", level}, "drrr undo\nhint\nhint\nhint\nsolve\nquit\n");
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("0 pushes, 4 steps, best possible 2\n"), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("2 pushes to go. Push the box in row 2, column 4. It goes 2 to the right.\n"),
            std::string::npos);
  EXPECT_NE(answer.out.find("\nrRR\n"), std::string::npos);
  EXPECT_NE(answer.out.find("Solved in 2 pushes"), std::string::npos);
}

TEST(PlayLines, says_when_nothing_can_be_won) {
  const Answer answer = run({"play", "-"}, kUnsolvable);
  EXPECT_EQ(answer.code, 0);
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kUnsolvable);
  EXPECT_NE(run({"play", board}, "hint\n").out.find("There is no solution from here."), std::string::npos);
  EXPECT_NE(run({"play", board}, "solve\n").out.find("There is no solution from here."), std::string::npos);
}

TEST(PlayLines, goes_through_a_collection) {
  const Answer answer = run({"play", "builtin:9x9"}, "previous next next quit");
  EXPECT_NE(answer.out.find("This is the first puzzle."), std::string::npos);
  EXPECT_NE(answer.out.find("terminal: 9x9"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing

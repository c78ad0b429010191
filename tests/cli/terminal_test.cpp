// The program on a terminal: colours, progress, and lines that fit.
#include <gtest/gtest.h>
#include <pty.h>

#include "tests/cli/boards.hpp"
#include "tests/cli/program.hpp"

namespace gridlock::testing {
namespace {

// What appears on a terminal of 60 columns. Whoever sits there presses Ctrl-C once `enough` is to be seen.
std::string on_terminal(const std::vector<std::string>& arguments, const char* variable = nullptr,
                        const std::string& enough = "") {
  winsize size{};
  size.ws_row = 24;
  size.ws_col = 60;
  std::vector<std::string> words{program_path()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (auto& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
  if (child == 0) {
    unsetenv("NO_COLOR");
    setenv("TERM", "xterm-256color", 1);
    if (variable != nullptr) setenv(variable, "1", 1);
    execv(pointers.front(), pointers.data());
    _exit(127);
  }
  std::string screen;
  char some[4096];
  bool pressed = enough.empty();
  // The terminal reports an error once the program has gone.
  for (ssize_t count; (count = read(terminal, some, sizeof some)) > 0;) {
    screen.append(some, static_cast<std::size_t>(count));
    if (pressed || screen.find(enough) == std::string::npos) continue;
    pressed = write(terminal, "\003", 1) == 1;
  }
  close(terminal);
  waitpid(child, nullptr, 0);
  return screen;
}

// Skips where the system has no pseudo-terminals to give.
class Terminal : public ::testing::Test {
  void SetUp() override {
    int ours = -1, theirs = -1;
    if (openpty(&ours, &theirs, nullptr, nullptr, nullptr) != 0) GTEST_SKIP() << "no pseudo-terminal can be opened";
    close(ours);
    close(theirs);
  }
};

TEST_F(Terminal, shows_colours_unless_told_not_to) {
  const Scratch scratch;
  const std::string board = scratch.file("easy.txt", kThreeMoves);
  EXPECT_NE(on_terminal({"show", board}).find("\033["), std::string::npos);
  EXPECT_EQ(on_terminal({"show", board}, "NO_COLOR").find("\033["), std::string::npos);
  EXPECT_EQ(on_terminal({"show", board, "--color", "never"}).find("\033["), std::string::npos);
}

TEST_F(Terminal, plays_a_solution_over_the_first_drawing) {
  const Scratch scratch;
  const std::string screen = on_terminal({"show", scratch.file("a.txt", kOneMove), "--animate"});
  EXPECT_NE(screen.find("0 of 1"), std::string::npos);
  EXPECT_NE(screen.find("1 of 1"), std::string::npos);
  EXPECT_LT(screen.find("\033[16F"), screen.find("1 of 1")) << "14 lines of board, a blank one and the move";
  EXPECT_NE(screen.find("\033[?25h"), std::string::npos) << "the cursor comes back";
}

TEST_F(Terminal, cuts_lines_to_its_width) {
  const Scratch scratch;
  std::string boards;
  for (int i = 0; i < 3; ++i) boards += titled("a board with a title that needs most of a line", kThreeMoves);
  const std::string screen = on_terminal({"solve", scratch.file("boards.txt", boards)}, "NO_COLOR");
  for (const auto& line : lines_of(screen)) EXPECT_LE(line.size(), 61u) << line;
  EXPECT_NE(screen.find("..."), std::string::npos);
}

TEST_F(Terminal, shows_progress_of_a_long_search_and_wipes_it_away) {
  const Scratch scratch;
  const std::string screen = on_terminal(
      {"solve", scratch.file("endless.txt", endless_board()), "--search", "bfs", "--time-limit", "1.5", "-q"});
  EXPECT_EQ(screen.find(" expanded"), std::string::npos) << "quiet means no progress";
  const std::string watched =
      on_terminal({"solve", scratch.path("endless.txt"), "--search", "bfs"}, nullptr, " expanded");
  const std::size_t progress = watched.find(" expanded"), wiped = watched.find("\r\033[K", progress);
  EXPECT_NE(progress, std::string::npos);
  EXPECT_NE(wiped, std::string::npos);
  EXPECT_NE(watched.find("cancelled, not solved"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing

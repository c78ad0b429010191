// The program on a terminal: colours, progress, and lines that fit.
#include <gtest/gtest.h>
#include <pty.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/cli/support/terminal_screen.hpp"

namespace gridlock::testing {
namespace {

// What appears on a terminal of 60 columns. Whoever sits there has typed `quit` for those who listen, and presses
// Ctrl-C once `enough` is to be seen.
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
  EXPECT_EQ(write(terminal, "quit\n", 5), 5);
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
  const std::size_t result = watched.find("cancelled, not solved");
  ASSERT_NE(result, std::string::npos);
  const std::string before = watched.substr(0, result);
  const std::size_t progress = before.rfind(" expanded"), wiped = before.rfind("\r\033[K");
  ASSERT_NE(progress, std::string::npos);
  ASSERT_NE(wiped, std::string::npos);
  EXPECT_GT(wiped, progress) << "the last line of progress is wiped before the first letter of the result";
  EXPECT_LT(wiped, before.find("endless", progress)) << "and before its name";
}

TEST_F(Terminal, shows_no_rest_of_a_progress_line_beside_a_result) {
  const Scratch scratch;
  const std::string endless = scratch.file("endless.txt", endless_board()),
                    easy = scratch.file("easy.txt", kThreeMoves);
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"solve", easy, endless, "--search", "bfs"},
           {"solve", easy, endless, "--search", "bfs", "--format", "json"},
           {"lab", "run", endless, "--search", "bfs", "--time-limit", "600", "-o", scratch.path("run.db")}}) {
    TerminalScreen screen(command, {});
    ASSERT_TRUE(screen.shows(command[0] == "lab" ? " failed" : " expanded")) << command[0];
    screen.type("\003");
    screen.end();
    EXPECT_TRUE(screen.shows(command[0] == "lab" ? "run.db: " : "endless")) << screen.seen();
    EXPECT_EQ(screen.seen().find(" expanded,"), std::string::npos) << screen.seen();
    EXPECT_EQ(screen.seen().find(" failed,"), std::string::npos) << screen.seen();
  }
}

// Sets the title of the window, paints, moves the cursor; also as the eight-bit control characters of UTF-8.
const std::string kOrders =
    "\033]0;owned\007\033[35mmagenta\033[9A\xc2\x9b"
    "31m\r";

TEST_F(Terminal, obeys_nothing_that_a_file_says) {
  const Scratch scratch;
  const std::string board = scratch.file("a" + kOrders + ".txt", titled("title" + kOrders, kThreeMoves));
  const std::string level = scratch.file("b" + kOrders + ".xsb", "; title" + kOrders + "\n\n#####\n#@$.#\n#####\n");
  const std::string bent = scratch.file("c" + kOrders + ".txt", titled("bent" + kOrders, kBent));
  const std::string moves = scratch.file("moves.json", "{\"name\":null,\"moves\":[\"X\\u001b[35m+1\"]}\n");
  const std::string run_db = scratch.path("run" + kOrders + ".db");
  std::vector<std::vector<std::string>> commands{{"solve", board},
                                                 {"solve", board, bent, level, "-v"},
                                                 {"solve", board, bent, level, "--format", "csv"},
                                                 {"solve", board, bent, level, "--format", "json"},
                                                 {"solve", board, bent, level, "--format", "markdown"},
                                                 {"solve", bent},
                                                 {"solve", scratch.path("missing" + kOrders)},
                                                 {"solve", board + "#none" + kOrders},
                                                 {"verify", board, "X+1"},
                                                 {"verify", board, moves},
                                                 {"verify", board, "X" + kOrders + "+1"},
                                                 {"improve", board, "D+1 C+3 X+3"},
                                                 {"bounds", board, level},
                                                 {"audit", board},
                                                 {"compare", board, "--layout", "wide"},
                                                 {"show", board, bent},
                                                 {"show", board, "X+1"},
                                                 {"convert", board, "--to", "grid"},
                                                 {"convert", level, "--to", "sok"},
                                                 {"rate", board, level},
                                                 {"bench", "sokoban", level},
                                                 {"lab", "run", board, "--search", "bfs", "-o", run_db},
                                                 {"lab", "table", run_db, "--rows", "puzzle"},
                                                 {"lab", "table", run_db, "--rows", "source", "--format", "csv"},
                                                 {"play", board, "--plain"},
                                                 {"list", "nonsense" + kOrders},
                                                 {"nonsense" + kOrders},
                                                 {"solve", "--nonsense" + kOrders},
                                                 {"solve", board, "--search", "astar" + kOrders}};
  for (const auto& command : commands) {
    const std::string screen = on_terminal(command);
    EXPECT_FALSE(screen.empty()) << command[0];
    for (const char* order : {"\033]0;", "\033[35m", "\033[9A", "\xc2\x9b"})
      EXPECT_EQ(screen.find(order), std::string::npos) << command[0] << " " << command.back();
  }
}

TEST_F(Terminal, obeys_nothing_that_a_file_says_while_it_is_played) {
  const Scratch scratch;
  const std::string board = scratch.file("a.txt", titled("title" + kOrders, kThreeMoves));
  TerminalScreen screen({"play", board}, {{"XDG_DATA_HOME", scratch.path("data")}});
  EXPECT_TRUE(screen.shows("title?]0;owned")) << screen.seen();
  screen.type("q");
  EXPECT_EQ(screen.end(), 0);
}

TEST(Text, for_people_shows_control_characters_wherever_it_goes) {
  const Scratch scratch;
  const std::string board = scratch.file("a.txt", titled("t\033[35m", kThreeMoves) + titled("u\033[35m", kBent));
  for (const char* format : {"text", "markdown", "latex"}) {
    const Answer answer = run({"solve", board, "--format", format});
    EXPECT_EQ((answer.out + answer.err).find('\033'), std::string::npos) << format;
  }
}

}  // namespace
}  // namespace gridlock::testing

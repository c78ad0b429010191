// What -o does to the file it names, for every command: all or nothing, and one exit code when it cannot be written.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

namespace fs = std::filesystem;

const std::string kLevel = "#####\n#@$.#\n#####\n";

// Files to work on, and what every command needs of them.
class OutputTest : public ::testing::Test {
 protected:
  void SetUp() override {
    board = scratch.file("board.txt", kThreeMoves);
    level = scratch.file("level.xsb", kLevel);
    run_db = scratch.path("run.db");
    ASSERT_EQ(run({"lab", "run", board, "-o", run_db, "--search", "bfs", "-q"}).code, 0);
  }

  // Each command that writes results, in a form that succeeds.
  std::vector<std::vector<std::string>> commands() const {
    return {{"solve", board},
            {"solve", board, "--format", "json"},
            {"verify", board, "D+1 C+3 X+3"},
            {"improve", board, "D+1 C+3 X+3"},
            {"bounds", board},
            {"audit", board, "--heuristic", "zero"},
            {"compare", board},
            {"show", board},
            {"convert", board, "--to", "line"},
            {"generate", "rushhour", "--min-moves", "3"},
            {"rate", board},
            {"bench", "sokoban", level},
            {"lab", "table", run_db},
            {"lab", "report", run_db},
            {"lab", "diff", run_db, run_db},
            {"list", "searches"},
            {"play", board}};
  }

  // The names in the folder that nobody asked for.
  std::vector<std::string> litter() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(fs::path(board).parent_path()))
      if (entry.path().filename().string().front() == '.') names.push_back(entry.path().filename().string());
    return names;
  }

  static std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  Scratch scratch;
  std::string board, level, run_db;
};

TEST_F(OutputTest, is_the_same_in_a_file_as_on_standard_output) {
  for (const auto& command : commands()) {
    const std::string path = scratch.file("result", "old");
    ASSERT_EQ(run(with(command, {"-o", path})).code, 0) << command[0];
    EXPECT_NE(contents(path), "old") << command[0] << " " << command[1];
    EXPECT_EQ(contents(path).empty(), run(command).out.empty()) << command[0];
    EXPECT_EQ(run(with(command, {"-o", "-"})).out.empty(), run(command).out.empty()) << command[0];
  }
  EXPECT_FALSE(fs::exists("-"));
  EXPECT_TRUE(litter().empty());
}

TEST_F(OutputTest, keeps_the_old_file_when_a_command_fails) {
  const std::string junk = scratch.file("junk", std::string("\0\1\2 no puzzle", 13));
  const std::string missing = scratch.path("missing");
  const std::vector<std::vector<std::string>> failing{{"solve", missing},
                                                      {"solve", missing, "--format", "json"},
                                                      {"solve", junk, "--format", "csv"},
                                                      {"solve", board, "--search", "nonsense"},
                                                      {"solve", board, "--metric", "pushes"},
                                                      {"verify", missing, "X+1"},
                                                      {"verify", board, missing},
                                                      {"improve", board, missing},
                                                      {"bounds", missing, "--format", "csv"},
                                                      {"audit", missing},
                                                      {"compare", missing},
                                                      {"show", missing},
                                                      {"show", board, missing},
                                                      {"convert", missing, "--to", "line"},
                                                      {"convert", board, "--to", "xsb"},
                                                      {"generate", "rushhour", "--size", "99"},
                                                      {"rate", missing, "--format", "markdown"},
                                                      {"bench", "sokoban", missing},
                                                      {"lab", "table", missing},
                                                      {"lab", "report", missing},
                                                      {"lab", "diff", run_db, missing},
                                                      {"list", "nonsense"},
                                                      {"play", missing}};
  for (const auto& command : failing) {
    const std::string path = scratch.file("result", "old");
    EXPECT_EQ(run(with(command, {"-o", path})).code, 2) << command[0] << " " << command[1];
    EXPECT_EQ(contents(path), "old") << command[0] << " " << command[1];
  }
  EXPECT_TRUE(litter().empty());
}

TEST_F(OutputTest, is_written_when_a_command_ran_to_its_end_with_bad_news) {
  const std::string dead = scratch.file("dead.txt", kUnsolvable), bent = scratch.file("bent.txt", kBent);
  const std::string endless = scratch.file("endless.txt", endless_board());
  const std::vector<std::pair<int, std::vector<std::string>>> cases{
      {1, {"solve", dead, "--format", "json"}},
      {2, {"solve", board, bent, "--format", "json"}},
      {2, {"solve", bent, "--format", "json"}},
      {2, {"convert", board, bent, "--to", "line"}},
      {3, {"solve", endless, "--search", "bfs", "--node-limit", "10", "--format", "json"}},
      {1, {"verify", board, "X+1", "--format", "json"}}};
  for (const auto& [code, command] : cases) {
    const std::string path = scratch.file("result", "old");
    EXPECT_EQ(run(with(command, {"-o", path})).code, code) << command[0] << " " << command[1];
    EXPECT_NE(contents(path), "old") << command[0] << " " << command[1];
    EXPECT_NE(contents(path), "") << command[0] << " " << command[1];
  }
}

TEST_F(OutputTest, of_an_interrupted_command_holds_what_is_known) {
  const std::string endless = scratch.file("endless.txt", endless_board());
  const std::string path = scratch.file("result", "old");
  Program program({"solve", board, endless, "--search", "bfs", "--format", "json", "-o", path, "--progress", "always"});
  for (int i = 0; i < 1000 && program.errors().find("expanded") == std::string::npos; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(contents(path), "old") << "until the end";
  program.kill(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
  const auto lines = lines_of(contents(path));
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(parse_json(lines[0])["cost"], 3);
  EXPECT_EQ(parse_json(lines[1])["outcome"], "cancelled");
}

TEST_F(OutputTest, leaves_no_temporary_file_when_a_signal_ends_the_program_at_once) {
  const std::string endless = scratch.file("endless.txt", endless_board());
  const std::string path = scratch.file("result", "old");
  Program program({"solve", endless, "--search", "bfs", "-o", path, "--progress", "always"});
  for (int i = 0; i < 1000 && program.errors().find("expanded") == std::string::npos; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(litter().size(), 1u);
  program.kill(SIGQUIT);
  EXPECT_EQ(program.wait().signal, SIGQUIT);
  EXPECT_EQ(contents(path), "old");
  EXPECT_TRUE(litter().empty());
}

TEST_F(OutputTest, may_be_the_input_of_convert) {
  EXPECT_EQ(run({"convert", level, "--to", "sok", "-o", level}).code, 0);
  EXPECT_NE(contents(level).find("#@$.#"), std::string::npos);
  EXPECT_EQ(run({"solve", level}).code, 0);
}

TEST_F(OutputTest, is_refused_where_it_would_replace_what_is_read) {
  const std::string link = scratch.path("link.txt");
  fs::create_symlink(board, link);
  const std::vector<std::vector<std::string>> slips{{"solve", board, "-o", board},
                                                    {"solve", board + "#1", "-o", link},
                                                    {"verify", board, "X+1", "-o", board},
                                                    {"lab", "report", run_db, "-o", run_db},
                                                    {"lab", "run", board, "-o", board}};
  for (const auto& slip : slips) {
    const std::string before = contents(slip.back());
    const Answer answer = run(slip);
    EXPECT_EQ(answer.code, 2) << slip[0];
    EXPECT_NE(answer.err.find("would replace what is read"), std::string::npos) << answer.err;
    EXPECT_EQ(contents(slip.back()), before);
  }
}

TEST_F(OutputTest, keeps_permissions_links_and_names_of_the_old_file) {
  const std::string path = scratch.file("result", "old"), link = scratch.path("link"), twin = scratch.path("twin");
  fs::permissions(path, fs::perms(0640));
  fs::create_symlink("result", link);
  EXPECT_EQ(run({"list", "metrics", "-o", link}).code, 0);
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_NE(contents(path), "old");
  EXPECT_EQ(fs::status(path).permissions(), fs::perms(0640));
  fs::create_hard_link(path, twin);
  EXPECT_EQ(run({"list", "puzzles", "-o", path}).code, 0);
  EXPECT_EQ(contents(twin), contents(path));
  const std::string dangling = scratch.path("dangling");
  fs::create_symlink("new", dangling);
  EXPECT_EQ(run({"list", "metrics", "-o", dangling}).code, 0);
  EXPECT_TRUE(fs::is_regular_file(scratch.path("new")));
}

TEST_F(OutputTest, goes_straight_into_devices_and_pipes) {
  EXPECT_EQ(run({"list", "metrics", "-o", "/dev/null"}).code, 0);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_EQ(run({"list", "metrics", "-o", "/dev/stdout"}).out, run({"list", "metrics"}).out);
  const std::string pipe = scratch.path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  Program program({"list", "metrics", "-o", pipe});
  EXPECT_EQ(contents(pipe), run({"list", "metrics"}).out);
  EXPECT_EQ(program.wait().code, 0);
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(OutputTest, that_cannot_be_written_is_exit_code_4_everywhere) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "there is no /dev/full";
  auto all = commands();
  for (const std::vector<std::string>& own : std::vector<std::vector<std::string>>{
           {"--help"}, {"--version"}, {"help", "solve"}, {"solve", "--help"}, {"lab", "--help"}, {}})
    all.push_back(own);
  for (const auto& command : all) {
    const std::string name = command.empty() ? "nothing" : command.front();
    const Answer full = Program(command, "", "/dev/full").wait();
    EXPECT_EQ(full.code, 4) << name;
    EXPECT_NE(full.err.find("cannot write standard output"), std::string::npos) << name << full.err;
  }
  for (const auto& command : commands()) {
    EXPECT_EQ(run(with(command, {"-o", "/dev/full"})).code, 4) << command[0];
    const Answer nowhere = run(with(command, {"-o", scratch.path("no/such/folder")}));
    EXPECT_EQ(nowhere.code, 4) << command[0];
    EXPECT_NE(nowhere.err.find("cannot write " + scratch.path("no/such/folder")), std::string::npos) << nowhere.err;
    EXPECT_EQ(run(with(command, {"-o", scratch.path("")})).code, 4) << command[0] << " into a folder";
  }
  EXPECT_EQ(run({"lab", "run", board, "-o", scratch.path("no/such.db")}).code, 4);
  EXPECT_EQ(run({"lab", "report", run_db, "--svg", board + "/pictures"}).code, 4);
}

TEST_F(OutputTest, is_a_picture_even_if_its_name_is_only_an_ending) {
  EXPECT_EQ(run({"show", board, "-o", scratch.path(".svg")}).code, 0);
  EXPECT_EQ(contents(scratch.path(".svg")).substr(0, 4), "<svg");
}

TEST_F(OutputTest, of_bench_comes_only_where_something_was_measured) {
  const Answer answer = run({"bench", scratch.path("missing")});
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.out, "");
}

}  // namespace
}  // namespace gridlock::testing

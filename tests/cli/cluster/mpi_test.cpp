// gridlock-mpi: one puzzle on several processes, and many puzzles dealt out over them, as mpirun starts them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

class MpiTest : public ::testing::Test {
 protected:
  void SetUp() override {
#ifdef GRIDLOCK_MPI_BINARY
    if (std::system("command -v mpirun > /dev/null 2>&1") != 0) GTEST_SKIP() << "there is no mpirun";
#else
    GTEST_SKIP() << "this build has no MPI";
#endif
  }

  static std::string mpi_program() {
#ifdef GRIDLOCK_MPI_BINARY
    return GRIDLOCK_MPI_BINARY;
#else
    return {};
#endif
  }

  // What a shell says of `mpirun -n processes gridlock-mpi arguments`; its output is in files of the scratch folder.
  int run_on(int processes, const std::string& arguments, const std::string& meanwhile = "") const {
    const std::string root = geteuid() == 0 ? " --allow-run-as-root" : "";
    const std::string line = "mpirun" + root + " --oversubscribe -n " + std::to_string(processes) + " '" +
                             mpi_program() + "' " + arguments + " > out 2> err < /dev/null";
    const std::string all = "cd '" + scratch.path(".") + "' && cd \"$(pwd -P)\" && { " +
                            (meanwhile.empty() ? line : line + " & job=$!; " + meanwhile + "; wait $job") + "; }";
    const int status = std::system(all.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  // Lines of JSON without times.
  static std::vector<std::string> timeless(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto& line : lines_of(text)) {
      auto record = nlohmann::json::parse(line);
      for (const char* time : {"seconds", "cpu_seconds", "seconds_to_first"}) record.erase(time);
      lines.push_back(record.dump());
    }
    return lines;
  }
  // Ends one of the program's own processes. A guard has the same name until it has started what it guards, so only
  // what has a guard for its parent is taken.
  static std::string kill_one() {
    return "for i in $(seq 600); do sleep 0.1; for one in $(pgrep -x gridlock-mpi); do "
           "[ \"$(readlink /proc/$one/cwd)\" = \"$PWD\" ] && "
           "[ \"$(cat /proc/$(sed -n 's/^PPid:[^0-9]*//p' /proc/$one/status)/comm)\" = gridlock-guard ] && "
           "victim=$one; "
           "done; [ -n \"$victim\" ] && break; done 2> /dev/null; sleep 1; kill -9 $victim";
  }
  std::string content(const std::string& name) const {
    std::ifstream stream(scratch.path(name));
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  const Scratch scratch;
};

TEST_F(MpiTest, proves_the_same_on_one_two_and_four_processes) {
  const std::string builtin = "builtin:9x9";
  const auto expected = lines_of(run({"solve", builtin, "--format", "json"}).out);
  ASSERT_GE(expected.size(), 3U);
  for (const int processes : {1, 2, 4}) {
    ASSERT_EQ(run_on(processes, "solve " + builtin + " --search hda --format json"), 0) << content("err");
    const auto lines = lines_of(content("out"));
    ASSERT_EQ(lines.size(), expected.size()) << processes << " processes";
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto record = nlohmann::json::parse(lines[i]), alone = nlohmann::json::parse(expected[i]);
      EXPECT_EQ(record["cost"], alone["cost"]);
      EXPECT_EQ(record["optimal"], true);
      EXPECT_EQ(record["search"], "hda");
    }
  }
}

TEST_F(MpiTest, solves_sokoban_and_says_what_is_unsolvable) {
  scratch.file("level.xsb", "#######\n#@ $ .#\n# $  .#\n#######\n");
  ASSERT_EQ(run_on(3, "solve level.xsb --format json"), 0) << content("err");
  EXPECT_EQ(nlohmann::json::parse(content("out"))["cost"],
            nlohmann::json::parse(
                run({"solve", scratch.path("level.xsb"), "--until", "optimal", "--format", "json"}).out)["cost"]);
  scratch.file("board.txt", kUnsolvable);
  EXPECT_EQ(run_on(2, "solve board.txt"), 1);
}

TEST_F(MpiTest, ends_within_seconds_when_a_process_is_killed) {
  scratch.file("board.txt", endless_board());
  EXPECT_EQ(run_on(2, "solve board.txt --heuristic zero --memory-limit 4G", kill_one()), 4);
  EXPECT_NE(content("err").find("was killed by signal 9"), std::string::npos) << content("err");
}

TEST_F(MpiTest, deals_many_puzzles_out_and_prints_what_one_process_prints) {
  const std::string levels = run({"convert", "builtin:two", "--to", "xsb"}).out;
  scratch.file("mixed.xsb", levels + "\n#####\n#@$ #\n#####\n\n" + levels);
  for (const std::string inputs : {"builtin:6x6", "mixed.xsb"}) {
    const std::string here = inputs == "mixed.xsb" ? scratch.path(inputs) : inputs;
    const Answer alone = run({"solve", here, "--jobs", "1", "--format", "json"});
    ASSERT_GE(lines_of(alone.out).size(), 9U);
    for (const int processes : {1, 3}) {
      EXPECT_EQ(run_on(processes, "solve '" + here + "' --format json"), alone.code) << content("err");
      EXPECT_EQ(timeless(content("out")), timeless(alone.out)) << processes << " processes";
    }
  }
}

TEST_F(MpiTest, ends_within_seconds_when_a_process_with_some_of_many_puzzles_is_killed) {
  scratch.file("a.txt", endless_board());
  scratch.file("b.txt", endless_board());
  EXPECT_EQ(run_on(2, "solve a.txt b.txt --search idastar --heuristic zero", kill_one()), 4);
  EXPECT_NE(content("err").find("was killed by signal 9"), std::string::npos) << content("err");
}

TEST_F(MpiTest, keeps_to_limits_with_many_puzzles) {
  EXPECT_EQ(run_on(2, "solve builtin:12x12 --node-limit 10 --search bfs --format json"), 3) << content("err");
  const auto lines = lines_of(content("out"));
  ASSERT_EQ(lines.size(), 2U);
  for (const auto& line : lines) EXPECT_EQ(nlohmann::json::parse(line)["outcome"], "out_of_nodes");
}

TEST_F(MpiTest, refuses_what_it_cannot_share) {
  EXPECT_EQ(run_on(2, "rate builtin:9x9"), 2);
  EXPECT_NE(content("err").find("there is one command, solve"), std::string::npos);
  EXPECT_EQ(run_on(2, "solve - "), 2);
  EXPECT_EQ(run_on(2, "solve builtin:9x9 --threads 2"), 2);
  EXPECT_NE(content("err").find("--threads does nothing here"), std::string::npos);
  EXPECT_EQ(run_on(2, "solve nowhere.txt"), 2);
}

}  // namespace
}  // namespace gridlock::testing

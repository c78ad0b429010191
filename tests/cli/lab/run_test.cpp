// gridlock lab run as a person meets it: interrupted, and used wrongly.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/lab_database.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

std::vector<std::string> rows_of(const std::string& csv) {
  auto rows = lines_of(csv);
  rows.erase(rows.begin());
  return rows;
}

TEST(LabRun, sums_up_when_it_is_interrupted) {
  const Scratch scratch;
  const std::string boards =
      scratch.file("boards.txt", titled("easy", kThreeMoves) + titled("endless", endless_board()));
  const Program program(
      {"lab", "run", boards, "--search", "bfs", "--time-limit", "1000", "-o", scratch.path("run.db")});
  ASSERT_TRUE(wait_until([&] { return run_in(scratch.path("run.db")).cases.size() == 1; }));
  program.kill(SIGINT);
  const Answer answer = program.wait();
  EXPECT_EQ(answer.code, 130);
  EXPECT_NE(answer.err.find("the same command goes on from here"), std::string::npos) << answer.err;
  EXPECT_NE(answer.out.find("bfs"), std::string::npos) << answer.out;
}

TEST(LabRun, takes_both_puzzles_and_gives_each_its_own_heuristics) {
  const Scratch scratch;
  const std::string level = scratch.file("level.xsb", "######\n#@$ .#\n######\n");
  const std::string board = scratch.file("board.txt", kOneMove);
  const Answer answer = run({"lab", "run", board, level, "--search", "astar,sokobot", "--heuristic", "blockers",
                             "--format", "csv", "-o", scratch.path("run.db")});
  EXPECT_EQ(answer.code, 0) << answer.err;
  const auto rows = rows_of(answer.out);
  ASSERT_EQ(rows.size(), 3u) << answer.out;
  EXPECT_EQ(rows[0].substr(0, 18), "astar,blockers,1,1");
  EXPECT_EQ(rows[1].rfind("astar,", 0), 0u);
  EXPECT_EQ(rows[2].rfind("sokobot,,1,1", 0), 0u);
}

TEST(LabRun, needs_a_database) {
  const Answer answer = run({"lab", "run", "builtin:"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("-o run.db"), std::string::npos) << answer.err;
}

TEST(LabRun, leaves_a_file_alone_that_is_no_database) {
  const Scratch scratch;
  const std::string precious(2000, 'x');
  const std::string file = scratch.file("precious.txt", precious), board = scratch.file("board.txt", kOneMove);
  const Answer answer = run({"lab", "run", board, "-o", file});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("not a database"), std::string::npos) << answer.err;
  EXPECT_EQ(contents(file), precious);
}

TEST(LabRun, runs_a_shard_that_others_complete) {
  const Scratch scratch;
  const std::string parts[] = {scratch.path("part1.db"), scratch.path("part2.db")}, all = scratch.path("all.db");
  for (const int number : {1, 2})
    ASSERT_EQ(run({"lab", "run", "builtin:6x6", "--search", "bfs", "--shard", std::to_string(number) + "/2", "-o",
                   parts[number - 1]})
                  .code,
              0);
  const Answer merged = run({"lab", "merge", parts[0], parts[1], "-o", all});
  EXPECT_EQ(merged.code, 0) << merged.err;
  EXPECT_NE(merged.err.find("49 cases, 49 of them new"), std::string::npos) << merged.err;
  EXPECT_NE(run({"lab", "status", all, "--format", "json"}).out.find("\"done\":49,\"solved\":49"), std::string::npos);
  EXPECT_EQ(run({"lab", "merge", parts[0]}).code, 2) << "without -o";
  EXPECT_EQ(run({"lab", "merge", scratch.file("empty.db", ""), "-o", scratch.path("x.db")}).code, 2);
  EXPECT_EQ(run({"lab", "status", scratch.path("nowhere.db")}).code, 2);
}

TEST(LabRun, refuses_a_shard_that_is_none) {
  for (const char* shard : {"0/2", "3/2", "2", "2/", "/2", "a/b", "1/0", "-1/2"}) {
    const Answer answer = run({"lab", "run", "builtin:6x6", "-o", "/nowhere/run.db", "--shard", shard});
    EXPECT_EQ(answer.code, 2) << shard;
    EXPECT_NE(answer.err.find("--shard"), std::string::npos) << answer.err;
  }
  const Answer answer = run({"lab", "run", "builtin:6x6", "-o", "/nowhere/run.db", "--tasks", "4"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("--tasks needs --on slurm"), std::string::npos) << answer.err;
}

TEST(Lab, names_its_commands_when_the_second_word_is_missing_or_wrong) {
  for (const auto& words : {std::vector<std::string>{"lab"}, {"lab", "walk"}}) {
    const Answer answer = run(words);
    EXPECT_EQ(answer.code, 2);
    EXPECT_NE(answer.err.find("'lab' is followed by one of: run"), std::string::npos) << answer.err;
  }
}

TEST(Lab, explains_itself) {
  for (const auto& words : {std::vector<std::string>{"lab", "--help"}, {"help", "lab"}}) {
    const Answer answer = run(words);
    EXPECT_EQ(answer.code, 0) << answer.err;
    for (const char* name : {"lab run", "lab status", "lab merge", "lab table", "lab report", "lab diff"})
      EXPECT_NE(answer.out.find(name), std::string::npos) << name;
  }
  EXPECT_NE(run({"help", "lab", "run"}).out.find("--jobs"), std::string::npos);
}

TEST(LabRun, tries_again_what_ended_without_an_answer) {
  const Scratch scratch;
  const std::string boards =
      scratch.file("boards.txt", titled("easy", kThreeMoves) + titled("endless", endless_board()));
  const std::vector<std::string> command{"lab",
                                         "run",
                                         boards,
                                         "--search",
                                         "bfs",
                                         "--node-limit",
                                         "50000",
                                         "--time-limit",
                                         "600",
                                         "-o",
                                         scratch.path("run.db")};
  const auto with = [&](const std::string& outcomes) {
    auto words = command;
    words.insert(words.end(), {"--retry", outcomes});
    return run(words);
  };
  EXPECT_EQ(run(command).code, 0);
  EXPECT_NE(with("crashed,out_of_memory").err.find("all 2 cases were there before"), std::string::npos);
  EXPECT_NE(with("out_of_nodes").err.find("1 case in "), std::string::npos);
  EXPECT_NE(with("all").err.find("1 case in "), std::string::npos);
  EXPECT_NE(with("solved,all").err.find("2 cases in "), std::string::npos);
  const Answer wrong = with("crashd");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("unknown outcome 'crashd'; did you mean 'crashed'?"), std::string::npos) << wrong.err;
  EXPECT_EQ(with("").code, 2);
  EXPECT_EQ(with(",").code, 2);
}

}  // namespace
}  // namespace gridlock::testing

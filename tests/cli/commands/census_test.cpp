// gridlock census as a person uses it: killed and started again, in shards, and as an input of other commands.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

#include "gridlock/core/random.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::testing {
namespace {

// census: looks here while this lives.
class CensusVariable {
 public:
  explicit CensusVariable(const std::string& path) { setenv("GRIDLOCK_CENSUS", path.c_str(), 1); }
  ~CensusVariable() { unsetenv("GRIDLOCK_CENSUS"); }
};

TEST(CensusCommand, makes_the_same_file_after_being_killed_at_any_moment) {
  const Scratch scratch;
  const std::string whole = scratch.path("whole"), killed = scratch.path("killed");
  const std::string shard = few_cases() ? "1/4" : "1/1";
  std::vector<std::string> command{"census", "--size",  "5",   "--walls", "1",  "--jobs",
                                   "2",      "--shard", shard, "-o",      whole};
  ASSERT_EQ(run(command).code, 0);
  command.back() = killed;
  Random random(test_seed());
  int kills = 0;
  for (const std::uint64_t most = few_cases() ? 3 : 10; static_cast<std::uint64_t>(kills) < most;) {
    const auto size_before =
        std::filesystem::exists(killed + ".part") ? std::filesystem::file_size(killed + ".part") : 0;
    const Program program(command);
    const std::uintmax_t wanted = size_before + random.below(few_cases() ? 10'000 : 40'000);
    ASSERT_TRUE(wait_until([&] {
      std::error_code ignored;
      const auto size = std::filesystem::file_size(killed + ".part", ignored);
      return program.ended() || (!ignored && size > wanted);
    }));
    if (program.ended()) {
      program.wait();
      break;
    }
    program.kill(SIGKILL);
    program.wait();
    ++kills;
  }
  EXPECT_GT(kills, 0);
  EXPECT_EQ(run(command).code, 0);
  EXPECT_EQ(contents(killed), contents(whole));
  EXPECT_FALSE(std::filesystem::exists(killed + ".part"));
}

TEST(CensusCommand, goes_on_behind_the_last_whole_line_of_its_journal) {
  const Scratch scratch;
  const std::string path = scratch.path("boards");
  const Answer limited = run({"census", "--size", "5", "--jobs", "1", "--node-limit", "100000", "-o", path});
  EXPECT_EQ(limited.code, 3);
  EXPECT_NE(limited.err.find("goes on from here"), std::string::npos);
  const std::string journal = contents(path + ".part");
  scratch.file("boards.part", journal.substr(0, journal.size() - 3));
  EXPECT_EQ(run({"census", "--size", "5", "-o", path}).code, 0);
  EXPECT_EQ(run({"census", "--size", "5", "-o", scratch.path("whole")}).code, 0);
  EXPECT_EQ(contents(path), contents(scratch.path("whole")));
}

TEST(CensusCommand, puts_shards_together_to_the_same_file) {
  const Scratch scratch;
  std::vector<std::string> merge{"census", "--merge"};
  for (const std::string k : {"1", "2", "3"}) {
    merge.push_back(scratch.path(k));
    EXPECT_EQ(run({"census", "--size", "4", "--walls", "1", "--shard", k + "/3", "-o", merge.back()}).code, 0);
  }
  merge.insert(merge.end(), {"-o", scratch.path("merged")});
  EXPECT_EQ(run(merge).code, 0);
  EXPECT_EQ(run({"census", "--size", "4", "--walls", "1", "-o", scratch.path("whole")}).code, 0);
  EXPECT_EQ(contents(scratch.path("merged")), contents(scratch.path("whole")));
  const Answer missing = run({"census", "--merge", scratch.path("1"), scratch.path("3"), "-o", scratch.path("other")});
  EXPECT_EQ(missing.code, 2);
  EXPECT_NE(missing.err.find("shard 2 of 3 is missing"), std::string::npos) << missing.err;
}

TEST(CensusCommand, refuses_what_makes_no_sense) {
  const Scratch scratch;
  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--shard", "4/3"},
                                                {"--shard", "0/3"},
                                                {"--shard", "3"},
                                                {"--size", "7"},
                                                {"--walls", "3"},
                                                {"--merge"},
                                                {"file"}}) {
    std::vector<std::string> words{"census", "-o", scratch.path("boards")};
    words.insert(words.end(), wrong.begin(), wrong.end());
    EXPECT_EQ(run(words).code, 2) << wrong.front();
  }
  EXPECT_EQ(run({"census", "--size", "4", "-o", scratch.path("boards")}).code, 0);
  const Answer other = run({"census", "--size", "5", "-o", scratch.path("boards")});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("here is the census of 4x4"), std::string::npos) << other.err;
  scratch.file("version", "gridlock census 99\n");
  EXPECT_NE(run({"census", "-o", scratch.path("version")}).err.find("version 99"), std::string::npos);
}

TEST(CensusInput, gives_boards_by_their_moves_to_every_command) {
  const Scratch scratch;
  const std::string path = scratch.path("boards");
  ASSERT_EQ(run({"census", "--size", "4", "-o", path}).code, 0);
  const CensusVariable variable(path);
  const Answer seven = run({"solve", "census:7", "--format", "csv"});
  EXPECT_EQ(seven.code, 0);
  EXPECT_EQ(lines_of(seven.out).size(), 1U + 3) << seven.out;
  EXPECT_EQ(lines_of(run({"convert", "census:5-6", "--to", "line"}).out).size(), 5U + 6);
  EXPECT_EQ(lines_of(run({"convert", "census:6-#2", "--to", "line"}).out).size(), 1U);
  EXPECT_EQ(lines_of(run({"convert", "census:", "--to", "line"}).out).size(), 32U);
  EXPECT_EQ(run({"solve", "census:seven"}).code, 2);
}

TEST(CensusInput, is_what_generate_draws_boards_from) {
  const Scratch scratch;
  const std::string path = scratch.path("boards");
  ASSERT_EQ(run({"census", "--size", "4", "-o", path}).code, 0);
  const CensusVariable variable(path);
  const std::vector<std::string> ask{"generate", "rushhour",    "--from",   "census",      "--size",
                                     "4",        "--min-moves", "5",        "--max-moves", "6",
                                     "--count",  "4",           "--format", "json"};
  const Answer four = run(ask);
  EXPECT_EQ(four.code, 0) << four.err;
  EXPECT_EQ(lines_of(four.out).size(), 4U);
  EXPECT_EQ(run(ask).out, four.out) << "the same seed draws the same boards";
  auto many = ask;
  many[11] = "100";
  const Answer all = run(many);
  EXPECT_EQ(all.code, 3);
  EXPECT_EQ(lines_of(all.out).size(), 5U + 6);
  many[5] = "6";
  EXPECT_NE(run(many).err.find("the census is of 4x4"), std::string::npos);
}

TEST(CensusInput, says_how_a_census_is_made_where_there_is_none) {
  const Scratch scratch;
  const CensusVariable variable(scratch.path("nowhere"));
  const Answer answer = run({"solve", "census:51"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("`gridlock census` makes it"), std::string::npos) << answer.err;
}

}  // namespace
}  // namespace gridlock::testing

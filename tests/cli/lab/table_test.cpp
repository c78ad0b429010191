// gridlock lab table: every output format, and what it says when asked for nonsense.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

class LabTable : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string boards = scratch_.file("boards.txt", titled("one", kOneMove) + titled("three", kThreeMoves));
    const Answer answer = run({"lab", "run", boards, "--search", "bfs,astar", "--heuristic", "zero", "-o", database_});
    ASSERT_EQ(answer.code, 0) << answer.err;
  }

  Answer table(std::vector<std::string> more) const {
    more.insert(more.begin(), {"lab", "table", database_});
    return run(more);
  }

  Scratch scratch_;
  std::string database_ = scratch_.path("run.db");
};

TEST_F(LabTable, puts_one_dimension_against_another_in_every_format) {
  const std::vector<std::string> what{"--rows", "puzzle", "--columns", "configuration", "--cells", "cost", "--format"};
  const auto in = [&](const std::string& format) {
    auto words = what;
    words.push_back(format);
    return table(words).out;
  };
  EXPECT_EQ(in("csv"), "puzzle,bfs,astar zero\none,1,1\nthree,3,3\n");
  EXPECT_EQ(in("json"),
            "{\"puzzle\":\"one\",\"bfs\":1,\"astar zero\":1}\n{\"puzzle\":\"three\",\"bfs\":3,\"astar zero\":3}\n");
  EXPECT_NE(in("text").find("three     3           3\n"), std::string::npos) << in("text");
  EXPECT_NE(in("markdown").find("| three  |   3 |          3 |\n"), std::string::npos) << in("markdown");
  EXPECT_NE(in("latex").find("three  &   3 &          3 \\\\\n"), std::string::npos) << in("latex");
}

TEST_F(LabTable, names_the_table_of_each_row_in_json) {
  const auto lines = lines_of(table({"--preset", "heuristics", "--format", "json"}).out);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(parse_json(lines.back())["table"], "Summary of the heuristics");
  EXPECT_EQ(parse_json(lines.back())["consistent"], "yes");
}

TEST_F(LabTable, says_what_is_wrong) {
  EXPECT_EQ(table({"--cells", "beauty"}).code, 2);
  EXPECT_NE(table({"--cells", "beauty"}).err.find("branching_factor"), std::string::npos);
  EXPECT_NE(table({"--preset", "naive"}).err.find("both bfs and bfs-naive"), std::string::npos);
  const Answer absent = run({"lab", "table", scratch_.path("absent.db")});
  EXPECT_EQ(absent.code, 2);
  EXPECT_NE(absent.err.find("no such file"), std::string::npos);
  const Answer other =
      run({"lab", "table", scratch_.file("prose.txt", "no database, but long enough to be read as one")});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("not a database"), std::string::npos) << other.err;
}

}  // namespace
}  // namespace gridlock::testing

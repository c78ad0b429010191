// gridlock lab report and lab diff as commands: what they write, and their exit codes.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

class LabReport : public ::testing::Test {
 protected:
  // A run of `search` over two boards.
  std::string database(const std::string& name, const std::string& search) const {
    const std::string boards = scratch_.file("boards.txt", titled("one", kOneMove) + titled("three", kThreeMoves));
    const std::string path = scratch_.path(name);
    const Answer answer =
        run({"lab", "run", boards, "--search", search, "-o", path, "--node-limit", "100000", "--time-limit", "600"});
    EXPECT_EQ(answer.code, 0) << answer.err;
    return path;
  }

  Scratch scratch_;
};

TEST_F(LabReport, writes_a_page_and_the_pictures_alone) {
  const std::string path = database("run.db", "bfs,dfs");
  const Answer page = run({"lab", "report", path, "-o", scratch_.path("report.html"), "--title", "A title"});
  EXPECT_EQ(page.code, 0) << page.err;
  const std::string html = contents(scratch_.path("report.html"));
  EXPECT_NE(html.find("<h1>A title</h1>"), std::string::npos);
  EXPECT_NE(html.find("id=\"cactus\""), std::string::npos);
  const Answer pictures = run({"lab", "report", path, "--svg", scratch_.path("pictures")});
  EXPECT_EQ(pictures.code, 0) << pictures.err;
  EXPECT_EQ(pictures.out, "");
  EXPECT_EQ(contents(scratch_.path("pictures/cactus.svg")).rfind("<?xml", 0), 0u);
}

TEST_F(LabReport, refuses_names_that_are_not_in_the_run) {
  const std::string path = database("run.db", "bfs");
  const Answer focus = run({"lab", "report", path, "--focus", "astar"});
  EXPECT_EQ(focus.code, 2);
  EXPECT_NE(focus.err.find("it has bfs"), std::string::npos) << focus.err;
  EXPECT_EQ(run({"lab", "report", path, "--pairs", "pieces"}).code, 2);
  EXPECT_EQ(run({"lab", "report", path, "--pairs", "pieces:beauty"}).code, 2);
  EXPECT_EQ(run({"lab", "report", path, "--scatter", "bfs"}).code, 2);
}

TEST_F(LabReport, diff_fails_only_if_something_is_no_longer_solved) {
  const std::string good = database("good.db", "bfs");
  const std::string boards = scratch_.path("boards.txt"), bad = scratch_.path("bad.db");
  const Answer starved = run({"lab", "run", boards, "--search", "bfs", "-o", bad, "--node-limit", "1"});
  EXPECT_EQ(starved.code, 0) << starved.err;
  const Answer lost = run({"lab", "diff", good, bad});
  EXPECT_EQ(lost.code, 1);
  EXPECT_NE(lost.out.find("No longer solved:\n  three: 3 moves -> out_of_nodes\n"), std::string::npos) << lost.out;
  const Answer won = run({"lab", "diff", bad, good});
  EXPECT_EQ(won.code, 0);
  EXPECT_NE(won.out.find("Newly solved:\n  three: out_of_nodes -> 3 moves\n"), std::string::npos) << won.out;
  EXPECT_EQ(run({"lab", "diff", good}).code, 2);
}

}  // namespace
}  // namespace gridlock::testing

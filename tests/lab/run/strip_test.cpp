// Databases whose boards were taken out: everything that needs no board still works.
#include <gtest/gtest.h>

#include "gridlock/lab/report/page.hpp"
#include "gridlock/lab/tables/diff.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

TEST(StrippedRun, still_gives_tables_reports_and_differences) {
  const Scratch scratch;
  lab::Experiment experiment = small_experiment();
  experiment.searches = {"bfs", "astar"};
  outcome_of(experiment, scratch.path("run.db"));
  const std::string tool = std::string(GRIDLOCK_SOURCE_DIR) + "/tools/strip_boards.py";
  const std::string command =
      "/usr/bin/python3 '" + tool + "' '" + scratch.path("run.db") + "' '" + scratch.path("bare.db") + "'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(contents(scratch.path("bare.db")).find("XXDC"), std::string::npos);
  const lab::Run bare = lab::load_run(scratch.path("bare.db"));
  EXPECT_FALSE(bare.has_boards());
  EXPECT_FALSE(lab::games_tables(bare, {}).front().rows.empty());
  EXPECT_EQ(lab::heuristics_tables(bare, {}).size(), 3u);
  const lab::Contest contest(bare);
  EXPECT_NE(report_page(contest, all_figures(contest, lab::default_pairs())).find("Every case"), std::string::npos);
  EXPECT_EQ(lab::diff_of(bare, bare).comparisons.size(), 2u);
}

}  // namespace
}  // namespace gridlock::testing

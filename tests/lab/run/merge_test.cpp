// Shards of a run, put together.
#include "gridlock/lab/run/merge.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

lab::Experiment two_searches() {
  lab::Experiment experiment = small_experiment();
  experiment.searches = {"bfs", "astar"};
  return experiment;
}

TEST(MergeRuns, equals_one_run_of_everything) {
  const Scratch scratch;
  const auto whole = lines_of(outcome_of(two_searches(), scratch.path("whole.db")));
  std::vector<std::string> parts;
  std::size_t cases = 0;
  for (const unsigned number : {3U, 1U, 2U}) {
    lab::Experiment shard = two_searches();
    shard.shard = {number, 3};
    parts.push_back(scratch.path("part" + std::to_string(number) + ".db"));
    cases += outcome_of(shard, parts.back()).cases.size();
  }
  EXPECT_EQ(cases, whole.size()) << "no case is in two shards";
  scratch.file("killed.db", "");
  parts.push_back(scratch.path("killed.db"));
  const lab::Merged merged = lab::merge_runs(parts, scratch.path("all.db"));
  EXPECT_EQ(merged.before, 0U);
  EXPECT_EQ(merged.after, whole.size());
  EXPECT_EQ(lines_of(lab::load_run(scratch.path("all.db"))), whole);
  EXPECT_EQ(lab::merge_runs(parts, scratch.path("all.db")).before, whole.size()) << "once more adds nothing";
  EXPECT_EQ(lines_of(lab::load_run(scratch.path("all.db"))), whole);
}

TEST(MergeRuns, refuses_runs_with_other_settings_and_leaves_the_result_alone) {
  const Scratch scratch;
  lab::Experiment other = two_searches();
  other.request.seed = 7;
  outcome_of(two_searches(), scratch.path("a.db"));
  outcome_of(other, scratch.path("b.db"));
  try {
    lab::merge_runs({scratch.path("a.db"), scratch.path("b.db")}, scratch.path("all.db"));
    ADD_FAILURE() << "they were merged";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("seed 7"), std::string::npos) << error.what();
    EXPECT_EQ(error.source, scratch.path("b.db"));
  }
  EXPECT_FALSE(std::filesystem::exists(scratch.path("all.db")));
}

TEST(Experiment, leaves_out_what_another_database_has) {
  const Scratch scratch;
  outcome_of(small_experiment(), scratch.path("known.db"));
  lab::Experiment more = two_searches();
  more.except = scratch.path("known.db");
  EXPECT_EQ(lines_of(outcome_of(more, scratch.path("more.db"))),
            (std::vector<std::string>{"one astar blockers: solved 1", "three astar blockers: solved 3",
                                      "never astar blockers: unsolvable"}));
  more.retried = {"unsolvable"};
  lab::Tally tally;
  outcome_of(more, scratch.path("again.db"), &tally);
  EXPECT_EQ(tally.total, 4U) << "the unsolvable one is tried again";
}

}  // namespace
}  // namespace gridlock::testing

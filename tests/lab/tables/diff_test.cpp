// Two runs side by side.
#include "gridlock/lab/tables/diff.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"

namespace gridlock::testing {
namespace {

using lab::Case;
using LabRun = lab::Run;  // a test has a Run of its own

// A run of one configuration; of each puzzle its time, or below 0: not solved. Puzzle i costs i, or `costs`.
LabRun run_of(const std::string& search, const std::vector<double>& times,
              const std::vector<std::int64_t>& costs = {}) {
  LabRun run;
  for (std::size_t i = 0; i < times.size(); ++i) {
    lab::Subject subject;
    subject.kind = "rushhour";
    subject.label = subject.text = "puzzle " + std::to_string(i);
    run.subjects.push_back(subject);
    Case each;
    each.key = {static_cast<std::int64_t>(i), {search, ""}, "moves", 1};
    each.measures.outcome = times[i] < 0 ? "out_of_time" : "solved";
    each.measures.seconds = times[i] < 0 ? 15 : times[i];
    if (times[i] >= 0) each.measures.cost = costs.empty() ? static_cast<std::int64_t>(i) : costs[i];
    run.cases.push_back(each);
  }
  return run;
}

TEST(Diff, tells_newly_solved_from_newly_failed) {
  const LabRun before = run_of("bfs", {1, -1, 1}), after = run_of("bfs", {1, 1, -1});
  const lab::Diff diff = lab::diff_of(before, after);
  ASSERT_EQ(diff.comparisons.size(), 1u);
  const auto& comparison = diff.comparisons.front();
  ASSERT_EQ(comparison.newly_solved.size(), 1u);
  EXPECT_EQ(comparison.newly_solved.front().label, "puzzle 1");
  ASSERT_EQ(comparison.newly_failed.size(), 1u);
  EXPECT_EQ(comparison.newly_failed.front().label, "puzzle 2");
  EXPECT_TRUE(diff.lost_any());
  EXPECT_FALSE(lab::diff_of(before, before).lost_any());
}

TEST(Diff, finds_other_costs) {
  const LabRun before = run_of("dfs", {1, 1, 1}, {10, 20, 30}), after = run_of("dfs", {1, 1, 1}, {10, 19, 31});
  const auto comparison = lab::diff_of(before, after).comparisons.front();
  ASSERT_EQ(comparison.cheaper.size(), 1u);
  EXPECT_EQ(comparison.cheaper.front().label, "puzzle 1");
  ASSERT_EQ(comparison.dearer.size(), 1u);
  EXPECT_EQ(comparison.dearer.front().label, "puzzle 2");
}

TEST(Diff, sees_a_speed_up_beyond_noise_but_not_noise) {
  std::vector<double> base, twice, noisy;
  for (int i = 0; i < 30; ++i) {
    base.push_back(1 + 0.1 * i);
    twice.push_back((1 + 0.1 * i) / (2 + 0.01 * i));
    noisy.push_back((1 + 0.1 * i) * (i % 2 == 0 ? 1.05 + 0.001 * i : 0.95 - 0.001 * i));
  }
  const LabRun before = run_of("bfs", base), fast = run_of("bfs", twice), same = run_of("bfs", noisy);
  const auto faster = lab::diff_of(before, fast).comparisons.front();
  EXPECT_TRUE(faster.beyond_noise());
  EXPECT_NEAR(faster.speed_up, 2.145, 0.01);
  EXPECT_EQ(faster.faster, 30u);
  EXPECT_EQ(faster.slower, 0u);
  EXPECT_FALSE(lab::diff_of(before, same).comparisons.front().beyond_noise());
}

TEST(Diff, pairs_what_it_is_told_to_and_what_is_alone) {
  const LabRun before = run_of("bfs", {1, 1}), after = run_of("astar", {1, 1});
  EXPECT_EQ(lab::diff_of(before, after).comparisons.front().after.search, "astar");
  EXPECT_EQ(lab::diff_of(before, after, "bfs", "astar").comparisons.size(), 1u);
  EXPECT_THROW(lab::diff_of(before, after, "dfs", "astar"), Error);
}

TEST(Diff, counts_cases_without_a_counterpart) {
  const LabRun before = run_of("bfs", {1, 1, 1}), after = run_of("bfs", {1});
  const lab::Diff diff = lab::diff_of(before, after);
  EXPECT_EQ(diff.only_before, 2u);
  EXPECT_EQ(diff.only_after, 0u);
  LabRun strange = run_of("bfs", {1});
  strange.subjects.front().text = "something else";
  EXPECT_THROW(lab::diff_of(before, strange), Error);
}

TEST(Diff, takes_no_change_for_faster_or_slower_that_nobody_could_measure) {
  const LabRun before = run_of("bfs", {1e-5, 1.0, 1.0, 1.0}), after = run_of("bfs", {2e-5, 1.05, 0.5, 2.0});
  const auto comparison = lab::diff_of(before, after).comparisons.front();
  EXPECT_EQ(comparison.both_solved, 4u);
  EXPECT_EQ(comparison.faster, 1u) << "the third";
  EXPECT_EQ(comparison.slower, 1u) << "the last: the first changed by microseconds, the second by a twentieth";
}

TEST(Diff, lists_the_five_that_changed_most_worst_first) {
  std::vector<double> before(8, 1.0), after;
  for (int i = 0; i < 8; ++i) after.push_back(2 + i);
  const LabRun first = run_of("bfs", before), second = run_of("bfs", after);
  const lab::Diff diff = lab::diff_of(first, second);
  const auto& slower = diff.comparisons.front().most_slower;
  ASSERT_EQ(slower.size(), 5u);
  EXPECT_EQ(slower.front().label, "puzzle 7");
  EXPECT_EQ(slower.back().label, "puzzle 3");
  EXPECT_TRUE(diff.comparisons.front().most_faster.empty());
  EXPECT_DOUBLE_EQ(slower.front().time_ratio(), 1.0 / 9);
}

TEST(Diff, matches_a_board_that_a_run_has_twice_by_its_turn) {
  LabRun before = run_of("bfs", {1, 2}), after = run_of("bfs", {1, 4});
  for (LabRun* run : {&before, &after}) run->subjects[1].text = run->subjects[0].text;
  const lab::Diff diff = lab::diff_of(before, after);
  ASSERT_EQ(diff.comparisons.front().matches.size(), 2u);
  EXPECT_DOUBLE_EQ(diff.comparisons.front().matches[1].time_ratio(), 0.5);
}

TEST(Diff, has_no_speed_up_where_both_never_solved_the_same) {
  const LabRun before = run_of("bfs", {1, -1}), after = run_of("bfs", {-1, 1});
  const lab::Diff diff = lab::diff_of(before, after);
  EXPECT_EQ(diff.comparisons.front().both_solved, 0u);
  EXPECT_EQ(diff.comparisons.front().speed_up, 1);
  EXPECT_FALSE(diff.comparisons.front().beyond_noise());
}

}  // namespace
}  // namespace gridlock::testing

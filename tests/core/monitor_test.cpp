#include "gridlock/core/monitor.hpp"

#include <gtest/gtest.h>

namespace gridlock {
namespace {

TEST(Monitor, allows_exactly_the_nodes_of_its_limit) {
  Limits limits;
  limits.nodes = 100;
  Monitor monitor(limits);
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(monitor.poll());
  EXPECT_EQ(monitor.poll(), Outcome::out_of_nodes);
  EXPECT_EQ(monitor.stats.expanded, 100u);
}

TEST(Monitor, notices_cancellation_time_and_memory_when_it_looks) {
  const std::atomic<bool> cancel{true};
  Limits cancelled;
  cancelled.cancel = &cancel;
  EXPECT_EQ(Monitor(cancelled).look(), Outcome::cancelled);
  Limits late;
  late.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(Monitor(late).look(), Outcome::out_of_time);
  Limits narrow;
  narrow.bytes = 10;
  Monitor monitor(narrow);
  monitor.set_bytes(11);
  EXPECT_EQ(monitor.look(), Outcome::out_of_memory);
}

TEST(Monitor, looks_within_a_few_hundred_polls_of_the_start) {
  const std::atomic<bool> cancel{true};
  Limits limits;
  limits.cancel = &cancel;
  Monitor monitor(limits);
  int polls = 0;
  while (!monitor.poll()) ++polls;
  EXPECT_LT(polls, 300);
}

// A search that ends is often followed by another one that asks the same monitor.
TEST(Monitor, says_again_at_every_poll_that_it_is_time_to_end) {
  std::atomic<bool> cancel{false};
  Limits limits;
  limits.cancel = &cancel;
  Monitor monitor(limits);
  for (int i = 0; i < 1000; ++i) monitor.poll();
  cancel = true;
  while (!monitor.poll()) continue;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(monitor.poll(), Outcome::cancelled);
}

TEST(Monitor, looks_around_after_a_child_has_ended) {
  std::atomic<bool> cancel{false};
  Limits limits;
  limits.cancel = &cancel;
  Monitor monitor(limits);
  for (int i = 0; i < 1000; ++i) monitor.poll();
  { Monitor child = monitor.child(); }
  cancel = true;
  EXPECT_EQ(monitor.poll(), Outcome::cancelled);
}

TEST(Monitor, never_lowers_a_proved_bound) {
  Monitor monitor;
  monitor.raise_lower_bound(Cost(5));
  monitor.raise_lower_bound(Cost(3));
  EXPECT_EQ(monitor.stats.lower_bound, Cost(5));
}

TEST(Monitor, keeps_the_best_cost_and_the_first_time) {
  Monitor monitor;
  monitor.found(Cost(9));
  const auto first = monitor.stats.first_solution;
  monitor.found(Cost(12));
  monitor.found(Cost(7));
  EXPECT_EQ(monitor.stats.best, Cost(7));
  EXPECT_EQ(monitor.stats.first_solution, first);
}

TEST(Monitor, reports_progress_while_it_runs) {
  int reports = 0;
  Monitor monitor({}, [&](const Stats&) { ++reports; });
  while (reports == 0) monitor.look();
  EXPECT_EQ(reports, 1);
}

TEST(Monitor, gives_a_child_what_is_left_and_takes_back_what_it_counted) {
  Limits limits;
  limits.nodes = 100;
  limits.bytes = 1000;
  Monitor monitor(limits);
  for (int i = 0; i < 30; ++i) monitor.poll();
  monitor.set_bytes(400);
  {
    Monitor child = monitor.child({.parts = 2});
    EXPECT_EQ(child.limits().nodes, 35u);
    EXPECT_EQ(child.limits().bytes, 600u);
    while (!child.poll()) continue;
    child.set_bytes(500);
    child.set_bytes(100);
    child.raise_lower_bound(Cost(7));
    child.found(Cost(12));
    child.stats.generated = 99;
  }
  EXPECT_EQ(monitor.stats.expanded, 65u);
  EXPECT_EQ(monitor.stats.generated, 99u);
  EXPECT_EQ(monitor.stats.bytes, 400u);
  EXPECT_EQ(monitor.stats.peak_bytes, 900u);
  EXPECT_EQ(monitor.stats.lower_bound, Cost(7));
  EXPECT_EQ(monitor.stats.best, Cost(12));
}

TEST(Monitor, learns_nothing_from_a_child_that_works_on_another_puzzle_but_its_counts) {
  Monitor monitor;
  {
    Monitor child = monitor.child(Share::of_many(5));
    while (!child.poll()) continue;
    child.raise_lower_bound(Cost(7));
    child.found(Cost(12));
  }
  EXPECT_EQ(monitor.stats.expanded, 5u);
  EXPECT_EQ(monitor.stats.lower_bound, Cost{});
  EXPECT_FALSE(monitor.stats.best);
}

TEST(Monitor, lets_no_generation_of_children_go_beyond_its_nodes) {
  Limits limits;
  limits.nodes = 10;
  Monitor monitor(limits);
  {
    Monitor child = monitor.child();
    child.poll();
    Monitor grandchild = child.child();
    while (!grandchild.poll()) continue;
    EXPECT_EQ(grandchild.stats.expanded, 9u);
  }
  EXPECT_EQ(monitor.poll(), Outcome::out_of_nodes);
  EXPECT_EQ(monitor.stats.expanded, 10u);
}

TEST(Monitor, reports_what_its_children_count_as_part_of_the_whole) {
  std::uint64_t seen = 0;
  Monitor monitor({}, [&](const Stats& stats) { seen = std::max(seen, stats.expanded); });
  for (int i = 0; i < 10; ++i) monitor.poll();
  Monitor child = monitor.child();
  const auto began = std::chrono::steady_clock::now();
  while (seen == 0 && std::chrono::steady_clock::now() - began < std::chrono::seconds(5)) child.poll();
  EXPECT_GT(seen, 10u);
}

TEST(Monitor, is_out_of_memory_when_the_process_holds_more_than_the_limit) {
  Limits limits;
  limits.process = 1000;
  limits.held = [] { return std::size_t{999}; };
  Monitor below(limits);
  EXPECT_EQ(below.look(), std::nullopt);
  EXPECT_TRUE(below.affords(1));
  EXPECT_FALSE(below.affords(2));
  limits.held = [] { return std::size_t{1001}; };
  Monitor above(limits);
  EXPECT_EQ(above.look(), Outcome::out_of_memory);
  EXPECT_EQ(above.child().look(), Outcome::out_of_memory);
}

TEST(Monitor, makes_a_watch_that_ends_preparations_as_it_would_itself) {
  const auto outcome_with = [](const Limits& limits, std::size_t bytes) {
    const Monitor monitor(limits);
    return outcome_of([&] { monitor.watch().check(bytes); });
  };
  EXPECT_EQ(outcome_with({}, 1 << 20), std::nullopt);
  Limits late;
  late.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(outcome_with(late, 0), Outcome::out_of_time);
  const std::atomic<bool> cancel{true};
  Limits cancelled;
  cancelled.cancel = &cancel;
  EXPECT_EQ(outcome_with(cancelled, 0), Outcome::cancelled);
  Limits narrow;
  narrow.bytes = 10;
  EXPECT_EQ(outcome_with(narrow, 10), std::nullopt);
  EXPECT_EQ(outcome_with(narrow, 11), Outcome::out_of_memory);
  EXPECT_EQ(outcome_of([] { throw std::bad_alloc(); }), Outcome::out_of_memory);
}

}  // namespace
}  // namespace gridlock

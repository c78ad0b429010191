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

}  // namespace
}  // namespace gridlock

#include "gridlock/core/threads/team.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace gridlock {
namespace {

template <class Work>
void in_threads(unsigned count, Work&& work) {
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < count; ++i) threads.emplace_back([&, i] { work(i); });
  for (auto& thread : threads) thread.join();
}

TEST(MonitorTeam, spends_the_nodes_of_the_limit_to_the_last_and_no_more) {
  for (const unsigned threads : {1u, 2u, 4u, 7u}) {
    Limits limits;
    limits.nodes = 1003;
    Monitor monitor(limits);
    for (int i = 0; i < 100; ++i) monitor.poll();
    {
      MonitorTeam team(monitor, threads);
      in_threads(threads, [&](unsigned i) {
        Monitor own = team.member(i);
        while (!own.poll()) continue;
      });
    }
    EXPECT_EQ(monitor.stats.expanded, 1003u) << threads;
  }
}

TEST(MonitorTeam, gives_back_the_nodes_that_a_member_did_not_use) {
  Limits limits;
  limits.nodes = 50;
  Monitor monitor(limits);
  {
    MonitorTeam team(monitor, 2);
    {
      Monitor first = team.member(0);
      for (int i = 0; i < 3; ++i) first.poll();
      Monitor part = first.child();  // draws on the same nodes
      for (int i = 0; i < 4; ++i) part.poll();
    }
    Monitor second = team.member(1);
    while (!second.poll()) continue;
    EXPECT_EQ(second.stats.expanded, 43u);
  }
  EXPECT_EQ(monitor.stats.expanded, 50u);
}

TEST(MonitorTeam, holds_no_more_bytes_together_than_the_limit_leaves) {
  Limits limits;
  limits.bytes = 1000;
  Monitor monitor(limits);
  monitor.set_bytes(100);
  {
    MonitorTeam team(monitor, 2);
    Monitor first = team.member(0);
    first.set_bytes(500);
    EXPECT_EQ(first.look(), std::nullopt);
    {
      Monitor second = team.member(1);
      second.set_bytes(400);
      EXPECT_EQ(second.look(), std::nullopt);
      Monitor part = second.child();
      part.set_bytes(1);
      EXPECT_EQ(part.look(), Outcome::out_of_memory);
    }
    EXPECT_EQ(first.look(), std::nullopt);  // what the second held is gone
  }
  EXPECT_EQ(monitor.stats.bytes, 100u);
  EXPECT_EQ(monitor.stats.peak_bytes, 1001u);
}

TEST(MonitorTeam, ends_the_work_of_all_members_when_one_says_so) {
  Monitor monitor;
  MonitorTeam team(monitor, 3);
  in_threads(3, [&](unsigned i) {
    Monitor own = team.member(i);
    if (i == 2) return team.stop();
    while (true)
      if (const auto end = own.poll()) {
        EXPECT_EQ(end, Outcome::cancelled);
        return;
      }
  });
  EXPECT_EQ(team.look(), std::nullopt);  // the whole goes on
}

}  // namespace
}  // namespace gridlock

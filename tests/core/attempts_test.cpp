// Random attempts: the outcome does not depend on how many run at a time.
#include "gridlock/core/threads/attempts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

// Every third attempt leads to something, after as many expansions as its number says; of that, every fourth is no
// good.
struct Trial {
  std::vector<std::uint64_t> accepted;
  Outcome outcome{};
  std::uint64_t expanded = 0;

  Trial(unsigned jobs, std::uint64_t wanted, std::uint32_t patience, const Limits& limits = {}) {
    Monitor monitor(limits);
    const Attempts<std::uint64_t> attempts{[](std::uint64_t number, Monitor& own) -> std::optional<std::uint64_t> {
                                             for (std::uint64_t i = 0; i < mix(number) % 300; ++i)
                                               if (own.poll()) return std::nullopt;
                                             return number % 3 == 1 ? std::optional(number) : std::nullopt;
                                           },
                                           [this](std::uint64_t made, Monitor&) {
                                             if (made % 4 == 0) return false;
                                             accepted.push_back(made);
                                             return true;
                                           },
                                           wanted, patience, jobs};
    outcome = attempts.run(monitor);
    expanded = monitor.stats.expanded;
  }
};

TEST(Attempts, accept_the_same_however_many_run_at_a_time) {
  const Trial alone(1, 500, 100);
  EXPECT_EQ(alone.outcome, Outcome::solved);
  EXPECT_EQ(alone.accepted.size(), 500u);
  for (const unsigned jobs : {2U, 3U, 4U}) {
    const Trial several(jobs, 500, 100);
    EXPECT_EQ(several.outcome, Outcome::solved);
    EXPECT_EQ(several.accepted, alone.accepted) << jobs << " jobs";
  }
}

TEST(Attempts, give_up_at_the_same_attempt) {
  // From one accepted number to the next there are five attempts in vain at times.
  for (const unsigned jobs : {1U, 2U, 4U}) {
    const Trial trial(jobs, 500, 5);
    EXPECT_EQ(trial.outcome, Outcome::gave_up) << jobs << " jobs";
    EXPECT_EQ(trial.accepted, (std::vector<std::uint64_t>{1})) << jobs << " jobs";
  }
}

TEST(Attempts, spend_no_more_nodes_than_the_limit) {
  Limits limits;
  limits.nodes = 10'000;
  const std::vector<std::uint64_t> all = Trial(1, 500, 100).accepted;
  for (const unsigned jobs : {1U, 2U, 4U}) {
    const Trial trial(jobs, 500, 100, limits);
    EXPECT_EQ(trial.outcome, Outcome::out_of_nodes) << jobs << " jobs";
    EXPECT_LE(trial.expanded, 10'000u) << jobs << " jobs";
    // Where the nodes run out depends on the threads; what has been accepted by then does not.
    ASSERT_LT(trial.accepted.size(), all.size()) << jobs << " jobs";
    EXPECT_TRUE(std::equal(trial.accepted.begin(), trial.accepted.end(), all.begin())) << jobs << " jobs";
    if (jobs == 1) {
      EXPECT_GT(trial.accepted.size(), 5u);
    }
  }
}

TEST(Attempts, throw_what_one_of_them_has_thrown) {
  for (const unsigned jobs : {1U, 3U}) {
    Monitor monitor;
    const Attempts<int> attempts{[](std::uint64_t number, Monitor&) -> std::optional<int> {
                                   if (number == 50) throw std::runtime_error("fifty");
                                   return std::nullopt;
                                 },
                                 [](int, Monitor&) { return true; }, 1, 1'000'000, jobs};
    EXPECT_THROW(attempts.run(monitor), std::runtime_error) << jobs << " jobs";
  }
}

}  // namespace
}  // namespace gridlock

#include "gridlock/search/hill_climb.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace gridlock {
namespace {

// Climbs on whole numbers: a change is the next of `changes`, which come round again.
struct Numbers {
  std::vector<int> changes;
  int wanted;
  int first = 0;
  std::size_t made = 0;
  std::vector<int> begun_with = {};  // what each change began with
  std::size_t longest = 1'000'000;   // changes until a limit
  Random dice{1};

  int begin() const { return first; }
  int change(int current) {
    begun_with.push_back(current);
    return current + changes[made++ % changes.size()];
  }
  std::optional<int> finished_from(int candidate) const {
    return candidate == wanted ? std::optional(candidate) : std::nullopt;
  }
  int fitness(int candidate) const { return candidate; }
  bool halted() const { return made >= longest; }
  Random& random() { return dice; }
};

TEST(HillClimb, ends_with_what_is_wanted) {
  Numbers numbers{{1}, 5};
  EXPECT_EQ((HillClimb{10, 4, 2}.run(numbers)), 5);
  EXPECT_EQ(numbers.made, 5u);
  numbers.first = 5;  // wanted as it is
  EXPECT_EQ((HillClimb{10, 4, 2}.run(numbers)), 5);
  EXPECT_EQ(numbers.made, 5u);
}

TEST(HillClimb, ends_after_so_many_changes_in_vain_or_at_a_limit) {
  Numbers numbers{{-9}, 5};
  EXPECT_FALSE((HillClimb{10, 4, 2}.run(numbers)));
  EXPECT_EQ(numbers.made, 10u);
  numbers.longest = 13;
  EXPECT_FALSE((HillClimb{10, 4, 2}.run(numbers)));
  EXPECT_EQ(numbers.made, 13u);
}

TEST(HillClimb, keeps_small_losses_now_and_then_and_large_ones_never) {
  Numbers numbers{{-1, 1}, 1'000'000};
  HillClimb{4000, 4, 2}.run(numbers);
  int kept = 0, tried = 0;
  for (std::size_t i = 0; i + 1 < numbers.begun_with.size(); i += 2) {
    ++tried;
    kept += numbers.begun_with[i + 1] < numbers.begun_with[i] ? 1 : 0;
  }
  EXPECT_GT(kept, tried / 6);
  EXPECT_LT(kept, tried / 3);
  Numbers falling{{-3}, 1'000'000};
  HillClimb{400, 4, 2}.run(falling);
  for (const int begun : falling.begun_with) EXPECT_EQ(begun, 0);
}

}  // namespace
}  // namespace gridlock

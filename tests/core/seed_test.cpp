// The tests themselves: their random cases are the same every time, others with another seed, and never discarded.
#include "tests/support/seed.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/Configuration.h>

#include <vector>

namespace gridlock::testing {
namespace {

// What a property is tried on, one value a case.
std::vector<int> cases_of_a_property() {
  std::vector<int> cases;
  rc::check("notes its cases", [&](int value) { cases.push_back(value); });
  return cases;
}

// For as long as it lives, the seed of the tests is this one.
class OtherSeed {
 public:
  explicit OtherSeed(const char* seed) : before_(std::to_string(test_seed())) { setenv("GRIDLOCK_TEST_SEED", seed, 1); }
  ~OtherSeed() { setenv("GRIDLOCK_TEST_SEED", before_.c_str(), 1); }
  OtherSeed(const OtherSeed&) = delete;
  OtherSeed& operator=(const OtherSeed&) = delete;

 private:
  std::string before_;
};

TEST(Seed, gives_a_property_the_same_cases_every_time) {
  const auto first = cases_of_a_property();
  EXPECT_GT(first.size(), 10u);
  EXPECT_EQ(cases_of_a_property(), first);
  EXPECT_EQ(rc::detail::configuration().testParams.seed, test_seed());
}

TEST(Seed, fails_a_property_that_discards_a_single_case) {
  int tried = 0;
  EXPECT_FALSE(rc::check("discards its third case", [&] { RC_PRE(++tried != 3); }));
}

TEST(Seed, leaves_numbers_as_they_are_unless_another_one_is_given) {
  const OtherSeed usual("0");
  EXPECT_EQ(seeded(17), 17u);
  EXPECT_EQ(among_usual(5), 5);
  const OtherSeed other("7");
  EXPECT_NE(seeded(17), 17u);
  EXPECT_EQ(seeded(18), seeded(17) + 1);
  EXPECT_EQ(among_usual(5), -1);
}

}  // namespace
}  // namespace gridlock::testing

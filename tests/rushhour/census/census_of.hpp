// A census, taken for a test.
#pragma once

#include <gtest/gtest.h>

#include "gridlock/rushhour/census/census.hpp"

namespace gridlock::rushhour::census {

inline Census census_of(const Request& request, CensusWork work = {}) {
  Harvest all;
  EXPECT_EQ(take_census(request, work, [&](const Harvest& harvest) { all.add(harvest); }), Outcome::solved);
  return make_census(request, all);
}

}  // namespace gridlock::rushhour::census

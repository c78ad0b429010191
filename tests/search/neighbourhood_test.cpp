#include "gridlock/search/neighbourhood.hpp"

#include <gtest/gtest.h>

#include "gridlock/rushhour/kind.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock {
namespace {

using rushhour::Slide;

// A leaves by 3 down, then X by 4 to the right. Vehicle 0 is A.
const rushhour::Puzzle kBoard = testing::only_board("...A..\n...A..\nXX.A..\n......\n......\n......\n");

template <class Use>
void with_neighbourhood(const std::vector<Slide>& solution, Use&& use) {
  rushhour::Kind::with_space(kBoard, Metric::moves, {}, [&](const auto& space) {
    Monitor monitor;
    Neighbourhood<std::decay_t<decltype(space)>> near(space, solution, monitor);
    use(near);
  });
}

const std::vector<Slide> kLoop{{0, 1}, {0, -1}, {0, 3}, {1, 2}, {1, 2}};

TEST(Neighbourhood, cuts_loops_and_detours_without_growing) {
  with_neighbourhood(kLoop, [](auto& near) {
    EXPECT_EQ(near.size(), 5u);  // the start is met twice
    EXPECT_EQ(near.shortest(), (std::vector<Slide>{{0, 3}, {1, 4}}));
  });
}

TEST(Neighbourhood, grows_to_the_wanted_size_and_not_much_further) {
  with_neighbourhood(kLoop, [](auto& near) {
    EXPECT_FALSE(near.grow(8));
    EXPECT_GE(near.size(), 8u);
    EXPECT_LT(near.size(), 20u);
    EXPECT_FALSE(near.complete());
  });
}

TEST(Neighbourhood, is_complete_when_nothing_is_left_to_add) {
  with_neighbourhood(kLoop, [](auto& near) {
    EXPECT_FALSE(near.grow(1000));
    EXPECT_TRUE(near.complete());
    EXPECT_EQ(near.shortest()->size(), 2u);
  });
}

TEST(Neighbourhood, gives_back_the_memory_it_reported) {
  Monitor monitor;
  monitor.set_bytes(123);
  rushhour::Kind::with_space(kBoard, Metric::moves, {}, [&](const auto& space) {
    Neighbourhood<std::decay_t<decltype(space)>> near(space, kLoop, monitor);
    near.grow(1000);
  });
  EXPECT_GT(monitor.stats.peak_bytes, 123u);
  EXPECT_EQ(monitor.stats.bytes, 123u);
}

}  // namespace
}  // namespace gridlock

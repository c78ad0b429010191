#include "gridlock/core/counted.hpp"

#include <gtest/gtest.h>

#include <cstddef>

namespace gridlock {
namespace {

TEST(Counted, has_one_thing_in_the_singular_only) {
  EXPECT_EQ(counted(0, "cell"), "0 cells");
  EXPECT_EQ(counted(1, "cell"), "1 cell");
  EXPECT_EQ(counted(std::size_t{12}, "cell"), "12 cells");
  EXPECT_EQ(counted(-1, "move"), "-1 moves");
}

TEST(Counted, takes_another_word_for_several) {
  EXPECT_EQ(counted(1, "box", "boxes"), "1 box");
  EXPECT_EQ(counted(2, "box", "boxes"), "2 boxes");
  EXPECT_EQ(word_for(1, "is", "are"), "is");
  EXPECT_EQ(word_for(0, "is", "are"), "are");
}

}  // namespace
}  // namespace gridlock

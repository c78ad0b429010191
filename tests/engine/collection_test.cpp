// Puzzles compared with each other, as gridlock check and the page do.
#include <gtest/gtest.h>

#include "gridlock/check.hpp"
#include "gridlock/read.hpp"

namespace gridlock {
namespace {

CollectedPuzzle collected(const std::string& name, const std::string& text, const std::string& place = "") {
  const Puzzle puzzle = read_puzzles(text).front().puzzle();
  return {name, place, puzzle, check(puzzle).moves, canonical_key(puzzle), room_key(puzzle)};
}

constexpr const char* kFar = "......\n...A..\nXX.A..\n...BB.\n......\n......\n";
constexpr const char* kNear = "...A..\n...A..\nXX....\n...BB.\n......\n......\n";
constexpr const char* kFarMirrored = "......\n......\n...BB.\nXX.A..\n...A..\n......\n";

TEST(Collection, tells_the_same_text_from_the_same_to_a_player) {
  Collection collection;
  EXPECT_FALSE(collection.add(collected("far", kFar, "a.txt:1")));
  const auto exact = collection.add(collected("copy", kFar));
  ASSERT_TRUE(exact);
  EXPECT_EQ(exact->message, "the same as far (a.txt:1)");
  const auto mirrored = collection.add(collected("mirror", kFarMirrored));
  ASSERT_TRUE(mirrored);
  EXPECT_EQ(mirrored->message, "the same to a player as far (a.txt:1)");
  EXPECT_EQ(mirrored->other, 0u);
  EXPECT_TRUE(mirrored->grave);
}

TEST(Collection, finds_the_longer_start_wherever_the_shorter_one_stands) {
  for (const bool near_first : {false, true}) {
    Collection collection;
    collection.add(collected("one", near_first ? kNear : kFar));
    collection.add(collected("two", near_first ? kFarMirrored : kNear));
    const auto longer = collection.longer_starts();
    ASSERT_EQ(longer.size(), 2u);
    const std::size_t far = near_first ? 1 : 0;
    ASSERT_TRUE(longer[far]);
    EXPECT_EQ(longer[far]->other, 1 - far);
    EXPECT_EQ(longer[far]->message, std::string(near_first ? "one" : "two") + " with 1 more at the start");
    EXPECT_FALSE(longer[1 - far]);
  }
}

TEST(Collection, has_nothing_to_say_of_puzzles_that_have_nothing_in_common) {
  Collection collection;
  EXPECT_FALSE(collection.add(collected("far", kFar)));
  EXPECT_FALSE(collection.add(collected("level", "#####\n#@$.#\n#####\n")));
  for (const auto& finding : collection.longer_starts()) EXPECT_FALSE(finding);
}

}  // namespace
}  // namespace gridlock

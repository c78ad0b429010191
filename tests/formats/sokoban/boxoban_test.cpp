#include <gtest/gtest.h>

#include "tests/support/corpora.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::formats {
namespace {

std::string sample() {
  return testing::contents(std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "tests/data/formats/boxoban.txt");
}

TEST(Boxoban, writes_what_it_read) {
  std::vector<Puzzle> levels;
  for (const Entry& entry : read_puzzles(sample(), "")) levels.push_back(entry.puzzle());
  EXPECT_EQ(write_puzzles(levels, "boxoban"), sample());
}

TEST(Boxoban, numbers_levels_that_have_another_title) {
  auto level = testing::level_of(read_puzzles(sample(), "").front());
  level.name = "Cave";
  EXPECT_EQ(write_puzzles({level, level}, "boxoban").substr(0, 4), "; 0\n");
}

TEST(Boxoban, refuses_levels_of_another_size_or_with_something_on_a_goal) {
  for (const char* const text : {"#####\n#@$.#\n#####\n", "#####\n#+$ #\n#####\n"}) {
    try {
      write_puzzles({testing::only_level(text)}, "boxoban");
      FAIL();
    } catch (const Error& error) {
      EXPECT_EQ(std::string(error.what()).find("level 1 cannot be written as 'boxoban'"), 0u);
    }
  }
}

}  // namespace
}  // namespace gridlock::formats

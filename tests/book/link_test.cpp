#include "gridlock/book/link.hpp"

#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::book {
namespace {

using testing::only_board;

TEST(BookLink, names_a_board_as_the_page_does) {
  EXPECT_EQ(link_to("https://example.org/", only_board("...\nAAB\n..B\n")),
            "https://example.org/#/play?p=rh3:oooAABooB");
  EXPECT_EQ(link_to("", only_board("....\nXXB.\n..B.\n")), "#/play?p=rh4x3e>1pX:ooooXXBoooBo");
}

TEST(BookLink, gives_letters_to_vehicles_that_the_page_could_not_name) {
  rushhour::Puzzle puzzle = only_board("...\nAAB\n..B\n");
  for (auto& vehicle : puzzle.vehicles) vehicle.name = vehicle.name == "A" ? "red" : "o";
  EXPECT_EQ(link_to("", puzzle), "#/play?p=rh3:oooAABooB");
}

TEST(BookLink, writes_a_level_in_runs) {
  EXPECT_EQ(link_to("", testing::only_level("#####\n#@$.#\n#  *#\n#####\n")), "#/play?p=sk:5w|wpbgw|w2-Bw|5w");
}

}  // namespace
}  // namespace gridlock::book

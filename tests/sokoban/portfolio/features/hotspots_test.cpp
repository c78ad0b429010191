#include "gridlock/sokoban/portfolio/features/hotspots.hpp"

#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"

namespace gridlock::sokoban {
namespace {

// As often as it takes for a close look.
int hot_boxes(const std::string& text) {
  const Terrain terrain(std::get<Puzzle>(formats::read(text, "", "xsb").at(0).puzzle()));
  Hotspots hotspots(terrain);
  for (int i = 0; i < 100; ++i) hotspots.count(terrain.level().boxes());
  return hotspots.count(terrain.level().boxes());
}

TEST(Hotspots, are_boxes_in_the_only_way_of_another_to_a_goal) {
  EXPECT_EQ(hot_boxes("###########\n#    ##   #\n# @$     .#\n#    ## $.#\n###########\n"), 0);
  EXPECT_EQ(hot_boxes("###########\n#    ##   #\n# @$  $  .#\n#    ##  .#\n###########\n"), 1);
}

TEST(Hotspots, are_none_where_a_box_can_go_round) {
  EXPECT_EQ(hot_boxes("##########\n#        #\n#        #\n# @$ $  .#\n#       .#\n#        #\n##########\n"), 0);
}

}  // namespace
}  // namespace gridlock::sokoban

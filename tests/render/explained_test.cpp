#include "gridlock/render/explained.hpp"

#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::render {
namespace {

constexpr const char* kBoard = "..BBC.\n....C.\n.XXDC.\n..ED..\n..E...\n..GG..\n";

std::vector<Sentence> with_fact(Fact fact) { return {{"", {std::move(fact)}}}; }

TEST(ExplainedPicture, marks_cells_ways_and_lost_boxes_each_in_its_own_way) {
  const Puzzle puzzle = testing::only_board(kBoard);
  const auto rings = marks_of(puzzle, with_fact({"blocked", true, {}, {15, 16}, {}}));
  ASSERT_EQ(rings.size(), 4u);  // a ring and its dark edge each
  EXPECT_EQ(std::get<Rectangle>(rings[0].form).corner, (Point{308, 208}));
  const auto arrows = marks_of(puzzle, with_fact({"goes", true, {}, {}, {{16, 34}}}));
  ASSERT_EQ(arrows.size(), 2u);
  EXPECT_EQ(std::get<Lines>(arrows[1].form)[0], (std::vector<Point>{{450, 250}, {450, 550}}));
  EXPECT_EQ(marks_of(puzzle, with_fact({"frozen", true, {{"c2", 8}, {"d2", 9}}, {}, {}})).size(), 4u);
}

TEST(ExplainedPicture, tells_what_is_proposed_from_what_is_proved) {
  const Puzzle puzzle = testing::only_board(kBoard);
  const auto color = [&](std::string_view claim, bool proved) {
    return marks_of(puzzle, with_fact({claim, proved, {}, {}, {{16, 34}}}))[1].color;
  };
  EXPECT_NE(color("goes", true), color("goes", false));
  EXPECT_NE(color("goes", false), color("first", false));
}

TEST(ExplainedPicture, names_columns_and_rows_and_tells_the_sentences_to_those_who_cannot_see) {
  const Puzzle puzzle = testing::only_board(kBoard);
  const std::vector<Sentence> sentences{{"X needs d3.", {}}};
  const Scene plain = scene_of(puzzle), scene = explained_scene(puzzle, sentences);
  EXPECT_EQ(scene.ground.size(), plain.ground.size() + 1 + 12);
  EXPECT_LT(scene.view.corner.x, plain.view.corner.x);
  EXPECT_NE(explained_svg(puzzle, sentences).find("X needs d3."), std::string::npos);
}

}  // namespace
}  // namespace gridlock::render

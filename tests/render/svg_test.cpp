// Pictures as SVG, still and moving.
#include "gridlock/render/svg.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "gridlock/render/film.hpp"
#include "gridlock/render/paint.hpp"
#include "tests/render/golden.hpp"

namespace gridlock::render {
namespace {

using testing::board, testing::small_board, testing::small_level;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

void expect_golden(const std::string& name, const std::string& picture) {
  EXPECT_EQ(picture, testing::golden(name, picture)) << "is not the picture in " << name;
}

TEST(Svg, draws_a_rush_hour_board_as_it_always_did) { expect_golden("rushhour.svg", svg(small_board())); }
TEST(Svg, draws_a_sokoban_level_as_it_always_did) { expect_golden("sokoban.svg", svg(small_level())); }

TEST(Svg, has_a_group_for_every_piece_and_closes_every_group) {
  const std::string picture = svg(small_board());
  EXPECT_EQ(count(picture, "data-piece="), 3u);
  EXPECT_EQ(count(picture, "<g"), count(picture, "</g>"));
}

TEST(Svg, is_as_large_as_its_cells_ask_for) {
  EXPECT_NE(svg(small_board(), {.cell = 50, .title = ""}).find("width=\"228\" height=\"228\""), std::string::npos);
}

TEST(Svg, drops_names_and_glass_where_cells_are_tiny) {
  const Puzzle puzzle = board("XX.\n...\n...\n");
  EXPECT_LT(svg(puzzle, {.cell = 16, .title = ""}).size(), svg(puzzle, {.cell = 24, .title = ""}).size());
}

TEST(Svg, writes_titles_that_cannot_break_out) {
  const std::string picture = svg(small_board(), {.cell = 64, .title = "<b>\"&\x01"});
  EXPECT_NE(picture.find("<title>&lt;b&gt;&quot;&amp;</title>"), std::string::npos);
}

TEST(Svg, paints_the_seventeenth_vehicle_with_stripes) {
  EXPECT_EQ(numbered_paint(15).pattern, Paint::Pattern::stripes);
  EXPECT_EQ(numbered_paint(14).pattern, Paint::Pattern::none);
  EXPECT_EQ(numbered_paint(31).pattern, Paint::Pattern::dots);
}

Rgb color_of(const Puzzle& puzzle, std::string_view name) {
  const auto& rush = std::get<rushhour::Puzzle>(puzzle);
  return paint_of(rush, rush.find(name).value()).body;
}

TEST(Svg, paints_a_vehicle_alike_wherever_it_stands_on_the_board) {
  const Puzzle before = board("BB.C\nXX.C\n....\n"), after = board("...C\nXX.C\nBB..\n");
  for (const std::string_view name : {"B", "C", "X"}) EXPECT_EQ(color_of(before, name), color_of(after, name));
  EXPECT_EQ(color_of(before, "X"), kYou);
  EXPECT_EQ(color_of(before, "B"), kVehicles[0]);
}

TEST(Svg, keeps_the_colour_of_a_letter_when_others_are_gone) {
  EXPECT_EQ(color_of(board("AA.D\n...D\n....\n"), "D"), kVehicles[2]);
  EXPECT_EQ(color_of(board("AA.D\nBBCD\n..C.\n"), "D"), kVehicles[2]);
}

TEST(Scene, shows_a_board_that_has_no_primary_and_pieces_of_vehicles_only) {
  rushhour::Puzzle puzzle;
  puzzle.vehicles = {{.name = "B", .cell = {1, 1}, .length = 1}};
  puzzle.primary = static_cast<std::size_t>(-1);
  const Scene scene = scene_of(puzzle, Detail::full);
  EXPECT_EQ(scene.pieces.size(), 1u);
  EXPECT_EQ(scene.ground.size(), 3u);  // tray, bay and marks, but no exit
}

TEST(Scene, shows_a_level_that_has_no_player_and_no_border) {
  sokoban::Puzzle puzzle;
  puzzle.width = puzzle.height = 3;
  puzzle.ground = "   # .   ";
  puzzle.boxes = {4};
  puzzle.player = -1;
  const Scene scene = scene_of(puzzle, Detail::full);
  EXPECT_EQ(scene.pieces.size(), 1u);
  puzzle.player = 0;
  EXPECT_EQ(scene_of(puzzle, Detail::full).ground.size(), scene.ground.size());
}

TEST(SvgNumber, has_at_most_two_digits_behind_the_point) {
  EXPECT_EQ(svg_number(3), "3");
  EXPECT_EQ(svg_number(-0.25), "-0.25");
  EXPECT_EQ(svg_number(5.999), "6");
  EXPECT_EQ(svg_number(1.05), "1.05");
  EXPECT_EQ(svg_number(-12.5), "-12.5");
}

TEST(AnimatedSvg, plays_a_solution_as_it_always_did) {
  expect_golden("sokoban_moving.svg", animated_svg(small_level(), {"drrU", "L"}));
}

TEST(AnimatedSvg, moves_only_what_the_solution_moves) {
  const std::string picture = animated_svg(small_board(), {"X+2", "B-1"});
  EXPECT_NE(picture.find("@keyframes p0"), std::string::npos);
  EXPECT_NE(picture.find("@keyframes p1"), std::string::npos);
  EXPECT_EQ(picture.find("@keyframes p2"), std::string::npos);
}

// The last keyframe of every piece is where the solution leaves it: a missing one would make it drift home.
TEST(AnimatedSvg, leaves_every_piece_where_the_solution_does) {
  const std::string picture = animated_svg(small_board(), {"B-1", "C-1"});
  EXPECT_TRUE(std::regex_search(picture, std::regex(R"(@keyframes p1\{.*100%\{transform:translate\(100px,0px\))")));
  EXPECT_TRUE(std::regex_search(picture, std::regex(R"(@keyframes p2\{.*100%\{transform:translate\(300px,0px\))")));
}

TEST(AnimatedSvg, refuses_moves_that_cannot_be_made) { EXPECT_THROW(animated_svg(small_board(), {"X+4"}), Error); }

TEST(Film, lets_the_primary_leave_only_when_it_is_at_the_exit) {
  const Puzzle puzzle = board("XX.\n...\n...\n");
  EXPECT_TRUE(film_of(puzzle, {"X+1"}).leaving.has_value());
  EXPECT_FALSE(film_of(small_board(), {"B-1"}).leaving.has_value());
}

TEST(Film, turns_boxes_green_at_home_and_the_player_to_where_he_goes) {
  const Film film = film_of(board("#####\n#@$.#\n#####\n"), {"R"});
  ASSERT_EQ(film.steps.size(), 1u);
  EXPECT_EQ(film.steps[0].changes[0].look, 1u);
  EXPECT_EQ(film.scene.pieces[0].look, 0u);
  EXPECT_NE(film.steps[0].changes[1].look, film.scene.pieces[1].look);
}

TEST(Easing, runs_from_nothing_to_everything_without_turning_back) {
  for (const bool leaving : {false, true}) {
    double last = -1e-9;
    for (double time = 0; time <= 1; time += 0.05) {
      EXPECT_GE(eased(time, leaving), last);
      last = eased(time, leaving);
    }
    EXPECT_NEAR(eased(0, leaving), 0, 1e-6);
    EXPECT_NEAR(eased(1, leaving), 1, 1e-6);
  }
  EXPECT_GT(eased(0.3, false), 0.6) << "a slide begins fast";
  EXPECT_LT(eased(0.3, true), 0.2) << "a start is slow";
}

}  // namespace
}  // namespace gridlock::render

// The player in the browser: what the page is made of. That it plays is tried in a browser.
#include "gridlock/render/player.hpp"

#include <gtest/gtest.h>

#include "tests/render/golden.hpp"

namespace gridlock::render {
namespace {

using testing::board, testing::small_level;

std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t found = text.find(from), begin = found + from.size();
  return found == std::string::npos ? "" : text.substr(begin, text.find(to, begin) - begin);
}

const Puzzle kLane = board("XX.B\n...B\n....\n....\n");

TEST(Player, hands_its_script_the_place_of_every_piece_after_every_move) {
  const std::string player = player_fragment(kLane, {"B+2", "X+2"});
  EXPECT_EQ(between(player, "data-slide=\"", "\" data-steps"), "220\" data-apart=\"420\" data-eased=\"1");
  EXPECT_EQ(between(player, "data-steps=\"", "\""), "1,300,200,0;0,200,0,0");
  EXPECT_EQ(between(player, "data-leaving=\"", "\""), "0,500,0,0");
}

TEST(Player, moves_box_and_player_in_one_step_of_a_push) {
  const std::string player = player_fragment(board("#####\n#@$.#\n#####\n"), {"R"});
  EXPECT_EQ(between(player, "data-steps=\"", "\""), "0,300,100,1 1,200,100,1");
  EXPECT_EQ(between(player, "data-leaving=\"", "\""), "") << "nobody leaves a level";
}

TEST(Player, put_together_from_its_parts_is_the_same) {
  std::string made = player_template();
  const Film film = film_of(kLane, {"B+2", "X+2"});
  std::string items;
  for (std::size_t i = 0; i < film.steps.size(); ++i)
    items += move_item(kLane, film.steps[i], std::to_string(i + 1), chip_of(kLane, film.steps[i].changes[0].piece));
  const std::vector<std::pair<std::string, std::string>> words{
      {"{title}", "A"},          {"{tag}", proven_tag()},
      {"{caption}", "c"},        {"{board}", svg_of(film.scene, {.cell = 88, .title = ""})},
      {"{count}", "2"},          {"{moves}", move_list(kLane, items)},
      {"{slide}", "220"},        {"{apart}", "420"},
      {"{eased}", "1"},          {"{steps}", "1,300,200,0;0,200,0,0"},
      {"{leaving}", "0,500,0,0"}};
  for (const auto& [word, text] : words)
    for (std::size_t at; (at = made.find(word)) != std::string::npos;) made.replace(at, word.size(), text);
  EXPECT_EQ(made, player_fragment(kLane, {"B+2", "X+2"}, {.title = "A", .caption = "c", .proven = true}));
}

TEST(Player, lists_moves_with_their_number_vehicle_way_and_cells) {
  const std::string list = between(player_fragment(kLane, {"B+2", "X+2", "X-1"}), "data-moves>", "</ol>");
  EXPECT_NE(list.find("<span class=\"gl-k\">1</span>"), std::string::npos);
  EXPECT_NE(list.find("B</span>↓ 2<"), std::string::npos);
  EXPECT_NE(list.find("X</span>→ 2<"), std::string::npos);
  EXPECT_NE(list.find("X</span>← 1<"), std::string::npos);
}

TEST(Player, writes_sokoban_steps_small_and_pushes_large) {
  EXPECT_EQ(between(player_fragment(small_level(), {"drru"}), "data-moves>", "</p>"),
            "<i>d</i><i>r</i><i>r</i><b>U</b>");
}

TEST(Player, is_one_page_that_asks_for_no_other_file) {
  const std::string page = html_player(kLane, {"B+2", "X+2"}, {.title = "A <b>", .caption = "2 moves", .proven = true});
  EXPECT_EQ(page.find("<!doctype html>"), 0u);
  EXPECT_EQ(page.find("src="), std::string::npos);
  EXPECT_EQ(page.find("href="), std::string::npos);
  EXPECT_EQ(page.find("url("), std::string::npos);
  EXPECT_NE(page.find("A &lt;b&gt;"), std::string::npos);
  EXPECT_NE(page.find("Proven optimal"), std::string::npos);
  EXPECT_NE(page.find("2 moves"), std::string::npos);
}

TEST(Player, claims_no_proof_that_it_was_not_told_of) {
  EXPECT_EQ(html_player(kLane, {"B+2", "X+2"}).find("Proven"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::render

// The player in the browser: what the page is made of. That it plays is tried in a browser.
#include "gridlock/render/player.hpp"

#include <gtest/gtest.h>

#include "tests/render/golden.hpp"

namespace gridlock::render {
namespace {

using testing::board, testing::small_level;

std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  if (begin == std::string::npos) return "";
  return text.substr(begin + from.size(), text.find(to, begin) - begin - from.size());
}

const Puzzle kLane = board("XX.B\n...B\n....\n....\n");

TEST(Player, hands_its_script_the_place_of_every_piece_after_every_move) {
  EXPECT_EQ(
      between(player_fragment(kLane, {"B+2", "X+2"}), "<script type=\"application/json\">", "</script>"),
      "{\"slide\":220,\"apart\":420,\"eased\":true,\"leaving\":[0,500,0,0],\"steps\":[[[1,300,200,0]],[[0,200,0,0]]]}");
}

TEST(Player, moves_box_and_player_in_one_step_of_a_push) {
  EXPECT_EQ(between(player_fragment(board("#####\n#@$.#\n#####\n"), {"R"}), "\"steps\":", "}"),
            "[[[0,300,100,1],[1,200,100,1]]]");
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

#include "gridlock/sokoban/space/packed_state.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace gridlock::sokoban {
namespace {

template <int kWords>
void expect_to_keep_boxes_and_player_apart() {
  using State = PackedState<kWords>;
  Random random(kWords);
  for (int i = 0; i < 200; ++i) {
    State state;
    std::set<std::size_t> boxes;
    for (int box = 0; box < 40; ++box) {
      const std::size_t number = random.below(static_cast<std::uint32_t>(State::kMaxBoxSquares));
      state.flip_box(number);
      if (!boxes.insert(number).second) boxes.erase(number);
      const auto player = static_cast<Square>(random.below(0x10000));
      state.set_player(player);
      ASSERT_EQ(state.player(), player);
      ASSERT_TRUE(boxes.count(number) == 1 ? state.box(number) : !state.box(number));
    }
    std::vector<std::size_t> found;
    state.for_each_box([&](std::size_t number) { found.push_back(number); });
    ASSERT_EQ(found, std::vector<std::size_t>(boxes.begin(), boxes.end()));
    State other = state;
    EXPECT_EQ(other, state);
    EXPECT_EQ(other.hash(), state.hash());
    other.set_player(static_cast<Square>(state.player() ^ 1u));
    EXPECT_FALSE(other == state);
    EXPECT_NE(other.hash(), state.hash());
  }
}

TEST(PackedState, keeps_boxes_and_player_apart_up_to_its_last_square) {
  expect_to_keep_boxes_and_player_apart<1>();
  expect_to_keep_boxes_and_player_apart<2>();
  expect_to_keep_boxes_and_player_apart<4>();
  expect_to_keep_boxes_and_player_apart<kMostWords>();
  PackedState<2> last;
  last.flip_box(PackedState<2>::kMaxBoxSquares - 1);
  EXPECT_EQ(last.player(), 0);
}

TEST(PackedState, takes_the_fewest_words_that_are_enough) {
  const auto words = [](std::size_t squares) {
    return with_words<2, 4, kMostWords>(squares, [](auto n) { return static_cast<int>(n); });
  };
  EXPECT_EQ(words(0), 2);
  EXPECT_EQ(words(112), 2);
  const int in_the_middle = kWidths > 2 ? 4 : kMostWords;
  EXPECT_EQ(words(113), in_the_middle);
  EXPECT_EQ(words(240), in_the_middle);
  EXPECT_EQ(words(241), kMostWords);
  EXPECT_GE(PackedState<kMostWords>::kMaxBoxSquares, 62u * 62u);
}

}  // namespace
}  // namespace gridlock::sokoban

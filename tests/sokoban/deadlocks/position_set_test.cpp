// That positions with the same hash are not taken for one another where something is proved by having seen all of them.
#include "gridlock/sokoban/deadlocks/position_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/deadlocks/wall_cache.hpp"

namespace gridlock::sokoban {
namespace {

TEST(PositionSet, agrees_with_a_plain_set_however_many_hashes_are_the_same) {
  Random random(1);
  PositionSet set;
  for (int round = 0; round < 3; ++round) {
    std::set<std::vector<Square>> plain;
    set.clear();
    for (int i = 0; i < 5000; ++i) {
      std::vector<Square> boxes;
      for (Square s = 0; s < 12; ++s)
        if (random.below(2) == 0) boxes.push_back(s);
      const auto region = static_cast<Square>(20 + random.below(3));
      std::vector<Square> key = boxes;
      key.push_back(region);
      for (std::size_t at = boxes.size(); at > 1; --at)
        std::swap(boxes[at - 1], boxes[random.below(static_cast<std::uint32_t>(at))]);
      const std::uint64_t few_hashes = (boxes.size() % 3) << 40;
      const auto has_box = [&](Square s) { return std::find(boxes.begin(), boxes.end(), s) != boxes.end(); };
      ASSERT_EQ(set.insert(boxes, region, few_hashes, has_box), plain.insert(key).second);
      ASSERT_EQ(set.size(), plain.size());
    }
  }
}

// Of more than 64 squares, some have hashes whose sum is 0, bit by bit: two halves of them have the same hash.
std::vector<Square> squares_without_a_hash() {
  struct Sum {
    std::uint64_t hash = 0;
    std::set<Square> squares;
    void add(const Sum& other) {
      hash ^= other.hash;
      for (const Square square : other.squares)
        if (!squares.erase(square)) squares.insert(square);
    }
  };
  std::array<std::optional<Sum>, 64> led_by;  // by the leading bit
  for (Square square = 0;; ++square) {
    Sum sum{box_hash(square), {square}};
    while (sum.hash != 0) {
      auto& leader = led_by[static_cast<std::size_t>(63 - std::countl_zero(sum.hash))];
      if (!leader) {
        leader = sum;
        break;
      }
      sum.add(*leader);
    }
    if (sum.hash == 0) return {sum.squares.begin(), sum.squares.end()};
  }
}

struct Numbered {
  int number;
  std::size_t bytes() const { return sizeof *this; }
};

TEST(WallCache, tells_walls_apart_that_have_the_same_hash) {
  const std::vector<Square> all = squares_without_a_hash();
  ASSERT_GE(all.size(), 2u);
  const auto half = static_cast<std::ptrdiff_t>(all.size() / 2);
  const std::vector<Square> some(all.begin(), all.begin() + half), others(all.begin() + half, all.end());
  std::uint64_t hash = 0;
  for (const Square square : all) hash ^= box_hash(square);
  ASSERT_EQ(hash, 0u);
  WallCache<Numbered> cache(10);
  const auto ask = [&](const std::vector<Square>& walls, int number) {
    return cache.of(walls, [&] { return std::make_unique<Numbered>(Numbered{number}); }).number;
  };
  EXPECT_EQ(ask(some, 1), 1);
  EXPECT_EQ(ask(others, 2), 2);
  EXPECT_EQ(ask(some, 3), 1);
}

}  // namespace
}  // namespace gridlock::sokoban

// The census against its plain definition.
#include "gridlock/rushhour/census/census.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/census/layouts.hpp"
#include "tests/rushhour/census/census_of.hpp"
#include "tests/rushhour/census/plain_census.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::rushhour::census {
namespace {

using gridlock::testing::PlainBoard;
using gridlock::testing::PlainVehicle;

using PlainKey = decltype(PlainBoard{}.key());
using Facts = std::pair<int, std::uint64_t>;  // moves, positions

PlainBoard plain(const Puzzle& puzzle) {
  PlainBoard board{puzzle.width, {}, {}};
  for (const Cell& wall : puzzle.walls) board.walls.insert(wall.row * puzzle.width + wall.col);
  for (const Vehicle& v : puzzle.vehicles) board.vehicles.push_back({v.vertical, v.line(), v.offset(), v.length});
  return board;
}

std::map<PlainKey, Facts> plain_boards(const Census& census) {
  const Lines lines(census.request.side);
  const BoardCode code(lines, census.request.walls);
  std::map<PlainKey, Facts> boards;
  for (const Board& board : census.harvest.boards) {
    const Puzzle puzzle = code.decode(board.code);
    EXPECT_EQ(puzzle.vehicles.size(), board.vehicles);
    EXPECT_TRUE(boards.emplace(plain(puzzle).key(), Facts(board.moves, board.positions)).second) << "twice";
  }
  return boards;
}

// Calls use(vehicles) for everything that may stand on a line, by the rules.
void for_each_line(int side, bool vertical, int line, int row_of_primary, const std::set<int>& walls,
                   const std::function<void(const std::vector<PlainVehicle>&)>& use) {
  const bool primary = !vertical && line == row_of_primary;
  int walls_here = 0, last_wall = -1;
  for (int k = 0; k < side; ++k)
    if (walls.count(vertical ? k * side + line : line * side + k) > 0) ++walls_here, last_wall = k;
  std::vector<PlainVehicle> chosen;
  const std::function<void(int, int)> place = [&](int from, int covered) {
    const bool full = covered + (vertical ? 0 : walls_here) >= side;
    const bool fits = !primary || (chosen.size() == 1 && chosen[0].length == 2 && chosen[0].start > last_wall);
    if (!full && fits) use(chosen);
    for (int start = from; start < side; ++start)
      for (int length = 2; length <= 3 && start + length <= side; ++length) {
        chosen.push_back({vertical, line, start, length});
        place(start + length, covered + length);
        chosen.pop_back();
      }
  };
  place(0, 0);
}

// Every position of every board.
void for_each_position(int side, const std::set<int>& walls, const std::function<void(const PlainBoard&)>& use) {
  const int row_of_primary = (side - 1) / 2;
  const std::function<void(const PlainBoard&, int)> extend = [&](const PlainBoard& board, int k) {
    if (!board.cells()) return;
    if (k == 2 * side) return use(board);
    const int line = k == 0     ? row_of_primary
                     : k < side ? k - (k <= row_of_primary ? 1 : 0)
                                : k - side;  // primary first
    for_each_line(side, k >= side, line, row_of_primary, walls, [&](const std::vector<PlainVehicle>& vehicles) {
      PlainBoard more = board;
      more.vehicles.insert(more.vehicles.end(), vehicles.begin(), vehicles.end());
      extend(more, k + 1);
    });
  };
  extend({side, walls, {}}, 0);
}

TEST(Census, counts_the_known_numbers_of_layouts) {
  EXPECT_EQ(count_layouts(Lines(4), 0), 1'349U);
  EXPECT_EQ(count_layouts(Lines(5), 0), 268'109U);
  EXPECT_EQ(count_layouts(Lines(5), 1), 2'988'670U);
  EXPECT_EQ(count_layouts(Lines(6), 0), 243'502'786U);
}

TEST(Census, counts_as_many_layouts_as_there_are_positions_in_which_nothing_can_move_left_or_up) {
  std::uint64_t layouts = 0;
  for_each_position(4, {}, [&](const PlainBoard& board) {
    for (std::size_t v = 0; v < board.vehicles.size(); ++v) {
      PlainBoard moved = board;
      if (--moved.vehicles[v].start >= 0 && moved.cells()) return;
    }
    ++layouts;
  });
  EXPECT_EQ(layouts, count_layouts(Lines(4), 0));
}

TEST(Census, lists_exactly_the_4x4_boards_that_the_plain_definition_names) {
  const bool walls = !gridlock::testing::few_cases();
  const auto census = plain_boards(census_of({.side = 4, .walls = walls ? 1 : 0}));
  std::map<PlainKey, Facts> expected;
  for (int wall = -1; wall < (walls ? 16 : 0); ++wall) {
    std::set<PlainKey> seen;
    for_each_position(4, wall < 0 ? std::set<int>{} : std::set<int>{wall}, [&](const PlainBoard& board) {
      if (seen.count(board.key()) > 0) return;
      const auto component = gridlock::testing::plain_component(board);
      for (const auto& [starts, moves] : component) seen.insert(at_starts(board, starts).key());
      if (component.begin()->second < 0) return;
      if (const auto result = gridlock::testing::plain_result(board, component))
        expected[result->board.key()] = {result->moves, result->positions};
    });
  }
  EXPECT_EQ(census, expected);
  EXPECT_GT(expected.size(), 30U);
}

// A random position with the primary anywhere on its row.
PlainBoard random_position(Random& random, int side, int walls) {
  for (;;) {
    PlainBoard board{side, {}, {}};
    for (int k = 0; k < walls; ++k)
      board.walls.insert(static_cast<int>(random.below(static_cast<std::uint32_t>(side * side))));
    for (int k = 0; k < 2 * side && board.cells(); ++k) {
      const int row_of_primary = (side - 1) / 2;
      const int line = k == 0 ? row_of_primary : k < side ? k - (k <= row_of_primary ? 1 : 0) : k - side;
      std::vector<std::vector<PlainVehicle>> choices;
      for_each_line(side, k >= side, line, row_of_primary, board.walls, [&](const auto& vehicles) {
        PlainBoard more = board;
        more.vehicles.insert(more.vehicles.end(), vehicles.begin(), vehicles.end());
        if (more.cells()) choices.push_back(vehicles);
      });
      if (choices.empty()) break;
      const auto& chosen = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
      board.vehicles.insert(board.vehicles.end(), chosen.begin(), chosen.end());
    }
    if (!board.vehicles.empty() && board.cells()) return board;
  }
}

TEST(Census, agrees_with_the_plain_definition_on_random_5x5_components) {
  const auto census = plain_boards(census_of({.side = 5, .walls = gridlock::testing::few_cases() ? 0 : 1}));
  Random random(gridlock::testing::test_seed());
  int counted = 0, not_counted = 0;
  for (int k = 0; k < (gridlock::testing::few_cases() ? 10 : 100); ++k) {
    const PlainBoard board = random_position(random, 5, gridlock::testing::few_cases() ? 0 : k % 2);
    const auto component = gridlock::testing::plain_component(board);
    const auto result =
        component.begin()->second < 0 ? std::nullopt : gridlock::testing::plain_result(board, component);
    int listed = 0;
    for (const auto& [starts, moves] : component) {
      const auto found = census.find(at_starts(board, starts).key());
      if (found == census.end()) continue;
      ++listed;
      ASSERT_TRUE(result.has_value());
      EXPECT_EQ(found->first, result->board.key());
      EXPECT_EQ(found->second, Facts(result->moves, result->positions));
    }
    EXPECT_EQ(listed, result ? 1 : 0);
    ++(result ? counted : not_counted);
  }
  EXPECT_GT(not_counted, 0);
}

// Boards of a census are too rare to be met at random, so that these are looked at from the other side.
TEST(Census, lists_5x5_boards_that_count_by_the_plain_definition) {
  const auto census = plain_boards(census_of({.side = 5}));
  const std::size_t step = gridlock::testing::few_cases() ? 400 : 1;
  std::size_t k = 0;
  for (const auto& [key, facts] : census) {
    if (k++ % step != 0) continue;
    PlainBoard board{5, std::get<0>(key), std::get<1>(key)};
    const auto primary = std::find_if(board.vehicles.begin(), board.vehicles.end(),
                                      [](const auto& v) { return !v.vertical && v.line == 2; });
    std::iter_swap(board.vehicles.begin(), primary);
    const auto result = gridlock::testing::plain_result(board, gridlock::testing::plain_component(board));
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->board.key(), key);
    EXPECT_EQ(Facts(result->moves, result->positions), facts);
  }
}

}  // namespace
}  // namespace gridlock::rushhour::census

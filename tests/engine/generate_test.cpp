#include "gridlock/generate.hpp"

#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"
#include "gridlock/solve.hpp"

namespace gridlock {
namespace {

TEST(GenerateVerb, hands_over_named_boards_that_take_what_they_are_said_to_take) {
  rushhour::GenerateRequest request;
  request.seed = 7;
  request.count = 3;
  request.cost = {15, 30};
  std::vector<GeneratedPuzzle> all;
  EXPECT_EQ(generate(request, {}, {}, [&](const GeneratedPuzzle& made) { all.push_back(made); }), Outcome::solved);
  ASSERT_EQ(all.size(), 3u);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& board = std::get<rushhour::Puzzle>(all[i].puzzle);
    EXPECT_EQ(board.name, "7-" + std::to_string(i + 1));
    EXPECT_EQ(board.primary_vehicle().name, "A");
    EXPECT_FALSE(find_fault(board));
    const Solution solution = solve(all[i].puzzle, {});
    EXPECT_TRUE(solution.optimal);
    EXPECT_EQ(solution.cost, all[i].cost);
    EXPECT_TRUE(all[i].optimal && all[i].farthest && all[i].minimal);
  }
}

TEST(GenerateVerb, makes_boards_that_every_format_can_hold_and_read_back) {
  rushhour::GenerateRequest request;
  request.cost.min = 10;
  generate(request, {}, {}, [](const GeneratedPuzzle& made) {
    for (const auto& format : formats::all()) {
      if (format.puzzle != "rushhour") continue;
      const auto entries = read_puzzles(write_puzzles({made.puzzle}, format.name), "", format.name);
      ASSERT_EQ(entries.size(), 1u) << format.name;
      ASSERT_TRUE(entries[0].valid()) << format.name;
      EXPECT_EQ(solve(entries[0].puzzle(), {}).cost, made.cost) << format.name;
    }
  });
}

TEST(GenerateVerb, refuses_requests_that_make_no_sense) {
  rushhour::GenerateRequest request;
  request.vehicles = {40, 40};
  EXPECT_THROW(generate(request, {}, {}, [](const GeneratedPuzzle&) {}), Error);
}

}  // namespace
}  // namespace gridlock

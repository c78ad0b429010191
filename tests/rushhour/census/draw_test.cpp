#include "gridlock/rushhour/census/draw.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/rushhour/census/census_of.hpp"

namespace gridlock::rushhour::census {
namespace {

class DrawFromCensus : public ::testing::Test {
 protected:
  const std::string text_ = write_census(census_of({.side = 4, .walls = 2}));
  const CensusFile file_{text_};
};

TEST_F(DrawFromCensus, takes_all_that_fit_where_there_are_no_more) {
  const DrawRequest wanted{.moves = {4, 6}, .vehicles = {0, 4}, .walls = {1, 1}, .count = 1'000'000};
  std::size_t fitting = 0;
  const Lines lines(4);
  const BoardCode code(lines, 2);
  for (const Board& board : file_.all().harvest.boards)
    fitting += wanted.moves.contains(static_cast<int>(board.moves)) && board.vehicles <= 4 &&
               code.decode(board.code).walls.size() == 1;
  std::set<std::string> names;
  for (const DrawnBoard& board : draw(file_, wanted)) {
    EXPECT_TRUE(wanted.moves.contains(static_cast<int>(board.facts.moves)));
    EXPECT_LE(board.puzzle.vehicles.size(), 4U);
    EXPECT_EQ(board.puzzle.walls.size(), 1U);
    names.insert(board.puzzle.name);
  }
  EXPECT_GT(fitting, 0U);
  EXPECT_EQ(names.size(), fitting) << "a name each";
}

TEST_F(DrawFromCensus, gives_every_board_the_same_chance) {
  // Of the boards of 4 moves, twenty are drawn each time; over 400 seeds the first half of them comes as often as the
  // second.
  const auto all = draw(file_, {.moves = {4, 4}, .count = 1'000'000});
  std::set<std::string> first_half;
  for (std::size_t i = 0; i < all.size() / 2; ++i) first_half.insert(all[i].puzzle.name);
  std::size_t first = 0, drawn = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed)
    for (const DrawnBoard& board : draw(file_, {.moves = {4, 4}, .count = 20, .seed = seed})) {
      ++drawn;
      first += first_half.contains(board.puzzle.name);
    }
  EXPECT_EQ(drawn, 8000U);
  EXPECT_NEAR(static_cast<double>(first) / static_cast<double>(drawn), 0.5, 0.03);
  EXPECT_EQ(draw(file_, {.count = 5, .seed = 3})[4].facts, draw(file_, {.count = 5, .seed = 3})[4].facts);
}

}  // namespace
}  // namespace gridlock::rushhour::census

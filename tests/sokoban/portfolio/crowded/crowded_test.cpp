#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_corrals.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_matching.hpp"
#include "gridlock/sokoban/portfolio/crowded/few_boxes.hpp"
#include "tests/sokoban/support/kept_boxes.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

template <class Board>
int place_on(const Board& board, Square square) {
  int found = -1;
  board.floor().for_each([&](int place) {
    if (board.square(place) == square) found = place;
  });
  return found;
}

// Boxes on some spots of the level, with all its goals, and the player.
template <class Board>
Puzzle with_boxes(const Level& level, Puzzle puzzle, const Board& board, const std::vector<int>& spots, int player) {
  puzzle.boxes.clear();
  for (const int spot : spots) puzzle.boxes.push_back(level.cell_of(board.square(board.place(spot))));
  puzzle.player = level.cell_of(board.square(player));
  return puzzle;
}

// Numbers below an end, each once, in ascending order.
std::vector<int> draw(Random& random, int end, std::size_t count) {
  std::vector<int> numbers(static_cast<std::size_t>(end));
  std::iota(numbers.begin(), numbers.end(), 0);
  for (std::size_t i = 0; i < count; ++i)
    std::swap(numbers[i], numbers[i + random.below(static_cast<std::uint32_t>(numbers.size() - i))]);
  numbers.resize(count);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// Boards of one word of spots, and of two.
template <class Board>
class Crowded : public ::testing::Test {};
using Boards = ::testing::Types<SmallBoard<2, 1>, SmallBoard<2, 2>>;
TYPED_TEST_SUITE(Crowded, Boards);

TEST(WordSet, moves_as_a_whole_and_loses_what_goes_over_an_end) {
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    WordSet<4> set;
    std::vector<int> places;
    for (int n = 0; n < 20; ++n) places.push_back(static_cast<int>(random.below(WordSet<4>::kSize)));
    for (const int place : places) set.add(place);
    const int steps = (random.below(2) == 0 ? 1 : -1) * static_cast<int>(1 + random.below(63));
    WordSet<4> expected;
    for (const int place : places)
      if (place + steps >= 0 && place + steps < WordSet<4>::kSize) expected.add(place + steps);
    ASSERT_EQ(set.moved(steps), expected);
    ASSERT_EQ(set.first(), *std::min_element(places.begin(), places.end()));
    const int end = places.back();
    const std::set<int> once(places.begin(), places.end());
    ASSERT_EQ(set.rank(end), std::distance(once.begin(), once.find(end)));
  }
}

// No box of a position that has a solution is off the spots, in a frozen group or one of a few that fail; and no few of
// any position that comes up could not come there.
TYPED_TEST(Crowded, few_boxes_never_call_a_position_dead_that_has_a_solution) {
  using Board = TypeParam;
  std::size_t asked = 0, known_dead = 0, dead = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const testing::KeptBoxes truth(puzzle);
    const Layout layout(puzzle, Metric::pushes);
    const LevelFacts facts(layout);
    if (!has_small_board(facts) || facts.level().boxes().size() < 4) continue;
    const Board board(facts);
    const FewBoxes<Board> solvable(board, true, {}), reachable(board, false, {});
    for (const auto& position : truth.positions()) {
      typename Board::Boxes boxes;
      bool on_spots = true;
      for (const Square box : position.boxes) {
        const int spot = board.spot(place_on(board, box));
        on_spots = on_spots && spot != Board::kNoSpot;
        if (on_spots) boxes.add(spot);
      }
      ASSERT_TRUE(on_spots || !position.solvable) << "seed " << seed;
      if (!on_spots) continue;
      const int player = place_on(board, position.player);
      bool fails = false;
      boxes.for_each([&](int spot) {
        fails = fails || solvable.dead(boxes, spot, player) || board.deadlocked(board.places(boxes), board.place(spot));
        ASSERT_FALSE(reachable.dead(boxes, spot, player)) << "seed " << seed;
      });
      ASSERT_FALSE(fails && position.solvable) << "seed " << seed;
      ++asked;
      dead += position.solvable ? 0 : 1;
      known_dead += fails ? 1 : 0;
    }
  }
  EXPECT_GT(asked, testing::among_usual(testing::cases(1000)));
  EXPECT_GT(known_dead * 10, dead * 7) << "most levels have no more than five boxes";
}

// From every position that has a solution, one of the pushes that are left leads to another such.
TYPED_TEST(Crowded, corrals_leave_a_push_that_keeps_the_level_solvable) {
  using Board = TypeParam;
  using Places = typename Board::Places;
  std::size_t left_out = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const testing::KeptBoxes truth(puzzle);
    const Layout layout(puzzle, Metric::pushes);
    const LevelFacts facts(layout);
    if (!has_small_board(facts)) continue;
    const Board board(facts);
    std::set<std::pair<std::vector<Square>, Square>> solvable;
    for (const auto& position : truth.positions())
      if (position.solvable) solvable.emplace(position.boxes, position.player);
    for (const auto& position : truth.positions()) {
      Places boxes;
      for (const Square box : position.boxes) boxes.add(place_on(board, box));
      if (!position.solvable || boxes.without(board.goals()).empty()) continue;
      const Places free = board.floor().without(boxes);
      const Places reached = board.walk(free, place_on(board, position.player));
      const Places worth = CrowdCorrals<Board>(board, boxes, free, reached).worth_pushing();
      left_out += worth == boxes ? 0 : 1;
      bool goes_on = false;
      for (const Direction d : kDirections)
        ((worth & reached.moved(board.step(d))).moved(board.step(d)) & free).for_each([&](int to) {
          const int from = to - board.step(d);
          Places after = boxes;
          after.remove(from);
          after.add(to);
          std::vector<Square> squares;
          after.for_each([&](int place) { squares.push_back(board.square(place)); });
          const int player = board.walk(board.floor().without(after), from).first();
          goes_on = goes_on || solvable.count({squares, board.square(player)}) != 0;
        });
      ASSERT_TRUE(goes_on) << "seed " << seed;
    }
  }
  EXPECT_GT(left_out, testing::among_usual(testing::cases(50)));
}

// By pushes and pulls, from positions of boxes anywhere.
TYPED_TEST(Crowded, walks_after_a_move_go_where_walks_from_scratch_go) {
  using Board = TypeParam;
  using Places = typename Board::Places;
  Random random(5);
  std::size_t moves = 0, apart = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Layout layout(testing::some_level(seed), Metric::pushes);
    const LevelFacts facts(layout);
    if (!has_small_board(facts)) continue;
    const Board board(facts);
    const std::vector<int> squares = [&] {
      std::vector<int> places;
      board.floor().for_each([&](int place) { places.push_back(place); });
      return places;
    }();
    for (int trial = 0; trial < 20; ++trial) {
      Places boxes;
      for (const int i : draw(random, static_cast<int>(squares.size()), squares.size() / 3))
        boxes.add(squares[static_cast<std::size_t>(i)]);
      const Places free = board.floor().without(boxes);
      const Places reached = board.walk(free, free.first());
      boxes.for_each([&](int from) {
        for (const Direction d : kDirections)
          for (const bool pulls : {false, true}) {
            const int step = board.step(d), to = from + step, player = pulls ? to + step : from;
            if (!Board::in(free, to) || !Board::in(reached, pulls ? to : from - step)) continue;
            if (pulls && !Board::in(reached, player)) continue;
            Places after = free;
            after.remove(to);
            after.add(from);
            const Places expected = board.walk(after, player);
            ASSERT_EQ(board.walk_after(after, reached, from, to, player), expected) << "seed " << seed;
            ++moves;
            apart += reached.without(expected).count() > 1 ? 1 : 0;
          }
      });
    }
  }
  EXPECT_GT(moves, testing::among_usual(testing::cases(5000)));
  EXPECT_GT(apart * 20, moves) << "some moves close the way to other squares";
}

// Where boxes can be of use wherever they are not lost, the table is the truth about a few boxes alone.
TYPED_TEST(Crowded, few_boxes_say_what_a_search_of_these_alone_says) {
  using Board = TypeParam;
  std::size_t compared = 0, failed = 0;
  Random random(7);
  for (std::uint64_t seed = 0; seed < testing::cases(100); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    const LevelFacts facts(layout);
    if (!has_small_board(facts) || facts.level().boxes().size() < 4) continue;
    const Board board(facts);
    bool all_are_spots = true;
    for (Square s = 0; s < facts.level().size(); ++s)
      all_are_spots = all_are_spots && (facts.terrain().dead(s) || is_spot(facts, s));
    const FewBoxes<Board> solvable(board, true, {});
    for (int trial = 0; trial < 20; ++trial) {
      const std::vector<int> drawn = draw(random, board.spots(), FewBoxes<Board>::kTogether);
      typename FewBoxes<Board>::Spots spots{};
      std::copy(drawn.begin(), drawn.end(), spots.begin());
      std::vector<int> places;
      board.floor().for_each([&](int place) {
        if (std::none_of(drawn.begin(), drawn.end(), [&](int spot) { return board.place(spot) == place; }))
          places.push_back(place);
      });
      const int player = places[random.below(static_cast<std::uint32_t>(places.size()))];
      const testing::SlowLevel alone(with_boxes(facts.level(), puzzle, board, drawn, player));
      const bool truth = alone.optimum() != testing::SlowLevel::kNever;
      if (!solvable.fails(spots, player)) {
        ASSERT_TRUE(truth) << "seed " << seed;
      } else if (all_are_spots) {
        ASSERT_FALSE(truth) << "seed " << seed;
        ++failed;
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, testing::among_usual(testing::cases(60)));
  EXPECT_GT(failed, testing::among_usual(testing::cases(10)));
}

// The prices that one position leaves for the next change nothing.
TEST(CrowdMatching, finds_the_least_sum_of_all_ways_to_share_out_the_goals) {
  Random random(3);
  constexpr std::size_t kBoxes = 6;
  CrowdMatching matching(kBoxes);
  std::array<std::array<int, kMostCrowdedBoxes>, 12> rows{};
  for (auto& row : rows)
    for (int& cost : row) cost = random.below(6) == 0 ? kOutOfReach : static_cast<int>(random.below(30));
  const auto least = [&](const CrowdMatching::Costs& costs) {
    std::array<std::size_t, kBoxes> goals{};
    std::iota(goals.begin(), goals.end(), std::size_t{0});
    int best = kOutOfReach * static_cast<int>(kBoxes);
    do {
      int sum = 0;
      for (std::size_t i = 0; i < kBoxes; ++i) sum += costs[i][goals[i]];
      best = std::min(best, sum);
    } while (std::next_permutation(goals.begin(), goals.end()));
    return best;
  };
  for (int trial = 0; trial < 100; ++trial) {
    CrowdMatching::Costs costs{};
    for (std::size_t i = 0; i < kBoxes; ++i) costs[i] = rows[random.below(12)].data();
    matching.begin(costs);
    for (int change = 0; change < 5; ++change) {
      CrowdMatching::Costs changed = costs;
      const std::size_t box = random.below(kBoxes);
      changed[box] = rows[random.below(12)].data();
      ASSERT_EQ(matching.with(box, changed[box]), least(changed));
    }
  }
}

}  // namespace
}  // namespace gridlock::sokoban

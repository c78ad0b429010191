// The packed state spaces against the plain board: the same moves from every position, counted as chess programmers
// count theirs (perft), and compared state by state.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/space/packed_space.hpp"
#include "gridlock/rushhour/space/small_space.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/random_board.hpp"

namespace gridlock::rushhour {
namespace {

using Offsets = std::vector<std::uint8_t>;

template <class S>
Offsets offsets_in(const S& space, const typename S::State& state) {
  Offsets offsets(space.layout().puzzle().vehicles.size());
  space.offsets(state, offsets.data());
  return offsets;
}

// Lines of exactly `depth` moves.
template <class S>
std::uint64_t perft(const S& space, const typename S::State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t lines = 0;
  space.for_each_successor(state, [&](Slide, const auto& next, Cost) { lines += perft(space, next, depth - 1); });
  return lines;
}

std::uint64_t perft(Board& board, Metric metric, int depth) {
  if (depth == 0) return 1;
  std::uint64_t lines = 0;
  std::vector<Slide> slides;
  board.for_each_slide(metric, [&](Slide slide) { slides.push_back(slide); });
  for (const Slide slide : slides) {
    board.slide(slide);
    lines += perft(board, metric, depth - 1);
    board.slide({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
  }
  return lines;
}

constexpr std::string_view kSample =
    "; perft\n"
    "AAB..C\n"
    "..B..C\n"
    "XXB..C\n"
    "D..EEE\n"
    "D.....\n"
    "DFF.x.\n";

// Walks at random from the start; at every state the successors must be those of the board, move for move.
template <class S>
void expect_same_moves(const Puzzle& puzzle, Metric metric, std::uint64_t seed) {
  const Layout layout(puzzle, metric);
  if (!S::fits(layout)) return;
  const S space(layout);
  Random random(seed);
  auto state = space.start();
  Board board(puzzle);
  for (int walked = 0; walked < 12; ++walked) {
    RC_ASSERT(space.is_goal(state) == board.solved());
    std::set<std::tuple<int, int, Offsets>> expected, found;
    board.for_each_slide(metric, [&](Slide slide) {
      Board next = board;
      next.slide(slide);
      Offsets offsets;
      for (int v = 0; v < board.vehicles(); ++v) offsets.push_back(static_cast<std::uint8_t>(next.offset(v)));
      expected.insert({slide.vehicle, slide.distance, offsets});
    });
    std::vector<std::pair<Slide, typename S::State>> successors;
    space.for_each_successor(state, [&](Slide slide, const auto& next, Cost cost) {
      RC_ASSERT(cost == Cost(1));
      found.insert({slide.vehicle, slide.distance, offsets_in(space, next)});
      successors.push_back({slide, next});
    });
    RC_ASSERT(found == expected);
    RC_ASSERT(successors.size() == expected.size());
    if (successors.empty()) return;
    const auto& chosen = successors[random.below(static_cast<std::uint32_t>(successors.size()))];
    board.slide(chosen.first);
    state = chosen.second;
  }
}

TEST(Spaces, count_the_lines_of_the_sample_board) {
  const Puzzle puzzle = testing::only_board(kSample, "grid");
  // Counted by an independent program that knows nothing but cells.
  const std::uint64_t moves[] = {1, 5, 29, 159, 865, 4681};
  const std::uint64_t steps[] = {1, 3, 11, 39, 143, 526};
  for (int depth = 0; depth <= 5; ++depth) {
    for (const Metric metric : {Metric::moves, Metric::steps}) {
      const auto expected = (metric == Metric::moves ? moves : steps)[depth];
      const Layout layout(puzzle, metric);
      Board board(puzzle);
      EXPECT_EQ(perft(board, metric, depth), expected) << name_of(metric) << " at depth " << depth;
      const SmallSpace small(layout);
      EXPECT_EQ(perft(small, small.start(), depth), expected);
      const PackedSpace<2> packed(layout);
      EXPECT_EQ(perft(packed, packed.start(), depth), expected);
      const PackedSpace<5> wide(layout);
      EXPECT_EQ(perft(wide, wide.start(), depth), expected);
    }
  }
}

RC_GTEST_PROP(Spaces, small_ones_make_the_moves_of_the_board, (std::uint64_t seed, bool steps)) {
  expect_same_moves<SmallSpace>(*testing::any_board(3, 6), steps ? Metric::steps : Metric::moves, seed);
}

RC_GTEST_PROP(Spaces, two_words_make_the_moves_of_the_board, (std::uint64_t seed, bool steps)) {
  expect_same_moves<PackedSpace<2>>(*testing::any_board(3, 16), steps ? Metric::steps : Metric::moves, seed);
}

RC_GTEST_PROP(Spaces, five_words_hold_every_board_and_make_its_moves, (std::uint64_t seed, bool steps)) {
  const Puzzle puzzle = *testing::any_board(3, 16);
  RC_ASSERT(PackedSpace<5>::fits(Layout(puzzle, Metric::moves)));
  expect_same_moves<PackedSpace<5>>(puzzle, steps ? Metric::steps : Metric::moves, seed);
}

// What a search on several machines shares its states out by.
TEST(Spaces, have_regions_that_are_many_and_seldom_left) {
  Puzzle puzzle;
  puzzle.width = puzzle.height = 12;
  for (int row = 0; row < 12; ++row)
    puzzle.vehicles.push_back({formats::letter_name(puzzle.vehicles.size()), {row, row % 11}, 2, false});
  ASSERT_FALSE(find_fault(puzzle));
  const Layout layout(puzzle, Metric::moves);
  const PackedSpace<2> space(layout);
  Random random(1);
  auto state = space.start();
  std::size_t successors = 0, elsewhere = 0;
  std::set<std::uint64_t> regions;
  for (int walked = 0; walked < 2000; ++walked) {
    std::vector<PackedSpace<2>::State> next;
    space.for_each_successor(state, [&](Slide, const auto& to, Cost) {
      next.push_back(to);
      elsewhere += space.region(to) != space.region(state) ? 1 : 0;
    });
    successors += next.size();
    regions.insert(space.region(state));
    state = next[random.below(static_cast<std::uint32_t>(next.size()))];
  }
  EXPECT_GT(regions.size(), 100u);
  EXPECT_LT(elsewhere * 2, successors);
  EXPECT_GT(elsewhere, 0u);
}

// The fullest lines there are: five words must hold the worst board too.
TEST(Spaces, five_words_hold_sixteen_lines_of_each_kind_with_the_most_arrangements) {
  Puzzle puzzle;
  puzzle.width = puzzle.height = 16;
  const auto add = [&](int row, int col, bool vertical) {
    puzzle.vehicles.push_back({formats::letter_name(puzzle.vehicles.size()), {row, col}, 2, vertical});
  };
  // Blocks of 4x4: two horizontal cars above, two vertical ones below fill each line with four vehicles.
  for (int row = 0; row < 16; row += 4)
    for (int col = 0; col < 16; col += 4) {
      add(row, col, false), add(row + 1, col, false), add(row + 2, col + 2, false), add(row + 3, col + 2, false);
      add(row, col + 2, true), add(row, col + 3, true), add(row + 2, col, true), add(row + 2, col + 1, true);
    }
  ASSERT_EQ(puzzle.vehicles.size(), std::size_t{kMaxVehicles});
  ASSERT_FALSE(find_fault(puzzle));
  EXPECT_TRUE(PackedSpace<5>::fits(Layout(puzzle, Metric::moves)));
}

// A vehicle on each line, and two on one: 28 bits do not number the states.
TEST(Spaces, small_ones_number_the_states_of_the_fullest_boards) {
  const Puzzle puzzle = testing::only_board(
      "; full\n"
      ".AA..M\n"
      "DFF.JM\n"
      "DXX.JC\n"
      ".GLHHC\n"
      ".GLBII\n"
      ".EEB..\n",
      "grid");
  for (const Metric metric : {Metric::moves, Metric::steps}) {
    const Layout layout(puzzle, metric);
    ASSERT_TRUE(SmallSpace::fits(layout));
    const SmallSpace small(layout);
    EXPECT_GT(small.index_count(), std::uint64_t{1} << 28);
    std::set<std::uint64_t> states{small.start()}, indices;
    std::vector<std::uint64_t> queue{small.start()};
    for (std::size_t n = 0; n < 2000; ++n) {
      indices.insert(small.index(queue.at(n)));
      small.for_each_successor(queue[n], [&](Slide, std::uint64_t next, Cost) {
        if (states.insert(next).second) queue.push_back(next);
      });
    }
    EXPECT_EQ(indices.size(), 2000u);
    EXPECT_LT(*indices.rbegin(), small.index_count());
    for (std::uint64_t seed = 0; seed < 50; ++seed) expect_same_moves<SmallSpace>(puzzle, metric, seed);
  }
}

TEST(Spaces, hold_frozen_vehicles_in_place) {
  const Puzzle puzzle = testing::only_board(kSample, "grid");
  std::vector<bool> frozen(puzzle.vehicles.size(), true);
  frozen[puzzle.primary] = false;
  frozen[*puzzle.find("C")] = false;
  const Layout layout(puzzle, Metric::moves, frozen);
  const SmallSpace space(layout);
  std::set<std::string> moved;
  space.for_each_successor(space.start(),
                           [&](Slide slide, auto, Cost) { moved.insert(puzzle.vehicles[slide.vehicle].name); });
  EXPECT_TRUE(moved.empty());  // C is held by E below, X by B
}

}  // namespace
}  // namespace gridlock::rushhour

#include "gridlock/rushhour/person/forecast.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/person/backward_thought.hpp"
#include "gridlock/rushhour/person/learned_habits.hpp"
#include "gridlock/rushhour/person/sequel.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock::rushhour {
namespace {

using gridlock::testing::only_board;

// A board with all its positions.
struct Known {
  explicit Known(const char* text)
      : puzzle(only_board(text)),
        layout(puzzle, Metric::moves),
        space(layout),
        monitor(Limits{}),
        reachable(space, monitor),
        outlook(space, reachable) {}

  Puzzle puzzle;
  Layout layout;
  SmallSpace space;
  Monitor monitor;
  Reachable<SmallSpace> reachable;
  Outlook outlook;
};

constexpr const char* kShort = "......\n...A..\nXX.A..\n...BB.\n......\n......\n";
constexpr const char* kLonger = "III.F.\n.CC.F.\nXXGE..\nH.GEAA\nHDDBBJ\n.....J\n";

// Whether both vehicles leave some row or column that crosses their own neighbouring lines, told cell by cell.
bool leave_together(Outlook& outlook, std::uint32_t before, Slide last, Slide next) {
  const auto leaves = [&](Slide slide, int place) {
    const int from = outlook.offsets(before)[slide.vehicle], length = outlook.vehicles()[slide.vehicle].length;
    const auto covers = [&](int offset) { return place >= offset && place < offset + length; };
    return covers(from) && !covers(from + slide.distance);
  };
  const Vehicle &a = outlook.vehicles()[last.vehicle], &b = outlook.vehicles()[next.vehicle];
  if (a.vertical != b.vertical || (a.line() != b.line() + 1 && b.line() != a.line() + 1)) return false;
  for (int place = 0; place < 6; ++place)
    if (leaves(last, place) && leaves(next, place)) return true;
  return false;
}

// One game, move by move: how many moves it takes, at most `most`.
std::size_t play(Outlook& outlook, const Habits& habits, Random& random, std::size_t most) {
  std::uint32_t position = 0;
  bool first = true;
  std::uint32_t before = 0;
  Slide last;
  const auto chance = [&] { return random.below(1'000'000) / 1e6; };
  for (std::size_t moves = 1; moves < most; ++moves) {
    if (!first && chance() < habits.restarts) {
      position = 0;
      first = true;
    }
    const auto options = outlook.options(position);
    std::vector<double> sums;
    for (const Option& option : options) {
      double attraction = 0;
      for (std::size_t i = 0; i < kAttractions; ++i) attraction += habits.weights[i] * option.attractions[i];
      if (!first && option.slide.vehicle == last.vehicle)
        attraction += habits.weights[same_again];
      else if (!first && !outlook.slides(before)[Outlook::bit(option.slide)])
        attraction += habits.weights[follows_on];
      if (!first && leave_together(outlook, before, last, option.slide)) attraction += habits.weights[clears_further];
      sums.push_back((sums.empty() ? 0 : sums.back()) + std::exp(attraction));
    }
    const double point = chance() * sums.back();
    const auto at = static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.end() - 1, point) - sums.begin());
    before = position;
    last = options[at].slide;
    first = false;
    position = options[at].to;
    if (outlook.reachable().to_goal(position) == Cost{}) return moves;
  }
  return most;
}

TEST(Forecast, is_what_many_games_at_random_come_to) {
  Known known(kShort);
  Habits habits = kLearnedHabits;
  habits.restarts = 0.1;  // often enough to show
  const auto curve = solving_curve(known.outlook, habits);
  constexpr std::size_t kGames = 4000, kMost = 8;
  Random random(1);
  std::array<double, kMost> solved{};
  for (std::size_t game = 0; game < kGames; ++game)
    for (std::size_t n = play(known.outlook, habits, random, kMost); n < kMost; ++n) solved[n] += 1.0 / kGames;
  for (std::size_t n = 1; n < std::min(kMost, curve.size()); ++n) EXPECT_NEAR(solved[n], curve[n], 0.03) << n;
}

TEST(Forecast, never_solves_a_board_in_fewer_moves_than_it_takes) {
  Known known(kLonger);
  const auto curve = solving_curve(known.outlook, kLearnedHabits);
  const auto shortest = static_cast<std::size_t>(known.reachable.to_goal(0).count());
  for (std::size_t n = 0; n < std::min(shortest, curve.size()); ++n) EXPECT_EQ(curve[n], 0) << n;
  EXPECT_TRUE(std::is_sorted(curve.begin(), curve.end()));
  EXPECT_LE(curve.back(), 1 + 1e-9);
  const Forecast seen = forecast(known.outlook, kLearnedHabits);
  EXPECT_GT(seen.moves, static_cast<double>(shortest) - 1);
  EXPECT_NEAR(seen.seconds, seen.moves * kLearnedHabits.seconds, 1e-9);
}

TEST(Forecast, takes_longer_for_a_longer_board) {
  Known shorter(kShort), longer(kLonger);
  const Forecast a = forecast(shorter.outlook, kLearnedHabits), b = forecast(longer.outlook, kLearnedHabits);
  EXPECT_LT(a.seconds, b.seconds);
  EXPECT_GT(a.share, b.share);
}

TEST(Forecast, extends_a_curve_that_was_cut_short) {
  // A tenth of those who are left solves it with each move: the same answer, wherever the curve ends.
  const auto curve = [](int moves) {
    std::vector<double> values;
    for (int n = 0; n <= moves; ++n) values.push_back(1 - std::pow(0.9, n));
    return values;
  };
  const Ending whole = ending_of(curve(300), 0.05), cut = ending_of(curve(25), 0.05), early = ending_of(curve(3), 0.05);
  EXPECT_NEAR(whole.share, 0.1 / (1 - 0.9 * 0.95), 1e-9);
  EXPECT_NEAR(cut.share, whole.share, 1e-9);
  EXPECT_NEAR(early.share, whole.share, 1e-9);
  EXPECT_NEAR(cut.moves, whole.moves, 1e-9);
  EXPECT_NEAR(early.moves, whole.moves, 0.1);
}

TEST(Sequel, tells_what_the_last_move_brings_about) {
  // A and B stand side by side, and both leave the third column when they go right; C can follow then, and D has
  // nothing to do with it.
  Known known("..C...\n..C...\nXX....\n.AA...\n.BB...\nDD....\n");
  const auto slide = [&](const char* vehicle, int distance) {
    return Slide{static_cast<std::uint8_t>(*known.puzzle.find(vehicle)), static_cast<std::int8_t>(distance)};
  };
  const auto has = [](unsigned kinds, Attraction attraction) {
    return (kinds >> (attraction - kFirstSequel) & 1) == 1;
  };
  const Sequel after_a(known.outlook, 0, slide("A", 3));
  EXPECT_EQ(after_a.of(slide("D", 2)), 0);
  EXPECT_TRUE(has(after_a.of(slide("B", 3)), clears_further));
  EXPECT_FALSE(has(after_a.of(slide("B", 3)), follows_on));  // it was possible before
  EXPECT_TRUE(has(after_a.of(slide("B", -1)), clears_further));
  EXPECT_FALSE(has(Sequel(known.outlook, 0, slide("A", -1)).of(slide("B", 1)), clears_further));  // left another column
  EXPECT_TRUE(has(after_a.of(slide("A", -1)), same_again));
  EXPECT_TRUE(has(after_a.of(slide("C", 2)), follows_on));
  EXPECT_FALSE(has(after_a.of(slide("C", 2)), clears_further));
}

TEST(BackwardThought, ends_with_the_primary_where_nothing_is_in_its_way) {
  const Puzzle puzzle = only_board("......\n......\nXX....\n......\n......\n......\n");
  const Board board(puzzle);
  const BackwardThought thought(board);
  EXPECT_EQ(thought.chance(0, +1), 1);
  EXPECT_EQ(thought.least(0, +1), 4);
}

TEST(BackwardThought, prefers_the_way_that_is_free) {
  // A can leave row 3 upwards at once; downwards B is in its way.
  const Puzzle puzzle = only_board("......\n...A..\nXX.A..\n...BB.\n......\n......\n");
  const Board board(puzzle);
  const BackwardThought thought(board);
  const int a = static_cast<int>(*puzzle.find("A")), b = static_cast<int>(*puzzle.find("B"));
  EXPECT_GT(thought.chance(a, -1), 0.5);
  EXPECT_EQ(thought.least(a, -1), 1);
  EXPECT_EQ(thought.chance(a, +1), 0);
  EXPECT_GT(thought.chance(b, +1), 0);
  double sum = 0;
  for (int v = 0; v < board.vehicles(); ++v) sum += thought.chance(v, +1) + thought.chance(v, -1);
  EXPECT_NEAR(sum, 1, 1e-9);
}

}  // namespace
}  // namespace gridlock::rushhour

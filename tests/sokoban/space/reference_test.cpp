// No position on the way of a known solution may be called dead, or farther from home than the solution is.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

#include "gridlock/formats/formats.hpp"
#include "gridlock/sokoban/assignment/pair_table.hpp"
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "gridlock/sokoban/portfolio/crowded/few_boxes.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kStride = 10;             // every tenth solution
constexpr std::size_t kDearStride = 100;        // with the tests that search
constexpr std::size_t kSmallTable = 1'000'000;  // states; beyond that a table of pairs takes too long here

struct Known {
  std::string file;
  std::size_t level;
  std::string lurd;
};

std::vector<Known> known_solutions() {
  std::vector<Known> all;
  std::istringstream rows(testing::contents(testing::corpora() / "sokoban/reference/reference_lurd.tsv"));
  std::string row;
  std::getline(rows, row);  // the heading
  while (std::getline(rows, row)) {
    std::vector<std::string> fields;
    std::istringstream text(row);
    for (std::string field; std::getline(text, field, '\t');) fields.push_back(field);
    all.push_back({fields.at(0), std::stoul(fields.at(1)), fields.at(5)});
  }
  return all;
}

// The solution, push by push, through every test there is; the expensive ones only if `all`.
template <class Space>
void expect_no_alarm(const Space& space, const std::string& lurd, bool all) {
  const Layout& layout = space.layout();
  const Level& level = layout.level();
  Estimate<Space> pairs(std::type_identity<Pairs>{}, space);
  std::unique_ptr<PairTable> table;
  if (PairTable::fits(layout) && PairTable::effort(layout, level.goals().size()) < kSmallTable)
    table = std::make_unique<PairTable>(layout, layout.terrain().one_box());
  DeadPositions dead_positions(layout);
  Emptying emptying(layout.terrain(), 1);  // which looks as far as it can at once
  std::vector<Square> boxes = level.boxes();
  Count left = 0;
  for (const char step : lurd) left += step < 'a' ? 1 : 0;
  auto state = space.start();
  Square player = level.player();
  for (const char step : lurd) {
    const Direction d = kDirections[std::string("uldr").find(static_cast<char>(step | 32))];
    player = level.next(player, d);
    if (step >= 'a') continue;
    const Square to = level.next(player, d);
    ASSERT_TRUE(space.allows(state, player, to)) << left << " pushes before the end";
    state = space.with_player(space.with_box(state, player, to), player);
    --left;
    ASSERT_LE(pairs(state), Cost(left));
    if (all) {
      *std::find(boxes.begin(), boxes.end(), player) = to;
      const Board board(level, boxes);
      ASSERT_FALSE(dead_positions.rules_out(board, to)) << left << " pushes before the end";
      ASSERT_FALSE(dead_positions.dead(board, boxes, to, player)) << left << " pushes before the end";
      ASSERT_FALSE(emptying.deadlocks(board, {}, player)) << left << " pushes before the end";
    }
    int ways = 0;
    space.for_each_successor(state, [&](auto, const auto&, Cost) { ++ways; });
    ASSERT_TRUE(ways > 0 || left == 0) << left << " pushes before the end";
    if (table == nullptr) continue;
    space.for_each_box(state, [&](Square a) {
      space.for_each_box(state, [&](Square b) {
        ASSERT_TRUE(a == b || table->penalty(layout.box_number(a), layout.box_number(b), player) != PairTable::kDead);
      });
    });
  }
}

// What both ends of a small level rule out.
template <class Board>
void expect_no_alarm_on_small_board(const LevelFacts& facts, const std::string& lurd) {
  const Level& level = facts.level();
  const Board board(facts);
  const FewBoxes<Board> solvable(board, true, {}), reachable(board, false, {});
  std::map<Square, int> places;
  board.floor().for_each([&](int place) { places[board.square(place)] = place; });
  auto boxes = board.start();
  Square player = level.player();
  for (const char step : lurd) {
    const Direction d = kDirections[std::string("uldr").find(static_cast<char>(step | 32))];
    player = level.next(player, d);
    if (step >= 'a') continue;
    const int from = board.spot(places.at(player)), to = board.spot(places.at(level.next(player, d)));
    ASSERT_NE(to, Board::kNoSpot);
    boxes.remove(from);
    boxes.add(to);
    ASSERT_FALSE(board.deadlocked(board.places(boxes), board.place(to)));
    for (auto rest = boxes; !rest.empty(); rest.remove(rest.first())) {
      ASSERT_FALSE(solvable.dead(boxes, rest.first(), places.at(player)));
      ASSERT_FALSE(reachable.dead(boxes, rest.first(), places.at(player)));
    }
  }
}
void expect_no_alarm_where_small(const Layout& layout, const std::string& lurd, bool with_large_tables) {
  const LevelFacts facts(layout);
  if (!has_small_board(facts) || layout.level().boxes().size() < 4) return;
  if (!is_tiny(facts) && !with_large_tables) return;
  with_small_board(facts,
                   [&](auto board) { expect_no_alarm_on_small_board<typename decltype(board)::type>(facts, lurd); });
}

TEST(SokobanReference, solutions_raise_no_alarm) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/reference/reference_lurd.tsv");
  std::map<std::string, std::vector<Puzzle>> files;
  const auto known = known_solutions();
  ASSERT_GT(known.size(), 3000u);
  const std::size_t dear_stride = testing::stride(kDearStride);
  for (std::size_t i = 0; i < known.size(); i += testing::stride(kStride)) {
    const auto& solution = known[i];
    auto& levels = files[solution.file];
    if (levels.empty())
      for (const auto& entry : read_puzzles(testing::contents(testing::corpora() / "sokoban" / solution.file), "", ""))
        levels.push_back(entry.valid() ? std::get<Puzzle>(entry.puzzle()) : Puzzle{});
    ASSERT_LE(solution.level, levels.size()) << solution.file;
    Kind::with_space(levels[solution.level - 1], Metric::pushes, {}, [&](const auto& space) {
      ASSERT_NO_FATAL_FAILURE(expect_no_alarm(space, solution.lurd, i % dear_stride == 0))
          << solution.file << " " << solution.level;
      ASSERT_NO_FATAL_FAILURE(expect_no_alarm_where_small(space.layout(), solution.lurd, i % dear_stride == 0))
          << solution.file << " " << solution.level;
    });
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace gridlock::sokoban

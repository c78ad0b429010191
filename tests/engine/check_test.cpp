#include "gridlock/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "gridlock/builtin.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/engine/check/unused.hpp"
#include "gridlock/read.hpp"
#include "gridlock/solve.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock {
namespace {

std::set<std::string_view> kinds_in(const Checkup& checkup) {
  std::set<std::string_view> kinds;
  for (const Finding& finding : checkup.findings) kinds.insert(finding.kind);
  return kinds;
}

// The level on a map of another size, all of its cells carried over by to(cell).
template <class To>
sokoban::Puzzle carried(const sokoban::Puzzle& level, sokoban::Puzzle map, const To& to) {
  for (int cell = 0; cell < static_cast<int>(level.ground.size()); ++cell)
    map.ground[static_cast<std::size_t>(to(cell))] = level.ground[static_cast<std::size_t>(cell)];
  for (int& box : map.boxes) box = to(box);
  std::sort(map.boxes.begin(), map.boxes.end());
  map.player = to(level.player);
  return map;
}

// Mirrored at the diagonal.
sokoban::Puzzle transposed(const sokoban::Puzzle& level) {
  sokoban::Puzzle map = level;
  std::swap(map.width, map.height);
  return carried(level, map, [&](int cell) { return cell % level.width * level.height + cell / level.width; });
}

sokoban::Puzzle flipped(const sokoban::Puzzle& level) {
  return carried(level, level,
                 [&](int cell) { return cell / level.width * level.width + level.width - 1 - cell % level.width; });
}

// Rows and columns around it, with walls and floor at random where nobody comes.
sokoban::Puzzle in_noise(const sokoban::Puzzle& level, Random& random) {
  sokoban::Puzzle map = level;
  map.width = level.width + 4;
  map.height = level.height + 3;
  map.ground.resize(static_cast<std::size_t>(map.width * map.height));
  for (char& cell : map.ground) cell = random.below(2) == 0 ? '#' : ' ';
  return carried(level, map, [&](int cell) { return (cell / level.width + 1) * map.width + cell % level.width + 2; });
}

TEST(Check, takes_symmetric_copies_in_other_surroundings_for_the_same_level) {
  Random random(5);
  std::set<std::string> keys;
  std::size_t levels = 0;
  for (const Builtin* builtin : find_builtins("sokoban")) {
    auto level = std::get<sokoban::Puzzle>(builtin->read());
    const std::string key = canonical_key(Puzzle(level)), room = room_key(Puzzle(level));
    keys.insert(key);
    ++levels;
    for (int turn = 0; turn < 8; ++turn) {
      level = turn % 2 == 0 ? transposed(level) : flipped(level);
      const sokoban::Puzzle copy = in_noise(level, random);
      ASSERT_FALSE(find_fault(copy)) << builtin->name;
      EXPECT_EQ(canonical_key(Puzzle(copy)), key) << builtin->name;
      EXPECT_EQ(room_key(Puzzle(copy)), room) << builtin->name;
    }
  }
  EXPECT_EQ(keys.size(), levels) << "no two of them are the same";
}

TEST(Check, takes_turned_mirrored_and_renamed_boards_for_the_same) {
  std::set<std::string> keys;
  std::size_t boards = 0;
  for (const Builtin* builtin : find_builtins("6x6")) {
    auto board = std::get<rushhour::Puzzle>(builtin->read());
    const std::string key = canonical_key(Puzzle(board)), room = room_key(Puzzle(board));
    keys.insert(key);
    ++boards;
    for (auto& vehicle : board.vehicles) vehicle.name += "x";
    const std::size_t across = board.vehicles.size() - 1;
    std::swap(board.vehicles[board.primary == 0 ? across : 0], board.vehicles[board.primary]);
    board.primary = board.primary == 0 ? across : 0;
    EXPECT_EQ(canonical_key(Puzzle(board)), key) << builtin->name;
    rushhour::Puzzle turned = board;
    for (auto& vehicle : turned.vehicles) {
      std::swap(vehicle.cell.row, vehicle.cell.col);
      vehicle.vertical = !vehicle.vertical;
    }
    for (auto& wall : turned.walls) std::swap(wall.row, wall.col);
    EXPECT_EQ(canonical_key(Puzzle(turned)), key) << builtin->name;
    EXPECT_EQ(room_key(Puzzle(turned)), room) << builtin->name;
    rushhour::Puzzle other = board;
    other.vehicles[across].length += 1;
    EXPECT_NE(canonical_key(Puzzle(other)), key) << builtin->name;
  }
  EXPECT_EQ(keys.size(), boards);
}

TEST(Check, proves_that_there_is_no_solution) {
  for (const Builtin* builtin : find_builtins("stuck")) {
    const Checkup checkup = check(builtin->read());
    EXPECT_EQ(checkup.outcome, Outcome::unsolvable) << builtin->name;
    ASSERT_FALSE(checkup.findings.empty()) << builtin->name;
    EXPECT_EQ(checkup.findings.front().kind, "unsolvable");
    EXPECT_TRUE(checkup.findings.front().grave);
  }
}

TEST(Check, finds_a_vehicle_that_is_not_needed_and_none_on_a_minimal_board) {
  const Checkup checkup = check(read_puzzle("......\n...A..\nXX.A..\n......\n......\nBB....\n"));
  ASSERT_EQ(checkup.findings.size(), 1u);
  EXPECT_EQ(checkup.findings.front().kind, "needless");
  EXPECT_EQ(checkup.findings.front().message.substr(0, 9), "vehicle B");
  EXPECT_TRUE(check(find_builtins("daisy").front()->read()).findings.empty());
}

TEST(Check, finds_boxes_that_rest_and_goals_out_of_reach) {
  EXPECT_EQ(kinds_in(check(read_puzzle("#######\n#@$. *#\n#######\n"))), (std::set<std::string_view>{"idle"}));
  EXPECT_EQ(kinds_in(check(read_puzzle("#######\n#.@$ .#\n#######\n"))), (std::set<std::string_view>{}));
  EXPECT_EQ(kinds_in(check(read_puzzle("######\n#@$.##\n#   .#\n######\n"))), (std::set<std::string_view>{"unused"}));
}

TEST(Check, finds_floor_that_no_solution_needs) {
  const Checkup checkup = check(read_puzzle("########\n#@ $ . #\n### ####\n#    ###\n########\n"));
  ASSERT_EQ(kinds_in(checkup), (std::set<std::string_view>{"unused"}));
  EXPECT_EQ(checkup.findings.front().message, "no solution needs the floor at row 3, column 4 and 4 more");
}

// Walls in its place leave the fewest pushes and the fewest steps as they are.
TEST(Check, calls_only_floor_unused_that_no_shortest_solution_needs) {
  int found = 0;
  for (std::uint64_t number = 0; number < testing::cases(1000); ++number) {
    const sokoban::Puzzle level = testing::some_level(number, 3);
    if (find_fault(level)) continue;
    const auto unused = unused_floor(level);
    if (unused.empty()) continue;
    sokoban::Puzzle without = level;
    for (const int cell : unused) without.ground[static_cast<std::size_t>(cell)] = '#';
    for (const Metric metric : {Metric::pushes, Metric::moves}) {
      SolveRequest request;
      request.metric = metric;
      request.until_optimal = true;
      const Solution solution = solve(level, request), solution_without = solve(without, request);
      ASSERT_EQ(solution.outcome, solution_without.outcome) << "level " << number;
      ASSERT_EQ(solution.cost, solution_without.cost) << "level " << number;
      if (solution.outcome == Outcome::solved) ++found;
    }
  }
  EXPECT_GT(found, 20);
}

TEST(Check, knows_every_position_on_the_way_to_the_goal) {
  for (const char* name : {"button", "hut"}) {
    const Puzzle puzzle = find_builtins(name).front()->read();
    const Checkup checkup = check(puzzle);
    const auto keys = keys_on_the_way(puzzle, checkup.moves);
    ASSERT_EQ(keys.size(), checkup.moves.size() + 1) << name;
    EXPECT_EQ(keys.front(), canonical_key(puzzle)) << name;
    EXPECT_EQ(std::set<std::string>(keys.begin(), keys.end()).size(), keys.size()) << "a shortest way has no circles";
  }
}

}  // namespace
}  // namespace gridlock

#include "gridlock/sokoban/portfolio/moves/macro.hpp"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/portfolio/moves/unfold.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using Target = std::tuple<Square, Square>;  // where the box goes, and the player's region

// Single pushes of one box, tried one after the other with a flood fill each.
std::set<Target> by_single_pushes(const Level& level, const std::vector<Square>& boxes, Square from) {
  std::vector<Square> others;
  for (const Square box : boxes)
    if (box != from) others.push_back(box);
  std::set<Target> found;
  std::vector<std::pair<Square, Square>> open{{from, level.player()}};
  Reach reach(level);
  std::set<Target> known;
  while (!open.empty()) {
    const auto [box, player] = open.back();
    open.pop_back();
    Board board(level, others);
    board.place(box);
    if (!known.insert({box, reach.flood(board.occupied(), player)}).second) continue;
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d);
      if (!reach(level.next(box, opposite(d))) || !board.free(to)) continue;
      Board after(level, others);
      after.place(to);
      found.insert({to, Reach(level).flood(after.occupied(), box)});
      open.emplace_back(to, box);
    }
  }
  Board start(level, boxes);
  found.erase({from, reach.flood(start.occupied(), level.player())});
  return found;
}

TEST(Macro, moves_go_wherever_single_pushes_of_the_box_can) {
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Level level(testing::some_level(seed));
    Board board(level, level.boxes());
    const std::uint64_t hash = board.hash();
    MacroMoves moves(level);
    for (const Square box : level.boxes()) {
      std::set<Target> found;
      std::vector<Macro> macros;
      moves.of_box<Pushing>(
          board, box, level.player(), [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox&) {
            EXPECT_TRUE(found.insert({macro.to, macro.region}).second);
            macros.push_back(macro);
          });
      ASSERT_EQ(found, by_single_pushes(level, level.boxes(), box)) << "seed " << seed;
      ASSERT_EQ(board.hash(), hash);
      for (const Macro& macro : macros) {
        const auto pushes = moves.unfold<Pushing>(board, level.player(), macro);
        ASSERT_EQ(pushes.size(), macro.pushes);
        EXPECT_EQ(pushes.front().box, macro.from);
        EXPECT_EQ(level.next(pushes.back().box, pushes.back().direction), macro.to);
      }
    }
  }
}

TEST(Macro, pulls_undo_pushes) {
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Level level(testing::some_level(seed));
    Board board(level, level.boxes());
    Reach reach(level);
    const Square region = reach.flood(board.occupied(), level.player());
    MacroMoves moves(level), back(level);
    for (const Square box : level.boxes()) {
      std::vector<Macro> macros;
      moves.of_box<Pushing>(
          board, box, region, [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox&) { macros.push_back(macro); });
      for (const Macro& macro : macros) {
        board.move(box, macro.to);
        bool undone = macro.to == box && macro.region == region;
        back.of_box<Pulling>(
            board, macro.to, macro.region, [](Square) { return true; },
            [&](const Macro& pulled, const RegionAroundBox&) {
              undone |= pulled.to == box && pulled.region == region;
            });
        board.move(macro.to, box);
        ASSERT_TRUE(undone) << "seed " << seed << ", box " << box << " to " << macro.to;
      }
    }
  }
}

TEST(Macro, moves_that_follow_each_other_replay_as_single_pushes_in_either_direction) {
  Random random(6);
  int moves_made = 0;
  const auto replay = [&]<class Mode>(Mode, const Puzzle& puzzle) {
    const Level level(puzzle);
    MacroMoves moves(level);
    Reach reach(level);
    Situation at{level.boxes(), {}, reach.flood(Board(level, level.boxes()).occupied(), level.player())};
    const Situation start = at;
    std::vector<Macro> path;
    for (int i = 0; i < 8; ++i) {
      Board board(level, at.boxes);
      std::vector<Macro> choices;
      for (const Square box : at.boxes)
        moves.of_box<Mode>(
            board, box, at.region, [](Square) { return true; },
            [&](const Macro& macro, const RegionAroundBox&) { choices.push_back(macro); });
      if (choices.empty()) break;
      path.push_back(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
      at = moved(at, path.back());
    }
    moves_made += static_cast<int>(path.size());
    Situation end = start;
    const auto pushes = unfold_all<Mode>(level, end, path);
    ASSERT_TRUE(same_position(end, at));
    // By plain rules, from the position that the pushes begin in to the one they end in.
    Situation now = Mode::kPulls ? end : start;
    for (const Push push : pushes) {
      Board board(level, now.boxes);
      reach.flood(board.occupied(), now.region);
      const Square to = level.next(push.box, push.direction);
      ASSERT_TRUE(board.box(push.box) && board.free(to) && reach(level.next(push.box, opposite(push.direction))));
      board.move(push.box, to);
      now = moved(now, {push.box, to, reach.flood(board.occupied(), push.box), 1});
    }
    ASSERT_TRUE(same_position(now, Mode::kPulls ? start : end));
  };
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    replay(Pushing{}, testing::some_level(number));
    replay(Pulling{}, testing::some_level(number));
    if (HasFatalFailure()) FAIL() << "level " << number;
  }
  EXPECT_GT(moves_made, testing::among_usual(testing::cases(500)));
}

TEST(PossibleMoves, are_those_that_a_box_can_make_at_once_and_more_are_noticed) {
  int opened = 0;
  const auto compare = [&]<class Mode>(Mode, const Level& level) {
    Reach reach(level), after(level);
    Board board(level, level.boxes());
    const Square region = reach.flood(board.occupied(), level.player());
    PossibleMoves<Mode> possible(level);
    possible.note(board, level.boxes(), reach);
    // A single push or pull, by plain rules.
    const auto can = [&](const Reach& player, Square box, Direction d) {
      const Square ahead = level.next(box, d);
      return Mode::kPulls ? board.free(ahead) && player(ahead) && board.free(level.next(ahead, d))
                          : board.free(ahead) && player(level.next(box, opposite(d)));
    };
    for (const Square box : level.boxes())
      for (const Direction d : kDirections) ASSERT_EQ(possible.noted(box, d), can(reach, box, d));
    MacroMoves moves(level);
    for (std::size_t i = 0; i < level.boxes().size(); ++i) {
      const Square from = level.boxes()[i];
      bool moves_at_all = false;
      moves.of_box<Mode>(
          board, from, region, [](Square) { return true; },
          [&](const Macro& macro, const RegionAroundBox& where) {
            moves_at_all = true;
            auto boxes = level.boxes();
            boxes[i] = macro.to;
            after.flood(board.occupied(), macro.region);
            bool more = false;
            for (const Square box : boxes)
              for (const Direction d : kDirections)
                more = more || (box != macro.to && can(after, box, d) && !possible.noted(box, d));
            EXPECT_EQ(possible.more(board, macro.to, where), more);
            opened += more ? 1 : 0;
          });
      ASSERT_EQ(possible.any(from), moves_at_all);
    }
  };
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Level level(testing::some_level(number));
    compare(Pushing{}, level);
    compare(Pulling{}, level);
    if (HasFailure()) FAIL() << "level " << number;
  }
  EXPECT_GT(opened, testing::among_usual(testing::cases(100)));
}

}  // namespace
}  // namespace gridlock::sokoban

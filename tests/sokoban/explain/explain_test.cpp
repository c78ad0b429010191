#include "gridlock/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <queue>
#include <set>

#include "gridlock/engine/solve_anyhow.hpp"
#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/explain/explain.hpp"
#include "gridlock/sokoban/explain/turning_points.hpp"
#include "gridlock/sokoban/explain/why_not.hpp"
#include "gridlock/sokoban/explain/words.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/level_checks.hpp"
#include "tests/support/random_level.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

using ClaimKind = Claim::Kind;

// Every position that can be reached, by plain rules on the map of the level that share nothing with the searches.
class PlainPositions {
 public:
  struct Position {
    std::vector<int> boxes;  // sorted
    int region = 0;          // the least cell that the player can walk to
    friend auto operator<=>(const Position&, const Position&) = default;
  };
  // A push in one of them: which box went where.
  struct Pushed {
    std::vector<int> before;  // all boxes
    int from, to;
  };

  explicit PlainPositions(const Puzzle& puzzle, std::size_t most = 20'000) : puzzle_(puzzle) {
    add(puzzle.boxes, puzzle.player);
    for (; !queue_.empty() && known_.size() <= most; queue_.pop()) {
      const Position position = queue_.front();
      solvable_ = solvable_ ||
                  std::all_of(position.boxes.begin(), position.boxes.end(), [&](int box) { return puzzle.goal(box); });
      const auto reached = walk(position.boxes, position.region);
      for (const int box : position.boxes)
        for (const int step : {-1, 1, -puzzle.width, puzzle.width}) {
          if (reached.count(box - step) == 0 || taken(position.boxes, box + step)) continue;
          pushes_.push_back({position.boxes, box, box + step});
          auto boxes = position.boxes;
          *std::find(boxes.begin(), boxes.end(), box) = box + step;
          std::sort(boxes.begin(), boxes.end());
          add(boxes, box);
        }
    }
    complete_ = queue_.empty();
  }

  bool complete() const { return complete_; }
  bool solvable() const { return solvable_; }
  const std::vector<Pushed>& pushes() const { return pushes_; }
  const std::set<Position>& all() const { return known_; }

 private:
  bool taken(const std::vector<int>& boxes, int cell) const {
    return puzzle_.wall(cell) || std::binary_search(boxes.begin(), boxes.end(), cell);
  }
  std::set<int> walk(const std::vector<int>& boxes, int from) const {
    std::set<int> reached{from};
    std::vector<int> open{from};
    while (!open.empty()) {
      const int cell = open.back();
      open.pop_back();
      for (const int step : {-1, 1, -puzzle_.width, puzzle_.width})
        if (!taken(boxes, cell + step) && reached.insert(cell + step).second) open.push_back(cell + step);
    }
    return reached;
  }
  void add(const std::vector<int>& boxes, int player) {
    Position position{boxes, *walk(boxes, player).begin()};
    if (known_.insert(position).second) queue_.push(std::move(position));
  }

  const Puzzle& puzzle_;
  std::set<Position> known_;
  std::queue<Position> queue_;
  std::vector<Pushed> pushes_;
  bool solvable_ = false, complete_ = false;
};

Puzzle with_only(const Puzzle& puzzle, const std::vector<int>& boxes) {
  Puzzle part = puzzle;
  part.boxes = boxes;
  return part;
}

bool dead(const Puzzle& puzzle, const std::vector<int>& boxes) {
  const Puzzle part = with_only(puzzle, boxes);
  const PlainPositions all(part);
  return all.complete() && !all.solvable();
}

// An empty text if the claim is true, else what is wrong.
std::string fault_of(const Puzzle& puzzle, const Claim& claim, const Claim& first, const PlainPositions& all) {
  const auto has = [](const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  const auto moves = [&](const auto& pushed) { return has(claim.boxes, pushed.from); };
  switch (claim.kind) {
    case ClaimKind::outside:
    case ClaimKind::crowded:
      return all.solvable() ? "it is not hopeless" : "";
    case ClaimKind::cornered:
    case ClaimKind::frozen:
      if (std::any_of(all.pushes().begin(), all.pushes().end(), moves)) return "a box can be moved";
      return dead(puzzle, claim.boxes) ? "" : "they are not dead";
    case ClaimKind::too_few:
      for (const int box : claim.boxes) {
        const Puzzle alone = with_only(puzzle, {box});
        const PlainPositions ways(alone);
        for (const auto& position : ways.all())
          if (puzzle.goal(position.boxes[0]) && !has(claim.cells, position.boxes[0])) return "another goal is reached";
      }
      return claim.cells.size() < claim.boxes.size() ? "" : "they are enough";
    case ClaimKind::no_goal:
    case ClaimKind::lost:
      return dead(puzzle, claim.boxes) ? "" : "they are not dead";
    case ClaimKind::fewest: {
      std::vector<bool> chosen(puzzle.boxes.size(), false);
      std::fill(chosen.end() - static_cast<std::ptrdiff_t>(first.boxes.size() - 1), chosen.end(), true);
      do {
        std::vector<int> part;
        for (std::size_t i = 0; i < chosen.size(); ++i)
          if (chosen[i]) part.push_back(puzzle.boxes[i]);
        if (dead(puzzle, part)) return "fewer are dead";
      } while (std::next_permutation(chosen.begin(), chosen.end()));
      return "";
    }
    case ClaimKind::before:
      for (const auto& pushed : all.pushes())
        if (pushed.to == claim.cells[0] && pushed.from != claim.cells[1] && has(pushed.before, claim.cells[1]))
          return "it can be filled later";
      return "";
    case ClaimKind::cannot:
    case ClaimKind::can:
    case ClaimKind::held_by:  // see why_not_is_true_of_random_boxes_and_squares
    case ClaimKind::turn:
    case ClaimKind::routine:
      return "said of solutions only";
    case ClaimKind::order:
    case ClaimKind::first:
      return claim.proved ? "nobody has proved it" : "";
  }
  return "an unknown claim";
}

TEST(ExplainSokoban, claims_of_random_positions_are_true) {
  std::map<ClaimKind, int> told;
  int lost = 0, solvable = 0;
  const auto wanted = static_cast<int>(testing::cases(2000));
  for (std::uint64_t number = 0; lost + solvable < wanted; ++number) {
    Random random(testing::seeded(number));
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
    const Puzzle puzzle = testing::random_level(
        random,
        {.width = 6 + below(2), .height = 6, .boxes = 1 + below(4), .spare_goals = below(8) == 0, .walls = 0.1});
    if (puzzle.solved() || find_fault(puzzle)) continue;
    const PlainPositions all(puzzle);
    if (!all.complete()) continue;
    Monitor monitor;
    const Reasons reasons = explain(puzzle, 100'000, monitor, solve_anyhow);
    const std::string shown = testing::drawing(puzzle) + ::testing::PrintToString(sentences_of(puzzle, reasons.claims));
    ASSERT_EQ(reasons.outcome, all.solvable() ? Outcome::solved : Outcome::unsolvable) << shown;
    ASSERT_FALSE(reasons.claims.empty()) << shown;
    ASSERT_LE(sentences_of(puzzle, reasons.claims).size(), 5u) << shown;
    for (const Claim& claim : reasons.claims) {
      ASSERT_EQ(fault_of(puzzle, claim, reasons.claims[0], all), "") << shown;
      ++told[claim.kind];
    }
    ++(all.solvable() ? solvable : lost);
  }
  for (const ClaimKind kind :
       {ClaimKind::cornered, ClaimKind::no_goal, ClaimKind::frozen, ClaimKind::too_few, ClaimKind::lost,
        ClaimKind::fewest, ClaimKind::before, ClaimKind::order, ClaimKind::first})
    EXPECT_GT(told[kind], testing::among_usual(0)) << static_cast<int>(kind);
}

TEST(ExplainSokoban, turning_points_are_needed_on_random_levels) {
  int turns = 0, levels = 0;
  const auto wanted = static_cast<int>(testing::cases(1000));
  for (std::uint64_t number = 0; levels < wanted; ++number) {
    Random random(testing::seeded(number));
    const Puzzle puzzle = testing::random_level(random, {.width = 7, .height = 6, .boxes = 3, .walls = 0.1});
    if (puzzle.solved() || find_fault(puzzle)) continue;
    Monitor monitor;
    const auto found = solve_anyhow(puzzle, monitor);
    if (found.outcome != Outcome::solved) continue;
    ++levels;
    const Level level(puzzle);
    std::size_t counted = 0;
    for (const Claim& claim : turning_points(puzzle, found.moves, 100'000, monitor, solve_anyhow)) {
      counted += claim.kind == ClaimKind::routine ? static_cast<std::size_t>(claim.push) : 1;
      if (claim.kind != ClaimKind::turn) continue;
      ++turns;
      Puzzle here = puzzle;
      for (int i = 0; i + 1 < claim.push; ++i) {
        const Push push = found.moves[static_cast<std::size_t>(i)];
        *std::find(here.boxes.begin(), here.boxes.end(), level.cell_of(push.box)) =
            level.cell_of(level.next(push.box, push.direction));
        std::sort(here.boxes.begin(), here.boxes.end());
        here.player = level.cell_of(push.box);
      }
      // No way home as long as that box stays.
      here.ground[static_cast<std::size_t>(claim.boxes[0])] = '#';
      here.boxes.erase(std::find(here.boxes.begin(), here.boxes.end(), claim.boxes[0]));
      ASSERT_FALSE(PlainPositions(here, 200'000).solvable()) << testing::drawing(here);
    }
    ASSERT_EQ(counted, found.moves.size());
  }
  EXPECT_GT(turns, testing::among_usual(static_cast<std::uint64_t>(wanted) / 200));
}

// Whether the box can be pushed to the cell while these others stand like walls.
bool can_be_pushed(Puzzle puzzle, int box, int to, const std::vector<int>& others) {
  puzzle.boxes = {box};
  for (const int other : others) puzzle.ground[static_cast<std::size_t>(other)] = '#';
  const PlainPositions ways(puzzle);
  return std::any_of(ways.all().begin(), ways.all().end(), [&](const auto& p) { return p.boxes[0] == to; });
}

TEST(ExplainSokoban, why_not_is_true_of_random_boxes_and_squares) {
  std::map<ClaimKind, int> told;
  for (std::uint64_t number = 0; number < testing::cases(2000); ++number) {
    Random random(testing::seeded(number));
    const Puzzle puzzle = testing::random_level(random, {.width = 7, .height = 6, .boxes = 4, .walls = 0.15});
    if (find_fault(puzzle)) continue;
    const int box = puzzle.boxes[random.below(static_cast<std::uint32_t>(puzzle.boxes.size()))];
    const int to = static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.ground.size())));
    if (puzzle.wall(to) || to == box) continue;
    Monitor monitor;
    const auto claims = why_not(puzzle, box, to, monitor);
    ASSERT_EQ(claims.size(), 1u);
    const Claim& claim = claims[0];
    std::vector<int> others(claim.boxes.begin() + 1, claim.boxes.end());
    ++told[claim.kind];
    if (claim.kind == ClaimKind::can) {
      for (const int other : puzzle.boxes)
        if (other != box) others.push_back(other);
    }
    ASSERT_EQ(can_be_pushed(puzzle, box, to, others), claim.kind == ClaimKind::can)
        << testing::drawing(puzzle) << box << " " << to;
    if (claim.kind == ClaimKind::held_by) {
      ASSERT_FALSE(others.empty());
      others.pop_back();
      ASSERT_TRUE(can_be_pushed(puzzle, box, to, others)) << "fewer would do";
    }
  }
  for (const ClaimKind kind : {ClaimKind::cannot, ClaimKind::can, ClaimKind::held_by})
    EXPECT_GT(told[kind], testing::among_usual(3));
}

std::vector<std::string> explained(const std::string& level) {
  std::vector<std::string> sentences;
  for (const auto& sentence : gridlock::explain(testing::only_level(level)).sentences)
    sentences.push_back(sentence.text);
  return sentences;
}

using Sentences = std::vector<std::string>;

TEST(ExplainSokoban, names_the_boxes_that_hold_each_other_and_no_others) {
  EXPECT_EQ(explained("########\n#. $$ .#\n#      #\n#.  $  #\n#   @  #\n########\n"),
            (Sentences{"The boxes on d2 and e2 hold each other: none of them can ever be moved again, and d2 is no "
                       "goal; no fewer boxes are lost by themselves."}));
}

TEST(ExplainSokoban, says_which_goal_must_be_filled_first) {
  const auto sentences = explained("########\n#..    #\n####$$ #\n#   @  #\n########\n");
  ASSERT_GE(sentences.size(), 2u);
  EXPECT_NE(sentences[1].find("b2 must be filled before"), std::string::npos) << ::testing::PrintToString(sentences);
}

// The second box stands in the way of the first, on the goal where it belongs.
TEST(ExplainSokoban, says_of_a_box_that_makes_way_that_it_comes_back) {
  const Puzzle puzzle = testing::only_level("########\n#@$ *. #\n#      #\n########\n");
  const Claim both{.kind = ClaimKind::order, .boxes = {10, 12}, .cells = {13, 12}};
  const Claim one{.kind = ClaimKind::order, .boxes = {12}, .cells = {12}};
  EXPECT_EQ(sentences_of(puzzle, {both}),
            (Sentences{"The box on c2 should go home first, to f2, then the one on e2 back to e2."}));
  EXPECT_EQ(sentences_of(puzzle, {one}), (Sentences{"The box on e2 should go home first, back to e2."}));
}

}  // namespace
}  // namespace gridlock::sokoban

#include "gridlock/sokoban/explain/dead_set.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "gridlock/core/smallest_cause.hpp"
#include "gridlock/sokoban/board/corner.hpp"
#include "gridlock/sokoban/deadlocks/relaxed_search.hpp"

namespace gridlock::sokoban {
namespace {

class DeadSetFinder {
 public:
  using Kind = Claim::Kind;

  DeadSetFinder(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor)
      : terrain_(puzzle, monitor.watch()), level_(terrain_.level()), search_(terrain_), budget_(budget) {}

  std::vector<Claim> find(bool lost) {
    std::vector<int> all(level_.boxes().size());
    std::iota(all.begin(), all.end(), 0);
    const auto judge = [&](const std::vector<int>& part) {
      switch (verdict(part)) {
        case Verdict::dead:
          return Blame::yes;
        case Verdict::alive:
          return Blame::no;
        default:
          return Blame::unknown;
      }
    };
    if (!lost && judge(all) != Blame::yes) return {};
    const Cause cause = CauseSearch(judge, kQuestions).find(all);
    if (cause.members.size() == all.size() && judge(all) != Blame::yes) return {};  // known, but not by this search
    std::vector<Claim> claims{rule(squares(cause.members))};
    if (cause.smallest && cause.members.size() > 1) claims.push_back({.kind = Kind::fewest});
    return claims;
  }

 private:
  static constexpr int kQuestions = 500;

  std::vector<Square> squares(const std::vector<int>& part) const {
    std::vector<Square> boxes;
    for (const int i : part) boxes.push_back(level_.boxes()[static_cast<std::size_t>(i)]);
    return boxes;
  }

  Verdict verdict(const std::vector<int>& part) {
    const auto boxes = squares(part);
    for (const Square box : boxes)
      if (terrain_.dead(box)) return Verdict::dead;
    if (boxes.empty()) return Verdict::alive;
    if (frozen(boxes) || goals_of(boxes).size() < boxes.size()) return Verdict::dead;
    return search_.run(boxes, level_.player(), {}, budget_);
  }

  // The plainest one that shows that these boxes, of which none can be spared, are dead.
  Claim rule(const std::vector<Square>& boxes) const {
    Claim claim;
    for (const Square box : boxes) claim.boxes.push_back(level_.cell_of(box));
    if (boxes.size() == 1 && cornered(level_, boxes[0])) {
      claim.kind = Kind::cornered;
    } else if (boxes.size() == 1 && goals_of(boxes).empty()) {
      claim.kind = Kind::no_goal;
    } else if (frozen(boxes)) {
      claim.kind = Kind::frozen;
    } else if (const auto goals = goals_of(boxes); goals.size() < boxes.size()) {
      claim.kind = Kind::too_few;
      claim.cells.assign(goals.begin(), goals.end());
    }
    return claim;
  }

  // Along both axes, every box has a wall beside it or another of them: the first to move would have to be free.
  bool frozen(const std::vector<Square>& boxes) const {
    const auto held = [&](Square square) {
      return square == level_.wall() || std::find(boxes.begin(), boxes.end(), square) != boxes.end();
    };
    const auto stuck = [&](Square box) {
      return (held(level_.next(box, Direction::up)) || held(level_.next(box, Direction::down))) &&
             (held(level_.next(box, Direction::left)) || held(level_.next(box, Direction::right)));
    };
    return std::all_of(boxes.begin(), boxes.end(), stuck) &&
           !std::all_of(boxes.begin(), boxes.end(), [&](Square box) { return level_.is_goal(box); });
  }

  // The cells of the goals that one of the boxes could reach, each by itself.
  std::set<int> goals_of(const std::vector<Square>& boxes) const {
    std::set<int> cells;
    for (const Square box : boxes) {
      const std::size_t stand = terrain_.one_box().stand(box, level_.player());
      for (std::size_t goal = 0; goal < level_.goals().size(); ++goal)
        if (terrain_.to_goal(goal, stand) != kFar) cells.insert(level_.cell_of(level_.goals()[goal]));
    }
    return cells;
  }

  Terrain terrain_;
  const Level& level_;
  RelaxedSearch search_;
  std::size_t budget_;
};

}  // namespace

std::vector<Claim> find_dead_set(const Puzzle& puzzle, std::uint64_t budget, bool lost, Monitor& monitor) {
  return DeadSetFinder(puzzle, budget, monitor).find(lost);
}

}  // namespace gridlock::sokoban

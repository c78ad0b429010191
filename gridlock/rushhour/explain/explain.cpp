#include "gridlock/rushhour/explain/explain.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

#include "gridlock/core/smallest_cause.hpp"
#include "gridlock/rushhour/explain/overview.hpp"
#include "gridlock/rushhour/explain/purpose.hpp"
#include "gridlock/rushhour/generate/trial.hpp"

namespace gridlock::rushhour {
namespace {

// A task whose way has been chosen, and the one it is done for.
struct Link {
  const Task* task = nullptr;
  const TaskWay* way = nullptr;
  bool must = false;  // every solution does it so
};
using Chain = std::vector<Link>;  // from what is in the primary's way to what can be done first

class Explainer {
 public:
  using Kind = Claim::Kind;

  Explainer(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor)
      : puzzle_(puzzle), board_(puzzle), budget_(budget), monitor_(monitor) {}

  Reasons explain() {
    if (budget_ > 0) overview_ = look_over(puzzle_, budget_, monitor_);
    reasons_.outcome = budget_ > 0 ? overview_.outcome : Outcome::gave_up;
    reasons_.shortest = overview_.shortest;
    auto tasks = tasks_of(board_, overview_.offsets);
    if (!tasks) {
      reasons_.outcome = Outcome::unsolvable;
      say_shut_in();
      return std::move(reasons_);
    }
    tasks_ = std::move(*tasks);
    if (std::any_of(tasks_.begin(), tasks_.end(), [](const Task& task) { return task.shut(); }))
      reasons_.outcome = Outcome::unsolvable;
    if (reasons_.outcome == Outcome::unsolvable) {
      say_cause();
      return std::move(reasons_);
    }
    choose_solution();
    say_what_is_in_the_way();
    say_others();
    if (!chain_.empty()) say_chain();
    if (!reasons_.solution.empty()) say_first_move();
    return std::move(reasons_);
  }

 private:
  static constexpr std::size_t kLinksInSentence = 4;
  static constexpr std::size_t kCertainLinks = 6;  // told where they do not lead to the first move
  static constexpr int kQuestions = 2000;          // asked for the cause of a board without a solution

  // Of the solutions, the one whose first move ends the chain best: proved all the way, else by the fewest links.
  void choose_solution() {
    bool best_is_proved = false;
    for (const auto& solution : overview_.solutions) {
      if (solution.empty()) continue;
      if (reasons_.solution.empty()) reasons_.solution = solution;
      for (const Task& task : tasks_) {
        Chain chain;
        if (!find_chain(task, true, solution, chain)) continue;
        const bool proved = chain.back().must;
        if (!chain_.empty() && (proved == best_is_proved ? chain.size() >= chain_.size() : best_is_proved)) continue;
        best_is_proved = proved;
        chain_ = std::move(chain);
        reasons_.solution = solution;
      }
    }
    reaches_first_move_ = !chain_.empty();
    if (reaches_first_move_) return;
    for (const Task& task : tasks_)
      if (Chain chain = certain_chain(task, 0); chain.size() > chain_.size()) chain_ = std::move(chain);
  }

  // The longest row of links that every solution has, from this task on, and one more.
  Chain certain_chain(const Task& task, std::size_t depth) {
    const Link link = choose(task, true, reasons_.solution);
    if (link.way == nullptr) return {};
    Chain longest;
    if (link.must && depth + 1 < kCertainLinks)
      for (const Task& earlier : link.way->first)
        if (Chain chain = certain_chain(earlier, depth + 1); chain.size() > longest.size()) longest = std::move(chain);
    longest.insert(longest.begin(), link);
    return longest;
  }

  // The way that the task is done by, and whether it must be: the only one; the one without which there is no solution;
  // else that of the suggested solution.
  Link choose(const Task& task, bool must, const std::vector<Slide>& solution) {
    const TaskWay* only = nullptr;
    int possible = 0;
    for (const TaskWay& way : task.ways)
      if (way.shut == Shut::no) only = &way, ++possible;
    if (possible == 1) return {&task, only, must && confirmed(task.vehicle, *only)};
    if (possible == 0) return {&task, nullptr, false};
    if (must)
      for (const TaskWay& way : task.ways)
        if (overview_.complete && proved(task.vehicle, way)) return {&task, &way, true};
    return {&task, way_in(solution, task), false};
  }

  // What the tree concludes is said only if the search, where there is one, finds the same.
  bool confirmed(int vehicle, const TaskWay& way) { return !overview_.complete || proved(vehicle, way); }

  // There is no solution in which the vehicle never goes so far.
  bool proved(int vehicle, const TaskWay& way) {
    const auto [known, fresh] = proofs_.try_emplace({vehicle, way.direction * way.distance}, false);
    if (fresh) {
      const unsigned beyond = offsets_beyond(board_, vehicle, way.direction, way.distance);
      known->second =
          fewest_moves_within(puzzle_, {vehicle, static_cast<LineCells>(~beyond)}, budget_, monitor_) == kNoWay;
    }
    return known->second;
  }

  // How the vehicle first leaves the cell in the solution; if it never does, the way that is open or takes fewer tasks.
  const TaskWay* way_in(const std::vector<Slide>& solution, const Task& task) const {
    int moved = 0;
    for (const Slide slide : solution) {
      if (slide.vehicle != task.vehicle) continue;
      moved += slide.distance;
      for (const TaskWay& way : task.ways)
        if (moved * way.direction >= way.distance) return &way;
    }
    return solution.empty()                                        ? nullptr
           : task.ways[1].first.size() < task.ways[0].first.size() ? &task.ways[1]
                                                                   : &task.ways[0];
  }

  // The links from this task to one that the first move of the solution does.
  bool find_chain(const Task& task, bool must, const std::vector<Slide>& solution, Chain& chain) {
    const Link link = choose(task, must, solution);
    if (link.way == nullptr) return false;
    chain.push_back(link);
    const Slide first = solution.front();
    if (link.way->open() && first.vehicle == task.vehicle && first.distance * link.way->direction >= link.way->distance)
      return true;
    for (const Task& earlier : link.way->first)
      if (find_chain(earlier, link.must, solution, chain)) return true;
    chain.pop_back();
    return false;
  }

  Claim& say(Kind kind, int vehicle, int sentence) {
    Claim claim;
    claim.kind = kind;
    claim.vehicle = vehicle;
    claim.sentence = sentence;
    reasons_.claims.push_back(claim);
    return reasons_.claims.back();
  }
  int next_sentence() const { return reasons_.claims.empty() ? 0 : reasons_.claims.back().sentence + 1; }

  Claim& say_way(Kind kind, int vehicle, const TaskWay& way, int sentence) {
    Claim& claim = say(kind, vehicle, sentence);
    claim.direction = way.direction;
    claim.distance = way.distance;
    return claim;
  }

  void say_shut_in() {
    const int primary = board_.primary();
    Claim& claim = say(Kind::shut_in, primary, 0);
    const Vehicle& vehicle = board_.vehicle(primary);
    for (int k = board_.offset(primary) + vehicle.length; k < puzzle_.line_length(vehicle.vertical); ++k) {
      const int other = board_.on_line_of(primary, k);
      if (other == Board::kFree || (other >= 0 && board_.vehicle(other).vertical != vehicle.vertical)) continue;
      if (other >= 0) claim.others.push_back(other);
      claim.cells.push_back(vehicle.covered(k - board_.offset(primary)));
      return;
    }
  }

  // The fewest vehicles that prevent a solution, and those of them that never make way.
  void say_cause() {
    const auto judge = [&](const std::vector<int>& part) {
      const Trial trial = try_to_solve(with_only(part), Metric::moves, kNoWay, budget_, monitor_);
      if (trial.outcome == Outcome::unsolvable) return Blame::yes;
      return trial.outcome == Outcome::solved ? Blame::no : Blame::unknown;
    };
    Cause cause;
    for (int v = 0; v < board_.vehicles(); ++v)
      if (v != board_.primary()) cause.members.push_back(v);
    if (budget_ > 0) cause = CauseSearch(judge, kQuestions).find(std::move(cause.members));
    say(Kind::cause, board_.primary(), 0).others = cause.members;
    if (cause.smallest) say(Kind::fewest, board_.primary(), 0);
    const Puzzle rest = with_only(cause.members);
    const Board board(rest);
    const auto seen = budget_ > 0 ? look_over(rest, budget_, monitor_).offsets : std::vector<LineCells>{};
    for (const Task& task : tasks_of(board, seen).value_or(std::vector<Task>{})) {
      if (!task.stays()) continue;
      const auto v = static_cast<int>(*puzzle_.find(rest.vehicles[static_cast<std::size_t>(task.vehicle)].name));
      say(Kind::stays, v, 1).cells = {board_.vehicle(v).covered(task.cell - board_.offset(v))};
    }
  }

  // The board with the primary and these others only.
  Puzzle with_only(const std::vector<int>& others) const {
    Puzzle rest = puzzle_;
    rest.vehicles = {puzzle_.primary_vehicle()};
    rest.primary = 0;
    for (const int v : others) rest.vehicles.push_back(puzzle_.vehicles[static_cast<std::size_t>(v)]);
    return rest;
  }

  void say_what_is_in_the_way() {
    Claim& claim = say(Kind::blocked, board_.primary(), 0);
    for (const Task& task : tasks_) {
      claim.others.push_back(task.vehicle);
      claim.cells.push_back(cell_of(task));
    }
  }

  // The vehicles in the primary's way that the chain does not begin with.
  void say_others() {
    const int sentence = next_sentence();
    for (const Task& task : tasks_) {
      if (!chain_.empty() && chain_.front().task == &task) continue;
      say_link(choose(task, true, reasons_.solution), sentence);
    }
  }

  void say_chain() {
    int sentence = next_sentence();
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      if (chain_.size() > kLinksInSentence && i == (chain_.size() + 1) / 2) ++sentence;
      say_link(chain_[i], sentence, i > 0);
    }
  }

  // Where a vehicle goes, why not elsewhere, and what comes before.
  void say_link(const Link& link, int sentence, bool serves_last = false) {
    if (link.way == nullptr) return;
    for (const TaskWay& other : link.task->ways)
      if (&other != link.way && (other.shut == Shut::room || other.shut == Shut::never))
        say_way(Kind::never, link.task->vehicle, other, sentence).shut = other.shut;
    Claim& goes = say_way(Kind::goes, link.task->vehicle, *link.way, sentence);
    goes.proved = link.must;
    goes.serves_last = serves_last;
    if (link.way->first.empty()) {
      say_way(Kind::open, link.task->vehicle, *link.way, sentence);
      return;
    }
    Claim& after = say_way(Kind::after, link.task->vehicle, *link.way, sentence);
    for (const Task& task : link.way->first) {
      after.others.push_back(task.vehicle);
      after.cells.push_back(task.cell >= 0 ? cell_of(task) : near_end(task.vehicle, link.way->direction));
    }
  }

  void say_first_move() {
    const Slide slide = reasons_.solution.front();
    const int sentence = next_sentence();
    Claim& first = say(Kind::first, slide.vehicle, sentence);
    first.direction = slide.distance > 0 ? +1 : -1;
    first.distance = std::abs(slide.distance);
    first.serves_last = reaches_first_move_;
    first.proved = overview_.complete && overview_.solutions.size() == 1;
    if (reaches_first_move_) return;
    std::vector<int> named{board_.primary()};
    for (const Task& task : tasks_) named.push_back(task.vehicle);
    for (const Purpose& purpose : purpose_of_first(puzzle_, reasons_.solution, named)) {
      Claim& serves = say(Kind::serves, purpose.vehicle, sentence);
      serves.proved = false;
      serves.others = {purpose.served};
      serves.cells = {purpose.cell};
    }
  }

  Cell cell_of(const Task& task) const {
    const Vehicle& vehicle = board_.vehicle(task.vehicle);
    return vehicle.covered(task.cell - board_.offset(task.vehicle));
  }
  // The end that something coming in this direction meets.
  Cell near_end(int v, int direction) const {
    const Vehicle& vehicle = board_.vehicle(v);
    return vehicle.covered(direction > 0 ? 0 : vehicle.length - 1);
  }

  const Puzzle& puzzle_;
  Board board_;
  std::uint64_t budget_;
  Monitor& monitor_;
  Overview overview_;
  std::vector<Task> tasks_;
  Chain chain_;
  bool reaches_first_move_ = false;
  std::map<std::pair<int, int>, bool> proofs_;
  Reasons reasons_;
};

}  // namespace

Reasons explain(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor) {
  if (puzzle.solved()) return {.outcome = Outcome::solved, .solution = {}, .shortest = true, .claims = {}};
  return Explainer(puzzle, budget, monitor).explain();
}

}  // namespace gridlock::rushhour

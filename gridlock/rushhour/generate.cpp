#include "gridlock/rushhour/generate.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_set>

#include "gridlock/rushhour/canonical.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/rushhour/minimal.hpp"
#include "gridlock/rushhour/placement.hpp"
#include "gridlock/rushhour/trial.hpp"
#include "gridlock/search/farthest.hpp"

namespace gridlock::rushhour {
namespace {

// A change that makes the board one move easier is still kept once in so many times, two moves its square, and so on.
constexpr std::uint32_t kReluctance = 12;
constexpr int kMostLoss = 4;
// Proving the cost of one board may visit this many times more states than a trial.
constexpr std::uint64_t kProofFactor = 10;
// Up to this many cells a board's space is always small enough to be visited whole.
constexpr int kSmallBoard = 36;

// A board in the hardest state of its space.
struct Hardest {
  Puzzle board;
  Cost cost = 0;  // 0: unsolvable, or solved wherever it stands
  bool complete = true;
  std::uint64_t states = 0;
};

class Generator {
 public:
  Generator(const GenerateRequest& request, Monitor& monitor, const std::function<void(const Generated&)>& found)
      : request_(request),
        monitor_(monitor),
        found_(found),
        placement_(request, request.seed),
        small_(request.width * request.height <= kSmallBoard) {}

  Outcome run() {
    for (std::uint32_t idle = 0; count_ < request_.count; ++idle) {
      if (idle == request_.patience) return Outcome::out_of_nodes;
      if (climb()) idle = 0;
      if (halt_) return *halt_;
    }
    return Outcome::solved;
  }

 private:
  // One random board and the changes to it; true if it led to a board that was handed over.
  bool climb() {
    auto current = hardest_of(placement_.random_board());
    if (current && accepted(*current)) return true;
    int best = 0;
    for (std::uint32_t vain = 0; vain < request_.effort && current; ++vain) {
      auto next = hardest_of(placement_.changed(current->board));
      if (!next) break;
      if (accepted(*next)) return true;
      if (keeps(fitness(*current) - fitness(*next))) current = std::move(next);
      if (fitness(*current) > best) {
        best = fitness(*current);
        vain = 0;
      }
    }
    return false;
  }

  // How near the board comes to the wanted cost, from below or from above.
  int fitness(const Hardest& board) const {
    return board.cost <= request_.cost.max ? board.cost : 2 * request_.cost.max - board.cost;
  }

  bool keeps(int loss) {
    if (loss > kMostLoss) return false;
    std::uint32_t odds = 1;
    for (int i = 0; i < loss; ++i) odds *= kReluctance;
    return placement_.random().below(odds) == 0;
  }

  // None if the monitor called a halt.
  std::optional<Hardest> hardest_of(const Puzzle& board) {
    return Kind::with_space(board, request_.metric, {}, [&](const auto& space) -> std::optional<Hardest> {
      const auto farthest = find_farthest(space, request_.budget, monitor_);
      if (!farthest) {
        halt_ = monitor_.look().value_or(Outcome::out_of_nodes);
        return std::nullopt;
      }
      // A small board whose space is larger than the budget is hardly ever a hard one, and never worth the wait.
      const Cost cost = farthest->complete || !small_ ? farthest->distance : 0;
      Hardest result{board, cost, farthest->complete, farthest->size};
      if (cost == 0) return result;
      // Of equals the one with the smallest key: wherever in a space we started, we end at the same board.
      std::string smallest;
      Board spread(space.layout().puzzle());
      std::array<std::uint8_t, kMaxVehicles> offsets;
      for (std::size_t i = 0; i < std::min(farthest->states.size(), kMostEquals); ++i) {
        space.offsets(farthest->states[i], offsets.data());
        spread.place(offsets.data());
        Puzzle candidate = spread.as_puzzle();
        std::string key = canonical_key(candidate);
        if (!smallest.empty() && key >= smallest) continue;
        smallest = std::move(key);
        result.board = std::move(candidate);
      }
      return result;
    });
  }

  bool in_range(const Hardest& board) const { return request_.cost.contains(board.cost); }

  // Finishes a board of the wanted cost and hands it over, if that leaves all that was asked for.
  bool accepted(const Hardest& candidate) {
    if (!in_range(candidate) || !tried_.insert(canonical_key(candidate.board)).second) return false;
    auto finished = candidate.complete ? finish(candidate) : finish_unbounded(candidate);
    if (!finished || !request_.cost.contains(finished->cost)) return false;
    const auto vehicles = static_cast<int>(finished->puzzle.vehicles.size());
    if (vehicles < request_.vehicles.min || static_cast<int>(finished->puzzle.walls.size()) < request_.walls.min)
      return false;
    if (!handed_over_.insert(canonical_key(finished->puzzle)).second) return false;
    ++count_;
    monitor_.stats.states = count_;
    found_(*finished);
    return true;
  }

  // Shrinks the board; in the larger space of what is left there may be a state farther away, so again.
  std::optional<Generated> finish(Hardest board) {
    for (;;) {
      const Shrunk shrunk = shrink(board.board, board.cost, request_.metric, request_.budget * kProofFactor, monitor_);
      if (halted()) return std::nullopt;
      if (!shrunk.changed) return Generated{board.board, board.cost, true, true, shrunk.minimal, board.states};
      auto next = hardest_of(board.board);
      if (!next) return std::nullopt;
      if (next->cost == 0) return std::nullopt;
      if (!next->complete) return finish_unbounded(*next);
      board = std::move(*next);
    }
  }

  // A board whose space is too large to be visited: what can be proved of it within the budget.
  std::optional<Generated> finish_unbounded(const Hardest& board) {
    const std::uint64_t budget = request_.budget * kProofFactor;
    const auto solution = try_to_solve(board.board, request_.metric, board.cost, budget, monitor_);
    if (halted()) return std::nullopt;
    Generated result{board.board, board.cost, false, false, false, board.states};
    if (solution.outcome != Outcome::solved) return result;
    result.optimal = true;
    result.cost = solution.cost;
    result.minimal = shrink(result.puzzle, result.cost, request_.metric, budget, monitor_).minimal;
    if (halted()) return std::nullopt;
    return result;
  }

  bool halted() {
    if (!halt_) halt_ = monitor_.look();
    if (!halt_ && monitor_.stats.expanded >= monitor_.limits().nodes) halt_ = Outcome::out_of_nodes;
    return halt_.has_value();
  }

  static constexpr std::size_t kMostEquals = 256;

  const GenerateRequest& request_;
  Monitor& monitor_;
  const std::function<void(const Generated&)>& found_;
  Placement placement_;
  const bool small_;
  std::unordered_set<std::string> tried_, handed_over_;
  std::uint64_t count_ = 0;
  std::optional<Outcome> halt_;
};

}  // namespace

std::string find_fault(const GenerateRequest& request) {
  const auto side_ok = [](int side) { return kMinSide <= side && side <= kMaxSide; };
  const auto empty = [](Range range) { return range.min > range.max; };
  if (!side_ok(request.width) || !side_ok(request.height))
    return "sides from " + std::to_string(kMinSide) + " to " + std::to_string(kMaxSide) + " are supported";
  const int most = most_vehicles(request.width, request.height);
  const Range vehicles{request.vehicles.min, request.vehicles.max == 0 ? most : request.vehicles.max};
  if (vehicles.min < 1 || empty(vehicles)) return "the number of vehicles must be at least 1, and the range not empty";
  if (vehicles.max > most)
    return "a board of that size has room for " + std::to_string(most) + " vehicles that can move";
  if (request.walls.min < 0 || empty(request.walls)) return "the range of walls is empty";
  if (request.walls.max > request.width * request.height / 4) return "so many walls leave no room to move";
  if (request.cost.min < 1 || empty(request.cost)) return "a board takes at least 1 move, and the range must not be empty";
  if (!(request.trucks >= 0 && request.trucks <= 1)) return "the share of trucks is a number from 0 to 1";
  return {};
}

Outcome generate(const GenerateRequest& request, Monitor& monitor, const std::function<void(const Generated&)>& found) {
  return Generator(request, monitor, found).run();
}

}  // namespace gridlock::rushhour

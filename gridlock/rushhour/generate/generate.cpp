#include "gridlock/rushhour/generate/generate.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <unordered_set>

#include "gridlock/core/counted.hpp"
#include "gridlock/core/threads/attempts.hpp"
#include "gridlock/rushhour/board/canonical.hpp"
#include "gridlock/rushhour/generate/judge.hpp"
#include "gridlock/rushhour/generate/minimal.hpp"
#include "gridlock/rushhour/generate/placement.hpp"
#include "gridlock/rushhour/generate/rate.hpp"
#include "gridlock/rushhour/generate/sample.hpp"
#include "gridlock/rushhour/generate/trial.hpp"
#include "gridlock/search/hill_climb.hpp"

namespace gridlock::rushhour {
namespace {

// A change that makes the board n moves easier is still kept once in kReluctance^n times.
constexpr std::uint32_t kReluctance = 12;
constexpr int kMostLoss = 4;
// Proving the cost of one board may visit this many times more states than a trial.
constexpr std::uint64_t kProofFactor = 10;
// Of the states of one board. Large boards are climbed by quick glances: it is the proof at the end that takes time.
constexpr std::uint64_t kSmallBudget = 30'000;
constexpr std::uint64_t kLargeBudget = 5'000;

// One random board, and the changes that make it harder.
class Maker {
 public:
  Maker(const GenerateRequest& request, std::uint64_t number, Monitor& monitor)
      : request_(request),
        monitor_(monitor),
        placement_(request, mix(mix(request.seed) + number)),
        judge_(request, placement_.random(), monitor) {}

  Candidate begin() { return judge_.judge(placement_.random_board()); }
  Candidate change(const Candidate& current) { return judge_.judge(next_board(current), current.complete); }

  // How near the board comes to the wanted cost, from below or from above.
  int fitness(const Candidate& board) const {
    return board.cost <= request_.cost.max ? board.cost : 2 * request_.cost.max - board.cost;
  }

  // The finished board, if the candidate has the wanted cost and finishing leaves all that was asked for.
  std::optional<Generated> finished_from(Candidate& candidate) {
    if (!request_.cost.contains(candidate.cost) || !tried_.insert(canonical_key(candidate.board)).second)
      return std::nullopt;
    auto finished = candidate.complete ? finish(candidate) : finish_unvisited(candidate);
    if (judge_.halt() || !finished) return std::nullopt;
    if (!request_.cost.contains(finished->cost) || !has_enough(finished->puzzle)) return std::nullopt;
    return finished;
  }

  bool halted() { return judge_.halt().has_value(); }
  Random& random() { return placement_.random(); }

 private:
  // In a space that is not visited whole, other starts are among the changes.
  Puzzle next_board(const Candidate& current) {
    if (current.complete || placement_.random().below(2) == 0) return placement_.changed(current.board);
    return scrambled(current.board, 1 + static_cast<int>(placement_.random().below(kScramble)), placement_.random());
  }

  bool has_enough(const Puzzle& board) const {
    return static_cast<int>(board.vehicles.size()) >= request_.vehicles.min &&
           static_cast<int>(board.walls.size()) >= request_.walls.min;
  }

  // Shrinks the board; in the larger space of what is left there may be a state farther away, so again.
  std::optional<Generated> finish(Candidate board) {
    for (;;) {
      const Shrunk shrunk = shrink(board.board, board.cost, request_.metric, proof_budget(), monitor_);
      if (judge_.halt()) return std::nullopt;
      if (!shrunk.changed)
        return Generated{board.board, board.cost, board.cost, true, true, shrunk.minimal, board.states};
      Candidate next = judge_.judge(board.board);
      if (judge_.halt() || (judge_.small() && !next.complete)) return std::nullopt;
      if (!next.complete)
        return Generated{board.board, board.cost, board.cost, true, false, shrunk.minimal, next.states};
      board = std::move(next);
    }
  }

  // A board whose space is too large to be visited: what can be proved of it within the budget.
  Generated finish_unvisited(const Candidate& board) {
    Generated result{board.board, board.at_most, board.cost, false, false, false, board.states};
    if (board.cost < board.at_most) {
      const Trial trial = try_to_solve(result.puzzle, request_.metric, kNoWay, proof_budget(), monitor_);
      result.lower_bound = std::max(result.lower_bound, trial.lower_bound);
      if (trial.outcome == Outcome::solved) result.cost = trial.cost;
    }
    result.optimal = result.cost == result.lower_bound;
    if (!result.optimal || !request_.cost.contains(result.cost)) return result;
    result.minimal = shrink(result.puzzle, result.cost, request_.metric, proof_budget(), monitor_).minimal;
    return result;
  }

  std::uint64_t proof_budget() const { return request_.budget * kProofFactor; }

  const GenerateRequest& request_;
  Monitor& monitor_;
  Placement placement_;
  Judge judge_;
  std::unordered_set<std::string> tried_;
};

constexpr std::uint64_t kMostRated = 1'000'000;  // states of a board that is rated

// The lengths that boards of a class mostly have, as far as the request leaves that open.
Range usual_moves(const GenerateRequest& request) {
  constexpr int kNone = std::numeric_limits<int>::max();
  constexpr std::array<Range, 6> kMoves{Range{0, kNone}, {2, 9}, {8, 16}, {13, 24}, {22, 34}, {32, kNone}};
  const Range usual = kMoves[static_cast<std::size_t>(request.difficulty)];
  return {std::min(usual.min, request.cost.max), std::min(usual.max, request.cost.max)};
}

}  // namespace

int least_cost(const GenerateRequest& request) {
  const int across = request.vertical ? request.width : request.height;
  const int usual = across <= 3 ? 2 : across == 4 ? 4 : 5;
  const int movable = request.vehicles.max == 0 ? usual : request.vehicles.max;  // a few vehicles take a few moves
  return std::min({usual, movable, request.cost.max});
}

std::string find_fault(const GenerateRequest& request) {
  const auto side_ok = [](int side) { return kMinSide <= side && side <= kMaxSide; };
  if (!side_ok(request.width) || !side_ok(request.height))
    return "sides from " + std::to_string(kMinSide) + " to " + std::to_string(kMaxSide) + " are supported";
  const int most = most_vehicles(request.width, request.height);
  const Range vehicles{request.vehicles.min, request.vehicles.max == 0 ? most : request.vehicles.max};
  if (vehicles.min < 2 || vehicles.empty())
    return "a puzzle has at least 2 vehicles, the primary and one in its way, and the range must not be empty";
  if (vehicles.max > most) return "a board of that size has room for " + counted(most, "vehicle") + " that can move";
  if (request.walls.min < 0 || request.walls.empty()) return "the range of walls is empty";
  if (request.walls.max > request.width * request.height / 4) return "so many walls leave no room to move";
  if (request.cost.min < 0 || request.cost.empty()) return "the range of moves is empty";
  if (request.cost.max < 2) return "a puzzle takes at least 2 moves: something out of the way, and the primary out";
  if (request.difficulty < 0 || request.difficulty > 5) return "the difficulty is a class from 1 to 5";
  if (!(request.trucks >= 0 && request.trucks <= 1)) return "the share of trucks is a number from 0 to 1";
  return {};
}

Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found) {
  GenerateRequest complete = request;
  if (complete.budget == 0)
    complete.budget = request.width * request.height <= kSmallBoard ? kSmallBudget : kLargeBudget;
  if (complete.cost.min == 0 && request.difficulty > 0) complete.cost = usual_moves(complete);
  if (complete.cost.min == 0) complete.cost.min = least_cost(request);
  std::unordered_set<std::string> handed_over;
  const auto climb = [&](std::uint64_t number, Monitor& own) {
    Maker maker(complete, number, own);
    return HillClimb{complete.effort, kReluctance, kMostLoss}.run(maker);
  };
  const auto hand_over = [&](const Generated& made, Monitor& own) {
    if (request.difficulty > 0 && rate(made.puzzle, kMostRated, own).level != request.difficulty) return false;
    if (!handed_over.insert(canonical_key(made.puzzle)).second) return false;
    found(made, own);
    return true;
  };
  return Attempts<Generated>{climb, hand_over, complete.count, complete.patience, complete.jobs}.run(monitor);
}

}  // namespace gridlock::rushhour

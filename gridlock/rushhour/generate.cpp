#include "gridlock/rushhour/generate.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_set>

#include "gridlock/rushhour/canonical.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/rushhour/minimal.hpp"
#include "gridlock/rushhour/placement.hpp"
#include "gridlock/rushhour/sample.hpp"
#include "gridlock/rushhour/trial.hpp"
#include "gridlock/search/farthest.hpp"

namespace gridlock::rushhour {
namespace {

// A change that makes the board one move easier is still kept once in so many times, two moves its square, and so on.
constexpr std::uint32_t kReluctance = 12;
constexpr int kMostLoss = 4;
// Proving the cost of one board may visit this many times more states than a trial.
constexpr std::uint64_t kProofFactor = 10;
// So many random moves, at most, lead to another start of the same space.
constexpr int kScramble = 300;
// A change to a board too large to visit gets it visited again once in so many times.
constexpr std::uint32_t kSecondLook = 4;
// A board whose space cannot be visited is judged by a search of this part of the budget.
constexpr std::uint64_t kProbeShare = 10;

// A board and how hard it is: in the hardest state of its space where that could be visited.
struct Candidate {
  Puzzle board;
  Cost cost = 0;         // proved to be the least possible; 0: unsolvable, or solved wherever it stands
  Cost at_most = 0;      // of a solution that is known; `cost` is exact if this is the same
  bool complete = true;  // the space was visited
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
    Candidate current = judge(placement_.random_board());
    if (accepted(current)) return true;
    int best = 0;
    for (std::uint32_t vain = 0; vain < request_.effort && !halt_; ++vain) {
      Candidate next = judge(next_board(current), current.complete);
      if (accepted(next)) return true;
      if (keeps(fitness(current) - fitness(next))) current = std::move(next);
      if (fitness(current) > best) {
        best = fitness(current);
        vain = 0;
      }
    }
    return false;
  }

  // In a space that is not visited whole, other starts are among the changes.
  Puzzle next_board(const Candidate& current) {
    if (current.complete || placement_.random().below(2) == 0) return placement_.changed(current.board);
    return scrambled(current.board, 1 + static_cast<int>(placement_.random().below(kScramble)), placement_.random());
  }

  // How near the board comes to the wanted cost, from below or from above.
  int fitness(const Candidate& board) const {
    return board.cost <= request_.cost.max ? board.cost : 2 * request_.cost.max - board.cost;
  }

  bool keeps(int loss) {
    if (loss > kMostLoss) return false;
    std::uint32_t odds = 1;
    for (int i = 0; i < loss; ++i) odds *= kReluctance;
    return placement_.random().below(odds) == 0;
  }

  // Of cost 0 if the monitor called a halt. What came of a board too large to visit is not looked at every time.
  Candidate judge(const Puzzle& board, bool from_visited = true) {
    Candidate candidate{board, 0, 0, false, 0};
    if (small_ || from_visited || placement_.random().below(kSecondLook) == 0)
      candidate = Kind::with_space(board, request_.metric, {}, [&](const auto& space) { return hardest_in(space); });
    if (!candidate.complete && !small_) probe(candidate);
    return candidate;
  }

  template <class Space>
  Candidate hardest_in(const Space& space) {
    Candidate result{space.layout().puzzle(), 0, 0, true, 0};
    const auto farthest = find_farthest(space, request_.budget, monitor_);
    if (!farthest) {
      halt_ = monitor_.look().value_or(Outcome::out_of_nodes);
      return result;
    }
    result.cost = result.at_most = farthest->distance;
    result.complete = farthest->complete;
    result.states = farthest->size;
    // Of equals the one with the smallest key: wherever in a space we started, we end at the same board.
    std::string smallest;
    Board spread(space.layout().puzzle());
    std::array<std::uint8_t, kMaxVehicles> offsets;
    for (const auto& state : farthest->states) {
      space.offsets(state, offsets.data());
      spread.place(offsets.data());
      Puzzle board = spread.as_puzzle();
      std::string key = canonical_key(board);
      if (!smallest.empty() && key >= smallest) continue;
      smallest = std::move(key);
      result.board = std::move(board);
    }
    return result;
  }

  // Judges a board whose space is larger than the budget, from where it stands: by what a short search proves.
  void probe(Candidate& candidate) {
    if (candidate.board.solved()) candidate.board = scrambled(candidate.board, kScramble, placement_.random());
    const Trial trial =
        try_to_solve(candidate.board, request_.metric, kDeadEnd, request_.budget / kProbeShare + 1, monitor_);
    candidate.cost = trial.outcome == Outcome::unsolvable ? 0 : trial.lower_bound;
    candidate.at_most = trial.cost;
    if (trial.outcome == Outcome::solved || candidate.cost == 0) return;
    candidate.at_most = sample_cost(candidate.board, request_.metric, placement_.random(), monitor_).value_or(0);
    if (candidate.at_most == 0 || halted()) candidate.cost = 0;
  }

  // Finishes a board of the wanted cost and hands it over, if that leaves all that was asked for.
  bool accepted(Candidate& candidate) {
    if (!request_.cost.contains(candidate.cost) || !tried_.insert(canonical_key(candidate.board)).second) return false;
    const auto finished = candidate.complete ? finish(candidate) : finish_unvisited(candidate);
    if (halted() || !finished) return false;
    if (!request_.cost.contains(finished->cost) || !has_enough(finished->puzzle)) return false;
    if (!handed_over_.insert(canonical_key(finished->puzzle)).second) return false;
    ++count_;
    found_(*finished);
    return true;
  }

  bool has_enough(const Puzzle& board) const {
    return static_cast<int>(board.vehicles.size()) >= request_.vehicles.min &&
           static_cast<int>(board.walls.size()) >= request_.walls.min;
  }

  // Shrinks the board; in the larger space of what is left there may be a state farther away, so again.
  std::optional<Generated> finish(Candidate board) {
    for (;;) {
      const Shrunk shrunk = shrink(board.board, board.cost, request_.metric, proof_budget(), monitor_);
      if (halted()) return std::nullopt;
      if (!shrunk.changed) return Generated{board.board, board.cost, board.cost, true, true, shrunk.minimal, board.states};
      Candidate next = judge(board.board);
      if (halt_ || (small_ && !next.complete)) return std::nullopt;
      if (!next.complete)
        return Generated{board.board, board.cost, board.cost, true, false, shrunk.minimal, next.states};
      board = std::move(next);
    }
  }

  // A board whose space is too large to be visited: what can be proved of it within the budget.
  std::optional<Generated> finish_unvisited(const Candidate& board) {
    Generated result{board.board, board.at_most, board.cost, false, false, false, board.states};
    if (board.cost < board.at_most) {
      const Trial trial = try_to_solve(result.puzzle, request_.metric, kDeadEnd, proof_budget(), monitor_);
      result.lower_bound = std::max(result.lower_bound, trial.lower_bound);
      if (trial.outcome == Outcome::solved) result.cost = trial.cost;
    }
    result.optimal = result.cost == result.lower_bound;
    if (!result.optimal || !request_.cost.contains(result.cost)) return result;
    result.minimal = shrink(result.puzzle, result.cost, request_.metric, proof_budget(), monitor_).minimal;
    return result;
  }

  std::uint64_t proof_budget() const { return request_.budget * kProofFactor; }

  bool halted() {
    if (!halt_) halt_ = monitor_.look();
    if (!halt_ && monitor_.stats.expanded >= monitor_.limits().nodes) halt_ = Outcome::out_of_nodes;
    return halt_.has_value();
  }

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

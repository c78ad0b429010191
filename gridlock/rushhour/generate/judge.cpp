#include "gridlock/rushhour/generate/judge.hpp"

#include <array>
#include <string>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/board/canonical.hpp"
#include "gridlock/rushhour/generate/placement.hpp"
#include "gridlock/rushhour/generate/sample.hpp"
#include "gridlock/rushhour/generate/trial.hpp"
#include "gridlock/rushhour/space/with_space.hpp"
#include "gridlock/search/farthest.hpp"

namespace gridlock::rushhour {
namespace {

// A board made from one too large to visit is visited only once in this many times.
constexpr std::uint32_t kSecondLook = 4;
// A board whose space cannot be visited is judged by a search of this part of the budget.
constexpr std::uint64_t kProbeShare = 10;

}  // namespace

Judge::Judge(const GenerateRequest& request, Random& random, Monitor& monitor)
    : request_(request), random_(random), monitor_(monitor), small_(request.width * request.height <= kSmallBoard) {}

std::optional<Outcome> Judge::halt() {
  if (!halt_) halt_ = monitor_.look();
  return halt_;
}

Candidate Judge::judge(const Puzzle& board, bool from_visited) {
  Candidate candidate{board, 0, 0, false, 0};
  if (small_ || from_visited || random_.below(kSecondLook) == 0)
    candidate = with_space(board, request_.metric, {}, [&](const auto& space) { return hardest_in(space); });
  if (!candidate.complete && !small_) probe(candidate);
  return candidate;
}

template <class Space>
Candidate Judge::hardest_in(const Space& space) {
  Candidate result{space.layout().puzzle(), 0, 0, true, 0};
  Monitor own = monitor_.child(Share::of_many(monitor_.limits().nodes));
  const auto farthest = find_farthest(space, request_.budget, own);
  if (!farthest) return result;
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

// What a short search proves, where a random solution shows that there is one. (Climbing on the length of random
// solutions, improved or not, would find the boards where they are unlucky.)
void Judge::probe(Candidate& candidate) {
  if (candidate.board.solved()) candidate.board = scrambled(candidate.board, kScramble, random_);
  const std::uint64_t budget = request_.budget / kProbeShare + 1;
  const Trial trial = try_to_solve(candidate.board, request_.metric, kNoWay, budget, monitor_);
  candidate.cost = trial.outcome == Outcome::unsolvable ? 0 : trial.lower_bound;
  candidate.at_most = trial.cost;
  if (trial.outcome == Outcome::solved || candidate.cost == 0) return;
  candidate.at_most = sample_cost(candidate.board, request_.metric, random_, monitor_).value_or(0);
  if (candidate.at_most == 0 || halt()) candidate.cost = 0;
}

}  // namespace gridlock::rushhour

#include "gridlock/sokoban/generate/generate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

#include "gridlock/core/counted.hpp"
#include "gridlock/core/threads/attempts.hpp"
#include "gridlock/search/hill_climb.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/canonical.hpp"
#include "gridlock/sokoban/board/reach.hpp"
#include "gridlock/sokoban/generate/minimal.hpp"
#include "gridlock/sokoban/generate/pulls.hpp"
#include "gridlock/sokoban/generate/random_room.hpp"
#include "gridlock/sokoban/generate/rate.hpp"

namespace gridlock::sokoban {
namespace {

// A change that makes the level n pushes easier is still kept once in kReluctance^n times.
constexpr std::uint32_t kReluctance = 3;
constexpr int kMostLoss = 6;
// Tests of a finished level may visit this many times more states than those on the way.
constexpr std::uint64_t kProofFactor = 4;
constexpr std::uint64_t kBudget = 200'000;
constexpr int kMostBoxes = 20;
constexpr int kMinSide = 5;
constexpr int kRoomySide = 7;

// A room, and the hardest level in it.
struct Candidate {
  Puzzle room;   // solved
  Puzzle level;  // a farthest position
  Count cost = 0;
  bool complete = false;
  std::uint64_t states = 0;
  std::vector<Push> solution;
};

// One random room, and the changes that make its hardest level harder.
class Maker {
 public:
  Maker(const GenerateRequest& request, std::uint64_t number, Monitor& monitor)
      : request_(request), monitor_(monitor), rooms_(request, mix(mix(request.seed) + number)) {}

  Candidate begin() { return judge(rooms_.random_room(), request_.budget); }
  Candidate change(const Candidate& current) { return judge(rooms_.changed(current.room), request_.budget); }

  // How near the level comes to the wanted pushes, from below or from above.
  int fitness(const Candidate& level) const {
    return level.cost <= request_.pushes.max ? level.cost : 2 * request_.pushes.max - level.cost;
  }

  // The finished level, if the candidate has the wanted length and finishing leaves all that was asked for.
  std::optional<Generated> finished_from(const Candidate& candidate) {
    if (halt_ || !request_.pushes.contains(candidate.cost)) return std::nullopt;
    if (!tried_.insert(canonical_key(candidate.level)).second) return std::nullopt;
    auto finished = finish(candidate);
    if (!finished || !request_.pushes.contains(finished->cost)) return std::nullopt;
    return finished;
  }

  bool halted() const { return halt_.has_value(); }
  Random& random() { return rooms_.random(); }

 private:
  Candidate judge(Puzzle room, std::uint64_t budget) {
    Candidate result;
    Monitor own = monitor_.child({.same_puzzle = false});
    const Level level(room, own.watch());
    const auto pulls = Pulls::make(level);
    pulls->run(room.boxes.size(), budget, nullptr, own);
    if (pulls->halted()) halt_ = pulls->halted();
    result.cost = pulls->farthest();
    result.complete = pulls->complete();
    result.states = pulls->states();
    result.room = std::move(room);
    result.level = result.room;
    if (halt_ || result.cost == 0) return result;
    const std::uint64_t chosen = rooms_.random().below(static_cast<std::uint32_t>(pulls->farthest_count()));
    result.solution = pulls->solution_from(chosen);
    result.level.boxes.clear();
    for (const Square box : pulls->farthest_stance(chosen).boxes) result.level.boxes.push_back(level.cell_of(box));
    // Behind the box of the first push: floor that is surely needed.
    const Push first = result.solution.front();
    result.level.player = level.cell_of(level.next(first.box, opposite(first.direction)));
    return result;
  }

  // Shrinks the level; with less floor there may be a position farther away, so again.
  std::optional<Generated> finish(Candidate level) {
    for (;;) {
      const Shrunk shrunk = shrink(level.level, level.cost, request_.budget * kProofFactor, monitor_);
      halt_ = monitor_.look();
      if (halt_ || shrunk.spare_box) return std::nullopt;
      if (!shrunk.changed) return dressed(level, shrunk.minimal);
      level.room.ground = level.level.ground;
      level.room.player = level.level.player;
      move_player_off_boxes(level.room);
      Candidate next = judge(level.room, request_.budget * kProofFactor);
      if (halt_ || next.cost < level.cost) return std::nullopt;
      level = std::move(next);
    }
  }

  static void move_player_off_boxes(Puzzle& room) {
    room.player = 0;
    while (room.wall(room.player) || std::binary_search(room.boxes.begin(), room.boxes.end(), room.player))
      ++room.player;
  }

  // Cut to size, with the player anywhere in his region.
  Generated dressed(const Candidate& level, bool minimal) {
    Generated result;
    result.puzzle = cropped(level.level);
    result.cost = result.lower_bound = level.cost;
    result.optimal = true;
    result.farthest = level.complete;
    result.minimal = minimal;
    result.states = level.states;
    result.solution = level.solution;  // cropping does not renumber the squares
    const Level squares(result.puzzle);
    const Board board(squares, squares.boxes());
    Reach reach(squares);
    reach.flood(board.occupied(), squares.player());
    const auto at = rooms_.random().below(static_cast<std::uint32_t>(reach.count()));
    result.puzzle.player = squares.cell_of(reach.begin_reached()[at]);
    return result;
  }

  const GenerateRequest& request_;
  Monitor& monitor_;
  RoomMaker rooms_;
  std::optional<Outcome> halt_;
  std::unordered_set<std::string> tried_;
};

constexpr std::uint64_t kMostRated = 1'000'000;                   // states of a level that is rated
constexpr std::array<int, 6> kUsualPushes{0, 0, 12, 30, 55, 90};  // that levels of a class have at least, mostly

}  // namespace

int least_pushes(const GenerateRequest& request) {
  const bool roomy = std::min(request.width, request.height) >= kRoomySide;
  return std::min((roomy ? 2 : 1) * request.boxes.min + 1, request.pushes.max);
}

std::string find_fault(const GenerateRequest& request) {
  const auto side_ok = [](int side) { return kMinSide <= side && side <= kMaxSide; };
  if (!side_ok(request.width) || !side_ok(request.height))
    return "sides from " + std::to_string(kMinSide) + " to " + std::to_string(kMaxSide) + " are supported";
  if (request.boxes.min < 1 || request.boxes.empty())
    return "the number of boxes must be at least 1, and the range not empty";
  const int room = std::min(kMostBoxes, (request.width - 2) * (request.height - 2) / 3);
  if (request.boxes.max > room) return "a level of that size may have up to " + counted(room, "box", "boxes");
  if (request.pushes.min < 0 || request.pushes.empty()) return "the range of pushes is empty";
  if (request.pushes.max < 2) return "a puzzle takes at least 2 pushes";
  if (request.difficulty < 0 || request.difficulty > 5) return "the difficulty is a class from 1 to 5";
  if (!(request.floor > 0 && request.floor <= 1)) return "the share of floor is a number above 0, up to 1";
  return {};
}

Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found) {
  GenerateRequest complete = request;
  if (complete.budget == 0) complete.budget = kBudget;
  if (complete.pushes.min == 0 && request.difficulty > 0)
    complete.pushes.min = std::min(kUsualPushes[static_cast<std::size_t>(request.difficulty)], request.pushes.max);
  if (complete.pushes.min == 0) complete.pushes.min = least_pushes(request);
  std::unordered_set<std::string> handed_over;
  const auto climb = [&](std::uint64_t number, Monitor& own) {
    Maker maker(complete, number, own);
    return HillClimb{complete.effort, kReluctance, kMostLoss}.run(maker);
  };
  const auto hand_over = [&](const Generated& made, Monitor& own) {
    const auto unsolved = [](const Puzzle&, Monitor&) { return SearchResult<Push>{}; };
    if (request.difficulty > 0 && rate(made.puzzle, kMostRated, own, unsolved).level != request.difficulty)
      return false;
    if (!handed_over.insert(canonical_key(made.puzzle)).second) return false;
    found(made, own);
    return true;
  };
  return Attempts<Generated>{climb, hand_over, complete.count, complete.patience, complete.jobs}.run(monitor);
}

}  // namespace gridlock::sokoban

#include "gridlock/rate.hpp"

#include <cmath>

#include "gridlock/core/counted.hpp"
#include "gridlock/engine/solve_anyhow.hpp"
#include "gridlock/rushhour/generate/rate.hpp"
#include "gridlock/sokoban/generate/rate.hpp"

namespace gridlock {
namespace {

ExpectedPeople people_of(const rushhour::People& people) {
  return {people.seconds,
          people.low,
          people.high,
          people.share,
          people.simulated ? "simulated person" : "length",
          people.tested      ? "tested on people: half of the boards are within a fifth of the time given"
          : people.simulated ? "the same model, on a board unlike those it was tested on (6x6, 6 to 15 moves)"
                             : "a guess by the length of the solution alone: such boards were not tested on people"};
}

// The weightiest first: what leads people astray, then what has to be seen, then mere length.
std::vector<std::string> reasons_of(const rushhour::Rating& rated) {
  std::vector<std::string> reasons;
  const Count moves = rated.moves;
  if (rated.people.moves && *rated.people.moves >= 2 * moves)
    reasons.push_back("people go astray: " + counted(std::llround(*rated.people.moves), "move") + " where " +
                      counted(moves, "move") + " would do");
  if (rated.retreats > 0) reasons.push_back("the primary has to back up");
  if (const int odd = rated.counterintuitive - rated.retreats; odd > 0)
    reasons.push_back(counted(odd, "move") + " into the primary's way cannot be avoided");
  if (moves > 15) reasons.push_back("the solution is long: " + counted(moves, "move"));
  if (rated.involved > 9) reasons.push_back(counted(rated.involved, "vehicle") + " have to be thought of");
  if (!reasons.empty()) return reasons;
  if (rated.moves <= 6) reasons.push_back("the solution is short: " + counted(moves, "move"));
  if (rated.people.moves && *rated.people.moves < 1.5 * moves)
    reasons.emplace_back("most moves follow from what stands in the way");
  if (reasons.empty()) reasons.push_back(counted(moves, "move") + ", none of which looks wrong");
  return reasons;
}

Rating rate_as(const rushhour::Puzzle& puzzle, const RateRequest& request, Monitor& monitor) {
  const rushhour::Rating rated = rushhour::rate(puzzle, request.budget, monitor);
  Rating rating{rated.outcome, rated.level, rated.score, rated.space.has_value(), {}, {}, {}};
  if (rated.outcome != Outcome::solved) return rating;
  rating.people = people_of(rated.people);
  rating.reasons = reasons_of(rated);

  const auto of_space = [&](auto value) {
    return rated.space ? std::optional<double>(static_cast<double>(rated.space.value().*value)) : std::nullopt;
  };
  using Features = rushhour::SpaceFeatures;
  std::optional<double> steps, divergence;
  if (rated.steps) steps = *rated.steps;
  if (rated.space && rated.space->divergence) divergence = *rated.space->divergence;
  const bool has_waist = rated.space && rated.space->waist > 0;
  rating.features = {
      {"moves", "moves of a shortest solution", rated.moves},
      {"steps", "steps of a solution with the fewest", steps},
      {"vehicles", "vehicles on the board", rated.vehicles, true},
      {"involved", "vehicles that move in some shortest solution", rated.involved},
      {"indispensable", "vehicles that move in every shortest solution", rated.indispensable, true},
      {"retreats", "moves of the primary away from the exit", rated.retreats},
      {"counterintuitive", "retreats, and moves that put a vehicle into the primary's way", rated.counterintuitive},
      {"luck", "bits of luck that random moves need to be a shortest solution", of_space(&Features::luck)},
      {"solutions", "shortest solutions", of_space(&Features::solutions), true},
      {"divergence", "moves until the first near-optimal line leaves for good", divergence},
      {"states", "positions that can be reached", of_space(&Features::states)},
      {"waist", "fewest positions at one distance from the goal",
       has_waist ? of_space(&Features::waist) : std::nullopt},
      {"waist_distance", "that distance", has_waist ? of_space(&Features::waist_distance) : std::nullopt, true},
      {"dead_ends", "share of positions where one has to turn back", of_space(&Features::dead_ends)},
  };
  return rating;
}

std::vector<std::string> reasons_of(const sokoban::Rating& rated) {
  std::vector<std::string> reasons;
  if (rated.box_changes > 0)
    reasons.push_back("the solution turns " + (rated.box_changes == 1 ? "once" : counted(rated.box_changes, "time")) +
                      " from one box to another");
  else if (rated.boxes > 1)
    reasons.emplace_back("the solution never turns from one box to another");
  if (rated.counterintuitive > 0)
    reasons.push_back(counted(rated.counterintuitive, "push", "pushes") +
                      (rated.counterintuitive == 1 ? " leads" : " lead") + " away from the goals");
  reasons.push_back(counted(rated.pushes, "push", "pushes") + " in all");
  return reasons;
}

Rating rate_as(const sokoban::Puzzle& puzzle, const RateRequest& request, Monitor& monitor) {
  const sokoban::Rating rated = sokoban::rate(puzzle, request.budget, monitor, solve_anyhow);
  Rating rating{rated.outcome, rated.level, rated.score, rated.space.has_value(), {}, {}, {}};
  if (rated.outcome != Outcome::solved) return rating;
  rating.people.basis = "box changes";
  rating.people.confidence =
      "after what studies of Sokoban players found to matter most; not tested on people here, so no time is given";
  rating.reasons = reasons_of(rated);

  const auto of_space = [&](auto value) {
    return rated.space ? std::optional<double>(static_cast<double>(rated.space.value().*value)) : std::nullopt;
  };
  using Features = sokoban::SpaceFeatures;
  rating.features = {
      {"pushes", rated.optimal ? "pushes of a shortest solution" : "pushes of a solution", rated.pushes},
      {"moves", "the player's steps in it", rated.moves},
      {"boxes", "boxes in the level", rated.boxes},
      {"box_changes", "times it turns from one box to another", rated.box_changes},
      {"counterintuitive", "pushes that lead away from the goals", rated.counterintuitive},
      {"detour", "pushes beyond what the boxes would need, each alone", rated.detour},
      {"luck", "bits of luck that random pushes need to be a shortest solution", of_space(&Features::luck)},
      {"solutions", "shortest solutions", of_space(&Features::solutions), true},
      {"traps", "share of the pushes off a shortest solution that lose the level", of_space(&Features::traps)},
      {"states", "positions that can be reached", of_space(&Features::states)},
      {"dead_ends", "share of positions that are lost", of_space(&Features::dead_ends)},
  };
  return rating;
}

}  // namespace

Rating rate(const Puzzle& puzzle, const RateRequest& request) {
  Monitor monitor(request.limits, request.progress);
  Rating rating;
  const auto ended =
      outcome_of([&] { rating = std::visit([&](const auto& p) { return rate_as(p, request, monitor); }, puzzle); });
  if (ended) rating.outcome = *ended;
  return rating;
}

}  // namespace gridlock

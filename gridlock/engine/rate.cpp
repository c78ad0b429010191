#include "gridlock/rate.hpp"

#include "gridlock/engine/solve_anyhow.hpp"
#include "gridlock/rushhour/generate/rate.hpp"
#include "gridlock/sokoban/generate/rate.hpp"

namespace gridlock {
namespace {

Rating rate_as(const rushhour::Puzzle& puzzle, const RateRequest& request, Monitor& monitor) {
  const rushhour::Rating rated = rushhour::rate(puzzle, request.budget, monitor);
  Rating rating{rated.outcome, rated.level, rated.score, rated.space.has_value(), {}};
  if (rated.outcome != Outcome::solved) return rating;

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

Rating rate_as(const sokoban::Puzzle& puzzle, const RateRequest& request, Monitor& monitor) {
  const sokoban::Rating rated = sokoban::rate(puzzle, request.budget, monitor, solve_anyhow);
  Rating rating{rated.outcome, rated.level, rated.score, rated.space.has_value(), {}};
  if (rated.outcome != Outcome::solved) return rating;

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

// What a game needs, in the module that every visitor loads.
#include <array>

#include "gridlock/game.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/solve.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/verbs.hpp"
#include "web/wasm/whole_space.hpp"

namespace gridlock::web {
namespace {

void solve_puzzle(const Request& request, JsonText& json) {
  SolveRequest wanted;
  wanted.metric = metric_named(request.text("metric"));
  wanted.limits = limits_in(request);
  wanted.until_optimal = request.integer("untilOptimal", 1) != 0;
  wanted.progress = [](const Stats& stats) { report(stats); };
  const Solution solution = solve(puzzle_in(request), wanted);
  json.member("outcome", name_of(solution.outcome))
      .member("optimal", solution.optimal)
      .member("cost", solution.cost)
      .member("reason", solution.reason)
      .list("moves", solution.moves);
  if (solution.steps) json.member("pushes", solution.steps->pushes).member("walked", solution.steps->moves);
  Stats stats = solution.stats;
  stats.lower_bound = Cost(solution.lower_bound);
  write_members(json, stats);
}

void rate_puzzle(const Request& request, JsonText& json) {
  RateRequest wanted;
  wanted.limits = limits_in(request);
  wanted.budget = static_cast<std::uint64_t>(request.number("budget", 300'000));
  wanted.progress = [](const Stats& stats) { report(stats); };
  const Rating rating = rate(puzzle_in(request), wanted);
  json.member("outcome", name_of(rating.outcome)).member("level", rating.level).member("score", rating.score);
  if (rating.people.typical_seconds) json.member("seconds", *rating.people.typical_seconds);
  if (rating.people.share_solving) json.member("share", *rating.people.share_solving);
  json.member("confidence", rating.people.confidence).list("reasons", rating.reasons).key("features").open('[');
  for (const RatedFeature& feature : rating.features)
    if (feature.value)
      json.open('{')
          .member("name", feature.name)
          .member("meaning", feature.meaning)
          .member("value", *feature.value)
          .member("minor", feature.minor)
          .close('}');
  json.close(']');
}

void explore(const Request& request, JsonText& json) {
  Limits limits = limits_in(request);
  limits.nodes = static_cast<std::uint64_t>(request.number("budget", 300'000));
  Monitor monitor(limits);
  with_whole_space(puzzle_in(request), monitor, [&](auto, const auto&, const auto& reached) {
    json.member("complete", !reached.stopped())
        .member("states", static_cast<double>(reached.size()))
        .member("goals", static_cast<double>(reached.goals()))
        .key("layers")
        .open('[');
    for (const auto count : reached.layers()) json.value(static_cast<double>(count));
    json.close(']');
  });
}

void deadlock(const Request& request, JsonText& json) {
  using Kind = game::Loss::Kind;
  // A watcher learns as a level is played, so the last one is kept.
  static std::string level;
  static std::optional<game::LossWatcher> watcher;
  const Puzzle position = puzzle_in(request);
  const auto& puzzle = std::get<sokoban::Puzzle>(position);
  if (!watcher || level != puzzle.ground + std::to_string(puzzle.width)) {
    watcher.emplace(position);
    level = puzzle.ground + std::to_string(puzzle.width);
  }
  const game::Loss loss = watcher->look(position);
  constexpr std::array<std::string_view, 5> kNames{"", "corner", "edge", "frozen", "corral"};
  json.member("dead", loss.kind != Kind::none)
      .member("reason", kNames[static_cast<std::size_t>(loss.kind)])
      .list("cells", loss.boxes);
}

}  // namespace

std::span<const Verb> verbs() {
  static constexpr std::array kVerbs{Verb{"read", read}, Verb{"solve", solve_puzzle}, Verb{"rate", rate_puzzle},
                                     Verb{"explore", explore}, Verb{"deadlock", deadlock}};
  return kVerbs;
}

}  // namespace gridlock::web

#include "web/wasm/verbs.hpp"

#include "gridlock/engine/generate.hpp"
#include "gridlock/engine/rate.hpp"
#include "gridlock/engine/solve.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/game/loss.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/whole_space.hpp"

namespace gridlock::web {

void read(const Request& request, JsonWriter& json) {
  const std::string text = request.text("text");
  json.member("format", formats::recognise(text)).key("entries").open('[');
  for (const auto& entry : formats::read(text, request.text("source"))) {
    json.open('{').member("line", entry.line).member("name", entry.name);
    json.key(entry.valid() ? "puzzle" : "error");
    if (entry.valid())
      write(json, entry.puzzle());
    else
      write(json, entry.error());
    json.close('}');
  }
  json.close(']');
}

void convert(const Request& request, JsonWriter& json) {
  json.member("text", formats::write({puzzle_in(request)}, request.text("to")));
}

void solve_puzzle(const Request& request, JsonWriter& json) {
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

void rate_puzzle(const Request& request, JsonWriter& json) {
  RateRequest wanted;
  wanted.limits = limits_in(request);
  wanted.budget = static_cast<std::uint64_t>(request.number("budget", 300'000));
  wanted.progress = [](const Stats& stats) { report(stats); };
  const Rating rating = rate(puzzle_in(request), wanted);
  json.member("outcome", name_of(rating.outcome))
      .member("level", rating.level)
      .member("score", rating.score)
      .key("features")
      .open('[');
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

void explore(const Request& request, JsonWriter& json) {
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

void deadlock(const Request& request, JsonWriter& json) {
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

namespace {

Range range_in(const Request& request, const std::string& what, Range otherwise) {
  return {request.integer("min" + what, otherwise.min), request.integer("max" + what, otherwise.max)};
}

GenerateRequest generate_request(const Request& request) {
  const auto seed = static_cast<std::uint64_t>(request.number("seed", 1));
  if (request.text("kind") == "sokoban") {
    sokoban::GenerateRequest wanted;
    wanted.width = request.integer("width", 8);
    wanted.height = request.integer("height", 8);
    wanted.boxes = range_in(request, "Pieces", wanted.boxes);
    wanted.pushes = range_in(request, "Cost", wanted.pushes);
    wanted.seed = seed;
    return wanted;
  }
  rushhour::GenerateRequest wanted;
  wanted.width = request.integer("width", 6);
  wanted.height = request.integer("height", 6);
  wanted.vehicles = range_in(request, "Pieces", wanted.vehicles);
  wanted.walls = range_in(request, "Walls", wanted.walls);
  wanted.cost = range_in(request, "Cost", wanted.cost);
  wanted.seed = seed;
  return wanted;
}

}  // namespace

void make(const Request& request, JsonWriter& json) {
  const auto progress = [](const Stats& stats) { report(stats); };
  std::string puzzle = "null";
  const auto found = [&](const GeneratedPuzzle& made) {
    JsonWriter body;
    write(body, made.puzzle);
    puzzle = body.text();
    json.member("cost", made.cost).member("optimal", made.optimal).member("states", static_cast<double>(made.states));
  };
  // `auto` is the only search there is on the page.
  const Outcome outcome = generate(generate_request(request), limits_in(request), progress, found, "auto");
  json.member("outcome", name_of(outcome)).key("puzzle").raw(puzzle);
}

}  // namespace gridlock::web

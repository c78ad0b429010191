#include "web/wasm/verbs.hpp"

#include "gridlock/engine/generate.hpp"
#include "gridlock/engine/rate.hpp"
#include "gridlock/engine/solve.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/sokoban/space/freeze.hpp"
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
  using namespace sokoban;
  const auto puzzle = std::get<sokoban::Puzzle>(puzzle_in(request));
  const Terrain terrain(puzzle);
  const Level& level = terrain.level();
  const sokoban::Board board(level, level.boxes());
  Freeze freeze(terrain);
  std::vector<Square> stuck;
  std::string_view reason;
  for (const Square box : level.boxes()) {
    if (level.is_goal(box)) continue;
    const auto walled = [&](Direction d) { return board.wall(level.next(box, d)); };
    const bool corner =
        (walled(Direction::up) || walled(Direction::down)) && (walled(Direction::left) || walled(Direction::right));
    if (corner || terrain.dead(box)) {
      reason = corner ? "corner" : "edge";
      stuck = {box};
      break;
    }
    if (freeze.deadlocks(board, box)) {
      reason = "frozen";
      stuck = freeze.group();
      break;
    }
  }
  std::vector<int> cells;
  for (const Square square : stuck) cells.push_back(level.cell_of(square));
  json.member("dead", !stuck.empty()).member("reason", reason).list("cells", cells);
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
  const Outcome outcome =
      generate(generate_request(request), limits_in(request), progress, [&](const GeneratedPuzzle& made) {
        JsonWriter body;
        write(body, made.puzzle);
        puzzle = body.text();
        json.member("cost", made.cost)
            .member("optimal", made.optimal)
            .member("states", static_cast<double>(made.states));
      });
  json.member("outcome", name_of(outcome)).key("puzzle").raw(puzzle);
}

}  // namespace gridlock::web

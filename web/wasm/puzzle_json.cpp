#include "web/wasm/puzzle_json.hpp"

#include "gridlock/formats/formats.hpp"

namespace gridlock::web {
namespace {

void write_body(JsonText& json, const rushhour::Puzzle& puzzle) {
  json.member("primary", static_cast<int>(puzzle.primary)).key("vehicles").open('[');
  for (const auto& vehicle : puzzle.vehicles)
    json.open('{')
        .member("name", vehicle.name)
        .member("row", vehicle.cell.row)
        .member("col", vehicle.cell.col)
        .member("length", vehicle.length)
        .member("vertical", vehicle.vertical)
        .close('}');
  json.close(']').key("walls").open('[');
  for (const auto& wall : puzzle.walls) json.value(wall.row * puzzle.width + wall.col);
  json.close(']');
}

void write_body(JsonText& json, const sokoban::Puzzle& puzzle) {
  json.member("author", puzzle.author)
      .member("ground", puzzle.ground)
      .list("boxes", puzzle.boxes)
      .member("player", puzzle.player);
}

}  // namespace

void write(JsonText& json, const Puzzle& puzzle) {
  json.open('{').member("kind", kind_name(puzzle));
  std::visit(
      [&](const auto& p) {
        json.member("name", p.name).member("width", p.width).member("height", p.height);
        write_body(json, p);
      },
      puzzle);
  json.close('}');
}

void write(JsonText& json, const Error& error) {
  json.open('{')
      .member("message", std::string_view(error.what()))
      .member("line", error.line)
      .member("column", error.column)
      .close('}');
}

void write_members(JsonText& json, const Stats& stats) {
  json.member("expanded", static_cast<double>(stats.expanded))
      .member("generated", static_cast<double>(stats.generated))
      .member("states", static_cast<double>(stats.states))
      .member("bytes", static_cast<double>(stats.bytes))
      .member("peakBytes", static_cast<double>(stats.peak_bytes))
      .member("lowerBound", stats.lower_bound.count())
      .member("seconds", std::chrono::duration<double>(stats.elapsed).count());
  if (stats.best) json.member("best", stats.best->count());
}

Puzzle puzzle_in(const Request& request) {
  const auto entries = read_puzzles(request.text("text"), {}, {}, request.text("kind"));
  if (!entries.front().valid()) throw entries.front().error();
  return entries.front().puzzle();
}

Limits limits_in(const Request& request) {
  constexpr double kNoLimit = 1e9;
  Limits limits;
  limits.bytes = static_cast<std::size_t>(request.number("megabytes", 1024) * 1048576.0);
  limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(request.number("seconds", kNoLimit) * 1e9));
  if (const double nodes = request.number("nodes", 0); nodes > 0) limits.nodes = static_cast<std::uint64_t>(nodes);
  return limits;
}

}  // namespace gridlock::web

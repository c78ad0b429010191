// The file of a census that someone opens: what is in it, and some of its boards.
#include <map>

#include "gridlock/rushhour/census/draw.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {
namespace {

namespace census = rushhour::census;

Range range_in(const Request& request, const std::string& what) {
  return {request.integer("min" + what, 0), request.integer("max" + what, std::numeric_limits<int>::max())};
}

}  // namespace

// Nothing is kept between calls: reading the whole file takes less time than drawing the boards on the page.
void census_boards(const Request& request, JsonText& json) {
  const std::string text = request.text("text");
  const census::CensusFile file(text);
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> counts;
  for (const census::Group& group : file.groups()) counts[{group.moves, group.vehicles}] += group.boards;
  json.member("side", file.request().side).member("walls", file.request().walls);
  json.member("whole", file.request().shard.whole()).key("counts").open('[');
  for (const auto& [row, boards] : counts)
    json.open('{')
        .member("moves", static_cast<int>(row.first))
        .member("vehicles", static_cast<int>(row.second))
        .member("boards", static_cast<double>(boards))
        .close('}');
  json.close(']').key("boards").open('[');
  const census::DrawRequest wanted{.moves = range_in(request, "Moves"),
                                   .vehicles = range_in(request, "Vehicles"),
                                   .count = static_cast<std::uint64_t>(request.number("count", 0)),
                                   .seed = static_cast<std::uint64_t>(request.number("seed", 1))};
  for (const census::DrawnBoard& board : census::draw(file, wanted)) {
    json.open('{').member("moves", static_cast<int>(board.facts.moves));
    json.member("positions", static_cast<double>(board.facts.positions)).key("puzzle");
    write(json, board.puzzle);
    json.close('}');
  }
  json.close(']');
}

}  // namespace gridlock::web

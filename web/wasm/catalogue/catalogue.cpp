// Runs once, when the page is built: writes the searches, the heuristics, the built-in puzzles and the colours of
// boards into a file, so that the page can show a board before the library has loaded, and the library need not carry
// them.
#include <emscripten.h>

#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/gridlock.hpp"
#include "gridlock/render/svg.hpp"
#include "web/wasm/puzzle_json.hpp"

namespace gridlock::web {
namespace {

// Those that the page uses outside boards, too.
constexpr std::array<std::pair<std::string_view, render::Rgb>, 4> kColors{
    {{"you", render::kYou}, {"hint", render::kGoal}, {"home", render::kHome}, {"bay", render::kBay}}};

void write(JsonText& json, const std::vector<Builtin>& puzzles) {
  json.open('[');
  for (const Builtin& builtin : puzzles) {
    json.open('{')
        .member("name", builtin.name)
        .member("id", builtin.id)
        .member("set", builtin.set())
        .member("kind", builtin.puzzle)
        .member("optimum", builtin.optimum)
        .member("second", builtin.second)
        .member("level", builtin.level)
        .key("puzzle");
    web::write(json, builtin.read());
    json.close('}');
  }
  json.close(']');
}

void write_catalogue(JsonText& json) {
  json.open('{').member("version", version()).key("searches").open('[');
  for (const SearchInfo& search : list_searches())
    json.open('{')
        .member("name", search.name)
        .member("summary", search.summary)
        .member("optimal", search.optimal)
        .member("usesHeuristic", search.uses_heuristic)
        .list("puzzles", search.puzzles)
        .close('}');
  json.close(']').key("heuristics").open('[');
  for (const HeuristicInfo& heuristic : list_heuristics())
    json.open('{')
        .member("puzzle", heuristic.puzzle)
        .member("name", heuristic.name)
        .member("summary", heuristic.summary)
        .member("admissible", heuristic.properties.front().admissible)
        .close('}');
  json.close(']').key("builtins");
  write(json, builtins());
  json.key("census");
  write(json, census_sample());
  json.key("palette").open('{');
  for (const auto& [name, color] : kColors) json.member(name, render::svg_color(color));
  json.close('}').close('}');
}

}  // namespace
}  // namespace gridlock::web

extern "C" EMSCRIPTEN_KEEPALIVE const char* gridlock_catalogue() {
  static std::string text;
  gridlock::web::JsonText json;
  gridlock::web::write_catalogue(json);
  text = json.text();
  return text.c_str();
}

// Runs once, when the page is built: writes the searches, the heuristics and the built-in puzzles into a file, so that
// the page can show a board before the library has loaded, and the library need not carry them.
#include <emscripten.h>

#include "gridlock/engine/builtin.hpp"
#include "gridlock/engine/catalogue.hpp"
#include "web/wasm/puzzle_json.hpp"

namespace gridlock::web {
namespace {

void write_catalogue(JsonWriter& json) {
  json.open('{').member("version", GRIDLOCK_VERSION).key("searches").open('[');
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
  json.close(']').key("builtins").open('[');
  for (const Builtin& builtin : builtins()) {
    json.open('{')
        .member("name", builtin.name)
        .member("id", builtin.id)
        .member("set", builtin.set())
        .member("kind", builtin.puzzle)
        .member("optimum", builtin.optimum)
        .member("second", builtin.second)
        .member("level", builtin.level)
        .key("puzzle");
    write(json, builtin.read());
    json.close('}');
  }
  json.close(']').close('}');
}

}  // namespace
}  // namespace gridlock::web

extern "C" EMSCRIPTEN_KEEPALIVE const char* gridlock_catalogue() {
  static std::string text;
  gridlock::web::JsonWriter json;
  gridlock::web::write_catalogue(json);
  text = json.text();
  return text.c_str();
}

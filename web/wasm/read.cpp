#include "gridlock/read.hpp"
#include "gridlock/formats/formats.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/verbs.hpp"

namespace gridlock::web {

void read(const Request& request, JsonText& json) {
  const std::string text = request.text("text");
  json.member("format", formats::recognise(text)).key("entries").open('[');
  for (const auto& entry : read_puzzles(text, request.text("source"))) {
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

}  // namespace gridlock::web

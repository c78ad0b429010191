// How boards look, as a module of its own: so small that the page carries it inside its script and can draw before the
// library has loaded. The puzzle comes as words, the scene goes back as JSON with ready pieces of SVG.
#include <emscripten.h>

#include "gridlock/render/paint.hpp"
#include "gridlock/render/svg.hpp"
#include "gridlock/report/json_text.hpp"
#include "web/wasm/words.hpp"

namespace gridlock::web {
namespace {

// Width, height, primary (-1: none), the number of walls and their cells; name, row, column, length, vertical of each
// vehicle.
rushhour::Puzzle rush_hour_in(Words& words) {
  rushhour::Puzzle puzzle;
  puzzle.width = words.number();
  puzzle.height = words.number();
  puzzle.primary = static_cast<std::size_t>(words.number());
  for (int walls = words.number(); walls > 0; --walls) {
    const int cell = words.number();
    puzzle.walls.push_back({cell / puzzle.width, cell % puzzle.width});
  }
  while (!words.end()) {
    rushhour::Vehicle vehicle;
    vehicle.name = words.word();
    vehicle.cell.row = words.number();
    vehicle.cell.col = words.number();
    vehicle.length = words.number();
    vehicle.vertical = words.number() != 0;
    puzzle.vehicles.push_back(std::move(vehicle));
  }
  return puzzle;
}

// Width, height, player (-1: none), ground ('-' for floor), the cells of the boxes.
sokoban::Puzzle sokoban_in(Words& words) {
  sokoban::Puzzle puzzle;
  puzzle.width = words.number();
  puzzle.height = words.number();
  puzzle.player = words.number();
  for (const char sign : words.word()) puzzle.ground += sign == '-' ? ' ' : sign;
  while (!words.end()) puzzle.boxes.push_back(words.number());
  return puzzle;
}

void write(report::JsonText& json, const render::Scene& scene) {
  const auto& view = scene.view;
  json.key("view").open('[');
  for (const double side : {view.corner.x, view.corner.y, view.width, view.height}) json.raw(render::svg_number(side));
  json.close(']').member("ground", render::svg_shapes(scene.ground)).key("pieces").open('[');
  for (const auto& piece : scene.pieces) {
    json.open('{').key("looks").open('[');
    for (const auto& look : piece.looks) json.value(render::svg_shapes(look));
    json.close(']').key("look").raw(render::svg_number(static_cast<double>(piece.look)));
    json.key("x").raw(render::svg_number(piece.place.x)).key("y").raw(render::svg_number(piece.place.y)).close('}');
  }
  json.close(']');
}

std::string drawn(std::string_view text) {
  Words words(text);
  const bool rush = words.word() == "rushhour";
  const render::Detail detail = render::detail_at(words.number());  // pixels of a cell
  report::JsonText json;
  json.open('{');
  if (rush) {
    const auto puzzle = rush_hour_in(words);
    write(json, render::scene_of(puzzle, detail));
    json.key("colors").open('[');
    for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
      json.value(render::svg_color(render::paint_of(puzzle, i).body));
    json.close(']');
  } else {
    write(json, render::scene_of(sokoban_in(words), detail));
  }
  return json.close('}').text();
}

std::string request, answer;

}  // namespace
}  // namespace gridlock::web

// Where the page writes a request of that many bytes.
extern "C" EMSCRIPTEN_KEEPALIVE char* gridlock_request(int size) {
  gridlock::web::request.assign(static_cast<std::size_t>(size), ' ');
  return gridlock::web::request.data();
}

// The size of the answer, which is there until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE int gridlock_draw() {
  gridlock::web::answer = gridlock::web::drawn(gridlock::web::request);
  return static_cast<int>(gridlock::web::answer.size());
}

extern "C" EMSCRIPTEN_KEEPALIVE const char* gridlock_answer() { return gridlock::web::answer.data(); }

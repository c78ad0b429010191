// Pictures to take along, written by the code that `gridlock show` uses.
#include "gridlock/render.hpp"
#include "gridlock/render/svg.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/words.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {
namespace {

std::string picture_of(const Request& request) {
  const Puzzle puzzle = puzzle_in(request);
  const std::string text = request.text("moves");
  std::vector<std::string> moves;
  for (Words words(text); !words.end();) moves.emplace_back(words.word());
  if (request.text("format") == "gif") return render::gif(puzzle, moves);
  const render::PictureOptions options{.cell = 64, .title = request.text("title")};
  return moves.empty() ? render::svg(puzzle, options) : render::animated_svg(puzzle, moves, options);
}

}  // namespace

void picture(const Request& request, JsonText& json) {
  static std::string last;
  last = picture_of(request);
  write_place(json, "file", last);
}

}  // namespace gridlock::web

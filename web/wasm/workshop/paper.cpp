// Boards to print, drawn by the code that `gridlock book` uses.
#include "gridlock/book/boards.hpp"
#include "gridlock/book/svg_pen.hpp"
#include "gridlock/render/svg.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {

void paper_board(const Request& request, JsonText& json) {
  constexpr double kCell = 40, kAround = 0.2 * kCell;
  const Puzzle puzzle = puzzle_in(request);
  const auto [width, height] =
      std::visit([](const auto& p) { return std::pair((p.width + 0.4) * kCell, (p.height + 0.4) * kCell); }, puzzle);
  book::SvgPen pen(request.text("id"));
  book::draw_board(pen, puzzle, {kAround, kAround, width, height});
  json.member("svg", "<svg viewBox=\"0 0 " + render::svg_number(width + 2 * kAround) + " " +
                         render::svg_number(height + 2 * kAround) + "\">" + pen.shapes() + "</svg>");
}

}  // namespace gridlock::web

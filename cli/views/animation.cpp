#include "cli/views/animation.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string_view>
#include <thread>

#include "cli/session/terminal.hpp"
#include "gridlock/render/film.hpp"
#include "gridlock/rushhour/board/notation.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::cli {
namespace {

constexpr int kCellTime = 80;  // milliseconds for a cell of a slide

// A move in parts of one cell each.
std::vector<std::string> cells_of(const rushhour::Puzzle& puzzle, const std::string& move) {
  const auto slide = rushhour::slide_from(puzzle, move);
  const auto step = static_cast<std::int8_t>(slide.distance > 0 ? 1 : -1);
  return std::vector<std::string>(static_cast<std::size_t>(std::abs(slide.distance)),
                                  rushhour::to_text(puzzle, {slide.vehicle, step}));
}

std::vector<std::string> cells_of(const sokoban::Puzzle&, const std::string& move) {
  std::vector<std::string> steps;
  for (const char letter : move) steps.emplace_back(1, letter);
  return steps;
}

void wait(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

}  // namespace

bool can_animate(const Puzzle& puzzle, Session& session) {
  const char* kind = std::getenv("TERM");
  if (!session.out().is_terminal() || kind == nullptr || std::string_view(kind) == "dumb") return false;
  const std::string drawing = session.drawing(puzzle);
  const auto lines = static_cast<std::size_t>(std::count(drawing.begin(), drawing.end(), '\n'));
  return lines + 3 < terminal_height(STDOUT_FILENO, 24);
}

void animate(const Puzzle& puzzle, const std::vector<std::string>& moves, Session& session) {
  const render::Film film = render::film_of(puzzle, moves);
  const std::string first = session.drawing(puzzle);
  const std::string back = "\033[" + std::to_string(std::count(first.begin(), first.end(), '\n') + 2) + "F";
  const auto show = [&](const Puzzle& position, std::size_t done, const std::string& move) {
    session.out().write_styled(session.drawing(position) + "\n\033[K" + std::to_string(done) + " of " +
                               std::to_string(moves.size()) + "  " + move + "\n");
  };
  session.out().write_styled("\033[?25l");  // no cursor
  show(puzzle, 0, "");
  wait(render::kLeadIn);
  Puzzle position = puzzle;
  for (std::size_t i = 0; i < moves.size() && !session.interrupted(); ++i) {
    const auto cells = std::visit([&](const auto& board) { return cells_of(board, moves[i]); }, puzzle);
    for (const auto& cell : cells) {
      position = after(position, {cell});
      session.out().write_styled(back);
      show(position, i + 1, moves[i]);
      wait(film.eased ? kCellTime : film.apart);
      if (session.interrupted()) break;
    }
    if (film.eased) wait(std::max(0, film.apart - kCellTime * static_cast<int>(cells.size())));
  }
  session.out().write_styled("\033[?25h");
}

}  // namespace gridlock::cli

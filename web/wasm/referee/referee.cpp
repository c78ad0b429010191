// The library's rules, for a test alone: plays a list of moves, legal or not, and says what became of each. The page
// has rules of its own, so that it can be played before the library has loaded; this holds them to the library's.
#include <emscripten.h>

#include <string>

#include "gridlock/core/error.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/game.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "web/wasm/words.hpp"

namespace gridlock::web {
namespace {

void append_cells(std::string& out, const rushhour::Puzzle& puzzle) {
  const rushhour::Board board(puzzle);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col) {
      const int found = board.at(row, col);
      if (found >= 0)
        out += board.vehicle(found).name;
      else
        out += found == rushhour::Board::kWall ? 'x' : 'o';
    }
}

void append_cells(std::string& out, const sokoban::Puzzle& puzzle) {
  std::string cells = puzzle.ground;
  const auto put = [&](int cell, char plain, char on_goal) {
    char& sign = cells[static_cast<std::size_t>(cell)];
    sign = sign == '.' ? on_goal : plain;
  };
  for (const int box : puzzle.boxes) put(box, '$', '*');
  put(puzzle.player, '@', '+');
  out += cells;
}

// A line for each move: "-" if it was refused, else the cells after it; '!' before them if that solves the puzzle.
std::string judged(const std::string& kind, const std::string& text, std::string_view moves) {
  const auto entries = read_puzzles(text, {}, {}, kind);
  if (!entries.front().valid()) return std::string("error: ") + entries.front().error().what();
  game::Game game(entries.front().puzzle());
  std::string out;
  for (Words words(moves); !words.end();) {
    std::string refused;
    try {
      refused = game.play(std::string(words.word()));
    } catch (const Error& error) {
      refused = error.what();
    }
    if (!refused.empty()) {
      out += "-\n";
      continue;
    }
    if (game.solved()) out += '!';
    std::visit([&](const auto& position) { append_cells(out, position); }, game.position());
    out += '\n';
  }
  return out;
}

}  // namespace
}  // namespace gridlock::web

extern "C" EMSCRIPTEN_KEEPALIVE const char* gridlock_judge(const char* kind, const char* text, const char* moves) {
  static std::string last;
  last = gridlock::web::judged(kind, text, moves);
  return last.c_str();
}

// Drawing: puzzles as pictures, solutions as pictures that move. Each function returns the contents of a whole file.
// Any thread may call these functions at any time.
//
// A program that draws links gridlock::render; png() alone needs libpng, and gridlock::png with it.
#pragma once

#include <string>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/explain.hpp"
#include "gridlock/puzzles.hpp"

// Pictures.
namespace gridlock::render {

// How an SVG picture is made.
struct PictureOptions {
  double cell = 64;   // the width of a cell in pixels
  std::string title;  // what the picture is called, for those who cannot see it; empty: what is on the board
};

// A picture as SVG, ready to be put into a page, too.
std::string svg(const Puzzle& puzzle, const PictureOptions& options = {});
// The solution move by move, in a loop; a still picture for viewers who have asked for reduced motion. Throws Error if
// a move is illegal.
std::string animated_svg(const Puzzle& puzzle, const std::vector<std::string>& moves,
                         const PictureOptions& options = {});

// The position with marks and arrows for what an explanation speaks of, and the names of columns and rows.
std::string explained_svg(const Puzzle& puzzle, const std::vector<Sentence>& sentences,
                          const PictureOptions& options = {});

// A picture as GIF. `cell`: the width of a cell in pixels.
std::string gif(const Puzzle& puzzle, double cell = 48);
// The solution in a loop. Throws Error if a move is illegal.
std::string gif(const Puzzle& puzzle, const std::vector<std::string>& moves, double cell = 48);

// A picture as PNG. `cell`: the width of a cell in pixels.
std::string png(const Puzzle& puzzle, double cell = 64);

// How a page with a solution is made.
struct PlayerOptions {
  std::string title;    // a heading; empty: none
  std::string caption;  // a line below it: "29 moves, 41 steps"
  bool proven = false;  // the solution is proven shortest, which earns a green tag
  double cell = 88;     // the width of a cell in pixels, where there is room
};

// A solution to step through in a browser, as an HTML page that needs no other file. Throws Error if a move is illegal.
std::string html_player(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options = {});

// The colours of a terminal.
enum class Colors {
  none,     // plain text
  basic,    // 16
  palette,  // 256
  full,     // 24 bits
};
// What the terminal has signs for.
enum class Signs {
  ascii,    // letters and the like
  unicode,  // boxes and arrows, too
};

// A puzzle drawn for a terminal, in whole lines. Every vehicle carries its name and everything in a Sokoban level its
// own symbol, so colour is never needed to tell two things apart.
std::string draw(const Puzzle& puzzle, Colors colors, Signs signs = Signs::unicode);

// "6x6, 13 vehicles, X leaves right of row 3"; "19x11, 6 boxes"
std::string describe(const Puzzle& puzzle);

}  // namespace gridlock::render

// A solution to step through in a browser: board, transport, scrubber, speed, keys and move list, in plain HTML that
// needs no other file.
#pragma once

#include <string>
#include <vector>

#include "gridlock/render/svg.hpp"

namespace gridlock::render {

struct PlayerOptions {
  std::string title;    // a heading; empty: none
  std::string caption;  // a line below it: "29 moves, 41 steps"
  bool proven = false;  // the solution is proven shortest, which earns a green tag
  double cell = 88;     // the width of a cell in pixels, where there is room
};

// A whole page.
std::string html_player(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options = {});

// The player alone, for a page that may hold many: it also needs player_style() in a <style> and player_script() in a
// <script> at the end, once each. Keys work where the player has the focus.
std::string player_fragment(const Puzzle& puzzle, const std::vector<std::string>& moves,
                            const PlayerOptions& options = {});
std::string player_style();
std::string player_script();

}  // namespace gridlock::render

// The pictures that gridlock show writes, chosen by the file's extension.
#pragma once

#include <optional>
#include <string>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::cli {

enum class Picture { none, svg, html, png, gif };

// none for a text (".txt", ".ans", no ending, or no file at all). Throws UsageError for an ending that means nothing.
Picture picture_named(const std::string& path);

// Moves that were given or found, replayed as far as they can be.
struct ShownSolution {
  Verdict verdict;
  bool optimal = false;  // proven
  ExitCode code = ExitCode::done;
  std::string remark;  // why it is no solution; empty if it is
};

// Solves the puzzle within the limits of the session. Without a solution there are no moves.
ShownSolution found_solution(const Item& item, Session& session);

// The bytes of the file. A solution makes it move; where it cannot move, the picture is of the last position. `cell` is
// the width of a cell in pixels, 0 for what suits the kind of picture.
std::string draw_picture(Picture picture, const Item& item, const std::optional<ShownSolution>& solution, double cell);

}  // namespace gridlock::cli

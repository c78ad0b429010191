// What the terminal can show: how wide it is, and which colours.
#pragma once

#include <cstddef>

#include "gridlock/render/ansi.hpp"

namespace gridlock::cli {

// The width of what is not written to a terminal.
constexpr std::size_t kPageWidth = 80;

// The columns of the terminal behind a file descriptor; `otherwise` if there is none.
std::size_t terminal_width(int descriptor, std::size_t otherwise);

// The same for its rows.
std::size_t terminal_height(int descriptor, std::size_t otherwise);

// 24 bits where the terminal says so, 256 colours where its name does, else 16.
render::Colors best_colors();
// Unicode where the language settings say so.
render::Signs best_signs();

}  // namespace gridlock::cli

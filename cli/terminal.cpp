#include "cli/terminal.hpp"

#include <sys/ioctl.h>

#include <cstdlib>
#include <string_view>

namespace gridlock::cli {

std::size_t terminal_width(int descriptor, std::size_t otherwise) {
  winsize size{};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : otherwise;
}

render::Colors best_colors() {
  const char* kind = std::getenv("COLORTERM");
  const std::string_view word = kind == nullptr ? "" : kind;
  return word == "truecolor" || word == "24bit" ? render::Colors::full : render::Colors::palette;
}

}  // namespace gridlock::cli

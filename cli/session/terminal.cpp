#include "cli/session/terminal.hpp"

#include <sys/ioctl.h>

#include <cstdlib>
#include <string_view>

namespace gridlock::cli {

namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace

std::size_t terminal_width(int descriptor, std::size_t otherwise) {
  winsize size{};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : otherwise;
}

std::size_t terminal_height(int descriptor, std::size_t otherwise) {
  winsize size{};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : otherwise;
}

render::Colors best_colors() {
  const std::string_view said = variable("COLORTERM"), name = variable("TERM");
  if (said == "truecolor" || said == "24bit" || contains(name, "direct")) return render::Colors::full;
  for (const char* able : {"256", "kitty", "alacritty", "foot", "ghostty", "wezterm"})
    if (contains(name, able)) return render::Colors::palette;
  return render::Colors::basic;
}

render::Signs best_signs() {
  // The first of these that is set decides.
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view language = variable(name);
    if (language.empty()) continue;
    for (const char* word : {"UTF-8", "utf-8", "UTF8", "utf8"})
      if (contains(language, word)) return render::Signs::unicode;
    break;
  }
  return render::Signs::ascii;
}

}  // namespace gridlock::cli

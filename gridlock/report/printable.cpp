#include "gridlock/report/printable.hpp"

#include <cstdint>
#include <cstdio>

#include "gridlock/report/utf8.hpp"

namespace gridlock::report {
namespace {

// The number of the valid character in these bytes.
std::uint32_t code_of(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return first;
  std::uint32_t code = first & (0xffU >> (character.size() + 1));
  for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(c) & 0x3fU);
  return code;
}

// Unicode's control characters, line and paragraph separators, and marks, overrides and isolates of direction.
bool gives_orders(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x061c || code == 0x200e || code == 0x200f ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

std::string visible(std::uint32_t code) {
  char text[16];
  std::snprintf(text, sizeof text, code < 0x100 ? "\\x%02x" : "\\u%04x", static_cast<unsigned>(code));
  return text;
}

}  // namespace

std::string printable(std::string_view text, Lines lines) {
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const std::string_view character = text.substr(at, length == 0 ? 1 : length);
    const std::uint32_t code = code_of(character);
    const bool layout = lines == Lines::kept && (code == '\n' || code == '\t');
    if (length == 0 || (gives_orders(code) && !layout))
      safe += code == '\n' ? "\\n" : code == '\t' ? "\\t" : visible(code);
    else
      safe += character;
    at += character.size();
  }
  return safe;
}

}  // namespace gridlock::report

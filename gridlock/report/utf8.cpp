#include "gridlock/report/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace gridlock::report {

std::size_t utf8_length(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + length > text.size()) return 0;
  std::uint32_t code = first & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    const auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xc0) != 0x80) return 0;
    code = code << 6 | (next & 0x3fu);
  }
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < kLeast[length] || code > 0x10ffff || surrogate ? 0 : length;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\033') {
      while (at < text.size() && text[at] != 'm') ++at;
      ++at;
      continue;
    }
    const std::size_t length = utf8_length(text, at);
    at += length == 0 ? 1 : length;
    ++width;
  }
  return width;
}

std::string cut_to_width(const std::string& text, std::size_t width) {
  if (width < 4 || display_width(text) <= width) return text;
  std::size_t at = 0;
  for (std::size_t column = 0; column < width - 3; ++column) at += std::max<std::size_t>(utf8_length(text, at), 1);
  return text.substr(0, at) + "...";
}

}  // namespace gridlock::report

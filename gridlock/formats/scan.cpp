#include "gridlock/formats/scan.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace gridlock::formats {
namespace {

constexpr int kLargestNumber = 1'000'000'000;

unsigned char byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

// Control characters, the byte order mark, halves of characters, and the marks that reverse the order of text.
bool is_invisible(unsigned code) {
  const auto within = [&](unsigned first, unsigned last) { return code >= first && code <= last; };
  return code < 0x20 || within(0x7f, 0x9f) || within(0x202a, 0x202e) || within(0x2066, 0x2069) || code == 0xfeff ||
         within(0xd800, 0xdfff) || code > 0x10ffff;
}

// The length of the visible UTF-8 character that starts at i, or 0 if none does.
std::size_t visible_character(std::string_view text, std::size_t i) {
  constexpr unsigned kFirstCodeOfLength[] = {0, 0, 0x80, 0x800, 0x10000};
  const unsigned first = byte_at(text, i);
  const std::size_t length = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  unsigned code = length == 1 ? first : first & (0x7fu >> length);
  for (std::size_t k = 1; k < length; ++k) {
    const unsigned next = byte_at(text, i + k);
    if ((next & 0xc0) != 0x80) return 0;
    code = code << 6 | (next & 0x3f);
  }
  return is_invisible(code) || code < kFirstCodeOfLength[length] ? 0 : length;
}

}  // namespace

Fields split_at_blanks(const Line& line) {
  Fields fields;
  const std::string_view text = line.text;
  for (std::size_t i = 0; i < text.size();) {
    if (is_blank(text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (i < text.size() && !is_blank(text[i])) ++i;
    fields.add({text.substr(begin, i - begin), {line.number, static_cast<int>(begin) + 1}});
  }
  return fields;
}

Fields split_at_commas(const Line& line) {
  Fields fields;
  for (std::size_t begin = 0; begin <= line.text.size();) {
    const std::size_t end = std::min(line.text.find(',', begin), line.text.size());
    std::string_view text = trim(line.text.substr(begin, end - begin));
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    const auto column = text.empty() ? begin : static_cast<std::size_t>(text.data() - line.text.data());
    fields.add({text, {line.number, static_cast<int>(column) + 1}});
    begin = end + 1;
  }
  return fields;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  return text.substr(0, kMark.size()) == kMark ? text.substr(kMark.size()) : text;
}

bool is_number(std::string_view text) {
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

int number_in(const Field& field, std::string_view what) {
  const auto fail = [&](const char* why) {
    return error_at(field.place, std::string(what) + " " + quoted(field.text) + why);
  };
  if (!is_number(field.text)) throw fail(" is not a whole number");
  const std::string_view digits = field.text.front() == '+' ? field.text.substr(1) : field.text;
  int value = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (result.ec != std::errc() || value > kLargestNumber || value < -kLargestNumber) throw fail(" is far too large");
  return value;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 36;
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string shown = "'";
  for (const char c : text) {
    if (shown.size() > kLongest) return shown + "...'";
    if (c >= ' ' && c <= '~') {
      shown += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      (shown += "\\x") += kHex[byte / 16];
      shown += kHex[byte % 16];
    }
  }
  return shown + "'";
}

std::string clean_title(std::string_view text) {
  std::string title;
  const std::string_view trimmed = trim(text);
  for (std::size_t i = 0; i < trimmed.size();) {
    const std::size_t length = visible_character(trimmed, i);
    if (length > 0)
      title += trimmed.substr(i, length);
    else
      title += is_blank(trimmed[i]) ? ' ' : '?';
    i += std::max<std::size_t>(length, 1);
  }
  return title;
}

}  // namespace gridlock::formats

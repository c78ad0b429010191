#include "gridlock/formats/sokoban/level_prose.hpp"

#include <algorithm>
#include <array>

namespace gridlock::formats {
namespace {

// What other programs write before a colon. Anything else before a colon is part of a title.
constexpr std::array<std::string_view, 17> kKeys{
    "title", "author", "comment",  "comment-end", "solution", "set",        "collection", "date",       "copyright",
    "email", "e-mail", "homepage", "website",     "snapshot", "difficulty", "authorpage", "description"};

}  // namespace

KeyValue key_value_of(const Line& line) {
  const std::string_view text = trim(line.text);
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {};
  for (const std::string_view key : kKeys)
    if (equal_ignoring_case(text.substr(0, colon), key)) return {key, trim(text.substr(colon + 1))};
  return {};
}

bool is_sok_remark(const Line& line) { return trim(line.text).substr(0, 2) == "::"; }

bool is_remark(const Line& line) {
  const std::string_view text = trim(line.text);
  return text.substr(0, 1) == ";" || text.substr(0, 2) == "::" || text.substr(0, 2) == "//";
}

bool is_section(const Line& line, std::string_view word) {
  const std::string_view text = trim(line.text);
  return equal_ignoring_case(text.substr(0, word.size()), word) && key_value_of(line).value.empty();
}

std::string_view title_in(const Line& line) {
  std::string_view text = trim(line.text);
  const bool remark = is_sok_remark(line) || text.substr(0, 2) == "//";
  if (remark || !key_value_of(line).key.empty() || is_section(line, "solution")) return {};
  while (!text.empty() && (text.front() == ';' || is_blank(text.front()))) text.remove_prefix(1);
  const bool says_something =
      std::any_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c) || (c & 0x80) != 0; });
  return says_something ? text : std::string_view();
}

const Line* last_filled(const Prose& prose) {
  const auto found = std::find_if(prose.rbegin(), prose.rend(), [](const Line& line) { return !line.blank(); });
  return found == prose.rend() ? nullptr : &*found;
}

const Line* first_filled(const Prose& prose) {
  const auto found = std::find_if(prose.begin(), prose.end(), [](const Line& line) { return !line.blank(); });
  return found == prose.end() ? nullptr : &*found;
}

std::string_view field_in(const Prose& prose, std::string_view key) {
  for (const Line& line : prose)
    if (const KeyValue field = key_value_of(line); field.key == key && !field.value.empty()) return field.value;
  return {};
}

std::string_view field_right_above(const Prose& prose, std::string_view key) {
  std::string_view value;
  for (auto line = prose.rbegin(); line != prose.rend() && !line->blank(); ++line)
    if (key_value_of(*line).key == key) value = key_value_of(*line).value;
  return value;
}

bool has_title_right_above(const Prose& prose) {
  for (auto line = prose.rbegin(); line != prose.rend() && !line->blank(); ++line)
    if (key_value_of(*line).key == "title") return true;
  return false;
}

bool begins_with_title(const Prose& prose, bool last) {
  if (prose.empty() || title_in(prose.front()).empty()) return false;
  return last || std::any_of(prose.begin(), prose.end(), [](const Line& line) { return line.blank(); });
}

}  // namespace gridlock::formats

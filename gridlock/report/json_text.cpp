#include "gridlock/report/json_text.hpp"

#include <cmath>

#include "gridlock/report/number.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::report {
namespace {

constexpr bool needs_no_escape(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

// A control character, a quote or a backslash.
void append_escaped(std::string& out, char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (c == '\n') {
    out += "\\n";
  } else if (c == '\t') {
    out += "\\t";
  } else {
    out += "\\u00";
    out += kHex[static_cast<unsigned char>(c) >> 4];
    out += kHex[static_cast<unsigned char>(c) & 15];
  }
}

}  // namespace

JsonText& JsonText::open(char bracket) {
  separate();
  text_ += bracket;
  first_ = true;
  return *this;
}

JsonText& JsonText::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

JsonText& JsonText::key(std::string_view name) {
  value(name);
  text_ += ':';
  first_ = true;
  return *this;
}

JsonText& JsonText::value(std::string_view text) {
  separate();
  text_ += '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (at < text.size() && needs_no_escape(text[at])) ++at;
    text_.append(text, begin, at - begin);
    if (at == text.size()) break;
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      append_escaped(text_, text[at++]);
      continue;
    }
    const std::size_t length = utf8_length(text, at);
    text_ += length == 0 ? "\\ufffd" : text.substr(at, length);
    at += length == 0 ? 1 : length;
  }
  text_ += '"';
  return *this;
}

JsonText& JsonText::value(double number) {
  if (!std::isfinite(number)) return null();
  separate();
  append_real(text_, number);
  return *this;
}

JsonText& JsonText::raw(std::string_view json) {
  separate();
  text_ += json;
  return *this;
}

void JsonText::clear() {
  text_.clear();
  first_ = true;
}

void JsonText::separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

}  // namespace gridlock::report

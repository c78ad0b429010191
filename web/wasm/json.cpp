#include "web/wasm/json.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace gridlock::web {

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  text_ += ':';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  text_ += json;
  return *this;
}

void JsonWriter::separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      text_ += "\\u00";
      text_ += kDigits[static_cast<std::size_t>(c) >> 4];
      text_ += kDigits[static_cast<std::size_t>(c) & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  if (!std::isfinite(number)) return raw("null");
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.15g", number);
  return raw(digits);
}

Request::Request(std::string_view json) {
  formats::JsonReader reader(json);
  reader.next(members_);
}

const formats::JsonMember* Request::find(std::string_view key) const {
  for (const auto& member : members_)
    if (member.key == key) return &member;
  return nullptr;
}

std::string Request::text(std::string_view key, std::string_view otherwise) const {
  const auto* member = find(key);
  return member != nullptr && member->kind == formats::JsonMember::Kind::string ? member->text : std::string(otherwise);
}

double Request::number(std::string_view key, double otherwise) const {
  const auto* member = find(key);
  const bool given = member != nullptr && member->kind == formats::JsonMember::Kind::number;
  return given ? std::strtod(member->text.c_str(), nullptr) : otherwise;
}

}  // namespace gridlock::web

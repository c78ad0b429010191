#include "gridlock/formats/json_reader.hpp"

#include <algorithm>
#include <utility>

namespace gridlock::formats {
namespace {

constexpr int kDeepest = 64;
constexpr std::size_t kMostMembers = 1000;  // of one object

void append_utf8(std::string& text, unsigned code) {
  const auto add = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xc0 | code >> 6);
    add(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    add(0xe0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3f));
    add(0x80 | (code & 0x3f));
  } else {
    add(0xf0 | code >> 18);
    add(0x80 | (code >> 12 & 0x3f));
    add(0x80 | (code >> 6 & 0x3f));
    add(0x80 | (code & 0x3f));
  }
}

}  // namespace

bool JsonReader::next(JsonObject& object) {
  skip_blanks();
  if (at_ == text_.size()) return false;
  object = read_object(0);
  return true;
}

Error JsonReader::unexpected(std::string_view wanted) const {
  const std::string found = at_ < text_.size() ? quoted(text_.substr(at_, 1)) : "the end of the text";
  return error_at(place(), "JSON: expected " + std::string(wanted) + ", found " + found);
}

void JsonReader::skip_blanks() {
  constexpr std::string_view kBlanks = " \t\r\n";
  for (; at_ < text_.size() && kBlanks.find(text_[at_]) != std::string_view::npos; ++at_)
    if (text_[at_] == '\n') {
      ++line_;
      line_start_ = at_ + 1;
    }
}

bool JsonReader::skip(char c) {
  skip_blanks();
  if (at_ == text_.size() || text_[at_] != c) return false;
  ++at_;
  return true;
}

void JsonReader::expect(char c, std::string_view wanted) {
  if (!skip(c)) throw unexpected(wanted);
}

JsonObject JsonReader::read_object(int depth) {
  if (depth > kDeepest) throw error_at(place(), "JSON: nested too deeply");
  JsonObject members;
  expect('{', "'{'");
  if (skip('}')) return members;
  do {
    JsonMember member;
    skip_blanks();
    const Place key_place = place();
    member.key = read_string();
    const auto same = [&](const JsonMember& other) { return other.key == member.key; };
    if (std::any_of(members.begin(), members.end(), same))
      throw error_at(key_place, "JSON: a second member " + quoted(member.key));
    if (members.size() == kMostMembers) throw error_at(key_place, "JSON: an object of too many members");
    expect(':', "':'");
    read_value(member, depth);
    members.push_back(std::move(member));
  } while (skip(','));
  expect('}', "',' or '}'");
  return members;
}

void JsonReader::read_value(JsonMember& member, int depth) {
  skip_blanks();
  member.place = place();
  const char first = peek();
  if (first == '"') {
    member.kind = JsonMember::Kind::string;
    member.text = read_string();
  } else if (first == '{') {
    read_object(depth + 1);
  } else if (first == '[') {
    read_list(member, depth + 1);
  } else if (is_digit(first) || first == '-') {
    read_number(member);
  } else {
    read_word(member);
  }
}

void JsonReader::read_word(JsonMember& member) {
  for (const std::string_view word : {"true", "false", "null"})
    if (text_.substr(at_, word.size()) == word) {
      at_ += word.size();
      member.kind = word == "null" ? JsonMember::Kind::null : JsonMember::Kind::boolean;
      member.text = word;
      return;
    }
  throw unexpected("a value");
}

void JsonReader::read_list(JsonMember& member, int depth) {
  if (depth > kDeepest) throw error_at(place(), "JSON: nested too deeply");
  expect('[', "'['");
  member.kind = JsonMember::Kind::list;
  if (skip(']')) return;
  do {
    JsonMember item;
    read_value(item, depth);
    if (item.kind == JsonMember::Kind::string)
      member.list.push_back({std::move(item.text), item.place});
    else
      member.kind = JsonMember::Kind::other;
  } while (skip(','));
  expect(']', "',' or ']'");
}

void JsonReader::read_number(JsonMember& member) {
  const std::size_t begin = at_;
  const auto digits = [&] {
    if (!is_digit(peek())) throw unexpected("a digit");
    while (is_digit(peek())) ++at_;
  };
  if (peek() == '-') ++at_;
  // No other digit may follow a leading zero.
  if (peek() == '0')
    ++at_;
  else
    digits();
  if (peek() == '.') {
    ++at_;
    digits();
  }
  if (peek() == 'e' || peek() == 'E') {
    ++at_;
    if (peek() == '+' || peek() == '-') ++at_;
    digits();
  }
  member.kind = JsonMember::Kind::number;
  member.text = text_.substr(begin, at_ - begin);
}

std::string JsonReader::read_string() {
  if (peek() != '"') throw unexpected("a string");
  ++at_;
  std::string text;
  while (at_ < text_.size() && text_[at_] != '"') {
    const char c = text_[at_];
    if (static_cast<unsigned char>(c) < ' ') throw unexpected("the end of the string");
    ++at_;
    if (c == '\\')
      read_escape(text);
    else
      text += c;
  }
  if (at_ == text_.size()) throw unexpected("the end of the string");
  ++at_;
  return text;
}

void JsonReader::read_escape(std::string& text) {
  constexpr std::string_view kNames = "\"\\/bfnrt";
  constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  const std::size_t simple = at_ < text_.size() ? kNames.find(text_[at_]) : std::string_view::npos;
  if (simple != std::string_view::npos) {
    ++at_;
    text += kMeanings[simple];
    return;
  }
  if (peek() != 'u') throw unexpected("an escape");
  ++at_;
  unsigned code = read_hex();
  if (code >= 0xdc00 && code < 0xe000) throw unexpected("the first half of a character before the second");
  if (code >= 0xd800 && code < 0xdc00) {
    if (text_.substr(at_, 2) != "\\u") throw unexpected("the second half of a character");
    at_ += 2;
    const unsigned low = read_hex();
    if (low < 0xdc00 || low > 0xdfff) throw unexpected("the second half of a character");
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  append_utf8(text, code);
}

unsigned JsonReader::read_hex() {
  unsigned code = 0;
  for (int i = 0; i < 4; ++i, ++at_) {
    const char c = lower(peek());
    if (is_digit(c))
      code = code * 16 + static_cast<unsigned>(c - '0');
    else if (c >= 'a' && c <= 'f')
      code = code * 16 + static_cast<unsigned>(c - 'a' + 10);
    else
      throw unexpected("four hexadecimal digits");
  }
  return code;
}

}  // namespace gridlock::formats

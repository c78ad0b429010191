// The scanning that all formats share: lines with their numbers, fields with their columns, numbers with their errors.
// Messages made here quote only printable characters, and only a few of them.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "gridlock/core/error.hpp"

namespace gridlock::formats {

// A spot in the text; lines and columns (bytes) count from 1.
struct Place {
  int line = 0;
  int column = 0;
};

inline Error error_at(Place place, const std::string& message) { return Error(message, place.line, place.column); }

struct Line {
  std::string_view text;  // without its end and trailing blanks
  int number = 1;

  bool blank() const { return text.empty(); }
};

struct Field {
  std::string_view text;
  Place place;
};

// The fields of one line. All are counted, the first few are kept: no line of any list format has more.
class Fields {
 public:
  static constexpr std::size_t kKept = 6;

  std::size_t size() const { return size_; }
  const Field& operator[](std::size_t i) const { return fields_[i]; }
  void add(const Field& field) {
    if (size_ < kKept) fields_[size_] = field;
    ++size_;
  }

 private:
  std::array<Field, kKept> fields_;
  std::size_t size_ = 0;
};

Fields split_at_blanks(const Line& line);
// Fields lose the blanks and the double quotes around them.
Fields split_at_commas(const Line& line);

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool equal_ignoring_case(std::string_view a, std::string_view b);
std::string_view trim(std::string_view text);
std::string_view without_byte_order_mark(std::string_view text);

// Whether it has the form of a number: digits, perhaps a sign before them.
bool is_number(std::string_view text);
// The number in a field, within +-10^9 so that sums of two never overflow. Throws Error; `what` names the field.
int number_in(const Field& field, std::string_view what);

// 'text' for an error message: in quotes, unprintable bytes as \xNN, cut after some 40 characters.
std::string quoted(std::string_view text);

// A title fit for any screen: trimmed, valid UTF-8, no control characters.
std::string clean_title(std::string_view text);

}  // namespace gridlock::formats

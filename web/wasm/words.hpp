// Takes a text of words apart, a space between any two.
#pragma once

#include <algorithm>
#include <charconv>
#include <string_view>

namespace gridlock::web {

class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  bool end() const { return text_.empty(); }
  std::string_view word() {
    const std::size_t length = std::min(text_.find(' '), text_.size());
    const std::string_view word = text_.substr(0, length);
    text_.remove_prefix(std::min(length + 1, text_.size()));
    return word;
  }
  int number() {
    const std::string_view digits = word();
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }

 private:
  std::string_view text_;
};

}  // namespace gridlock::web

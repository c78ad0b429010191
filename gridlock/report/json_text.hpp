// One JSON text, written piece by piece without a document tree: what the program prints and what the page is answered.
// (Small on purpose: a visitor of the page downloads every byte of it.)
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace gridlock::report {

// Commas are put where they belong; that brackets match and keys stand in objects is the caller's part.
class JsonText {
 public:
  JsonText& open(char bracket);
  JsonText& close(char bracket);
  JsonText& key(std::string_view name);
  // What is no UTF-8 becomes U+FFFD.
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(bool truth) { return raw(truth ? "true" : "false"); }
  // In full precision; what is not finite becomes null.
  JsonText& value(double number);
  template <std::integral Number>
  JsonText& value(Number number) {
    char digits[24];
    return raw({digits, static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, number).ptr - digits)});
  }
  JsonText& null() { return raw("null"); }
  // Text that is JSON already.
  JsonText& raw(std::string_view json);

  template <class T>
  JsonText& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }
  template <class Items>
  JsonText& list(const Items& items) {
    open('[');
    for (const auto& item : items) value(item);
    return close(']');
  }
  template <class Items>
  JsonText& list(std::string_view name, const Items& items) {
    return key(name).list(items);
  }

  void clear();
  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  bool first_ = true;  // of its object or list, or after a key
};

}  // namespace gridlock::report

// Reads a text of JSON objects, one after the other, as `gridlock solve --format json` writes them. It refuses all that
// is not JSON, and a second member of the same name; whether strings are UTF-8 is not checked. It keeps of each object
// what solutions need: strings, numbers, true and false, and lists of strings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {

struct JsonString {
  std::string text;
  Place place;
};

struct JsonMember {
  enum class Kind { string, number, boolean, list, null, other };  // list: of strings only

  std::string key;
  Kind kind = Kind::other;
  Place place;       // where the value begins
  std::string text;  // of a string; a number, true or false as it is spelled
  std::vector<JsonString> list;
};

using JsonObject = std::vector<JsonMember>;

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  // False at the end of the text. Throws Error for everything that is not a JSON object.
  bool next(JsonObject& object);

 private:
  Place place() const { return {line_, static_cast<int>(at_ - line_start_) + 1}; }
  Error unexpected(std::string_view wanted) const;
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks();
  bool skip(char c);
  void expect(char c, std::string_view wanted);

  JsonObject read_object(int depth);
  void read_word(JsonMember& member);
  void read_value(JsonMember& member, int depth);
  void read_list(JsonMember& member, int depth);
  void read_number(JsonMember& member);
  std::string read_string();
  void read_escape(std::string& text);
  unsigned read_hex();

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

}  // namespace gridlock::formats

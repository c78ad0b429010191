// What the page and the library say to each other: a request is one flat JSON object, an answer is written here piece
// by piece. Small on purpose: every byte of it is downloaded.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/formats/json_reader.hpp"

namespace gridlock::web {

// Writes one JSON text; commas are put where they belong.
class JsonWriter {
 public:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(double number);
  JsonWriter& value(int number) { return value(static_cast<double>(number)); }
  JsonWriter& value(Count number) { return value(static_cast<double>(number)); }
  template <class T>
  JsonWriter& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }
  template <class List>
  JsonWriter& list(std::string_view name, const List& items) {
    key(name).open('[');
    for (const auto& item : items) value(item);
    return close(']');
  }
  // Where the items are in memory, how many, and of how many bytes: the page copies them out before the next call.
  template <class Items>
  JsonWriter& array(std::string_view name, const Items& items) {
    key(name).open('[').value(static_cast<double>(reinterpret_cast<std::uintptr_t>(items.data())));
    return value(static_cast<double>(items.size())).value(static_cast<int>(sizeof(*items.data()))).close(']');
  }
  // Text that is JSON already.
  JsonWriter& raw(std::string_view json);

  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  bool first_ = true;
};

// A request of the page. Members that are missing have their default.
class Request {
 public:
  // Throws Error if it is no JSON object.
  explicit Request(std::string_view json);

  std::string text(std::string_view key, std::string_view otherwise = {}) const;
  double number(std::string_view key, double otherwise) const;
  int integer(std::string_view key, int otherwise) const { return static_cast<int>(number(key, otherwise)); }

 private:
  const formats::JsonMember* find(std::string_view key) const;

  formats::JsonObject members_;
};

}  // namespace gridlock::web

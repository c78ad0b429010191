// What the page asks: one flat JSON object. It is answered in JSON, too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gridlock/formats/json_reader.hpp"
#include "gridlock/report/json_text.hpp"

namespace gridlock::web {

using report::JsonText;

// Members that are missing have their default.
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

// Answers with a place in memory: where the items are, how many, and of how many bytes. The page copies them out before
// the next call.
template <class Items>
void write_place(JsonText& json, std::string_view name, const Items& items) {
  json.key(name).open('[').value(reinterpret_cast<std::uintptr_t>(items.data()));
  json.value(items.size()).value(sizeof(*items.data())).close(']');
}

}  // namespace gridlock::web

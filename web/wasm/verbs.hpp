// What the page can ask for. There are two modules, each with its own list: play/ and workshop/.
#pragma once

#include <span>
#include <string_view>

#include "web/wasm/request.hpp"

namespace gridlock::web {

// Writes the members of its answer into an object that is already open, and throws Error for a request it cannot serve.
struct Verb {
  std::string_view name;
  void (*run)(const Request& request, JsonText& json);
};

// Those of this module.
std::span<const Verb> verbs();

// Every puzzle in a text of any format, or what is wrong with it and where. Both modules have it.
void read(const Request& request, JsonText& json);

}  // namespace gridlock::web

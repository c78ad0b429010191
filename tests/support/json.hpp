// JSON in the tests. Parsing is compiled once, in json.cpp, because it costs two seconds in every file that does it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace gridlock::testing {

using Json = nlohmann::ordered_json;

// Throws Json::parse_error.
Json parse_json(const std::string& text);

}  // namespace gridlock::testing

// Data that a page unpacks when it is needed: thousands of boards and solutions would otherwise make the page too large
// to share.
#pragma once

#include <string>
#include <vector>

#include "gridlock/report/record.hpp"

namespace gridlock::lab {

// A <script> element that no browser runs: the record as JSON, deflated, in base 64.
std::string compressed_script(const std::string& id, const report::Record& data);

// The texts in groups, each under its own id, "name-0", "name-1", ..., as {"texts": [...]}.
std::string compressed_texts(const std::string& name, const std::vector<std::string>& texts);

// How many texts are in one group.
inline constexpr std::size_t kGroup = 250;

}  // namespace gridlock::lab

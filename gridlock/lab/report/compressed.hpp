// Texts that a page unpacks when it needs them: thousands of boards and solutions would otherwise make it too large to
// send around.
#pragma once

#include <string>
#include <vector>

namespace gridlock::lab {

// <script> elements that hold the texts in groups: "name-0", "name-1", ... Each is a JSON array, deflated, in base 64.
std::string compressed_scripts(const std::string& name, const std::vector<std::string>& texts);

// How many texts are in one group.
inline constexpr std::size_t kGroup = 50;

}  // namespace gridlock::lab

// The address of a puzzle on the web page, in the form of the page's own links (web/src/model/puzzles/share.ts;
// docs/web.md has the form).
#pragma once

#include <string>

#include "gridlock/puzzles.hpp"

namespace gridlock::book {

// `page`: where the page is, such as "https://example.org/gridlock/".
std::string link_to(const std::string& page, const Puzzle& puzzle);

}  // namespace gridlock::book

// The one place where the tests parse JSON.
#include "tests/support/json.hpp"

namespace gridlock::testing {

Json parse_json(const std::string& text) { return Json::parse(text); }

}  // namespace gridlock::testing

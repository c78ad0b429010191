// Any text read as `sok`.
#include "tests/fuzz/format_property.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return gridlock::fuzz::check_format(data, size, "sok");
}

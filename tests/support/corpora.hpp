// Where the public puzzle corpora are: $GRIDLOCK_CORPORA, or ../shared/corpora beside the project. They are not part
// of the project, so tests that need them skip where they are absent.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace gridlock::testing {

inline std::filesystem::path corpora() {
  const char* const named = std::getenv("GRIDLOCK_CORPORA");
  return named != nullptr ? std::filesystem::path(named)
                          : std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "../shared/corpora";
}

inline std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace gridlock::testing

// Ends the running test as skipped unless the corpora have this file or folder.
#define GRIDLOCK_REQUIRE_CORPUS(name)                                  \
  if (!std::filesystem::exists(gridlock::testing::corpora() / (name))) \
  GTEST_SKIP() << (name) << " is not in " << gridlock::testing::corpora() << "; set GRIDLOCK_CORPORA"

// Puts the databases of several shards together.
#pragma once

#include <string>
#include <vector>

namespace gridlock::lab {

struct Merged {
  std::size_t before = 0;  // cases that were there
  std::size_t after = 0;
};

// Adds what `parts` have to the database at `path`, which is made if there is none: puzzles in their order, cases where
// they belong, so that it equals that of one run of everything, apart from times. Of a case that several have, the last
// one named counts; parts without any case are passed over. Throws Error, before anything is written, if they were not
// run with the same settings.
Merged merge_runs(const std::vector<std::string>& parts, const std::string& path);

}  // namespace gridlock::lab

// Where censuses lie, and their boards as inputs: `census:51`, `census:40-45`.
#pragma once

#include <string>

#include "cli/input/picks.hpp"
#include "cli/input/sources.hpp"
#include "gridlock/rushhour/census/census_file.hpp"

namespace gridlock::cli {

// Where a census is written without -o, and looked for: $GRIDLOCK_CENSUS; else, named after its size, in the folder
// gridlock of $XDG_DATA_HOME, or of ~/.local/share. Throws Error if none of them is known.
std::string census_path(const rushhour::census::Request& request = {});

// The text of a file of a census. Throws Error; if there is none, it says how one is made.
std::string read_census_text(const std::string& path);

// The boards that a reference means: "51", "40-45", "40-", or all, and what is picked of them. Throws Error.
EntrySource census_entries(const Reference& reference);

}  // namespace gridlock::cli

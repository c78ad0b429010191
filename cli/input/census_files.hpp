// Where census files are stored, and their boards as inputs: `census:51`, `census:40-45`.
#pragma once

#include <string>
#include <vector>

#include "cli/input/picks.hpp"
#include "cli/input/sources.hpp"
#include "gridlock/rushhour/census/draw.hpp"
#include "gridlock/rushhour/generate/request.hpp"

namespace gridlock::cli {

// Where a census is written without -o, and looked for: $GRIDLOCK_CENSUS; else, named after its size, in the folder
// gridlock of $XDG_DATA_HOME, or of ~/.local/share. Throws Error if none of them is known.
std::string census_path(const rushhour::census::Request& request = {});

// The text of a file of a census. Throws Error; if there is none, it says how one is made.
std::string read_census_text(const std::string& path);

// Some of the boards that fit a request to the generator (its size, moves, vehicles and walls), drawn by its seed;
// all of them where there are no more. Throws Error if the census is of another size.
std::vector<rushhour::census::DrawnBoard> draw_from_census(const rushhour::GenerateRequest& request);

// The boards that a reference means: "51", "40-45", "40-", or all, and what is picked of them. Throws Error.
EntrySource census_entries(const Reference& reference);

}  // namespace gridlock::cli

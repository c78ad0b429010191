// Which puzzles of a collection a pick such as `#3-9` or `#Jam-3` means.
#pragma once

#include <functional>
#include <string>

#include "gridlock/formats/formats.hpp"

namespace gridlock::cli {

// Puts the next entry into its argument; false after the last. May throw Error.
using EntrySource = std::function<bool(Entry&)>;

// The entries that a pick means: "3", "3-9", "3-", "2,5,7-9" or a title; an empty one means all. `word` is what was
// typed, for messages. Numbers in rising order need no more than one entry in memory, and nothing is read beyond the
// last of them. The result throws Error where there is no such puzzle.
EntrySource pick_entries(EntrySource all, const std::string& pick, const std::string& word);

}  // namespace gridlock::cli

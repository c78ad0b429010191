// Parses the words that name inputs: which source is meant, and which of the puzzles in it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/input/picks.hpp"

namespace gridlock::cli {

struct Reference {
  enum class Kind { file, standard_input, folder, builtin, census };

  std::string word;  // as typed
  Kind kind = Kind::file;
  std::string path;  // of a file or folder; what follows "builtin:" or "census:"
  std::string pick;  // what follows '#', or empty
};

// Takes "boards.txt#3-9" apart. A '#' that is part of an existing file's name picks nothing.
Reference parse_reference(const std::string& word);

// The entries among the puzzles that come with the program that a reference means, of one kind if it is named. Throws
// Error.
EntrySource builtin_entries(const Reference& reference, const std::string& kind = {});

// Every file in the folder and those inside it, hidden ones left out, in the order a person would count: 9x9 before
// 12x12. Throws Error.
std::vector<std::string> files_in(const std::string& folder);

}  // namespace gridlock::cli

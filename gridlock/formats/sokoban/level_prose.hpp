// The text between Sokoban levels: fields such as `Title: ...`, remarks and prose, and which of it is the title of a
// level.
#pragma once

#include <string_view>
#include <vector>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {

// `Key: value`, the key in any case. The key is empty if it is none that programs write.
struct KeyValue {
  std::string_view key, value;
};
KeyValue key_value_of(const Line& line);

// A line that begins with `::`, as only `sok` has.
bool is_sok_remark(const Line& line);
// A line that is a comment of its own: `; ...`, `:: ...` or `// ...`.
bool is_remark(const Line& line);
// "Solution", "Solution 2", "Snapshot/Start": a line of its own above steps.
bool is_section(const Line& line, std::string_view word);

// The title that a comment or a line of prose may be: something with a letter or a digit in it.
std::string_view title_in(const Line& line);

// The lines between two levels, without comments in several lines and without stored solutions.
using Prose = std::vector<Line>;

// The lines nearest to the level below or above the prose; null if there is none that is not blank.
const Line* last_filled(const Prose& prose);
const Line* first_filled(const Prose& prose);

// The first value of a field; empty if there is none.
std::string_view field_in(const Prose& prose, std::string_view key);
// The same of the lines right above the level below the prose, up to a blank one.
std::string_view field_right_above(const Prose& prose, std::string_view key);
bool has_title_right_above(const Prose& prose);
// The prose begins with a title, which a blank line keeps apart from the level below, unless it is the `last` of all.
bool begins_with_title(const Prose& prose, bool last);

}  // namespace gridlock::formats

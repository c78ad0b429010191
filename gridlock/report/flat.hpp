// A record as one row of a table: objects inside it become keys with a dot, and every value becomes a short text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/report/record.hpp"

namespace gridlock::report {

struct FlatField {
  std::string key;     // "runs.min"
  const Value* value;  // of the record, which must outlive this
};

std::vector<FlatField> flatten(const Record& record);
const Value* find_flat(const std::vector<FlatField>& fields, std::string_view key);

// Full precision, empty for null, lists separated by blanks.
std::string machine_text(const Value& value);
// With units and grouped digits; yes and no; "-" for null.
std::string human_text(const Value& value);
// Numbers stand at the right of their column.
bool is_number(const Value& value);

}  // namespace gridlock::report

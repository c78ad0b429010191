// The tables of a run's database, in one place for those who write and those who read them.
#pragma once

#include <string>

namespace gridlock::lab {

inline constexpr int kSchema = 1;

// "CREATE TABLE IF NOT EXISTS ..." for all tables.
std::string schema_sql();

// Adds a case with all its measures; its parameters are the five of a key, then the measures in their order.
std::string insert_case_sql();

}  // namespace gridlock::lab

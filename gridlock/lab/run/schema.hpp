// The tables of a run's database, in one place for those who write and those who read them.
#pragma once

#include <string>

namespace gridlock::lab {

inline constexpr int kSchema = 1;

class Database;

// False for one that a program was killed over before it had written anything.
bool has_tables(Database& database);

// Throws Error if the database is not one of ours, or of another schema: before anything is written into it. `fresh`:
// one without any tables will do.
void require_schema(Database& database, bool fresh);

// "CREATE TABLE IF NOT EXISTS ..." for all tables, and the number of the schema.
std::string schema_sql();

// Adds a case with all its measures; its parameters are the five of a key, then the measures in their order.
std::string insert_case_sql();

}  // namespace gridlock::lab

// Every command of the program, each in a file of its own name.
#pragma once

#include "cli/options/command.hpp"

namespace gridlock::cli {

Command audit_command();
Command bench_command();
Command book_command();
Command bounds_command();
Command check_command();
Command compare_command();
Command completions_command();
Command convert_command();
Command explain_command();
Command census_command();
Command generate_command();
Command improve_command();
Command lab_diff_command();
Command lab_merge_command();
Command lab_report_command();
Command lab_run_command();
Command lab_status_command();
Command lab_table_command();
Command list_command();
Command play_command();
Command rate_command();
Command serve_command();
Command show_command();
Command solve_command();
Command verify_command();
Command version_command();

}  // namespace gridlock::cli

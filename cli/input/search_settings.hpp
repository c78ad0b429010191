// The options that choose and tune a search, shared by the commands that search.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/command.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {

struct SearchSettings {
  std::optional<Metric> metric;  // none: the puzzle's own
  OptionValues tuning;
  bool count_exit = false;
  std::vector<std::string> given;  // those of the options below that were used
};

// --metric, --count-exit, and the options of single searches.
std::vector<Option> search_settings_options(SearchSettings& target);

// Names that exist, else UsageError with the nearest one.
Option search_option(std::string& target);                   // --search NAME
Option heuristic_option(std::string& target);                // --heuristic NAME
Option searches_option(std::vector<std::string>& target);    // --search NAME,...
Option heuristics_option(std::vector<std::string>& target);  // --heuristic NAME,...
Option metric_option(std::optional<Metric>& target);         // --metric NAME

// A request with the limits, the seed, the threads and the progress of the session.
SolveRequest make_request(const SearchSettings& settings, Session& session);

// What the outcome of one puzzle means for the exit code.
ExitCode code_of(Outcome outcome);

}  // namespace gridlock::cli

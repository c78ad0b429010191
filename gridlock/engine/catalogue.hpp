// What there is to choose from, with its properties: for `gridlock list`, error messages and menus.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct SearchInfo {
  std::string name, summary;
  bool optimal = false;  // proves its solution shortest (with an admissible heuristic, if it uses one)
  bool uses_heuristic = false;
  std::vector<std::string> puzzles;  // kinds it works for
  std::vector<OptionRow> options;    // those it reads
};

struct HeuristicInfo {
  std::string puzzle, name, summary;
  struct Property {
    std::string metric;
    bool admissible = false;
    bool consistent = false;
  };
  std::vector<Property> properties;
};

struct PuzzleInfo {
  std::string name, title;
  std::vector<Metric> metrics;  // the default first
  std::string default_heuristic;
  std::vector<std::string> compared_heuristics;  // what `compare` takes unless told otherwise
  std::vector<OptionRow> options;                // those that every search of this kind reads
};

std::vector<PuzzleInfo> list_puzzles();
PuzzleInfo puzzle_info(const Puzzle& puzzle);
// Of one kind of puzzle, or of all.
std::vector<SearchInfo> list_searches(std::string_view kind = {});
std::vector<HeuristicInfo> list_heuristics(std::string_view kind = {});
// Every option of every kind of puzzle and every search, one row for each name.
std::vector<OptionRow> list_options();
// Throws Error for an option that nothing has, or a value that it does not take.
void require_options(const OptionValues& values);

}  // namespace gridlock

// What there is to choose from, with its properties: for menus, error messages and `gridlock list`. The lists never
// change while a program runs, and any thread may ask for them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/core/option_values.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// A search.
struct SearchInfo {
  std::string name;                  // what SolveRequest::search takes
  std::string summary;               // a phrase for people
  bool optimal = false;              // proves its solution shortest (with an admissible heuristic, if it uses one)
  bool uses_heuristic = false;       // is guided by one
  std::vector<std::string> puzzles;  // kinds it works for
  std::vector<OptionRow> options;    // those it reads
};

// A heuristic of one kind of puzzle.
struct HeuristicInfo {
  std::string puzzle;   // which kind
  std::string name;     // what SolveRequest::heuristic takes
  std::string summary;  // a phrase for people
  // What is claimed in one metric.
  struct Property {
    std::string metric;       // by name
    bool admissible = false;  // never above the true distance
    bool consistent = false;  // no move lowers it by more than the move costs
  };
  std::vector<Property> properties;  // one for each metric of the kind
};

// A kind of puzzle.
struct PuzzleInfo {
  std::string name;                              // "rushhour"
  std::string title;                             // "Rush Hour"
  std::vector<Metric> metrics;                   // the default first
  std::string default_heuristic;                 // of searches that use one
  std::vector<std::string> compared_heuristics;  // what `compare` takes unless told otherwise
  std::vector<OptionRow> options;                // those that every search of this kind reads
};

// Every kind.
std::vector<PuzzleInfo> list_puzzles();
// The kind of this puzzle.
PuzzleInfo puzzle_info(const Puzzle& puzzle);
// Of one kind of puzzle, or of all.
std::vector<SearchInfo> list_searches(std::string_view kind = {});
// Of one kind of puzzle, or of all.
std::vector<HeuristicInfo> list_heuristics(std::string_view kind = {});
// Every option of every kind of puzzle and every search, one row for each name.
std::vector<OptionRow> list_options();
// Throws Error for an option that nothing has, or a value that it does not take.
void require_options(const OptionValues& values);

}  // namespace gridlock

// Tables out of a run: any two dimensions against each other, and presets in the layout of papers.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/lab/run/run.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::lab {

struct TitledTable {
  std::string title;
  std::vector<report::Record> rows;
  std::string note;  // what a reader must know, below the table
};

// What cases can be grouped by: "search", "heuristic", "configuration", "puzzle", "size", "pieces", "kind", "source",
// "outcome".
std::vector<std::string> dimension_names();
std::vector<std::string> statistic_names();  // "mean", "median", "min", "max", "sum", "deviation"

struct PivotRequest {
  std::string rows = "configuration";
  std::string columns;             // empty: none, one column for each cell
  std::vector<std::string> cells;  // measures
  std::string statistic = "mean";
};

// Throws Error for unknown names.
TitledTable pivot(const Run& run, const PivotRequest& request);

struct PresetRequest {
  // The largest space of a puzzle that is visited to audit a heuristic on it.
  std::uint64_t audited_states = 1'000'000;
  const std::atomic<bool>* cancel = nullptr;
};

struct Preset {
  std::string_view name, summary;
  std::vector<TitledTable> (*make)(const Run&, const PresetRequest&);
};

const std::vector<Preset>& presets();

// One file each. They throw Error if the run lacks what they show.
std::vector<TitledTable> games_tables(const Run& run, const PresetRequest& request);
std::vector<TitledTable> heuristics_tables(const Run& run, const PresetRequest& request);
std::vector<TitledTable> naive_tables(const Run& run, const PresetRequest& request);
std::vector<TitledTable> sokobot_tables(const Run& run, const PresetRequest& request);

// The puzzle behind a subject.
Puzzle puzzle_of(const Subject& subject);

// The case of a subject under a configuration; null if there is none.
class CaseIndex {
 public:
  explicit CaseIndex(const Run& run);
  const Case* find(std::size_t subject, const Configuration& configuration) const;

 private:
  std::map<std::pair<std::size_t, std::string>, const Case*> cases_;
};

}  // namespace gridlock::lab

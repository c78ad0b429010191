// Mean, deviation, least and greatest of what was measured, over all cases, those solved and those that failed.
#include <algorithm>
#include <cmath>

#include "gridlock/lab/run/quantities.hpp"
#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::lab {
namespace {

enum class Group { all, solved, failed };
constexpr Group kGroups[] = {Group::all, Group::solved, Group::failed};

std::string name_of(Group group) { return group == Group::all ? "all" : group == Group::solved ? "solved" : "failed"; }

struct Row {
  std::string_view quantity;  // by name
  const char* title;
  bool zero_if_failed;  // a case without a solution counts as 0 moves among all
};

constexpr Row kRows[] = {{"moves", "moves", true},
                         {"seconds", "time", false},
                         {"generated", "nodes created", false},
                         {"expanded", "nodes processed", false},
                         {"pieces", "crates", false},
                         {"growth", "branching factor", false},
                         {"cells", "map size, cells", false}};

Numbers numbers_of(const Run& run, const Configuration& configuration, Group group, const Row& row) {
  const Quantity& quantity = quantity_named(row.quantity);
  Numbers numbers;
  for (const auto& each : run.cases) {
    if (each.key.configuration != configuration) continue;
    const bool solved = each.measures.solved();
    if ((group == Group::solved && !solved) || (group == Group::failed && solved)) continue;
    if (row.zero_if_failed && !solved)
      numbers.push_back(0);
    else if (const auto number = value_of(quantity, run, each))
      numbers.push_back(*number);
  }
  return numbers;
}

void add_row(TitledTable& table, const char* title, Group group, const Numbers& numbers, Unit unit) {
  if (numbers.empty()) return;
  const auto [least, greatest] = std::minmax_element(numbers.begin(), numbers.end());
  table.rows.push_back(report::Record()
                           .add("measure", title)
                           .add("cases", name_of(group))
                           .add("count", numbers.size())
                           .add("mean", shown(mean(numbers), unit))
                           .add("deviation", shown(deviation(numbers), unit))
                           .add("min", shown(*least, unit))
                           .add("max", shown(*greatest, unit)));
}

TitledTable table_of(const Run& run, const Configuration& configuration) {
  TitledTable table;
  for (const Row& row : kRows)
    for (const Group group : kGroups) {
      if (row.zero_if_failed && group == Group::failed) continue;
      add_row(table, row.title, group, numbers_of(run, configuration, group, row), quantity_named(row.quantity).unit);
    }
  for (const Group group : kGroups) {
    Numbers sizes = numbers_of(run, configuration, group, kRows[6]);
    std::transform(sizes.begin(), sizes.end(), sizes.begin(), [](double cells) { return std::log(cells); });
    add_row(table, "ln of map size", group, sizes, Unit::ratio);
  }
  const auto all = numbers_of(run, configuration, Group::all, kRows[4]).size();
  const auto solved = numbers_of(run, configuration, Group::solved, kRows[4]).size();
  char share[16];
  std::snprintf(share, sizeof share, "%.2f",
                all == 0 ? 0 : 100.0 * static_cast<double>(solved) / static_cast<double>(all));
  table.title = configuration.label() + ": " + std::to_string(solved) + " of " + std::to_string(all) + " solved (" +
                share + " %)";
  table.note = "Among all cases a failure counts as 0 moves. The branching factor is nodes created per node processed.";
  return table;
}

}  // namespace

std::vector<TitledTable> sokobot_tables(const Run& run, const PresetRequest&) {
  std::vector<TitledTable> tables;
  for (const auto& configuration : run.configurations()) tables.push_back(table_of(run, configuration));
  return tables;
}

}  // namespace gridlock::lab

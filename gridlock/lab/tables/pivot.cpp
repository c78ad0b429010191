// One dimension of a run against another, with a statistic of a measure in each cell.
#include <algorithm>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/quantities.hpp"
#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::lab {
namespace {

struct Key {
  double order;  // keys sort by it, and by first appearance among equals
  std::string text;
};

struct Dimension {
  std::string_view name;
  Key (*of)(const Subject&, const Case&);
};

const std::vector<Dimension>& dimensions() {
  using S = const Subject&;
  using C = const Case&;
  const auto size_text = [](S s) { return std::to_string(s.features.width) + "x" + std::to_string(s.features.height); };
  static const auto size_of = size_text;
  static const std::vector<Dimension> all{
      {"search",
       [](S, C c) {
         return Key{0, c.key.configuration.search};
       }},
      {"heuristic",
       [](S, C c) {
         return Key{0, c.key.configuration.heuristic};
       }},
      {"configuration",
       [](S, C c) {
         return Key{0, c.key.configuration.label()};
       }},
      {"puzzle",
       [](S s, C) {
         return Key{0, s.label};
       }},
      {"size",
       [](S s, C) {
         return Key{static_cast<double>(s.features.cells), size_of(s)};
       }},
      {"pieces",
       [](S s, C) {
         return Key{static_cast<double>(s.features.pieces), std::to_string(s.features.pieces)};
       }},
      {"kind",
       [](S s, C) {
         return Key{0, s.kind};
       }},
      {"source",
       [](S s, C) {
         return Key{0, s.source};
       }},
      {"outcome",
       [](S, C c) {
         return Key{0, c.measures.outcome};
       }},
  };
  return all;
}

const Dimension& dimension_named(std::string_view name) {
  for (const auto& dimension : dimensions())
    if (dimension.name == name) return dimension;
  throw Error("cases cannot be grouped by '" + std::string(name) + "'");
}

struct Statistic {
  std::string_view name;
  double (*of)(Numbers);
};

const std::vector<Statistic>& statistics() {
  static const std::vector<Statistic> all{
      {"mean", [](Numbers n) { return mean(n); }},
      {"median", [](Numbers n) { return median(std::move(n)); }},
      {"min", [](Numbers n) { return *std::min_element(n.begin(), n.end()); }},
      {"max", [](Numbers n) { return *std::max_element(n.begin(), n.end()); }},
      {"sum", [](Numbers n) { return sum(n); }},
      {"deviation", [](Numbers n) { return deviation(n); }},
  };
  return all;
}

const Statistic& statistic_named(std::string_view name) {
  for (const auto& statistic : statistics())
    if (statistic.name == name) return statistic;
  throw Error("there is no statistic '" + std::string(name) + "'");
}

// Distinct keys, in their order.
class Keys {
 public:
  std::size_t index_of(const Key& key) {
    for (std::size_t i = 0; i < keys_.size(); ++i)
      if (keys_[i].text == key.text) return i;
    keys_.push_back(key);
    return keys_.size() - 1;
  }
  std::vector<std::size_t> order() const {
    std::vector<std::size_t> order(keys_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t i, std::size_t j) { return keys_[i].order < keys_[j].order; });
    return order;
  }
  const std::string& text(std::size_t i) const { return keys_[i].text; }

 private:
  std::vector<Key> keys_;
};

// "cost" under columns of its own, or "astar blockers cost" where several measures share a column.
std::string heading(const std::string& column, const Quantity& quantity, const Run& run, bool several) {
  const std::string title = title_of(quantity, run) + (quantity.unit == Unit::share ? " %" : "");
  if (column.empty()) return title;
  return several ? column + " " + title : column;
}

}  // namespace

std::vector<std::string> dimension_names() {
  std::vector<std::string> names;
  for (const auto& dimension : dimensions()) names.emplace_back(dimension.name);
  return names;
}

std::vector<std::string> statistic_names() {
  std::vector<std::string> names;
  for (const auto& statistic : statistics()) names.emplace_back(statistic.name);
  return names;
}

TitledTable pivot(const Run& run, const PivotRequest& request) {
  const Dimension& rows = dimension_named(request.rows);
  const Dimension* columns = request.columns.empty() ? nullptr : &dimension_named(request.columns);
  const Statistic& statistic = statistic_named(request.statistic);
  std::vector<const Quantity*> cells;
  for (const auto& name : request.cells) cells.push_back(&quantity_named(name));

  Keys row_keys, column_keys;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<const Case*>> groups;
  for (const auto& each : run.cases) {
    const Subject& subject = run.subject_of(each);
    const std::size_t row = row_keys.index_of(rows.of(subject, each));
    const std::size_t column = column_keys.index_of(columns == nullptr ? Key{0, ""} : columns->of(subject, each));
    groups[{row, column}].push_back(&each);
  }

  TitledTable table;
  const auto column_order = column_keys.order();
  for (const std::size_t row : row_keys.order()) {
    auto& record = table.rows.emplace_back();
    record.add(request.rows, row_keys.text(row));
    if (columns == nullptr) record.add("cases", groups[{row, 0}].size());
    for (const std::size_t column : column_order)
      for (const Quantity* quantity : cells) {
        Numbers numbers;
        for (const Case* each : groups[{row, column}])
          if (const auto number = value_of(*quantity, run, *each)) numbers.push_back(*number);
        record.add(heading(column_keys.text(column), *quantity, run, cells.size() > 1),
                   numbers.empty() ? report::Value(report::Nothing{}) : shown(statistic.of(numbers), quantity->unit));
      }
  }
  const bool one = cells.size() == 1 && columns != nullptr;
  table.title = "The " + request.statistic + " of " + (one ? heading("", *cells.front(), run, false) : "each measure");
  return table;
}

}  // namespace gridlock::lab

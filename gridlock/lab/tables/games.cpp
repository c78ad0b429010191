// One column per board: the size of its state space, the bounds of its objectives, and what each search achieved.
#include <algorithm>
#include <cmath>

#include "gridlock/bounds.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

using report::Nothing;
using report::Value;

// Small counts are counted out; the others are powers of ten, as papers print them.
Value large(const StateFormula& formula) {
  const double number = formula.count;
  if (!std::isfinite(number)) return Value(report::scientific(formula.log10));
  if (number < 1e12) return Value(static_cast<std::int64_t>(std::llround(number)));
  char text[32];
  std::snprintf(text, sizeof text, "%.2e", number);
  return Value(std::string(text));
}

class Games {
 public:
  explicit Games(const Run& run) : run_(run), cases_(run) {}

  std::vector<report::Record> rows() {
    size_rows();
    if (run_.has_boards()) bound_rows();
    for (const auto& configuration : run_.configurations()) search_rows(configuration);
    return std::move(rows_);
  }

 private:
  // A row with value(i) of subject i in each column.
  template <class Of>
  void row(const std::string& what, const std::string& measure, Of value) {
    auto& record = rows_.emplace_back();
    record.add("game", what).add("measure", measure);
    for (std::size_t i = 0; i < run_.subjects.size(); ++i) record.add(run_.subjects[i].label, value(i));
  }

  // The same of a case under the configuration.
  template <class Of>
  void case_row(const Configuration& configuration, const std::string& what, const std::string& measure, Of value) {
    row(what, measure, [&](std::size_t i) {
      const Case* each = cases_.find(i, configuration);
      return each == nullptr ? Value(Nothing{}) : value(each->measures);
    });
  }

  void size_rows() {
    row("board", "size", [&](std::size_t i) {
      const Features& features = run_.subjects[i].features;
      return Value(std::to_string(features.width) + "x" + std::to_string(features.height));
    });
    row("", "pieces", [&](std::size_t i) { return Value(run_.subjects[i].features.pieces); });
  }

  void bound_rows() {
    std::vector<Bounds> bounds;
    BoundsRequest request;
    request.budget = 0;  // the formulas are enough
    for (const auto& subject : run_.subjects) bounds.push_back(gridlock::bounds(puzzle_of(subject), request));
    // A solution of n moves passes n positions.
    row("state space", "lower", [&](std::size_t i) { return shortest(i); });
    for (std::size_t k = 0; k < bounds.front().formulas.size(); ++k)
      row("", "upper, " + std::string(bounds.front().formulas[k].name), [&](std::size_t i) {
        return k < bounds[i].formulas.size() ? large(bounds[i].formulas[k]) : Value(Nothing{});
      });
    for (const auto& heuristic : used_heuristics()) {
      const auto bound = [&](std::size_t i, bool upper) {
        for (const auto& objective : bounds[i].objectives)
          if (objective.heuristic == heuristic) return Value(std::int64_t{upper ? objective.upper : objective.lower});
        return Value(Nothing{});
      };
      row("objective " + heuristic, "lower", [&](std::size_t i) { return bound(i, false); });
      row("", "upper", [&](std::size_t i) { return bound(i, true); });
    }
  }

  Value shortest(std::size_t subject) const {
    std::optional<std::int64_t> least;
    for (const auto& configuration : run_.configurations()) {
      const Case* each = cases_.find(subject, configuration);
      if (each == nullptr) continue;
      if (each->measures.optimal.value_or(0) == 1) return Value(*each->measures.cost);
      const auto bound = each->measures.lower_bound;
      if (bound && (!least || *bound > *least)) least = bound;
    }
    return least ? Value(">= " + std::to_string(*least)) : Value(Nothing{});
  }

  std::vector<std::string> used_heuristics() const {
    std::vector<std::string> used;
    for (const auto& configuration : run_.configurations())
      if (!configuration.heuristic.empty() &&
          std::find(used.begin(), used.end(), configuration.heuristic) == used.end())
        used.push_back(configuration.heuristic);
    return used;
  }

  void search_rows(const Configuration& configuration) {
    const bool random = std::any_of(run_.cases.begin(), run_.cases.end(), [&](const Case& each) {
      return each.key.configuration == configuration && each.measures.runs;
    });
    if (random) {
      case_row(configuration, configuration.label(), "total runs", [](const Measures& m) { return count(m.runs); });
      case_row(configuration, "", "min", [](const Measures& m) { return count(m.cost ? m.cost : m.runs_min); });
      return;
    }
    case_row(configuration, configuration.label(), "moves", [](const Measures& m) {
      if (m.cost) return Value(*m.cost);
      return m.lower_bound.value_or(0) > 1 ? Value(">= " + std::to_string(*m.lower_bound)) : Value(m.outcome);
    });
    case_row(configuration, "", "states", [](const Measures& m) { return count(m.states); });
  }

  static Value count(const Whole& number) { return number ? Value(*number) : Value(Nothing{}); }

  const Run& run_;
  CaseIndex cases_;
  std::vector<report::Record> rows_;
};

}  // namespace

std::vector<TitledTable> games_tables(const Run& run, const PresetRequest&) {
  const std::string note =
      run.fact("count_exit") == "yes" ? "Moves count the final drive-out." : "Moves end when the exit is reached.";
  return {{"Games", Games(run).rows(),
           note +
               " The lower bound of the state space is the length of a shortest solution, or what is proven of it; the "
               "upper ones are formulas, each closer than the one before."}};
}

}  // namespace gridlock::lab

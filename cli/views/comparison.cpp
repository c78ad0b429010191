#include "cli/views/comparison.hpp"

#include <algorithm>

#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/solution_text.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Record;
using report::Value;

double seconds(const Solution& solution) { return std::chrono::duration<double>(solution.stats.elapsed).count(); }

Value number_if(bool known, std::int64_t number) { return known ? Value(number) : Value(Nothing{}); }

Value factor_of(const Solution& solution) {
  const double factor = solution.branching_factor();
  return factor > 0 ? Value(factor) : Value(Nothing{});
}

std::vector<report::Column> long_columns() {
  return {{"puzzle", ""},           {"search", ""},      {"heuristic", ""},  {"cost", ""},
          {"result", ""},           {"depth", ""},       {"expanded", ""},   {"generated", ""},
          {"branching", "br.fac."}, {"seconds", "time"}, {"bytes", "memory"}};
}

}  // namespace

Comparison::Comparison(Session& session, std::vector<Configuration> configurations, bool wide)
    : configurations_(std::move(configurations)), sums_(configurations_.size()), wide_(wide) {
  const std::string& format = session.common().format;
  for_people_ = report::is_for_people(format);
  report::WriterOptions options;
  if (!wide_) options.header = report::solution_keys();
  if (!wide_ && for_people_) options.columns = long_columns();
  writer_ = report::make_writer(format, session.sink(), options);
}

void Comparison::add(const Item& item, const std::vector<Solution>& solutions) {
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    add_up(sums_[i], solutions[i]);
    if (wide_) continue;
    if (for_people_)
      add_long(item, solutions[i]);
    else
      writer_->write(report::solution_record({item.source, item.entry.index, item.entry.name}, solutions[i]));
  }
  if (wide_) add_wide(item, solutions);
}

void Comparison::finish() {
  if (!wide_ && for_people_ && !sums_.empty() && sums_.front().boards > 1)
    for (const bool mean : {false, true})
      for (std::size_t i = 0; i < sums_.size(); ++i)
        writer_->write(mean ? mean_row(configurations_[i], sums_[i]) : total_row(configurations_[i], sums_[i]));
  writer_->finish();
}

void Comparison::add_long(const Item& item, const Solution& solution) {
  const bool solved = solution.outcome == Outcome::solved;
  writer_->write(Record()
                     .add("puzzle", item.label())
                     .add("search", solution.search)
                     .add("heuristic", solution.heuristic)
                     .add("cost", number_if(solved, solution.cost))
                     .add("result", report::verdict(solution))
                     .add("depth", number_if(solved, static_cast<std::int64_t>(solution.moves.size())))
                     .add("expanded", solution.stats.expanded)
                     .add("generated", solution.stats.generated)
                     .add("branching", factor_of(solution))
                     .add("seconds", report::Seconds{seconds(solution)})
                     .add("bytes", report::Bytes{solution.stats.peak_bytes}));
}

void Comparison::add_wide(const Item& item, const std::vector<Solution>& solutions) {
  // What all have in common need not be said in every heading.
  const auto same_search = [&](const Configuration& each) {
    return each.search == configurations_.front().search && !each.heuristic.empty();
  };
  const bool one_search = std::all_of(configurations_.begin(), configurations_.end(), same_search);
  Record row;
  row.add("board", item.label());
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    const Solution& solution = solutions[i];
    const std::string prefix = (one_search ? configurations_[i].heuristic : configurations_[i].label()) + " ";
    row.add(prefix + "nodes", solution.stats.generated)
        .add(prefix + "depth", number_if(solution.outcome == Outcome::solved, solution.cost))
        .add(prefix + "br.fac.", factor_of(solution));
  }
  writer_->write(row);
}

void Comparison::add_up(Sum& sum, const Solution& solution) {
  sum.heuristic = solution.heuristic;
  ++sum.boards;
  sum.expanded += solution.stats.expanded;
  sum.generated += solution.stats.generated;
  sum.seconds += seconds(solution);
  sum.peak_bytes = std::max<std::uint64_t>(sum.peak_bytes, solution.stats.peak_bytes);
  if (solution.optimal) ++sum.optimal;
  if (solution.outcome != Outcome::solved) return;
  ++sum.solved;
  sum.cost += solution.cost;
  sum.depth += static_cast<std::int64_t>(solution.moves.size());
  sum.branching += solution.branching_factor();
}

Record Comparison::total_row(const Configuration& configuration, const Sum& sum) const {
  return Record()
      .add("puzzle", "total of " + std::to_string(sum.boards))
      .add("search", configuration.search)
      .add("heuristic", sum.heuristic)
      .add("cost", sum.cost)
      .add("result", std::to_string(sum.optimal) + " optimal")
      .add("depth", sum.depth)
      .add("expanded", sum.expanded)
      .add("generated", sum.generated)
      .add("seconds", report::Seconds{sum.seconds})
      .add("bytes", report::Bytes{sum.peak_bytes});
}

Record Comparison::mean_row(const Configuration& configuration, const Sum& sum) const {
  const auto boards = static_cast<double>(sum.boards), solved = static_cast<double>(sum.solved);
  const auto mean = [&](double total) { return sum.solved > 0 ? Value(total / solved) : Value(Nothing{}); };
  return Record()
      .add("puzzle", "mean")
      .add("search", configuration.search)
      .add("heuristic", sum.heuristic)
      .add("cost", mean(static_cast<double>(sum.cost)))
      .add("result", std::to_string(sum.solved) + " solved")
      .add("depth", mean(static_cast<double>(sum.depth)))
      .add("expanded", static_cast<double>(sum.expanded) / boards)
      .add("generated", static_cast<double>(sum.generated) / boards)
      .add("branching", mean(sum.branching))
      .add("seconds", report::Seconds{sum.seconds / boards});
}

}  // namespace gridlock::cli

#include "cli/views/suite.hpp"

#include <algorithm>
#include <filesystem>

#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/table.hpp"

namespace gridlock::cli {

void Suite::Sum::add(const Solution& solution) {
  ++puzzles;
  optimal += solution.optimal ? 1 : 0;
  expanded += solution.stats.expanded;
  cpu += solution.stats.cpu;
  seconds.push_back(std::chrono::duration<double>(solution.stats.elapsed).count());
  peak_bytes = std::max(peak_bytes, solution.stats.peak_bytes);
  if (solution.outcome != Outcome::solved) return;
  ++solved;
  cost += solution.cost;
}

Suite::Suite(Session& session, std::string name) : session_(session), name_(std::move(name)) {
  const std::string& format = session.common().format;
  if (report::is_for_people(format)) return;
  writer_ = report::make_writer(format, session.sink(), {report::solution_keys(), {}});
}

void Suite::add(const Item& item, const Solution& solution) {
  metric_ = solution.metric;
  if (files_.empty() || files_.back().source != item.source) {
    files_.emplace_back();
    files_.back().source = item.source;
  }
  files_.back().add(solution);
  all_.add(solution);
  if (solution.outcome != Outcome::solved)
    unsolved_.push_back(item.label() + " (" + std::string(name_of(solution.outcome)) + ")");
  if (writer_) writer_->write(report::solution_record({item.source, item.entry.index, item.entry.name}, solution));
}

report::Record Suite::summary() const {
  report::Record record;
  record.add("schema", 1)
      .add("suite", name_)
      .add("puzzles", all_.puzzles)
      .add("solved", all_.solved)
      .add("optimal", all_.optimal)
      .add("metric", name_of(metric_))
      .add("cost", all_.cost)
      .add("expanded", all_.expanded)
      .add("seconds", report::Seconds{lab::sum(all_.seconds)})
      .add("cpu_seconds", report::Seconds{std::chrono::duration<double>(all_.cpu).count()})
      .add("median_seconds", report::Seconds{lab::median(all_.seconds)})
      .add("worst_seconds", report::Seconds{lab::quantile(all_.seconds, 1)})
      .add("peak_bytes", report::Bytes{all_.peak_bytes})
      .add("unsolved", unsolved_);
  return record;
}

std::string Suite::page() const {
  report::Table table;
  table.headings = {"set",
                    "puzzles",
                    "solved",
                    "optimal",
                    "time",
                    "CPU",
                    "median",
                    "worst",
                    "memory",
                    "expanded",
                    std::string(name_of(leading(metric_)))};
  table.right = {false, true, true, true, true, true, true, true, true, true, true};
  const auto add = [&](const std::string& name, const Sum& sum) {
    table.rows.push_back({name, report::grouped(sum.puzzles), report::grouped(sum.solved), report::grouped(sum.optimal),
                          report::human_seconds(lab::sum(sum.seconds)),
                          report::human_seconds(std::chrono::duration<double>(sum.cpu).count()),
                          report::human_seconds(lab::median(sum.seconds)),
                          report::human_seconds(lab::quantile(sum.seconds, 1)), report::human_bytes(sum.peak_bytes),
                          report::grouped(sum.expanded), report::grouped(static_cast<std::uint64_t>(sum.cost))});
  };
  for (const Sum& file : files_) add(std::filesystem::path(file.source).stem().string(), file);
  if (files_.size() > 1) add("total", all_);
  std::string text = report::table_in(session_.common().format, table);
  if (!unsolved_.empty()) {
    text += "\nNot solved:\n";
    for (const auto& name : unsolved_) text += "  " + name + "\n";
  }
  return text;
}

void Suite::finish() {
  if (!writer_) return session_.out().write(page());
  // A table has one kind of row; lines of JSON may differ.
  if (session_.common().format == "json") writer_->write(summary());
  writer_->finish();
}

}  // namespace gridlock::cli

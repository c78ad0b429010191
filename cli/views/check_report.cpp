#include "cli/views/check_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "gridlock/core/counted.hpp"
#include "gridlock/render.hpp"
#include "gridlock/render/svg.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Value;

constexpr const char* kPageTop =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>gridlock check</title>\n"
    "<style>\n"
    "body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem auto; max-width: 60rem; padding: 0 1rem }\n"
    "section { display: flex; gap: 1rem; border-top: 1px solid #8888; padding: .8rem 0 }\n"
    "section svg { flex: none; width: 9rem; height: 9rem }\nh2 { font-size: 1rem; margin: 0 }\n"
    ".grave { color: #c22 }\ncode { color: #777 }\n"
    "table { border-collapse: collapse }\nth, td { text-align: left; padding: .1rem .8rem .1rem 0 }\n"
    "td.number { text-align: right }\n</style>\n<h1>A collection, looked over</h1>\n";

// "12 puzzles, 1 duplicate; class 1: 7"
std::string summary_of(const std::vector<CheckedPuzzle>& puzzles) {
  std::map<std::string, int> counts;
  std::map<int, int> levels;
  int open = 0;
  for (const CheckedPuzzle& one : puzzles) {
    for (const Finding& finding : one.checkup.findings) ++counts[std::string(finding.kind)];
    if (one.left_open()) ++open;
    if (one.level > 0) ++levels[one.level];
  }
  if (open > 0) counts["left open by a limit"] = open;
  std::string summary = counted(puzzles.size(), "puzzle");
  for (const auto& [kind, count] : counts) summary += fmt::format(", {} {}", count, kind);
  if (counts.empty()) summary += ", nothing found";
  for (const auto& [level, count] : levels) summary += fmt::format("; class {}: {}", level, count);
  return summary;
}

std::string outcome_of(const CheckedPuzzle& one) {
  return std::string(one.item->entry.valid() ? name_of(one.checkup.outcome) : "invalid");
}

std::string section_of(const CheckedPuzzle& one) {
  render::PictureOptions options;
  options.cell = 24;
  std::string text = "<section>";
  if (one.item->entry.valid()) text += render::svg(one.item->entry.puzzle(), options);
  text += fmt::format("<div><h2>{}</h2><code>{}</code><ul>\n", render::escaped(one.item->label()),
                      render::escaped(one.place()));
  for (const Finding& finding : one.checkup.findings)
    text += fmt::format("<li{}><b>{}</b>: {}\n", finding.grave ? " class=\"grave\"" : "", finding.kind,
                        render::escaped(finding.message));
  return text + "</ul></div></section>\n";
}

std::string row_of(const CheckedPuzzle& one) {
  return fmt::format("<tr><td>{}<td><code>{}</code><td>{}<td class=\"number\">{}<td class=\"number\">{}\n",
                     render::escaped(one.item->label()), render::escaped(one.place()), outcome_of(one),
                     one.solved() ? std::to_string(one.checkup.cost) : "",
                     one.level > 0 ? std::to_string(one.level) : "");
}

}  // namespace

std::string CheckedPuzzle::place() const { return fmt::format("{}:{}", item->source, item->entry.line); }

bool CheckedPuzzle::solved() const { return item->entry.valid() && checkup.outcome == Outcome::solved; }

bool CheckedPuzzle::left_open() const {
  return item->entry.valid() && checkup.outcome != Outcome::solved && checkup.outcome != Outcome::unsolvable;
}

bool CheckedPuzzle::has_grave_finding() const {
  return std::any_of(checkup.findings.begin(), checkup.findings.end(),
                     [](const Finding& finding) { return finding.grave; });
}

std::string check_text(const std::vector<CheckedPuzzle>& puzzles) {
  std::string text;
  for (const CheckedPuzzle& one : puzzles)
    for (const Finding& finding : one.checkup.findings)
      text += fmt::format("{}: {}: {}: {}\n", one.place(), one.item->label(), finding.kind, finding.message);
  return text + summary_of(puzzles) + "\n";
}

std::string check_page(const std::vector<CheckedPuzzle>& puzzles) {
  std::string page = kPageTop + ("<p>" + summary_of(puzzles) + ".</p>\n");
  for (const CheckedPuzzle& one : puzzles)
    if (!one.checkup.findings.empty()) page += section_of(one);
  page += "<h2>All of them</h2>\n<table><tr><th>puzzle<th>place<th>outcome<th>cost<th>class\n";
  for (const CheckedPuzzle& one : puzzles) page += row_of(one);
  return page + "</table>\n</html>\n";
}

report::Record check_record(const CheckedPuzzle& one) {
  const Entry& entry = one.item->entry;
  std::vector<report::Record> findings;
  for (const Finding& finding : one.checkup.findings)
    findings.push_back(
        report::Record().add("kind", finding.kind).add("message", finding.message).add("grave", finding.grave));
  report::Record record;
  record.add("schema", 1)
      .add("source", one.item->source)
      .add("line", entry.line)
      .add("index", entry.index)
      .add("name", entry.name.empty() ? Value(Nothing{}) : Value(entry.name))
      .add("outcome", outcome_of(one))
      .add("cost", one.solved() ? Value(std::int64_t{one.checkup.cost}) : Value(Nothing{}))
      .add("optimal", one.solved() && one.checkup.optimal)
      .add("class", one.level > 0 ? Value(std::int64_t{one.level}) : Value(Nothing{}))
      .add("findings", findings);
  return record;
}

}  // namespace gridlock::cli

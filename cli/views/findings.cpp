#include "cli/views/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "gridlock/core/counted.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/table.hpp"

namespace gridlock::cli {
namespace {

// Fewer vehicles first, then fewer cells.
bool is_smaller(const std::string& drawing, const std::string& other) {
  const auto taken = [](const std::string& text) {
    return std::count_if(text.begin(), text.end(), [](char c) { return c != '.' && c != '\n'; });
  };
  return std::pair(taken(drawing), drawing.size()) < std::pair(taken(other), other.size());
}

std::string indented(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) result += "    " + line + "\n";
  return result;
}

std::string value_text(Count value) { return value == kNoWay ? "dead end" : std::to_string(value); }

}  // namespace

void Findings::add(Property& property, const AuditedProperty& audited, const std::string& label) {
  property.declared = audited.declared;
  property.claimed = audited.claimed_by_source;
  property.violations += audited.violations;
  if (!audited.counterexample) return;
  const std::string drawing = gridlock::drawing(audited.counterexample->position);
  if (property.smallest && !is_smaller(drawing, property.drawing)) return;
  property.smallest = audited.counterexample;
  property.label = label;
  property.drawing = drawing;
}

void Findings::add(const std::string& label, const Audit& audit) {
  if (!audit.complete()) return;
  Everything& all = metrics_[audit.metric];
  ++all.boards;
  all.states += audit.states;
  all.moves += audit.moves;
  const std::uint64_t measured = audit.solvable;
  all.measured += measured;
  all.distances += audit.mean_distance * static_cast<double>(measured);
  all.heuristics.resize(audit.heuristics.size());
  for (std::size_t i = 0; i < audit.heuristics.size(); ++i) {
    const AuditedHeuristic& audited = audit.heuristics[i];
    Heuristic& heuristic = all.heuristics[i];
    heuristic.name = audited.name;
    heuristic.sum += audited.mean * static_cast<double>(measured);
    heuristic.ratio = std::max(heuristic.ratio, audited.greatest_ratio);
    add(heuristic.admissible, audited.admissible, label);
    add(heuristic.consistent, audited.consistent, label);
  }
}

std::string Findings::table(const Everything& all, bool markdown) {
  const auto verdict = [](const Property& property, const char* where) {
    if (property.violations == 0) return std::string("yes");
    return fmt::format("{}, {} {}", property.declared ? "NO" : "no", report::grouped(property.violations), where);
  };
  const auto claim = [](const Heuristic& heuristic) {
    std::string text;
    const auto say = [&](const Property& property, const char* what) {
      if (!property.claimed) return;
      text += (text.empty() ? "" : ", ") + std::string(what) + (property.violations > 0 ? " (refuted)" : "");
    };
    say(heuristic.admissible, "admissible");
    say(heuristic.consistent, "consistent");
    return text.empty() ? std::string("-") : text;
  };
  report::Table table;
  table.headings = {"heuristic", "mean", "most h/d", "admissible", "consistent", "source claims"};
  table.right = {false, true, true, false, false, false};
  const double measured = static_cast<double>(std::max<std::uint64_t>(all.measured, 1));
  for (const Heuristic& heuristic : all.heuristics)
    table.rows.push_back({heuristic.name, fmt::format("{:.3f}", heuristic.sum / measured),
                          fmt::format("{:.3f}", heuristic.ratio), verdict(heuristic.admissible, "states"),
                          verdict(heuristic.consistent, "moves"), claim(heuristic)});
  return markdown ? report::markdown_table(table) : report::text_table(table);
}

std::string Findings::examples(Metric metric, const Everything& all, bool markdown) {
  std::string text;
  const auto show = [&](const std::string& sentence, const Property& property) {
    text += "\n" + sentence + " (" + property.label + ")";
    text += property.declared ? ", though gridlock declares it:\n" : ":\n";
    text += markdown ? "\n```\n" + property.drawing + "```\n" : indented(property.drawing);
  };
  for (const Heuristic& heuristic : all.heuristics) {
    if (const auto& example = heuristic.admissible.smallest)
      show(fmt::format("{} is not admissible in {}: {} at a distance of {}", heuristic.name, name_of(metric),
                       value_text(example->value), report::cost_text(example->distance, metric)),
           heuristic.admissible);
    if (const auto& example = heuristic.consistent.smallest)
      show(fmt::format("{} is not consistent in {}: {}, but {} after {}", heuristic.name, name_of(metric),
                       value_text(example->value), value_text(example->value_after), example->move),
           heuristic.consistent);
  }
  return text;
}

std::string Findings::text(bool markdown) const {
  std::string text;
  for (const auto& entry : metrics_) {
    const Everything& all = entry.second;
    if (!text.empty()) text += "\n";
    text += fmt::format("{}: {} and {} of {}", name_of(entry.first), report::grouped(all.states, "state"),
                        report::grouped(all.moves, "move"), counted(all.boards, "board"));
    if (all.measured > 0)
      text += fmt::format(", mean distance {:.3f}", all.distances / static_cast<double>(all.measured));
    text += "\n\n" + table(all, markdown) + examples(entry.first, all, markdown);
  }
  return text;
}

}  // namespace gridlock::cli

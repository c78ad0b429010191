// The first table of a report: the configurations against each other.
#include <fmt/format.h>

#include <algorithm>

#include "gridlock/lab/report/page.hpp"
#include "gridlock/render/svg.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

using render::escaped;

std::string cell(double order, const std::string& text, bool best = false) {
  return fmt::format("<td data-v=\"{:.9g}\"{}>{}</td>", order, best ? " class=\"best\"" : "", text);
}

std::string swatch(const SeriesStyle& style) {
  Plot plot(20, 10, "");
  plot.line(0, 5, 20, 5, style.color, 2, style.dash);
  plot.mark(style, 10, 5, 3.2);
  const std::string svg = plot.svg();
  return "<svg class=\"sw\" aria-hidden=\"true\"" + svg.substr(4);
}

struct Summary {
  const Entrant* entrant;
  std::size_t proven = 0;
  double median = 0, ninetieth = 0, par2 = 0, expanded = 0, bytes = 0;
};

// PAR2: the mean time, where what failed counts as twice the limit.
Summary summary_of(const Contest& contest, const Entrant& entrant) {
  Summary summary{&entrant};
  Numbers expanded, penalised;
  for (const Case* each : entrant.cases) {
    if (each == nullptr) continue;
    const Measures& measures = each->measures;
    summary.proven += measures.optimal.value_or(0) == 1 ? 1 : 0;
    const double time = measures.seconds.value_or(0);
    penalised.push_back(measures.solved() ? time : std::max(2 * contest.time_limit, time));
    if (measures.expanded) expanded.push_back(static_cast<double>(*measures.expanded));
    summary.bytes = std::max(summary.bytes, static_cast<double>(measures.peak_bytes.value_or(0)));
  }
  summary.median = median(entrant.solved_times);
  summary.ninetieth = quantile(entrant.solved_times, 0.9);
  summary.par2 = mean(penalised);
  summary.expanded = median(expanded);
  return summary;
}

}  // namespace

std::string heading(const std::string& text, const std::string& sorted) {
  const std::string order = sorted.empty() ? "" : " aria-sort=\"" + sorted + "\"";
  return "<th" + order + "><button type=\"button\">" + text + "</button></th>";
}

std::string summary_section(const Contest& contest) {
  std::vector<Summary> rows;
  for (const auto& entrant : contest.entrants) rows.push_back(summary_of(contest, entrant));
  std::stable_sort(rows.begin(), rows.end(), [](const Summary& a, const Summary& b) {
    return a.entrant->solved() != b.entrant->solved() ? a.entrant->solved() > b.entrant->solved() : a.par2 < b.par2;
  });
  const auto least = [&](double Summary::*member) {
    double best = rows.front().*member;
    for (const auto& row : rows) best = std::min(best, row.*member);
    return best;
  };
  std::string html = fmt::format(
      "<section class=\"fig w\" id=\"summary\"><figcaption><h2>All configurations</h2><p>Sorted by {} solved. PAR2 is "
      "the "
      "mean time, where a failure counts as twice the limit.</p></figcaption><div class=\"tw\"><table class=\"num "
      "sortable\"><thead><tr>",
      contest.nouns());
  html += heading("Configuration") + heading("Solved", "descending") + heading("Proven") + heading("Median") +
          heading("90th percentile") + heading("PAR2") + heading("Expanded, median") + heading("Most memory");
  html += "</tr></thead><tbody>\n";
  for (const auto& row : rows) {
    const Entrant& entrant = *row.entrant;
    const double share =
        entrant.count == 0 ? 0 : 100.0 * static_cast<double>(entrant.solved()) / static_cast<double>(entrant.count);
    html += fmt::format(
        "<tr><td class=\"t\">{}{}</td><td data-v=\"{}\"><span class=\"barc\"><i "
        "style=\"--w:{:.1f}%;--c:{}\"></i><span{}>{}</span></span></td>",
        swatch(entrant.style), escaped(entrant.label()), entrant.solved(), share, entrant.style.color,
        entrant.solved() == contest.best().solved() ? " class=\"best\"" : "", entrant.solved());
    html +=
        cell(static_cast<double>(row.proven), std::to_string(row.proven)) +
        cell(row.median, report::human_seconds(row.median), row.median == least(&Summary::median)) +
        cell(row.ninetieth, report::human_seconds(row.ninetieth), row.ninetieth == least(&Summary::ninetieth)) +
        cell(row.par2, report::human_seconds(row.par2), row.par2 == least(&Summary::par2)) +
        cell(row.expanded, report::grouped(static_cast<std::uint64_t>(row.expanded)),
             row.expanded == least(&Summary::expanded)) +
        cell(row.bytes, report::human_bytes(static_cast<std::size_t>(row.bytes)), row.bytes == least(&Summary::bytes));
    html += "</tr>\n";
  }
  return html + "</tbody></table></div></section>\n";
}

}  // namespace gridlock::lab

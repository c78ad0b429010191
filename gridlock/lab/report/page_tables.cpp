// The two tables of a report: the configurations against each other, and every case.
#include <fmt/format.h>

#include <algorithm>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/report/compressed.hpp"
#include "gridlock/lab/report/page.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "gridlock/render/player.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

using render::escaped;

// A heading that sorts; `sorted` is the one the table comes sorted by.
std::string heading(const char* text, bool sorted = false) {
  return fmt::format("<th{}><button type=\"button\">{}</button></th>", sorted ? " aria-sort=\"descending\"" : "", text);
}

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

std::string_view failure_word(const std::string& outcome) {
  if (outcome == "out_of_time") return "timeout";
  if (outcome == "out_of_memory") return "memory";
  if (outcome == "out_of_nodes") return "nodes";
  return outcome == kCrashed ? "crash" : std::string_view(outcome);
}

std::string number_cell(const Whole& number) {
  if (!number) return "<td data-v=\"-1\">–</td>";
  return cell(static_cast<double>(*number),
              report::grouped(static_cast<std::uint64_t>(std::max<std::int64_t>(0, *number))));
}

// `opens`: the board is there to be seen.
std::string case_row(const Contest& contest, const Case& each, std::size_t number, bool opens) {
  const Measures& measures = each.measures;
  const Subject& subject = contest.run.subject_of(each);
  const bool solved = measures.solved();
  const bool proven = measures.optimal.value_or(0) == 1;
  const std::string outcome = solved ? (proven ? "<span class=\"good\">proven</span>" : "solved")
                              : measures.outcome == "unsolvable"
                                  ? "unsolvable"
                                  : fmt::format("<span class=\"bad\">{}</span>", failure_word(measures.outcome));
  std::string name = escaped(subject.label);
  if (opens)
    name =
        "<button type=\"button\" class=\"open\" aria-expanded=\"false\"><i class=\"thumb\"></i>" + name + "</button>";
  std::string row = fmt::format(
      "<tr data-case=\"{}\" data-board=\"{}\"><td data-v=\"{}\">{}</td><td class=\"t\">{}</td><td class=\"t\">{}</td>",
      number, each.key.subject, each.key.subject, name, escaped(each.key.configuration.label()), outcome);
  row += number_cell(measures.cost) + number_cell(measures.expanded) + number_cell(measures.generated);
  row += measures.branching_factor ? cell(*measures.branching_factor, fmt::format("{:.2f}", *measures.branching_factor))
                                   : "<td data-v=\"-1\">–</td>";
  row += cell(measures.seconds.value_or(0), report::human_seconds(measures.seconds.value_or(0)));
  row += cell(static_cast<double>(measures.peak_bytes.value_or(0)),
              report::human_bytes(static_cast<std::size_t>(measures.peak_bytes.value_or(0))));
  return row + "</tr>\n";
}

// "X+3 A-1" or LURD, as verify() takes them.
std::vector<std::string> moves_in(const std::string& solution) {
  std::vector<std::string> moves;
  for (std::size_t at = 0; at < solution.size();) {
    const std::size_t blank = std::min(solution.find(' ', at), solution.size());
    moves.push_back(solution.substr(at, blank - at));
    at = blank + 1;
  }
  return moves;
}

// What opens below a row: the player of its solution, or the board and why there is none.
std::string detail_of(const Puzzle& puzzle, const Subject& subject, const Case& each) {
  const Measures& measures = each.measures;
  const std::string caption =
      fmt::format("{}, {} {}", each.key.configuration.label(), measures.cost.value_or(0), each.key.metric);
  if (measures.solved() && !measures.solution.empty())
    return render::player_fragment(puzzle, moves_in(measures.solution),
                                   {subject.label, caption, measures.optimal.value_or(0) == 1, 64});
  const std::string reason = measures.note.empty() ? measures.outcome : measures.outcome + ": " + measures.note;
  return fmt::format("<div class=\"still\">{}<p>{}, {}.</p></div>", render::svg(puzzle, {40, subject.label}),
                     escaped(each.key.configuration.label()), escaped(reason));
}

std::string compressed_boards(const Contest& contest) {
  std::vector<std::string> thumbs, details;
  std::vector<Puzzle> puzzles;
  for (const auto& subject : contest.run.subjects) {
    puzzles.push_back(puzzle_of(subject));
    thumbs.push_back(render::svg(puzzles.back(), {5, subject.label}));
  }
  for (const auto& each : contest.run.cases)
    details.push_back(
        detail_of(puzzles[static_cast<std::size_t>(each.key.subject)], contest.run.subject_of(each), each));
  return compressed_scripts("boards", thumbs) + compressed_scripts("details", details);
}

}  // namespace

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
  html += heading("Configuration") + heading("Solved", true) + heading("Proven") + heading("Median") +
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

std::string cases_section(const Contest& contest, bool boards) {
  const bool opens = boards && contest.run.has_boards();
  std::string html = fmt::format(
      "<section class=\"fig w\" id=\"cases\"><figcaption><h2>Every case</h2><p>Sort by any "
      "column{}.</p></figcaption><div "
      "class=\"filters\"><input type=\"search\" placeholder=\"Find a {}\" aria-label=\"Find a {}\"><select "
      "aria-label=\"Configuration\"><option value=\"\">All configurations</option>",
      opens ? "; open a row to see the " + contest.noun() + " and play its solution" : "", contest.noun(),
      contest.noun());
  for (const auto& entrant : contest.entrants) html += fmt::format("<option>{}</option>", escaped(entrant.label()));
  html +=
      "</select><span class=\"shown\" role=\"status\"></span></div><div class=\"tw\"><table class=\"num sortable\" "
      "id=\"case-table\"><thead><tr>";
  html += "<th aria-sort=\"ascending\"><button type=\"button\">Puzzle</button></th>" + heading("Configuration") +
          heading("Result") + heading("Cost") + heading("Expanded") + heading("Generated") + heading("Br. factor") +
          heading("Time") + heading("Memory") + "</tr></thead><tbody>\n";
  for (std::size_t i = 0; i < contest.run.cases.size(); ++i) html += case_row(contest, contest.run.cases[i], i, opens);
  html += "</tbody></table></div></section>\n";
  return opens ? html + compressed_boards(contest) : html;
}

}  // namespace gridlock::lab

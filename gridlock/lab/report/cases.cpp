// The second table of a report: every case. The page holds its columns packed, and builds rows as they come into view.
#include <fmt/format.h>

#include <algorithm>

#include "gridlock/lab/report/boards.hpp"
#include "gridlock/lab/report/compressed.hpp"
#include "gridlock/lab/report/page.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "gridlock/render/svg.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

using render::escaped;

std::string_view failure_word(const std::string& outcome) {
  if (outcome == "out_of_time") return "timeout";
  if (outcome == "out_of_memory") return "memory";
  if (outcome == "out_of_nodes") return "nodes";
  return outcome == kCrashed ? "crash" : std::string_view(outcome);
}

// One word for what became of a case.
std::string result_of(const Measures& measures) {
  if (measures.solved()) return measures.optimal.value_or(0) == 1 ? "proven" : "solved";
  return std::string(failure_word(measures.outcome));
}

report::Record look_of(const std::string& result) {
  const bool plain = result == "solved" || result == "unsolvable";
  return report::Record()
      .add("word", result)
      .add("look", result == "proven" ? "good"
                   : plain            ? ""
                                      : "bad")
      .add("proven", result == "proven");
}

// Numbers with blanks between them; "-" where there is none.
class Column {
 public:
  void add(const std::string& number) { text_ += (text_.empty() ? "" : " ") + number; }
  void add(std::size_t number) { add(std::to_string(number)); }
  void add(const Whole& number) { add(number ? std::to_string(std::max<std::int64_t>(0, *number)) : "-"); }
  void add(const Real& number, const char* format) { add(number ? fmt::format(fmt::runtime(format), *number) : "-"); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string note_of(const Measures& measures) {
  if (measures.solved()) return "";
  return measures.note.empty() ? measures.outcome : measures.outcome + ": " + measures.note;
}

std::string packed_cases(const Contest& contest) {
  Column board, configuration, result, metric, cost, expanded, generated, factor, seconds, bytes;
  TextTable configurations, results, metrics;
  std::vector<std::string> times, sizes, notes, labels;
  for (const auto& subject : contest.run.subjects) labels.push_back(subject.label);
  for (const auto& each : contest.run.cases) {
    const Measures& measures = each.measures;
    board.add(static_cast<std::size_t>(each.key.subject));
    configuration.add(configurations.number_of(each.key.configuration.label()));
    result.add(results.number_of(result_of(measures)));
    metric.add(metrics.number_of(each.key.metric));
    cost.add(measures.cost);
    expanded.add(measures.expanded);
    generated.add(measures.generated);
    factor.add(measures.branching_factor, "{:.3g}");
    seconds.add(measures.seconds, "{:.4g}");
    bytes.add(measures.peak_bytes);
    times.push_back(measures.seconds ? report::human_seconds(*measures.seconds) : "–");
    sizes.push_back(measures.peak_bytes ? report::human_bytes(static_cast<std::size_t>(*measures.peak_bytes)) : "–");
    notes.push_back(note_of(measures));
  }
  std::vector<report::Record> looks;
  for (const auto& word : results.texts()) looks.push_back(look_of(word));
  return compressed_script("case-data", report::Record()
                                            .add("labels", labels)
                                            .add("configurations", configurations.texts())
                                            .add("results", looks)
                                            .add("metrics", metrics.texts())
                                            .add("board", board.text())
                                            .add("configuration", configuration.text())
                                            .add("result", result.text())
                                            .add("metric", metric.text())
                                            .add("cost", cost.text())
                                            .add("expanded", expanded.text())
                                            .add("generated", generated.text())
                                            .add("factor", factor.text())
                                            .add("seconds", seconds.text())
                                            .add("bytes", bytes.text())
                                            .add("times", times)
                                            .add("sizes", sizes)
                                            .add("notes", notes));
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

std::string packed_boards(const Contest& contest) {
  BoardPacker packer;
  std::vector<std::string> boards, solutions;
  std::vector<Puzzle> puzzles;
  for (const auto& subject : contest.run.subjects) {
    puzzles.push_back(puzzle_of(subject));
    boards.push_back(packer.board(puzzles.back()));
  }
  for (const auto& each : contest.run.cases) {
    const auto moves = moves_in(each.measures.solution);
    const bool played = each.measures.solved() && !moves.empty();
    solutions.push_back(played ? packer.solution(puzzles[static_cast<std::size_t>(each.key.subject)], moves) : "");
  }
  return compressed_script("parts", packer.parts()) + compressed_texts("boards", boards) +
         compressed_texts("solutions", solutions);
}

}  // namespace

std::string cases_section(const Contest& contest, bool boards) {
  const bool opens = boards && contest.run.has_boards();
  std::string html = fmt::format(
      "<section class=\"fig w\" id=\"cases\"><figcaption><h2>Every case</h2><p>Sort by any "
      "column{}.</p></figcaption><div "
      "class=\"filters\"><input type=\"search\" placeholder=\"Find a {}\" aria-label=\"Find a {}\"><select "
      "aria-label=\"Configuration\"><option value=\"\">All configurations</option>",
      opens ? "; click a row to see the " + contest.noun() + " and play its solution" : "", contest.noun(),
      contest.noun());
  for (const auto& entrant : contest.entrants) html += fmt::format("<option>{}</option>", escaped(entrant.label()));
  html +=
      "</select><span class=\"shown\" role=\"status\"></span></div><div class=\"tw\"><table class=\"num\" "
      "id=\"case-table\"><thead><tr>";
  html += heading("Puzzle", "ascending") + heading("Configuration") + heading("Result") + heading("Cost") +
          heading("Expanded") + heading("Generated") + heading("Br. factor") + heading("Time") + heading("Memory");
  html +=
      "</tr></thead><tbody></tbody></table><p id=\"rest\"></p><noscript>The table of all cases is packed to keep this "
      "page small; it needs JavaScript.</noscript></div></section>\n";
  return html + packed_cases(contest) + (opens ? packed_boards(contest) : "");
}

}  // namespace gridlock::lab

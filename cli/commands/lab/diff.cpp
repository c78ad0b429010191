// gridlock lab diff: two runs side by side, and exit code 1 if something that was solved no longer is.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/lab/tables/diff.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct LabDiffSettings {
  std::vector<std::string> databases;
  std::string before, after;
};

std::string label_of(const lab::Comparison& comparison) {
  if (comparison.before == comparison.after) return comparison.before.label();
  return comparison.before.label() + " -> " + comparison.after.label();
}

std::string ratio_text(double ratio) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", ratio);
  return text;
}

std::string verdict(const lab::Comparison& comparison) {
  if (comparison.both_solved == 0) return "nothing to time";
  if (!comparison.beyond_noise()) return "no difference beyond noise";
  const double ratio = comparison.speed_up;
  return ratio >= 1 ? ratio_text(ratio) + " times as fast" : ratio_text(1 / ratio) + " times as slow";
}

report::Record record_of(const lab::Comparison& comparison) {
  return report::Record()
      .add("configuration", label_of(comparison))
      .add("cases", comparison.matches.size())
      .add("newly_solved", comparison.newly_solved.size())
      .add("newly_failed", comparison.newly_failed.size())
      .add("cheaper", comparison.cheaper.size())
      .add("dearer", comparison.dearer.size())
      .add("faster", comparison.faster)
      .add("slower", comparison.slower)
      .add("speed_up", comparison.speed_up)
      .add("p", comparison.test.p)
      .add("time", verdict(comparison));
}

std::string result_of(const lab::Case& each) {
  const auto& measures = each.measures;
  return measures.cost ? std::to_string(*measures.cost) + " " + each.key.metric : measures.outcome;
}

// "  Jam-3: out_of_time -> 14 moves"
std::string lines_of(const char* title, const std::vector<lab::Match>& matches, bool times) {
  if (matches.empty()) return "";
  std::string text = std::string("\n") + title + ":\n";
  for (const lab::Match& match : matches) {
    const auto said = [&](const lab::Case& each) {
      return times ? report::human_seconds(each.measures.seconds.value_or(0)) : result_of(each);
    };
    text += "  " + match.label + ": " + said(*match.before) + " -> " + said(*match.after) + "\n";
  }
  return text;
}

std::string explanation(const lab::Comparison& comparison, bool several) {
  std::string text = lines_of("No longer solved", comparison.newly_failed, false) +
                     lines_of("Newly solved", comparison.newly_solved, false) +
                     lines_of("Dearer", comparison.dearer, false) + lines_of("Cheaper", comparison.cheaper, false);
  if (comparison.beyond_noise())
    text += lines_of("Slower, the most", comparison.most_slower, true) +
            lines_of("Faster, the most", comparison.most_faster, true);
  return several && !text.empty() ? "\n" + label_of(comparison) + ":\n" + text : text;
}

ExitCode run(const LabDiffSettings& settings, Session& session) {
  if (settings.databases.size() != 2) throw UsageError("lab diff takes two runs: gridlock lab diff before.db after.db");
  const lab::Run before = lab::load_run(settings.databases[0]).without_repeats();
  const lab::Run after = lab::load_run(settings.databases[1]).without_repeats();
  const lab::Diff diff = lab::diff_of(before, after, settings.before, settings.after);
  const std::string& format = session.common().format;
  const auto writer = report::make_writer(format, session.sink());
  for (const auto& comparison : diff.comparisons) writer->write(record_of(comparison));
  writer->finish();
  if (format == "text" && !session.common().quiet)
    for (const auto& comparison : diff.comparisons)
      session.out().write(explanation(comparison, diff.comparisons.size() > 1));
  if (diff.only_before + diff.only_after > 0)
    session.note(std::to_string(diff.only_before) + " cases are only in the first run, " +
                 std::to_string(diff.only_after) + " only in the second");
  return diff.lost_any() ? ExitCode::failed : ExitCode::done;
}

}  // namespace

Command lab_diff_command() {
  const auto settings = std::make_shared<LabDiffSettings>();
  return {
      .name = "lab diff",
      .summary = "compare two runs: newly solved and failed, faster and slower beyond noise, other costs",
      .examples = {{"gridlock lab diff before.db after.db", "two versions of the program, or two machines"},
                   {"gridlock lab diff a.db b.db --before 'astar zero' --after 'astar blockers'", "two configurations"},
                   {"gridlock lab diff run.db run.db --before bfs --after auto", "of the same run, too"}},
      .options = {positionals("RUN", "two databases of gridlock lab run", settings->databases),
                  text("--before", "CONFIGURATION", "which of the first run; by default all they share",
                       settings->before),
                  text("--after", "CONFIGURATION", "which of the second run", settings->after)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Exit code 1 if anything that was solved in the first run is not in the second. Puzzles are matched by what "
          "they "
          "are, not by their file. Times are compared pair by pair with Wilcoxon's signed-rank test on the logarithms "
          "of "
          "their ratios; p below 0.05 counts as more than noise. A case counts as faster or slower from a tenth, and a "
          "tenth of a millisecond.",
  };
}

}  // namespace gridlock::cli

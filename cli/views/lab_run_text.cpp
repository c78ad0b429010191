#include "cli/views/lab_run_text.hpp"

#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

constexpr std::chrono::seconds kBetweenLines{10};

// "120 of 400, 118 solved, 2 failed, 12.3/s, 23.0 s to go"
std::string progress_of(const lab::Tally& tally) {
  const double seconds = std::chrono::duration<double>(tally.elapsed).count();
  const double rate = seconds > 0 ? static_cast<double>(tally.done) / seconds : 0;
  std::string text = report::grouped(tally.before + tally.done) + " of " + report::grouped(tally.total) + ", " +
                     report::grouped(tally.solved) + " solved, " + report::grouped(tally.failed()) + " failed";
  if (tally.done == 0) return text;
  char per_second[32];
  std::snprintf(per_second, sizeof per_second, "%.*f", rate < 10 ? 2 : 0, rate);
  const double left = static_cast<double>(tally.total - tally.before - tally.done) / rate;
  return text + ", " + per_second + "/s, " + report::human_seconds(left) + " to go";
}

struct Sums {
  std::int64_t cases = 0, solved = 0, optimal = 0;
  std::map<std::string, std::int64_t> failures;
  double seconds = 0;
};

}  // namespace

void LabWatcher::operator()(const lab::Tally& tally) {
  if (session_.shows_progress()) return session_.show_progress(progress_of(tally));
  if (tally.elapsed - told_ < kBetweenLines) return;
  told_ = tally.elapsed;
  session_.note(progress_of(tally));
}

std::string closing_words(const lab::Tally& tally) {
  if (tally.done == 0 && tally.complete())
    return tally.total == 1 ? "the one case was there before"
                            : "all " + report::grouped(tally.total) + " cases were there before";
  return report::grouped(tally.done, "case") + " in " +
         report::human_seconds(std::chrono::duration<double>(tally.elapsed).count()) +
         (tally.before > 0 ? ", " + report::grouped(tally.before, "was", "were") + " there before" : "") +
         (tally.complete() ? "" : "; the same command goes on from here");
}

void summarise(const lab::Run& run, Session& session) {
  std::map<std::string, Sums> sums;
  for (const auto& each : run.cases) {
    Sums& sum = sums[each.key.configuration.label()];
    ++sum.cases;
    sum.seconds += each.measures.seconds.value_or(0);
    sum.optimal += each.measures.optimal.value_or(0);
    if (each.measures.solved())
      ++sum.solved;
    else
      ++sum.failures[each.measures.outcome];
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  for (const auto& configuration : run.configurations()) {
    const Sums& sum = sums[configuration.label()];
    std::string failures;
    for (const auto& [outcome, count] : sum.failures)
      failures += (failures.empty() ? "" : ", ") + std::to_string(count) + " " + outcome;
    writer->write(report::Record()
                      .add("search", configuration.search)
                      .add("heuristic", configuration.heuristic)
                      .add("cases", sum.cases)
                      .add("solved", sum.solved)
                      .add("proven_optimal", sum.optimal)
                      .add("not_solved", failures)
                      .add("seconds", report::Seconds{sum.seconds}));
  }
  writer->finish();
}

}  // namespace gridlock::cli

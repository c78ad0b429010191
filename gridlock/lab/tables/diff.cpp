#include "gridlock/lab/tables/diff.hpp"

#include <algorithm>
#include <cmath>

#include "gridlock/core/error.hpp"

namespace gridlock::lab {
namespace {

constexpr double kNoticeable = 1.1;       // a ratio of times
constexpr double kNoticeableTime = 1e-4;  // seconds
constexpr std::size_t kExamples = 5;

double seconds_of(const Case& each) { return std::max(1e-6, each.measures.seconds.value_or(0)); }

using Pairing = std::pair<Configuration, Configuration>;

Configuration named(const Run& run, const std::string& label) {
  std::string known;
  for (const auto& configuration : run.configurations()) {
    if (configuration.label() == label) return configuration;
    known += (known.empty() ? "" : ", ") + configuration.label();
  }
  throw Error("the run has no configuration '" + label + "'; it has " + known);
}

std::vector<Pairing> pairings(const Run& before, const Run& after, const std::string& first,
                              const std::string& second) {
  if (!first.empty() || !second.empty())
    return {{named(before, first.empty() ? second : first), named(after, second.empty() ? first : second)}};
  const auto ours = before.configurations(), theirs = after.configurations();
  std::vector<Pairing> pairs;
  for (const auto& configuration : ours)
    if (std::find(theirs.begin(), theirs.end(), configuration) != theirs.end())
      pairs.emplace_back(configuration, configuration);
  if (pairs.empty() && ours.size() == 1 && theirs.size() == 1) pairs.emplace_back(ours.front(), theirs.front());
  if (pairs.empty()) throw Error("the runs have no configuration in common; name one of each");
  return pairs;
}

// What a case is about, whatever file it came from. A board may be in a run twice, so its turn counts, too.
class Identity {
 public:
  explicit Identity(const Run& run) : run_(run) {}
  std::string of(const Case& each) {
    const Subject& subject = run_.subject_of(each);
    const std::string text = subject.kind + '\n' + each.key.metric + '\n' + subject.text;
    return text + std::to_string(seen_[text]++);
  }

 private:
  const Run& run_;
  std::map<std::string, int> seen_;
};

// In the order of the run.
std::vector<std::pair<std::string, const Case*>> cases_of(const Run& run, const Configuration& configuration) {
  Identity identity(run);
  std::vector<std::pair<std::string, const Case*>> cases;
  for (const auto& each : run.cases)
    if (each.key.configuration == configuration) cases.emplace_back(identity.of(each), &each);
  return cases;
}

void judge_times(Comparison& comparison) {
  std::vector<Match> both;
  Numbers logarithms, ratios;
  for (const auto& match : comparison.matches) {
    if (!match.before->measures.solved() || !match.after->measures.solved()) continue;
    both.push_back(match);
    ratios.push_back(match.time_ratio());
    logarithms.push_back(std::log(match.time_ratio()));
    const bool seen = std::fabs(seconds_of(*match.before) - seconds_of(*match.after)) > kNoticeableTime;
    if (seen && match.time_ratio() > kNoticeable) ++comparison.faster;
    if (seen && match.time_ratio() < 1 / kNoticeable) ++comparison.slower;
  }
  comparison.both_solved = both.size();
  if (both.empty()) return;
  comparison.speed_up = median(ratios);
  comparison.test = signed_rank_test(logarithms);
  std::stable_sort(both.begin(), both.end(),
                   [](const Match& a, const Match& b) { return a.time_ratio() < b.time_ratio(); });
  for (std::size_t i = 0; i < std::min(kExamples, both.size()); ++i) {
    if (both[i].time_ratio() < 1 / kNoticeable) comparison.most_slower.push_back(both[i]);
    const Match& fast = both[both.size() - 1 - i];
    if (fast.time_ratio() > kNoticeable) comparison.most_faster.push_back(fast);
  }
}

void judge(Comparison& comparison) {
  for (const auto& match : comparison.matches) {
    const Measures &before = match.before->measures, &after = match.after->measures;
    if (before.solved() && !after.solved()) comparison.newly_failed.push_back(match);
    if (!before.solved() && after.solved()) comparison.newly_solved.push_back(match);
    if (!before.cost || !after.cost || *before.cost == *after.cost) continue;
    (*after.cost < *before.cost ? comparison.cheaper : comparison.dearer).push_back(match);
  }
  judge_times(comparison);
}

}  // namespace

double Match::time_ratio() const { return seconds_of(*before) / seconds_of(*after); }

bool Diff::lost_any() const {
  return std::any_of(comparisons.begin(), comparisons.end(),
                     [](const Comparison& each) { return !each.newly_failed.empty(); });
}

Diff diff_of(const Run& before, const Run& after, const std::string& before_label, const std::string& after_label) {
  Diff diff;
  const auto pairs = pairings(before, after, before_label, after_label);
  for (const auto& [first, second] : pairs) {
    Comparison& comparison = diff.comparisons.emplace_back();
    comparison.before = first;
    comparison.after = second;
    const auto ours = cases_of(before, first), listed = cases_of(after, second);
    const std::map<std::string, const Case*> theirs(listed.begin(), listed.end());
    for (const auto& [identity, each] : ours) {
      const auto found = theirs.find(identity);
      if (found == theirs.end())
        ++diff.only_before;
      else
        comparison.matches.push_back({before.subject_of(*each).label, each, found->second});
    }
    diff.only_after += theirs.size() - comparison.matches.size();
    judge(comparison);
  }
  const auto empty = [](const Comparison& each) { return each.matches.empty(); };
  if (std::all_of(diff.comparisons.begin(), diff.comparisons.end(), empty))
    throw Error("the runs have no puzzle in common");
  return diff;
}

}  // namespace gridlock::lab

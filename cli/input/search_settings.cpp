#include "cli/input/search_settings.hpp"

#include <algorithm>
#include <utility>

#include "cli/input/options_in_effect.hpp"
#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/session.hpp"
#include "gridlock/engine/catalogue.hpp"
#include "gridlock/sokoban/space/deadlock_rules.hpp"

namespace gridlock::cli {
namespace {

// More than anyone means, and sums of so many of them still fit.
constexpr double kMostWeight = 1e6;

void require_search(const std::string& name) {
  std::vector<std::string> known;
  for (const auto& search : list_searches()) known.push_back(search.name);
  require_known("search", name, known);
}

void require_heuristic(const std::string& name) {
  std::vector<std::string> known;
  for (const auto& heuristic : list_heuristics()) known.push_back(heuristic.name);
  require_known("heuristic", name, known);
}

Option checked(Option option, void (*require)(const std::string&), std::string& target) {
  option.set = [require, &target](const std::string& value) {
    require(value);
    target = value;
  };
  return option;
}

Option checked(Option option, void (*require)(const std::string&), std::vector<std::string>& target) {
  option.set = [set = option.set, require, &target](const std::string& value) {
    set(value);
    for (const auto& name : target) require(name);
  };
  return option;
}

// "wall,group"
Option deadlocks_option(SearchOptions& target) {
  std::string names;
  for (const auto& rule : sokoban::kNamedRules) names += (names.empty() ? "" : ", ") + std::string(rule.name);
  auto set = [names, &target](const std::string& value) {
    const auto rules = sokoban::deadlock_rules_named(value);
    if (!rules)
      throw UsageError("--deadlocks takes names with commas between them, of " + names + ", not '" + value + "'");
    target.deadlocks = *rules;
  };
  return {{"--deadlocks"}, "NAME,...", "which rules prune: " + names, set};
}

// "move=1,turn=0.5"
Option weights_option(ScoreWeights& target) {
  auto set = [&target](const std::string& value) {
    const std::vector<std::pair<std::string, double*>> known{{"move", &target.move},
                                                             {"turn", &target.turn},
                                                             {"push", &target.push},
                                                             {"goals", &target.goals},
                                                             {"centroid", &target.centroid}};
    for (const auto& part : split_names(value)) {
      const std::size_t equals = std::min(part.find('='), part.size());
      const auto weight = std::find_if(known.begin(), known.end(),
                                       [&](const auto& each) { return each.first == part.substr(0, equals); });
      if (weight == known.end() || equals == part.size())
        throw UsageError("--weights takes move=, turn=, push=, goals= and centroid=, not '" + part + "'");
      number("--weights", "", "", *weight->second, -kMostWeight, kMostWeight).set(part.substr(equals + 1));
    }
  };
  return {{"--weights"}, "NAME=W,...", "move=, turn=, push=, goals=, centroid= of the score", set};
}

}  // namespace

Option search_option(std::string& target) {
  return checked(text("--search", "NAME", "the algorithm; gridlock list searches shows them", target), require_search,
                 target);
}

Option heuristic_option(std::string& target) {
  return checked(text("--heuristic", "NAME", "what guides it; gridlock list heuristics shows them", target),
                 require_heuristic, target);
}

Option searches_option(std::vector<std::string>& target) {
  return checked(list("--search", "NAME,...", "the algorithms; gridlock list searches shows them", target),
                 require_search, target);
}

Option heuristics_option(std::vector<std::string>& target) {
  return checked(list("--heuristic", "NAME,...", "what guides them; gridlock list heuristics shows them", target),
                 require_heuristic, target);
}

Option metric_option(std::optional<Metric>& target) {
  Option option;
  option.names = {"--metric"};
  std::vector<std::string> known;
  for (const auto name : kMetricNames) {
    known.emplace_back(name);
    option.argument += (option.argument.empty() ? "" : "|") + known.back();
  }
  option.help = "what a solution is charged for";
  option.set = [known, &target](const std::string& value) {
    require_known("metric", value, known);
    target = metric_named(value);
  };
  return option;
}

std::vector<Option> search_settings_options(SearchSettings& target) {
  SearchOptions& tuning = target.tuning;
  Option fixed_bound = {
      {"--fixed-bound"}, "", "do not tighten the bound when a solution is found", [&tuning](const std::string&) {
        tuning.dynamic_bound = false;
      }};
  std::vector<Option> options{
      flag("--count-exit", "count the final drive-out as one more move", target.count_exit),
      number("--weight", "W", "how much the heuristic counts (2)", tuning.weight, 1, kMostWeight),
      integer("--beam-width", "N", "states kept in each layer (1000)", tuning.beam_width, 1),
      integer("--slack", "N", "how much worse than the best of its layer a state may be (1)", tuning.slack),
      integer("--max-moves", "N", "the longest line that is tried", tuning.max_moves),
      integer("--runs", "N", "how many tries", tuning.runs),
      fixed_bound,
      deadlocks_option(tuning),
      weights_option(tuning.weights),
  };
  for (auto& option : options) option = noted(read_by_searches(option), target.given);
  options.insert(options.begin(), metric_option(target.metric));
  return options;
}

SolveRequest make_request(const SearchSettings& settings, Session& session) {
  SolveRequest request;
  request.metric = settings.metric;
  request.options = settings.tuning;
  request.options.seed = session.common().seed;
  request.options.threads = session.common().threads;
  request.limits = session.limits();
  request.progress = session.watcher();
  request.count_exit = settings.count_exit;
  return request;
}

ExitCode code_of(Outcome outcome) {
  if (outcome == Outcome::solved) return ExitCode::done;
  if (outcome == Outcome::unsolvable) return ExitCode::failed;
  return outcome == Outcome::cancelled ? ExitCode::interrupted : ExitCode::limited;
}

}  // namespace gridlock::cli

#include "cli/input/search_settings.hpp"

#include "cli/input/options_in_effect.hpp"
#include "cli/input/tuning_options.hpp"
#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/fellows.hpp"
#include "cli/session/session.hpp"
#include "gridlock/catalogue.hpp"

namespace gridlock::cli {
namespace {

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
  option.help = "what the cost of a solution counts";
  option.set = [known, &target](const std::string& value) {
    require_known("metric", value, known);
    target = metric_named(value);
  };
  return option;
}

std::vector<Option> search_settings_options(SearchSettings& target) {
  std::vector<Option> options = tuning_options(target.tuning);
  options.insert(options.begin(), flag("--count-exit", help_of("count-exit"), target.count_exit));
  for (auto& option : options) option = noted(read_by_searches(option), target.given);
  options.insert(options.begin(), metric_option(target.metric));
  return options;
}

SolveRequest make_request(const SearchSettings& settings, Session& session) {
  SolveRequest request;
  request.metric = settings.metric;
  request.options = settings.tuning;
  request.seed = session.common().seed;
  request.threads = session.common().threads;
  request.limits = session.limits();
  request.progress = session.watcher();
  request.count_exit = settings.count_exit;
  request.carrier = fellows().carrier;
  return request;
}

ExitCode code_of(Outcome outcome) {
  if (outcome == Outcome::solved) return ExitCode::done;
  if (outcome == Outcome::unsolvable) return ExitCode::failed;
  return outcome == Outcome::cancelled ? ExitCode::interrupted : ExitCode::limited;
}

}  // namespace gridlock::cli

// gridlock compare: boards against searches and heuristics, in one table.
#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/options_in_effect.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/comparison.hpp"
#include "gridlock/catalogue.hpp"

namespace gridlock::cli {
namespace {

constexpr const char* kDefaultSearch = "astar";

struct CompareSettings {
  InputOptions input;
  SearchSettings search;
  std::vector<std::string> searches, heuristics;
  std::string layout = "long";
};

std::vector<std::string> searches_of(const CompareSettings& settings) {
  return settings.searches.empty() ? std::vector<std::string>{kDefaultSearch} : settings.searches;
}

// Every search with every heuristic it can use; one that uses none appears once. `puzzle` is one of those compared.
std::vector<Configuration> configurations(const CompareSettings& settings, const Puzzle& puzzle) {
  std::vector<std::string> heuristics = settings.heuristics;
  if (!settings.searches.empty() && heuristics.empty()) heuristics = {""};
  if (heuristics.empty()) heuristics = puzzle_info(puzzle).compared_heuristics;
  std::vector<Configuration> all;
  for (const auto& name : searches_of(settings)) {
    const auto known = list_searches();
    const auto search =
        std::find_if(known.begin(), known.end(), [&](const SearchInfo& info) { return info.name == name; });
    if (search->uses_heuristic)
      for (const auto& heuristic : heuristics) all.push_back({name, heuristic});
    else
      all.push_back({name, ""});
  }
  return all;
}

// What is proven about one board must not depend on who proved it.
void require_agreement(const Item& item, const std::vector<Solution>& solutions) {
  for (const auto& proof : solutions)
    for (const auto& other : solutions) {
      const bool beaten = other.outcome == Outcome::solved && other.cost < proof.lower_bound;
      const bool contradicted = proof.outcome == Outcome::unsolvable && other.outcome == Outcome::solved;
      if (beaten || contradicted)
        throw std::logic_error(proof.search + " and " + other.search + " contradict each other on " + item.label());
    }
}

ExitCode run(const CompareSettings& settings, Session& session) {
  SolveRequest request = make_request(settings.search, session);
  std::optional<Comparison> comparison;
  Suitability suitability(settings.search.given, searches_of(settings), settings.heuristics, settings.search.metric);
  const ExitCode code = for_each_puzzle(settings.input, session, [&](Item& item) {
    if (!comparison && !suitability.admits(item, session)) return ExitCode::bad_input;
    if (!comparison) {
      comparison.emplace(session, configurations(settings, item.entry.puzzle()), settings.layout == "wide");
      std::vector<std::string> heuristics;
      for (const auto& each : comparison->configurations()) heuristics.push_back(each.heuristic);
      suitability = {settings.search.given, searches_of(settings), heuristics, settings.search.metric};
    }
    // The table has the columns of the first puzzle, which may not be for another kind.
    if (!suitability.admits(item, session)) return ExitCode::bad_input;
    ExitCode code = ExitCode::done;
    std::vector<Solution> solutions;
    for (const auto& configuration : comparison->configurations()) {
      if (session.interrupted()) break;
      request.search = configuration.search;
      request.heuristic = configuration.heuristic;
      session.set_task(item.label() + ", " + configuration.label());
      solutions.push_back(solve(item.entry.puzzle(), request));
      code = worse(code, code_of(solutions.back().outcome));
    }
    require_agreement(item, solutions);
    comparison->add(item, solutions);
    return code;
  });
  if (comparison) comparison->finish();
  return code;
}

}  // namespace

Command compare_command() {
  const auto settings = std::make_shared<CompareSettings>();
  const std::vector<Option> own{
      searches_option(settings->searches),
      heuristics_option(settings->heuristics),
      choice("--layout", {"long", "wide"}, "a row for every case, or one row per board with the searches side by side",
             settings->layout),
  };
  return {
      .name = "compare",
      .summary = "compare searches and heuristics on the same puzzles, in one table",
      .examples = {{"gridlock compare boards.txt", "A* with three heuristics"},
                   {"gridlock compare boards.txt --search bfs,astar --heuristic zero,blockers", "what to compare"},
                   {"gridlock compare boards.txt --layout wide --format markdown", "the table of a paper"}},
      .options = join(join(input_options(settings->input), own), search_settings_options(settings->search)),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Depth is the number of moves of the solution found. The effective branching factor is the b for which "
          "1 + b + b^2 + ... + b^cost equals the states generated. With --format json or csv each case is a record "
          "as solve writes it.",
      .check =
          [settings](const CommonOptions&) {
            require_effect(settings->search.given, searches_of(*settings), !settings->heuristics.empty());
          },
      .reads = {"--threads", "--seed"},
  };
}

}  // namespace gridlock::cli

#include "cli/input/options_in_effect.hpp"

#include <algorithm>

#include "cli/options/args.hpp"
#include "gridlock/catalogue.hpp"

namespace gridlock::cli {
namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  return text;
}

// "weight" of "--weight"
std::string bare(const std::string& option) { return option.substr(option.find_first_not_of('-')); }

// Whether one of the rows is about the option.
bool is_among(const std::vector<OptionRow>& rows, const std::string& option) {
  return std::any_of(rows.begin(), rows.end(), [&](const OptionRow& row) { return row.group() == bare(option); });
}

// The searches that read an option.
std::vector<std::string> readers_of(const std::string& option) {
  std::vector<std::string> names;
  for (const auto& search : list_searches())
    if (is_among(search.options, option)) names.push_back(search.name);
  return names;
}

// The kinds of puzzles in whose state spaces every search reads it.
std::vector<std::string> kinds_reading(const std::string& option) {
  std::vector<std::string> names;
  for (const auto& kind : list_puzzles())
    if (is_among(kind.options, option)) names.push_back(kind.name);
  return names;
}

bool is_read(const std::string& option, const SearchInfo& search) {
  const auto kinds = kinds_reading(option);
  return is_among(search.options, option) ||
         std::any_of(kinds.begin(), kinds.end(), [&](const std::string& kind) { return holds(search.puzzles, kind); });
}

// Scripts give these to whatever they run, and nothing is wrong with an answer that had no use for them.
bool is_for_all(const std::string& option) {
  return option == "--threads" || option == "--seed" || option == "--until";
}

bool is_read_there(const std::string& option, const std::string& kind, const std::vector<std::string>& searches) {
  const auto there = list_searches(kind);
  return std::any_of(there.begin(), there.end(), [&](const SearchInfo& search) {
    return holds(searches, search.name) && is_among(search.options, option);
  });
}

// "random" if it reads the option wherever it can be used, and otherwise "auto on sokoban".
std::vector<std::string> places_reading(const std::string& option) {
  std::vector<std::string> places;
  for (const auto& search : list_searches()) {
    std::vector<std::string> kinds;
    for (const auto& kind : search.puzzles)
      if (is_read_there(option, kind, {search.name})) kinds.push_back(kind);
    if (kinds.empty()) continue;
    places.push_back(search.name + (kinds.size() == search.puzzles.size() ? "" : " on " + listed(kinds)));
  }
  return places;
}

template <class Infos>
bool names_one(const Infos& infos, const std::string& name) {
  return std::any_of(infos.begin(), infos.end(), [&](const auto& info) { return info.name == name; });
}

}  // namespace

Option read_by_searches(Option option) {
  auto readers = readers_of(option.names.front());
  if (readers.empty()) readers = kinds_reading(option.names.front());
  std::string names;
  for (const auto& reader : readers) names += (names.empty() ? "" : ", ") + reader;
  option.help = names + ": " + option.help;
  return option;
}

void require_effect(const std::vector<std::string>& given, const std::vector<std::string>& searches,
                    bool heuristic_given) {
  std::vector<SearchInfo> chosen;
  std::vector<std::string> guided;
  for (const auto& search : list_searches()) {
    if (holds(searches, search.name)) chosen.push_back(search);
    if (search.uses_heuristic) guided.push_back(search.name);
  }
  const auto nothing = [&](const std::string& option) { return option + " does nothing with " + listed(searches); };
  for (const auto& option : given) {
    if (is_for_all(option)) continue;
    if (std::any_of(chosen.begin(), chosen.end(), [&](const auto& search) { return is_read(option, search); }))
      continue;
    const auto readers = readers_of(option);
    throw UsageError(nothing(option) + "; it is for " + listed(readers.empty() ? kinds_reading(option) : readers));
  }
  if (heuristic_given &&
      std::none_of(chosen.begin(), chosen.end(), [](const auto& info) { return info.uses_heuristic; }))
    throw UsageError(nothing("--heuristic") + "; it guides " + listed(guided));
}

void warn_of_idle_options(const std::vector<std::string>& given, const std::vector<std::string>& searches,
                          const Puzzle& puzzle, Session& session) {
  const std::string kind = puzzle_info(puzzle).name;
  std::vector<std::string> chosen;
  for (const auto& search : list_searches(kind))
    if (holds(searches, search.name)) chosen.push_back(search.name);
  for (const auto& option : given)
    if (is_for_all(option) && !chosen.empty() && !is_read_there(option, kind, chosen))
      session.warn(option + " does nothing with " + listed(chosen) + " on " + kind + "; it is for " +
                   listed(places_reading(option)));
}

Suitability::Suitability(std::vector<std::string> given, std::vector<std::string> searches,
                         std::vector<std::string> heuristics, std::optional<Metric> metric)
    : given_(std::move(given)), searches_(std::move(searches)) {
  const auto all_searches = list_searches();
  const auto all_heuristics = list_heuristics();
  const auto objection_of = [&](const PuzzleInfo& kind) -> std::string {
    const auto of_kind = list_searches(kind.name);
    const auto guides_of_kind = list_heuristics(kind.name);
    const std::string not_for = ", not for " + kind.name;
    for (const auto& search : all_searches)
      if (holds(searches_, search.name) && !names_one(of_kind, search.name))
        return "the search " + search.name + " is for " + listed(search.puzzles) + not_for;
    for (const auto& heuristic : all_heuristics)
      if (holds(heuristics, heuristic.name) && !names_one(guides_of_kind, heuristic.name))
        return "the heuristic " + heuristic.name + " is for " + heuristic.puzzle + not_for;
    if (metric && std::find(kind.metrics.begin(), kind.metrics.end(), *metric) == kind.metrics.end())
      return kind.title + " has no metric '" + std::string(name_of(*metric)) + "'";
    for (const auto& option : given_)
      if (const auto kinds = kinds_reading(option); !kinds.empty() && !holds(kinds, kind.name))
        return option + " is for " + listed(kinds) + not_for;
    return {};
  };
  for (const auto& kind : list_puzzles()) objections_.emplace(kind.name, objection_of(kind));
}

void Suitability::require(std::string_view kind, const std::string& what) {
  for (auto& [name, objection] : objections_)
    if (name != kind && objection.empty()) objection = what + " is for " + std::string(kind) + ", not for " + name;
}

const std::string& Suitability::objection(const Puzzle& puzzle) const {
  return objections_.find(kind_name(puzzle))->second;
}

bool Suitability::admits(const Item& item, Session& session) {
  const Puzzle& puzzle = item.entry.puzzle();
  const std::string& why_not = objection(puzzle);
  if (!why_not.empty()) {
    session.complain(Error(why_not, 0, 0, item.label()));
  } else if (met_.insert(puzzle.index()).second) {
    auto given = session.common().given;
    given.insert(given.end(), given_.begin(), given_.end());
    warn_of_idle_options(given, searches_, puzzle, session);
  }
  return why_not.empty();
}

}  // namespace gridlock::cli

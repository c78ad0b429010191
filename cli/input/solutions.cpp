#include "cli/input/solutions.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "cli/input/input_file.hpp"
#include "cli/options/args.hpp"
#include "gridlock/formats/sokoban/lurd.hpp"

namespace gridlock::cli {
namespace {

bool is_file(const std::string& word) {
  std::error_code ignored;
  return word == "-" || std::filesystem::exists(word, ignored);
}

// LURD, or a name, a sign and a digit somewhere: surely not the name of a file that is missing.
bool looks_like_moves(const std::string& word) {
  std::string steps = word;
  steps.erase(std::remove(steps.begin(), steps.end(), ' '), steps.end());
  if (formats::read_lurd(steps)) return true;
  for (std::size_t i = 1; i + 1 < word.size(); ++i)
    if ((word[i] == '+' || word[i] == '-') && word[i + 1] >= '0' && word[i + 1] <= '9') return true;
  return false;
}

void append(std::vector<GivenSolution>& all, const std::string& text, const std::string& source) {
  for (auto& solution : read_solutions(text, source)) all.push_back({source, std::move(solution)});
}

using Matches = std::vector<std::vector<const GivenSolution*>>;

// The title, or the number where there is none.
std::string key_of(const std::string& name, int index) { return name.empty() ? "#" + std::to_string(index) : name; }

bool names_its_puzzle(const GivenSolution& solution) { return !solution.text.name.empty() || solution.text.index > 0; }

Matches match_by_key(const std::vector<Item>& items, const std::vector<GivenSolution>& solutions) {
  std::map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < items.size(); ++i) places.emplace(key_of("", items[i].entry.index), i);
  for (std::size_t i = 0; i < items.size(); ++i)
    if (!items[i].entry.name.empty()) places[items[i].entry.name] = i;
  Matches matches(items.size());
  for (const auto& solution : solutions) {
    auto place = places.find(key_of(solution.text.name, solution.text.index));
    // A puzzle may have lost its title on the way through another format.
    if (place == places.end() && solution.text.index > 0) place = places.find(key_of("", solution.text.index));
    if (place == places.end()) continue;
    matches[place->second].push_back(&solution);
  }
  return matches;
}

bool distinct_keys(const std::vector<Item>& items) {
  std::set<std::string> keys;
  for (const auto& item : items)
    if (!keys.insert(key_of(item.entry.name, item.entry.index)).second) return false;
  return true;
}

std::vector<GivenSolution> stored_solutions(const Item& item) {
  std::vector<GivenSolution> solutions;
  if (const auto* const level = std::get_if<sokoban::Puzzle>(&item.entry.puzzle()))
    for (const auto& lurd : level->solutions)
      solutions.push_back({item.source, {item.entry.name, item.entry.index, {lurd}, {item.entry.line}, {}}});
  return solutions;
}

}  // namespace

Option solutions_option(std::vector<std::string>& words) {
  return positionals("SOLUTION",
                     "a file of moves or of results of solve, - for standard input, or the moves themselves; without "
                     "any, those that are stored with the puzzles (sok, xsb)",
                     words, false);
}

std::vector<GivenSolution> load_solutions(const std::vector<std::string>& words) {
  std::vector<GivenSolution> all;
  std::string moves;
  const auto end_moves = [&] {
    if (!moves.empty()) append(all, moves, "command line");
    moves.clear();
  };
  for (const auto& word : words) {
    if (is_file(word)) {
      end_moves();
      append(all, read_bytes(word), source_name(word));
    } else if (looks_like_moves(word)) {
      moves += word + " ";
    } else {
      throw Error("no such file, and no moves such as X+3 or rruL", 0, 0, word);
    }
  }
  end_moves();
  return all;
}

Matches match_solutions(const std::vector<Item>& items, const std::vector<GivenSolution>& solutions) {
  bool named = true;
  for (const auto& solution : solutions) named = named && names_its_puzzle(solution);
  if (items.size() == 1 && (!named || solutions.size() == 1)) {
    Matches matches(1);
    for (const auto& solution : solutions) matches.front().push_back(&solution);
    return matches;
  }
  if (named && distinct_keys(items)) return match_by_key(items, solutions);
  if (solutions.size() != items.size())
    throw Error("cannot tell which of " + std::to_string(solutions.size()) + " solutions belongs to which of " +
                std::to_string(items.size()) + " puzzles");
  Matches matches(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) matches[i].push_back(&solutions[i]);
  return matches;
}

std::vector<std::vector<GivenSolution>> solutions_for(const std::vector<Item>& items,
                                                      const std::vector<std::string>& words) {
  std::vector<std::vector<GivenSolution>> all(items.size());
  if (words.empty()) {
    for (std::size_t i = 0; i < items.size(); ++i) all[i] = stored_solutions(items[i]);
    return all;
  }
  const auto given = load_solutions(words);
  const auto matches = match_solutions(items, given);
  for (std::size_t i = 0; i < items.size(); ++i)
    for (const auto* solution : matches[i]) all[i].push_back(*solution);
  return all;
}

}  // namespace gridlock::cli

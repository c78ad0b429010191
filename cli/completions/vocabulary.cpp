#include <algorithm>

#include "cli/completions/shells.hpp"
#include "cli/options/args.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/formats/formats.hpp"

namespace gridlock::cli {
namespace {

void add_once(std::vector<std::string>& words, std::string word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
}

template <class List>
std::vector<std::string> distinct_names(const List& list) {
  std::vector<std::string> names;
  for (const auto& each : list) add_once(names, std::string(each.name));
  return names;
}

std::vector<std::string> metric_names() { return {kMetricNames.begin(), kMetricNames.end()}; }

// The words that an option takes from the lists of the program.
std::vector<std::string> listed_values(const std::string& option) {
  if (option == "--search") return distinct_names(list_searches());
  if (option == "--heuristic") return distinct_names(list_heuristics());
  if (option == "--metric") return metric_names();
  if (option == "--puzzle" || option == "PUZZLE") return distinct_names(list_puzzles());
  if (option == "--from" || option == "--to") return distinct_names(formats::all());
  return {};
}

}  // namespace

std::vector<std::string> Vocabulary::first_words() const {
  std::vector<std::string> words;
  for (const auto& command : commands_) add_once(words, command.name.substr(0, command.name.find(' ')));
  return words;
}

std::vector<std::pair<std::string, std::vector<std::string>>> Vocabulary::groups() const {
  std::vector<std::pair<std::string, std::vector<std::string>>> groups;
  for (const auto& command : commands_) {
    const std::size_t space = command.name.find(' ');
    if (space == std::string::npos) continue;
    const std::string first = command.name.substr(0, space);
    if (groups.empty() || groups.back().first != first) groups.push_back({first, {}});
    groups.back().second.push_back(command.name.substr(space + 1));
  }
  return groups;
}

std::vector<std::string> values_of(const Option& option) {
  // "first|optimal" is a choice of words; "N|WxH" describes a value.
  const bool words =
      std::none_of(option.argument.begin(), option.argument.end(), [](char c) { return 'A' <= c && c <= 'Z'; });
  if (words && option.argument.find('|') != std::string::npos) {
    std::vector<std::string> values;
    for (std::size_t at = 0; at <= option.argument.size();) {
      const std::size_t end = std::min(option.argument.find('|', at), option.argument.size());
      values.push_back(option.argument.substr(at, end - at));
      at = end + 1;
    }
    return values;
  }
  for (const auto& name : option.names)
    if (auto values = listed_values(name); !values.empty()) return values;
  return {};
}

std::vector<std::string> positional_values(const Command& command) {
  std::vector<std::string> words;
  for (const auto& option : command.options)
    if (option.positional())
      for (const auto& value : values_of(option)) words.push_back(value);
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string in_single_quotes(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

}  // namespace gridlock::cli

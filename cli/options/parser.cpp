#include "cli/options/parser.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"

namespace gridlock::cli {
namespace {

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ",") + name;
  return text;
}

CLI::Option* declare(CLI::App& app, const Option& option) {
  CLI::Option* declared = nullptr;
  if (option.flag()) {
    declared = app.add_flag(joined(option.names));
  } else {
    declared = app.add_option(joined(option.names));
    declared->type_size(1)->expected(1);
    if (option.positional() && option.repeated)
      declared->expected(1, CLI::detail::expected_max_vector_size)->allow_extra_args();
  }
  if (!option.positional())
    declared->multi_option_policy(option.repeated ? CLI::MultiOptionPolicy::TakeAll : CLI::MultiOptionPolicy::TakeLast);
  return declared;
}

[[noreturn]] void refuse(const std::string& word, const std::vector<Option>& options) {
  if (word.size() < 2 || word.front() != '-') throw UsageError("unexpected argument '" + word + "'");
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> known;
  for (const auto& option : options)
    for (const auto& each : option.names)
      if (each.rfind("--", 0) == 0) known.push_back(each);
  throw UsageError("unknown option '" + name + "'" + did_you_mean(name, known));
}

bool names_an_option(const std::vector<Option>& options, const std::string& word) {
  return std::any_of(options.begin(), options.end(), [&](const Option& option) {
    return std::find(option.names.begin(), option.names.end(), word) != option.names.end();
  });
}

// Standard input with a pick, "-#3", would be taken for an option. A leading line end hides the dash.
constexpr char kHidden = '\n';

std::string hide_dash(const std::string& word) { return word.rfind("-#", 0) == 0 ? kHidden + word : word; }

std::string show_dash(const std::string& word) {
  return !word.empty() && word.front() == kHidden ? word.substr(1) : word;
}

// "--quiet=no" would be taken for "--quiet".
void require_no_values(const std::vector<Option>& options, const std::vector<std::string>& arguments) {
  for (const auto& word : arguments) {
    if (word == "--") return;
    const std::string name = word.substr(0, word.find('='));
    if (name == word) continue;
    for (const auto& option : options)
      if (option.flag() && std::find(option.names.begin(), option.names.end(), name) != option.names.end())
        throw UsageError("option '" + name + "' takes no value");
  }
}

// The parser's own words for a missing value are hard to read, so this is looked for first.
void require_values(const std::vector<Option>& options, const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    for (const auto& option : options) {
      const bool named = std::find(option.names.begin(), option.names.end(), arguments[i]) != option.names.end();
      if (option.positional() || option.flag() || !named) continue;
      if (i + 1 == arguments.size() || names_an_option(options, arguments[i + 1]))
        throw UsageError("option '" + arguments[i] + "' needs a value: " + arguments[i] + " " + option.argument);
      ++i;
      break;
    }
  }
}

}  // namespace

void parse(const std::vector<Option>& options, const std::vector<std::string>& arguments) {
  require_values(options, arguments);
  require_no_values(options, arguments);
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<CLI::Option*> declared;
  for (const auto& option : options) declared.push_back(declare(app, option));
  try {
    std::vector<std::string> backwards;
    for (auto word = arguments.rbegin(); word != arguments.rend(); ++word) backwards.push_back(hide_dash(*word));
    app.parse(std::move(backwards));
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what());
  }
  for (const auto& word : app.remaining())
    if (word != "--") refuse(word, options);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].required && declared[i]->count() == 0) throw UsageError("missing " + options[i].names.front());
    if (options[i].flag()) {
      for (std::size_t n = declared[i]->count(); n > 0; --n) options[i].set("");
    } else {
      for (const auto& value : declared[i]->results()) options[i].set(show_dash(value));
    }
  }
}

}  // namespace gridlock::cli

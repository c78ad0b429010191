#include "cli/input/tuning_options.hpp"

#include <algorithm>
#include <set>

#include "cli/options/args.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/report/number.hpp"

namespace gridlock::cli {
namespace {

using Type = OptionRow::Type;

std::string text_of(double number) {
  std::string text;
  report::append_real(text, number);
  return text;
}

// "--beam-width" of "beam-width"
std::string dashed(std::string_view name) { return "--" + std::string(name); }

// "(1000)"; "(1000 with random, 10 with random-improve)" where searches differ; nothing where there is nothing to say.
std::string usual_values(const OptionRow& row) {
  std::set<double> values;
  std::string each;
  for (const auto& search : list_searches())
    for (const auto& own : search.options) {
      if (own.name != row.name || own.usual == 0) continue;
      values.insert(own.usual);
      each += (each.empty() ? "" : ", ") + text_of(own.usual) + " with " + search.name;
    }
  if (values.empty()) return "";
  return " (" + (values.size() == 1 ? text_of(*values.begin()) : each) + ")";
}

// Checks and keeps the text that was typed for one row.
void take(const OptionRow& row, const std::string& option, const std::string& value, OptionValues& target) {
  const std::string name(row.name);
  if (row.type == Type::flag) return target.set(name, 1);
  if (row.type == Type::integer) {
    const auto whole = [](double bound) { return static_cast<std::int64_t>(bound); };
    return target.set(name, static_cast<double>(whole_number(option, value, whole(row.least), whole(row.most))));
  }
  if (row.type == Type::number) {
    double parsed = 0;
    number(option, "", "", parsed, row.least, row.most).set(value);
    return target.set(name, parsed);
  }
  if (const std::string fault = find_fault(row, value); !fault.empty()) throw UsageError("--" + fault);
  target.set(name, value);
}

std::string help_with_choices(const OptionRow& row) {
  std::string help(row.help);
  for (std::size_t i = 0; i < row.words.size(); ++i) help += (i == 0 ? ": " : ", ") + std::string(row.words[i].name);
  return help + (row.type == Type::words ? "" : usual_values(row));
}

Option single(const OptionRow& row, OptionValues& target) {
  auto set = [row, &target](const std::string& value) { take(row, dashed(row.name), value, target); };
  return {{dashed(row.name)}, std::string(row.argument), help_with_choices(row), set};
}

// "--weights move=1,turn=0.5"
Option grouped(const std::string& name, const std::vector<OptionRow>& parts, OptionValues& target) {
  std::string usual, known;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string part(parts[i].part());
    usual += (i == 0 ? "" : ",") + part + "=" + text_of(parts[i].usual);
    known += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + part + "=";
  }
  auto set = [name, parts, known, &target](const std::string& value) {
    for (const auto& word : split_names(value)) {
      const std::size_t equals = std::min(word.find('='), word.size());
      const auto row = std::find_if(parts.begin(), parts.end(),
                                    [&](const OptionRow& part) { return part.part() == word.substr(0, equals); });
      if (row == parts.end() || equals == word.size())
        throw UsageError(name + " takes " + known + ", not '" + word + "'");
      take(*row, name, word.substr(equals + 1), target);
    }
  };
  return {{name}, "NAME=" + std::string(parts.front().argument) + ",...", usual + " by default", set};
}

}  // namespace

std::vector<Option> tuning_options(OptionValues& target) {
  const auto rows = list_options();
  std::vector<Option> options;
  for (auto row = rows.begin(); row != rows.end();) {
    auto end = row + 1;
    if (!row->part().empty())
      while (end != rows.end() && end->group() == row->group()) ++end;
    if (!row->part().empty())
      options.push_back(grouped(dashed(row->group()), {row, end}, target));
    else if (row->type != Type::member)
      options.push_back(single(*row, target));
    row = end;
  }
  return options;
}

std::string help_of(std::string_view name) {
  for (const auto& row : list_options())
    if (row.name == name) return std::string(row.help);
  return "";
}

}  // namespace gridlock::cli

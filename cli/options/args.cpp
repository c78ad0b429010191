#include "cli/options/args.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

#include "cli/options/memory.hpp"
#include "cli/options/suggest.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

[[noreturn]] void refuse(std::string_view names, const std::string& value, const std::string& wanted) {
  throw UsageError(split_names(names).back() + " takes " + wanted + ", not '" + value + "'");
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    if (comma > at) parts.emplace_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return parts;
}

// The number that `text` begins with, and where it ends; nothing if it begins with none.
std::optional<std::pair<double, std::size_t>> leading_number(const std::string& text) {
  double number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || !std::isfinite(number)) return std::nullopt;
  return std::pair(number, static_cast<std::size_t>(end - text.data()));
}

// "0.5", "1000000"
std::string plain(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.15g", number);
  return text;
}

// "4G", "500M", "1.5GiB", "1000": bytes, in powers of 1024.
std::optional<double> size_in_bytes(const std::string& text) {
  const auto number = leading_number(text);
  if (!number || number->first < 0) return std::nullopt;
  std::string unit = text.substr(number->second);
  std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) { return std::toupper(c); });
  if (unit.empty() || unit == "B") return number->first;
  const std::size_t power = std::string_view("KMGT").find(unit.front());
  const std::string rest = unit.substr(1);
  if (power == std::string_view::npos || (!rest.empty() && rest != "B" && rest != "IB")) return std::nullopt;
  return number->first * std::pow(1024.0, static_cast<double>(power + 1));
}

}  // namespace

std::vector<std::string> split_names(std::string_view names) { return split(names); }

std::string quoted_for_shell(const std::string& word) {
  const auto plain = [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("-_./:,=+@%").find(static_cast<char>(c)) != std::string_view::npos;
  };
  if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::int64_t whole_number(std::string_view names, const std::string& value, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
  const bool too_large = fault == std::errc::result_out_of_range;
  if ((fault != std::errc{} && !too_large) || end != value.data() + value.size())
    refuse(names, value, "a whole number");
  const bool negative = value.front() == '-';
  if (number < least || (too_large && negative)) refuse(names, value, "a number from " + std::to_string(least));
  if (number > most || too_large) refuse(names, value, "a number up to " + std::to_string(most));
  return number;
}

Option flag(std::string_view names, std::string help, bool& target) {
  return {split(names), "", std::move(help), [&target](const std::string&) { target = true; }};
}

Option text(std::string_view names, std::string argument, std::string help, std::string& target) {
  auto set = [names = std::string(names), argument, &target](const std::string& value) {
    if (value.empty()) refuse(names, value, argument);
    target = value;
  };
  return {split(names), std::move(argument), std::move(help), set};
}

Option list(std::string_view names, std::string argument, std::string help, std::vector<std::string>& target) {
  auto set = [names = std::string(names), argument, &target](const std::string& value) {
    auto words = split(value);
    if (words.empty()) refuse(names, value, argument);
    for (auto& word : words) target.push_back(std::move(word));
  };
  Option option{split(names), std::move(argument), std::move(help), set};
  option.repeated = true;
  return option;
}

Option choice(std::string_view names, const std::vector<std::string>& choices, std::string help, std::string& target) {
  std::string argument;
  for (const auto& word : choices) argument += (argument.empty() ? "" : "|") + word;
  auto set = [names = std::string(names), choices, argument, &target](const std::string& value) {
    if (std::find(choices.begin(), choices.end(), value) == choices.end()) refuse(names, value, argument);
    target = value;
  };
  return {split(names), argument, std::move(help), set};
}

Option shard_option(Shard& target) {
  auto set = [&target](const std::string& value) {
    const std::size_t slash = value.find('/');
    if (slash == std::string::npos) throw UsageError("--shard takes a number and how many there are, as in 2/8");
    const auto count = whole_number("--shard", value.substr(slash + 1), 1, 1'000'000);
    const auto number = whole_number("--shard", value.substr(0, slash), 1, 1'000'000);
    if (number > count)
      throw UsageError("--shard " + value + ": there are only the shards 1 to " + std::to_string(count));
    target = {static_cast<unsigned>(number), static_cast<unsigned>(count)};
  };
  return {{"--shard"}, "K/N", "do only part K of N equal parts, such as 2/8", set};
}

Option number(std::string_view names, std::string argument, std::string help, double& target, double least,
              double most) {
  auto set = [names = std::string(names), least, most, &target](const std::string& value) {
    const auto found = leading_number(value);
    if (!found || found->second != value.size()) refuse(names, value, "a number");
    if (found->first < least) refuse(names, value, "a number from " + plain(least));
    if (found->first > most) refuse(names, value, "a number up to " + plain(most));
    target = found->first;
  };
  return {split(names), std::move(argument), std::move(help), set};
}

Option seconds(std::string_view names, std::string help, std::chrono::nanoseconds& target) {
  auto set = [names = std::string(names), &target](const std::string& value) {
    const auto found = leading_number(value);
    const std::string unit = found ? value.substr(found->second) : "";
    if (!found || found->first < 0 || (!unit.empty() && unit != "s")) refuse(names, value, "seconds");
    // Nine billion seconds no longer fit into nanoseconds; nobody waits that long.
    target = found->first > 9e9 ? std::chrono::nanoseconds::max()
                                : std::chrono::nanoseconds(static_cast<std::int64_t>(found->first * 1e9));
  };
  return {split(names), "SECONDS", std::move(help), set};
}

Option bytes(std::string_view names, std::string help, std::size_t& target) {
  auto set = [names = std::string(names), &target](const std::string& value) {
    const auto size = size_in_bytes(value);
    if (!size) refuse(names, value, "a size such as 500M or 4G");
    target = *size >= 1e19 ? std::numeric_limits<std::size_t>::max() : static_cast<std::size_t>(*size);
  };
  return {split(names), "SIZE", std::move(help), set};
}

Option positional(std::string name, std::string help, std::string& target, bool required) {
  return {{name}, name, std::move(help), [&target](const std::string& value) { target = value; }, required};
}

Option positionals(std::string name, std::string help, std::vector<std::string>& target, bool required) {
  auto set = [&target](const std::string& value) { target.push_back(value); };
  return {{name}, name + "...", std::move(help), set, required, true};
}

Option noted(Option option, std::vector<std::string>& given) {
  option.set = [set = option.set, name = option.names.front(), &given](const std::string& value) {
    set(value);
    given.push_back(name);
  };
  return option;
}

std::vector<Option> common_options(CommonOptions& target, const std::vector<std::string>& more_formats) {
  target.limits.bytes = affordable_memory();
  std::vector<std::string> formats;
  for (const auto& format : report::output_formats()) formats.emplace_back(format.name);
  formats.insert(formats.end(), more_formats.begin(), more_formats.end());
  return {
      choice("--format", formats, "how to print the results", target.format),
      text("-o,--output", "FILE", "write the results to FILE", target.output),
      seconds("--time-limit", "stop working on a puzzle after this long", target.limits.time),
      bytes("--memory-limit", "use no more memory than this, such as 500M or 4G; by default most of what there is",
            target.limits.bytes),
      integer("--node-limit", "N", "expand no more than N states of a puzzle", target.limits.nodes),
      noted(integer("--threads", "N", "use N threads where the search can", target.threads, 1, 1024), target.given),
      noted(integer("--seed", "N", "the seed of everything random", target.seed), target.given),
      flag("-q,--quiet", "print only the essentials", target.quiet),
      flag("-v,--verbose", "print more", target.verbose),
      choice("--color", {"auto", "always", "never"}, "colours; auto: on a terminal, unless NO_COLOR is set",
             target.color),
      choice("--progress", {"auto", "always", "never"}, "a line of progress; auto: on a terminal", target.progress),
      flag("-h,--help", "print this help", target.help),
      flag("--version", "print the version", target.version),
  };
}

}  // namespace gridlock::cli

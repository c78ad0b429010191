// What tunes a search. A search describes its own options as rows beside its name (`kOptions`), and a kind of puzzle
// those of its state spaces; the command line, the lab, the completions and the lists are made from these rows. So
// nothing outside a search has to know what it can be told.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "gridlock/core/option_values.hpp"

namespace gridlock {

class Carrier;

// The rows of one search.
template <std::size_t count>
using OptionRows = std::array<OptionRow, count>;

constexpr OptionRow flag_option(std::string_view name, std::string_view help) {
  return {name, OptionRow::Type::flag, "", help, 0, 0, 1, {}};
}
constexpr OptionRow integer_option(std::string_view name, std::string_view help, double usual, double least,
                                   double most = 4294967295.0) {
  return {name, OptionRow::Type::integer, "N", help, usual, least, most, {}};
}
constexpr OptionRow number_option(std::string_view name, std::string_view argument, std::string_view help, double usual,
                                  double least, double most) {
  return {name, OptionRow::Type::number, argument, help, usual, least, most, {}};
}
constexpr OptionRow words_option(std::string_view name, std::string_view help, std::span<const OptionWord> words,
                                 std::uint32_t usual) {
  return {name, OptionRow::Type::words, "NAME,...", help, static_cast<double>(usual), 0, 0, words};
}
constexpr OptionRow member_option(std::string_view name, std::string_view help) {
  return {name, OptionRow::Type::member, "", help, 0, 0, 0, {}};
}

// What several searches understand has a member; the rest stands in `values`, under the names of their rows.
struct SearchOptions {
  std::uint64_t seed = 1;
  unsigned threads = 1;
  bool until_optimal = true;  // go on after the first solution, where the search can
  OptionValues values;
  Carrier* carrier = nullptr;  // to other processes that run the same search, if there are any

  // Look an option up once, before the search begins.
  template <class Number>
  Number get(const OptionRow& row) const {
    return values.get<Number>(row);
  }
};

// The rows of those members, for the searches that read them.
inline constexpr OptionRow kSeedOption = member_option("seed", "where random numbers begin");
inline constexpr OptionRow kThreadsOption = member_option("threads", "how many threads work side by side");
inline constexpr OptionRow kUntilOption = member_option("until", "stop at the first solution, or go on until a proof");

}  // namespace gridlock

// What tunes a search. A search describes its own options as rows beside its name (`kOptions`), and a kind of puzzle
// those of its state spaces; the command line, the lab, the completions and the lists are made from these rows. So
// nothing outside a search has to know what it can be told.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace gridlock {

class Carrier;

// A word that an option of type `words` takes, and the bits that it stands for.
struct OptionWord {
  std::string_view name;  // as it is written
  std::uint32_t bits;     // of several words, all bits count
};

// One option: its name, what it takes, and what it is unless told otherwise.
struct OptionRow {
  // What the option takes.
  enum class Type : std::uint8_t {
    flag,     // 1 if it is given
    integer,  // a whole number
    number,   // any number
    words,    // some of `words`, with commas between them
    member,   // nothing by its name: it is a member of the request
  };

  std::string_view name;              // without dashes; "weights.move" is the part `move` of the option `weights`
  Type type = Type::member;           // what it takes
  std::string_view argument;          // what stands for the value in a help text: "N"; empty for a flag
  std::string_view help;              // a phrase without a full stop
  double usual = 0;                   // unless told otherwise; 0 where that means none
  double least = 0;                   // of an integer or a number
  double most = 0;                    // of an integer or a number
  std::span<const OptionWord> words;  // to choose from

  // "weights" of "weights.move"; else the name itself.
  constexpr std::string_view group() const { return name.substr(0, name.find('.')); }
  // "move" of "weights.move"; else nothing.
  constexpr std::string_view part() const { return name.substr(std::min(group().size() + 1, name.size())); }
  // The bits of words with commas between them; nothing if one of them is unknown.
  std::optional<std::uint32_t> bits_of(std::string_view text) const;
};

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

// The options that were given, by name; all others are as usual.
class OptionValues {
 public:
  // A number, or words.
  using Value = std::variant<double, std::string>;

  // The value is looked at when a search begins, which says if it is none that the option takes.
  void set(std::string name, double number) { values_.insert_or_assign(std::move(name), Value(number)); }
  void set(std::string name, std::string words) { values_.insert_or_assign(std::move(name), Value(std::move(words))); }
  // By name.
  const std::map<std::string, Value, std::less<>>& all() const { return values_; }

  // The number, or the bits of the words, that the row's option has here.
  template <class Number>
  Number get(const OptionRow& row) const {
    return static_cast<Number>(value_of(row));
  }

  friend bool operator==(const OptionValues&, const OptionValues&) = default;

 private:
  double value_of(const OptionRow& row) const;

  std::map<std::string, Value, std::less<>> values_;
};

// What is wrong with the value for this option, in one sentence; empty if nothing is.
std::string find_fault(const OptionRow& row, const OptionValues::Value& value);

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

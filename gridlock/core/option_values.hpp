// The options of searches and of kinds of puzzles, by name: the row that describes one, and the values that were given.
#pragma once

#include <algorithm>
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

// The options that were given, by name; all others are as usual.
class OptionValues {
 public:
  // A number, or words.
  using Value = std::variant<double, std::string>;

  // The value is looked at when a search begins, which says if it is none that the option takes. For a flag it is 1.
  void set(std::string name, double number) { values_.insert_or_assign(std::move(name), Value(number)); }
  // The same for an option that takes words: "wall,group".
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

}  // namespace gridlock

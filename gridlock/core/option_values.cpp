#include "gridlock/core/option_values.hpp"

#include <algorithm>
#include <cmath>

namespace gridlock {
namespace {

// "0.5", "1000000"
std::string plain(double number) {
  if (std::floor(number) == number) return std::to_string(static_cast<std::int64_t>(number));
  std::string text = std::to_string(number);
  return text.substr(0, text.find_last_not_of('0') + 1);
}

}  // namespace

std::optional<std::uint32_t> OptionRow::bits_of(std::string_view text) const {
  std::uint32_t bits = 0;
  for (;;) {
    const std::string_view one = text.substr(0, text.find(','));
    const auto word =
        std::find_if(words.begin(), words.end(), [&](const OptionWord& known) { return known.name == one; });
    if (word == words.end()) return std::nullopt;
    bits |= word->bits;
    if (one.size() == text.size()) return bits;
    text.remove_prefix(one.size() + 1);
  }
}

double OptionValues::value_of(const OptionRow& row) const {
  const auto found = values_.find(row.name);
  if (found == values_.end()) return row.usual;
  if (const auto* number = std::get_if<double>(&found->second)) return *number;
  const auto bits = row.bits_of(std::get<std::string>(found->second));
  return bits ? static_cast<double>(*bits) : row.usual;
}

std::string find_fault(const OptionRow& row, const OptionValues::Value& value) {
  const std::string name(row.name);
  const auto* text = std::get_if<std::string>(&value);
  if (row.type == OptionRow::Type::member) return "'" + name + "' is a member of the request";
  if (row.type == OptionRow::Type::words) {
    if (text != nullptr && row.bits_of(*text)) return {};
    std::string names;
    for (const auto& word : row.words) names += (names.empty() ? "" : ", ") + std::string(word.name);
    return name + " takes names with commas between them, of " + names +
           (text != nullptr ? ", not '" + *text + "'" : "");
  }
  if (text != nullptr) return name + " takes a number, not '" + *text + "'";
  const double number = std::get<double>(value);
  if (row.type == OptionRow::Type::integer && std::floor(number) != number) return name + " takes a whole number";
  if (!(number >= row.least)) return name + " takes a number from " + plain(row.least);
  if (number > row.most) return name + " takes a number up to " + plain(row.most);
  return {};
}

}  // namespace gridlock

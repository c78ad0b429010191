#include "gridlock/formats/rushhour/names.hpp"

#include <algorithm>

namespace gridlock::formats {

std::string letter_name(std::size_t n) {
  if (n >= 23) ++n;  // X would be number 23
  std::string name(1, static_cast<char>('A' + n % 26));
  for (n /= 26; n > 0; n = (n - 1) / 26) name.insert(name.begin(), static_cast<char>('A' + (n - 1) % 26));
  return name;
}

std::string board_name(std::size_t n) {
  static constexpr std::string_view kNames = "ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnpqrstuvwyz0123456789";
  return n < kNames.size() ? std::string(1, kNames[n]) : letter_name(n - kNames.size() + 25);
}

std::vector<std::string> names_for(const rushhour::Puzzle& puzzle, std::string_view primary, const NameRules& rules) {
  std::vector<std::string> old;
  for (const auto& vehicle : puzzle.vehicles) old.push_back(vehicle.name);
  if (const auto holder = puzzle.find(primary)) old[*holder] = puzzle.primary_vehicle().name;
  old[puzzle.primary] = primary;

  std::vector<std::string> names(old.size());
  names[puzzle.primary] = primary;
  const auto is_free = [&](const std::string& name) {
    return std::find(names.begin(), names.end(), name) == names.end();
  };
  for (std::size_t i = 0; i < old.size(); ++i)
    if (i != puzzle.primary && rules.wish(old[i]) == old[i]) names[i] = old[i];
  for (std::size_t i = 0; i < old.size(); ++i) {
    if (!names[i].empty()) continue;
    const std::string wish = rules.wish(old[i]);
    if (!wish.empty() && is_free(wish)) names[i] = wish;
  }
  std::size_t n = 0;
  for (std::string& name : names) {
    if (!name.empty()) continue;
    std::string next = rules.fresh(n++);
    while (!next.empty() && !is_free(next)) next = rules.fresh(n++);
    name = next;
  }
  return names;
}

}  // namespace gridlock::formats

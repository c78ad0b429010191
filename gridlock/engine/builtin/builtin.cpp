#include "gridlock/builtin.hpp"

#include <string>

#include "gridlock/engine/builtin/kinds.hpp"
#include "gridlock/read.hpp"

namespace gridlock {

Puzzle Builtin::read() const {
  auto entries = read_puzzles(text, "builtin:" + std::string(name), {}, puzzle);
  if (!entries.front().valid()) throw entries.front().error();
  Puzzle result = entries.front().puzzle();
  std::visit([&](auto& p) { p.name = name; }, result);
  return result;
}

const std::vector<Builtin>& builtins() {
  static const std::vector<Builtin> all = [] {
    std::vector<Builtin> list = rushhour_builtins();
    list.insert(list.end(), sokoban_builtins().begin(), sokoban_builtins().end());
    return list;
  }();
  return all;
}

const std::vector<Builtin>& census_sample() {
  static const std::vector<std::string> ids = [] {
    std::vector<std::string> names;
    for (std::size_t k = 1; k <= census_boards().size(); ++k) names.push_back("census-" + std::to_string(k));
    return names;
  }();
  static const std::vector<Builtin> sample = [] {
    std::vector<Builtin> list;
    for (const CensusBoard& board : census_boards()) {
      const std::string_view id = ids[list.size()];
      list.push_back({id, id, "rushhour", board.moves, board.steps, board.level, board.line});
    }
    return list;
  }();
  return sample;
}

std::vector<const Builtin*> find_builtins(std::string_view word) {
  std::vector<const Builtin*> found;
  for (const Builtin& builtin : builtins())
    if (word.empty() || word == builtin.puzzle || word == builtin.set() || word == builtin.name || word == builtin.id)
      found.push_back(&builtin);
  for (const Builtin& builtin : census_sample())
    if (word == builtin.set() || word == builtin.id) found.push_back(&builtin);
  return found;
}

}  // namespace gridlock

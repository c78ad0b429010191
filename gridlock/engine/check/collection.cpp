// What only a comparison of puzzles with each other shows: duplicates, and puzzles that are another one with a longer
// start.
#include "gridlock/check.hpp"

namespace gridlock {
namespace {

std::string in_brackets(const std::string& place) { return place.empty() ? "" : " (" + place + ")"; }

}  // namespace

std::optional<Finding> Collection::add(CollectedPuzzle puzzle) {
  const auto [earlier, fresh] = first_.try_emplace(puzzle.key, puzzles_.size());
  puzzles_.push_back(std::move(puzzle));
  if (fresh) return std::nullopt;
  const CollectedPuzzle& first = puzzles_[earlier->second];
  const std::string how = first.puzzle == puzzles_.back().puzzle ? "the same as " : "the same to a player as ";
  return Finding{"duplicate", how + first.name + in_brackets(first.place), true, earlier->second};
}

std::vector<std::optional<Finding>> Collection::longer_starts() const {
  std::vector<std::optional<Finding>> findings(puzzles_.size());
  std::map<std::string, std::vector<std::size_t>> rooms;
  for (std::size_t i = 0; i < puzzles_.size(); ++i) rooms[puzzles_[i].room].push_back(i);
  for (const auto& [room, members] : rooms) {
    if (members.size() < 2) continue;
    for (const std::size_t i : members) {
      const CollectedPuzzle& one = puzzles_[i];
      if (one.moves.empty()) continue;
      const auto keys = keys_on_the_way(one.puzzle, one.moves);
      for (std::size_t n = 1; n + 1 < keys.size() && !findings[i]; ++n) {
        const auto other = first_.find(keys[n]);
        if (other == first_.end() || keys[n] == one.key) continue;
        const CollectedPuzzle& shorter = puzzles_[other->second];
        findings[i] =
            Finding{"longer_start",
                    shorter.name + " with " + std::to_string(n) + " more at the start" + in_brackets(shorter.place),
                    false, other->second};
      }
    }
  }
  return findings;
}

}  // namespace gridlock

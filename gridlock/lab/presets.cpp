// The list of presets, and what they share.
#include <sstream>

#include "gridlock/core/error.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/lab/tables.hpp"

namespace gridlock::lab {

namespace {

// A heuristic may look at vehicles in their order, so it must be that of the file.
void reorder(rushhour::Puzzle& board, const std::string& order) {
  std::vector<rushhour::Vehicle> vehicles;
  const std::string primary = board.primary_vehicle().name;
  std::istringstream names(order);
  for (std::string name; names >> name;)
    if (const auto found = board.find(name)) vehicles.push_back(board.vehicles[*found]);
  if (vehicles.size() != board.vehicles.size()) return;
  board.vehicles = std::move(vehicles);
  board.primary = *board.find(primary);
}

}  // namespace

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all{
      {"games", "a column a board: state space, objectives, random runs, then each search", games_tables},
      {"heuristics", "nodes, depth and branching factor a board; each heuristic against bfs, and audited",
       heuristics_tables},
      {"naive", "bfs against bfs-naive: time, nodes and memory a board", naive_tables},
      {"sokobot", "mean, deviation, least and greatest of every measure, for all, solved and failed cases",
       sokobot_tables},
  };
  return all;
}

Puzzle puzzle_of(const Subject& subject) {
  const auto entries = formats::read(subject.text, subject.label, {}, subject.kind);
  if (entries.size() != 1 || !entries.front().valid())
    throw Error("the puzzle cannot be read back", 0, 0, subject.label);
  Puzzle puzzle = entries.front().puzzle();
  if (auto* board = std::get_if<rushhour::Puzzle>(&puzzle)) reorder(*board, subject.order);
  return puzzle;
}

CaseIndex::CaseIndex(const Run& run) {
  for (const auto& each : run.cases)
    cases_.insert({{static_cast<std::size_t>(each.key.subject), each.key.configuration.label()}, &each});
}

const Case* CaseIndex::find(std::size_t subject, const Configuration& configuration) const {
  const auto found = cases_.find({subject, configuration.label()});
  return found == cases_.end() ? nullptr : found->second;
}

}  // namespace gridlock::lab

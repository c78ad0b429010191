// The list of presets, and what they share.
#include <sstream>

#include "gridlock/core/error.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::lab {

namespace {

// Gives the vehicles back the names that solutions use, and the order in which heuristics may look at them.
void restore(rushhour::Puzzle& board, const std::string& listed) {
  std::vector<rushhour::Vehicle> vehicles;
  std::size_t primary = 0;
  std::istringstream words(listed);
  for (std::string word; words >> word;) {
    const std::size_t colon = word.find(':'), comma = word.find(',');
    const rushhour::Cell cell{std::stoi(word.substr(colon + 1)), std::stoi(word.substr(comma + 1))};
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
      if (board.vehicles[i].cell != cell) continue;
      if (i == board.primary) primary = vehicles.size();
      vehicles.push_back(board.vehicles[i]);
      vehicles.back().name = word.substr(0, colon);
    }
  }
  if (vehicles.size() != board.vehicles.size()) throw Error("the vehicles of a board do not fit its drawing");
  board.vehicles = std::move(vehicles);
  board.primary = primary;
}

}  // namespace

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all{
      {"games", "one column per board: state space, objectives, random runs, then each search", games_tables},
      {"heuristics", "nodes, depth and branching factor a board; each heuristic against bfs, and audited",
       heuristics_tables},
      {"naive", "bfs against bfs-naive: time, nodes and memory a board", naive_tables},
      {"sokobot", "mean, deviation, least and greatest of every measure, for all, solved and failed cases",
       sokobot_tables},
  };
  return all;
}

Puzzle puzzle_of(const Subject& subject) {
  const auto entries = read_puzzles(subject.text, subject.label, {}, subject.kind);
  if (entries.size() != 1 || !entries.front().valid())
    throw Error("the puzzle cannot be read back", 0, 0, subject.label);
  Puzzle puzzle = entries.front().puzzle();
  if (auto* board = std::get_if<rushhour::Puzzle>(&puzzle)) restore(*board, subject.vehicles);
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

#include "tools/learn_person/cases.hpp"

#include <cmath>
#include <fstream>
#include <optional>
#include <sstream>

#include "gridlock/read.hpp"
#include "gridlock/rushhour/person/sequel.hpp"

namespace gridlock::rushhour {
namespace {

std::vector<Row> read_csv(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw Error("cannot read " + path);
  const auto cells = [](const std::string& line) {
    std::vector<std::string> found;
    std::stringstream stream(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    for (std::string cell; std::getline(stream, cell, ',');) found.push_back(cell);
    return found;
  };
  std::string line;
  std::getline(file, line);
  const auto head = cells(line);
  std::vector<Row> rows;
  while (std::getline(file, line)) {
    const auto row = cells(line);
    for (std::size_t i = 0; i < head.size() && i < row.size(); ++i)
      (i == 0 ? rows.emplace_back() : rows.back())[head[i]] = row[i];
  }
  return rows;
}

}  // namespace

Case::Case(const Row& row)
    : puzzle(std::get<rushhour::Puzzle>(read_puzzle(row.at("board")))),
      layout(puzzle, Metric::moves),
      space(layout),
      monitor(Limits{}),
      reachable(space, monitor),
      outlook(space, reachable),
      length(reachable.to_goal(0).count()),
      time(std::log(std::stod(row.at("seconds_median")))),
      quartiles{std::log(std::stod(row.at("seconds_q1"))), std::log(std::stod(row.at("seconds_q3")))},
      share(std::stod(row.at("solved")) / std::stod(row.at("people"))) {}

void Case::add_attempt(const std::vector<Row>& rows, bool last) {
  std::uint32_t position = 0;
  std::optional<Sequel> sequel;
  bool made = false;
  const auto choose = [&](const auto& is_it) {
    Choice choice;
    std::optional<Option> taken;
    for (const Option& option : outlook.options(position)) {
      choice.options.push_back(option.attractions);
      const unsigned kind = sequel ? sequel->of(option.slide) : 0;
      for (std::size_t i = kFirstSequel; i < kAttractions; ++i)
        choice.options.back()[i] = kind >> (i - kFirstSequel) & 1;
      if (taken || !is_it(option)) continue;
      choice.chosen = choice.options.size() - 1;
      taken = option;
    }
    if (!taken) return false;
    sequel.emplace(outlook, position, taken->slide);
    position = taken->to;
    choices.push_back(std::move(choice));
    return true;
  };
  for (const Row& row : rows) {
    const auto vehicle = puzzle.find(row.at("vehicle"));
    const int distance = std::stoi(row.at("move"));
    if (!choose([&](const Option& o) { return o.slide.vehicle == vehicle && o.slide.distance == distance; })) break;
    made = true;
    seconds += std::stod(row.at("seconds"));
    ++timed;
  }
  if (!made) return;  // the drive-out, which the files list as an attempt of its own
  // The move to the exit belongs to the drive-out. Those who had the way free at the end made it.
  const auto to_goal = [&](const Option& o) { return reachable.to_goal(o.to) == Cost{}; };
  if (!last)
    ++restarts;
  else if (reachable.to_goal(position) == Cost(1))
    choose(to_goal);
}

Cases read_cases(const std::string& folder) {
  Cases cases;
  std::map<std::string, Case*> by_id;
  for (const Row& row : read_csv(folder + "/people.csv")) {
    cases.push_back(std::make_unique<Case>(row));
    by_id[row.at("id")] = cases.back().get();
  }
  std::map<std::pair<std::string, int>, std::map<int, std::vector<Row>>> attempts;  // by board and person
  for (const Row& row : read_csv(folder + "/moves.csv"))
    attempts[{row.at("id"), std::stoi(row.at("person"))}][std::stoi(row.at("attempt"))].push_back(row);
  for (const auto& [who, tries] : attempts)
    for (const auto& [number, rows] : tries) by_id.at(who.first)->add_attempt(rows, number == tries.rbegin()->first);
  return cases;
}

}  // namespace gridlock::rushhour

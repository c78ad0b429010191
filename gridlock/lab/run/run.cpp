#include "gridlock/lab/run/run.hpp"

#include <algorithm>
#include <tuple>

namespace gridlock::lab {

std::string Run::fact(const std::string& name) const {
  const auto found = facts.find(name);
  return found == facts.end() ? "" : found->second;
}

std::vector<Configuration> Run::configurations() const {
  std::vector<Configuration> all;
  for (const auto& each : cases)
    if (std::find(all.begin(), all.end(), each.key.configuration) == all.end()) all.push_back(each.key.configuration);
  return all;
}

bool Run::has_boards() const {
  return std::all_of(subjects.begin(), subjects.end(), [](const Subject& each) { return each.has_board(); });
}

bool Run::only(std::string_view kind) const {
  return std::all_of(subjects.begin(), subjects.end(), [&](const Subject& each) { return each.kind == kind; });
}

Run Run::without_repeats() const {
  using Same = std::tuple<std::int64_t, std::string, std::string, std::string>;
  std::map<Same, std::vector<const Case*>> groups;
  std::vector<Same> order;
  for (const auto& each : cases) {
    const CaseKey& key = each.key;
    auto& group = groups[{key.subject, key.configuration.search, key.configuration.heuristic, key.metric}];
    if (group.empty())
      order.emplace_back(key.subject, key.configuration.search, key.configuration.heuristic, key.metric);
    group.push_back(&each);
  }
  Run once{facts, subjects, plans, {}};
  for (const auto& same : order) {
    auto& group = groups[same];
    const auto middle = group.begin() + static_cast<std::ptrdiff_t>(group.size() / 2);
    std::nth_element(group.begin(), middle, group.end(), [](const Case* a, const Case* b) {
      return a->measures.seconds.value_or(0) < b->measures.seconds.value_or(0);
    });
    once.cases.push_back(**middle);
  }
  return once;
}

}  // namespace gridlock::lab

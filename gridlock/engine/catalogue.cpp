#include "gridlock/engine/catalogue.hpp"

#include "gridlock/rushhour/kind.hpp"

namespace gridlock {
namespace {

using Kind = rushhour::Kind;

}  // namespace

std::vector<PuzzleInfo> list_puzzles() {
  PuzzleInfo info{std::string(Kind::kName), std::string(Kind::kTitle), {}, std::string(Kind::kDefaultHeuristic)};
  for (const Metric metric : Kind::kMetrics) info.metrics.emplace_back(name_of(metric));
  return {info};
}

std::vector<SearchInfo> list_searches() {
  std::vector<SearchInfo> list;
  for_each_type(Kind::Searches{}, [&]<class Search>(std::type_identity<Search>) {
    list.push_back({std::string(Search::kName), std::string(Search::kSummary), Search::kOptimal, Search::kUsesHeuristic,
                    {std::string(Kind::kName)}});
  });
  return list;
}

std::vector<HeuristicInfo> list_heuristics() {
  std::vector<HeuristicInfo> list;
  for_each_type(Kind::Heuristics{}, [&]<class H>(std::type_identity<H>) {
    HeuristicInfo info{std::string(Kind::kName), std::string(H::kName), std::string(H::kSummary), {}};
    for (const Metric metric : Kind::kMetrics)
      info.properties.push_back({std::string(name_of(metric)), H::claims(metric).admissible, H::claims(metric).consistent});
    list.push_back(std::move(info));
  });
  return list;
}

}  // namespace gridlock

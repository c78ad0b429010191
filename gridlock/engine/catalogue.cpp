#include "gridlock/catalogue.hpp"

#include <algorithm>

#include "gridlock/engine/kinds/kinds.hpp"
#include "gridlock/engine/kinds/unknown_name.hpp"

namespace gridlock {

namespace {

template <class K>
PuzzleInfo info_of() {
  return {std::string(K::kName),
          std::string(K::kTitle),
          {K::kMetrics.begin(), K::kMetrics.end()},
          std::string(K::kDefaultHeuristic),
          {K::kCompared.begin(), K::kCompared.end()},
          {K::kOptions.begin(), K::kOptions.end()}};
}

// A search that several kinds have is listed once.
void add_search(std::vector<SearchInfo>& list, SearchInfo info, std::string_view kind) {
  auto known = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.name == info.name; });
  if (known == list.end()) known = list.insert(list.end(), std::move(info));
  known->puzzles.emplace_back(kind);
}

}  // namespace

std::vector<PuzzleInfo> list_puzzles() {
  std::vector<PuzzleInfo> list;
  for_each_type(Kinds{}, [&]<class K>(std::type_identity<K>) { list.push_back(info_of<K>()); });
  return list;
}

PuzzleInfo puzzle_info(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return info_of<decltype(kind_of(one))>(); }, puzzle);
}

std::vector<SearchInfo> list_searches(std::string_view kind) {
  std::vector<SearchInfo> list;
  for_each_type(Kinds{}, [&]<class K>(std::type_identity<K>) {
    if (!kind.empty() && kind != K::kName) return;
    for_each_type(typename K::Searches{}, [&]<class Search>(std::type_identity<Search>) {
      add_search(list,
                 {std::string(Search::kName),
                  std::string(Search::kSummary),
                  Search::kOptimal,
                  Search::kUsesHeuristic,
                  {},
                  {Search::kOptions.begin(), Search::kOptions.end()}},
                 K::kName);
    });
  });
  return list;
}

std::vector<HeuristicInfo> list_heuristics(std::string_view kind) {
  std::vector<HeuristicInfo> list;
  for_each_type(Kinds{}, [&]<class K>(std::type_identity<K>) {
    if (!kind.empty() && kind != K::kName) return;
    for_each_type(typename K::Heuristics{}, [&]<class H>(std::type_identity<H>) {
      HeuristicInfo info{std::string(K::kName), std::string(H::kName), std::string(H::kSummary), {}};
      for (const Metric metric : K::kMetrics)
        info.properties.push_back(
            {std::string(name_of(metric)), H::claims(metric).admissible, H::claims(metric).consistent});
      list.push_back(std::move(info));
    });
  });
  return list;
}

std::vector<OptionRow> list_options() {
  std::vector<OptionRow> list;
  const auto add = [&](const auto& rows) {
    for (const OptionRow& row : rows)
      if (std::none_of(list.begin(), list.end(), [&](const OptionRow& known) { return known.name == row.name; }))
        list.push_back(row);
  };
  for_each_type(Kinds{}, [&]<class K>(std::type_identity<K>) {
    add(K::kOptions);
    for_each_type(typename K::Searches{}, [&]<class Search>(std::type_identity<Search>) { add(Search::kOptions); });
  });
  return list;
}

void require_options(const OptionValues& values) {
  if (values.all().empty()) return;
  const auto rows = list_options();
  for (const auto& [name, value] : values.all()) {
    const std::string_view wanted = name;
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const OptionRow& each) { return each.name == wanted; });
    if (row == rows.end()) {
      std::vector<std::string_view> known;
      for (const OptionRow& each : rows) known.push_back(each.name);
      throw_unknown_name("option", name, known);
    }
    if (const std::string fault = find_fault(*row, value); !fault.empty()) throw Error(fault);
  }
}

}  // namespace gridlock

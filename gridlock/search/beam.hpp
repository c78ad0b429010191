// Beam search: of each layer only the --beam-width best states by estimate are kept.
#pragma once

#include <algorithm>

#include "gridlock/core/options.hpp"
#include "gridlock/search/layered.hpp"

namespace gridlock {

struct Beam {
  static constexpr std::string_view kName = "beam";
  static constexpr std::string_view kSummary = "breadth-first, only the --beam-width best of each layer";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRow kWidth = integer_option("beam-width", "states kept in each layer", 1000, 1);
  static constexpr OptionRows<1> kOptions{kWidth};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    const auto width = options.get<std::uint32_t>(kWidth);
    return layered(space, h, monitor, [width](Buffer<Candidate>& layer) {
      if (layer.size() <= width) return;
      const auto better = [](const Candidate& a, const Candidate& b) {
        return a.h != b.h ? a.h < b.h : a.node < b.node;
      };
      std::nth_element(layer.begin(), layer.begin() + width, layer.end(), better);
      layer.set_size(width);
      std::sort(layer.begin(), layer.end(), [](const Candidate& a, const Candidate& b) { return a.node < b.node; });
    });
  }
};

}  // namespace gridlock

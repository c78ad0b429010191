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
  static constexpr OptionNames<1> kReads{"beam-width"};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    return layered(space, h, monitor, [&](Buffer<Candidate>& layer) {
      if (layer.size() <= options.beam_width) return;
      const auto better = [](const Candidate& a, const Candidate& b) {
        return a.h != b.h ? a.h < b.h : a.node < b.node;
      };
      std::nth_element(layer.begin(), layer.begin() + options.beam_width, layer.end(), better);
      layer.set_size(options.beam_width);
      std::sort(layer.begin(), layer.end(), [](const Candidate& a, const Candidate& b) { return a.node < b.node; });
    });
  }
};

}  // namespace gridlock

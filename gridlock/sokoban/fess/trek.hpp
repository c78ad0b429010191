// A feature search from one end of a solution that looks out for those from the other.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "gridlock/sokoban/fess/feature_search.hpp"
#include "gridlock/sokoban/fess/perimeter.hpp"
#include "gridlock/sokoban/fess/unfold.hpp"

namespace gridlock::sokoban {

// Way is Pushing or Pulling, Side what it means to FeatureSearch.
template <class Way, class Side>
class Trek final : public Shore::Ways {
 public:
  // With `stays`, others may come to its positions as long as the perimeter is used.
  Trek(const Level& level, std::unique_ptr<Side> side, Perimeter& perimeter, bool stays)
      : level_(level),
        side_(std::move(side)),
        search_(*side_),
        others_(Way::kPulls ? perimeter.start : perimeter.solved) {
    Shore& own = Way::kPulls ? perimeter.solved : perimeter.start;
    if (stays) own.add(*this);
    search_.watch(&others_.positions(), stays ? &own.positions() : nullptr);
  }
  Trek(const Trek&) = delete;
  Trek& operator=(const Trek&) = delete;

  Side& side() { return *side_; }
  FeatureSearch<Side>& search() { return search_; }
  const FeatureSearch<Side>& search() const { return search_; }

  // Does about so much work, counted in positions made. True if there is a solution.
  bool run(std::uint64_t work, Monitor& monitor) {
    const std::uint64_t end = search_.made() + work;
    while (search_.made() < end && !search_.stopped() && !search_.exhausted()) {
      if (!search_.run(10, monitor)) continue;
      if (!search_.met()) return true;
      if ((rest_ = others_.way(search_.situation(search_.result())))) return true;
      search_.forget();  // another position has the same hash
    }
    return false;
  }

  // After that.
  std::vector<Push> solution() const {
    Situation end;
    std::vector<Push> pushes = moves_to(search_.result(), nullptr, end);
    if (!rest_) return pushes;
    if (Way::kPulls)
      pushes.insert(pushes.begin(), rest_->begin(), rest_->end());
    else
      pushes.insert(pushes.end(), rest_->begin(), rest_->end());
    return pushes;
  }

  std::optional<std::vector<Push>> way(const Situation& situation) const override {
    Child last;
    const std::uint64_t hash = side_->hash(situation);
    const std::uint32_t node = search_.find(hash, last);
    if (node == FeatureSearch<Side>::kNone) return std::nullopt;
    Situation end;
    auto pushes = moves_to(node, last.hash == hash ? &last : nullptr, end);
    if (!same_position(end, situation)) return std::nullopt;
    return pushes;
  }

 private:
  // The moves to a node, and one more if `last` is not null, as pushes; `end` gets the position they lead to.
  std::vector<Push> moves_to(std::uint32_t node, const Child* last, Situation& end) const {
    std::uint32_t root = 0;
    std::vector<Macro> path;
    for (const Child& child : search_.path_to(node, root)) path.push_back(child.macro);
    if (last != nullptr) path.push_back(last->macro);
    end = search_.situation(root);
    return unfold_all<Way>(level_, end, path);
  }

  const Level& level_;
  std::unique_ptr<Side> side_;
  FeatureSearch<Side> search_;
  const Shore& others_;
  std::optional<std::vector<Push>> rest_;  // of the solution, if it meets the other side
};

}  // namespace gridlock::sokoban

// Where searches from both ends meet. Whatever position a search comes to is noted; when one from the other end comes
// there too, the two ways together are a solution.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/containers/hash_set.hpp"
#include "gridlock/sokoban/fess/feature_search.hpp"

namespace gridlock::sokoban {

// The ways of the searches of one end.
class Shore {
 public:
  // A search whose positions are noted. It must stay as long as others may come to them.
  class Ways {
   public:
    virtual ~Ways() = default;
    // The pushes between that position and this end, in the order of a solution; none if the search did not come there.
    virtual std::optional<std::vector<Push>> way(const Situation& situation) const = 0;
  };

  HashSet& positions() { return positions_; }
  const HashSet& positions() const { return positions_; }
  void add(const Ways& ways) { all_.push_back(&ways); }

  std::optional<std::vector<Push>> way(const Situation& situation) const {
    for (const Ways* ways : all_)
      if (auto found = ways->way(situation)) return found;
    return std::nullopt;
  }

 private:
  HashSet positions_;
  std::vector<const Ways*> all_;
};

struct Perimeter {
  Shore start;   // the searches by pushes
  Shore solved;  // the searches by pulls
  std::size_t bytes() const { return start.positions().bytes() + solved.positions().bytes(); }
};

}  // namespace gridlock::sokoban

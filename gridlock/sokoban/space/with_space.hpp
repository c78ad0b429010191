// From a layout to the narrowest of the state spaces that hold it.
#pragma once

#include "gridlock/sokoban/space/push_space.hpp"

namespace gridlock::sokoban {

// Calls use(space).
template <class Use>
auto with_space(const Layout& layout, Use&& use) {
  return with_words<2, 4, kMostWords>(layout.box_squares(), [&](auto words) { return use(PushSpace<words>(layout)); });
}

}  // namespace gridlock::sokoban

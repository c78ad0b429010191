// The searches that solve() can choose on the page: `auto` alone, in every state space. The other searches run in the
// lab, on one space that holds for all puzzles. That leaves out five sixths of what the command line carries.
#include "gridlock/engine/kinds/kinds.hpp"
#include "gridlock/engine/spaces/solve_in.hpp"

namespace gridlock {
namespace {

template <class K, class S>
SearchResult<typename S::Move> run_auto(const S& space, std::string_view search, const SearchOptions& options,
                                        Monitor& monitor) {
  if (search != "auto") throw_unknown_name("search", search, {"auto"});
  using Zero = std::conditional_t<std::is_same_v<K, rushhour::Kind>, rushhour::Zero, sokoban::Zero>;
  typename K::template Estimate<S> unused(std::type_identity<Zero>{}, space);
  using Auto = std::conditional_t<std::is_same_v<K, rushhour::Kind>, rushhour::Auto, sokoban::Auto>;
  try {
    return Auto::run(space, unused, monitor, options);
  } catch (const std::bad_alloc&) {
    SearchResult<typename S::Move> result;
    result.outcome = Outcome::out_of_memory;
    return result;
  }
}

}  // namespace

#define GRIDLOCK_AUTO_IN(KIND, SPACE)                                                           \
  template <>                                                                                   \
  auto SolveIn<KIND, SPACE>::run(const SPACE& space, std::string_view search, std::string_view, \
                                 const SearchOptions& options, Monitor& monitor, const Own&)    \
      ->Result {                                                                                \
    return run_auto<KIND, SPACE>(space, search, options, monitor);                              \
  }

GRIDLOCK_AUTO_IN(rushhour::Kind, rushhour::SmallSpace)
GRIDLOCK_AUTO_IN(rushhour::Kind, rushhour::PackedSpace<2>)
GRIDLOCK_AUTO_IN(rushhour::Kind, rushhour::PackedSpace<5>)
GRIDLOCK_AUTO_IN(sokoban::Kind, sokoban::PushSpace<2>)
GRIDLOCK_AUTO_IN(sokoban::Kind, sokoban::PushSpace<4>)
GRIDLOCK_AUTO_IN(sokoban::Kind, sokoban::PushSpace<61>)

}  // namespace gridlock

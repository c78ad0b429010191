// The module gridlock._core: the C++ library as Python sees it. Users work with the package around it, which has the
// classes and the documentation; here are only values and functions.
#include "python/bindings/bindings.hpp"

PYBIND11_MODULE(_core, module) {
  using namespace gridlock::python;
  module.doc() = "The C++ library behind the package gridlock.";
  module.attr("version") = GRIDLOCK_VERSION;
  bind_errors(module);
  bind_puzzles(module);
  bind_catalogue(module);
  bind_reading(module);
  bind_census(module);
  bind_pictures(module);
  bind_states(module);
  bind_solving(module);
  bind_auditing(module);
  bind_batch(module);
  bind_generating(module);
  bind_lab(module);
  bind_envs(module);
}

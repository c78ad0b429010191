// The figures of a report in the order in which it shows them.
#include "gridlock/lab/figures/figures.hpp"

namespace gridlock::lab {

std::vector<Figure> all_figures(const Contest& contest, const std::vector<Pair>& pairs) {
  std::vector<Figure> figures;
  add_cactus(contest, figures);
  add_scatter(contest, figures);
  add_success(contest, figures);
  add_histograms(contest, figures);
  add_correlations(contest, figures);
  add_regressions(contest, pairs, figures);
  return figures;
}

}  // namespace gridlock::lab

#include "cli/options/suggest.hpp"

#include <algorithm>
#include <numeric>

#include "cli/options/args.hpp"

namespace gridlock::cli {
namespace {

// Edits (insert, remove, replace, swap two neighbours) that turn `a` into `b`.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last, last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
    before_last = last;
    last = row;
  }
  return last.back();
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  std::string best;
  std::size_t best_distance = std::max<std::size_t>(word.size() / 3, 1) + 1;
  for (const auto& candidate : known) {
    // A word begun rightly is meant even if much is missing.
    const bool begun = word.size() >= 3 && candidate.compare(0, word.size(), word) == 0;
    const std::size_t distance = begun ? 1 : edit_distance(word, candidate);
    if (distance >= best_distance) continue;
    best = candidate;
    best_distance = distance;
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  const std::string meant = nearest(word, known);
  return meant.empty() ? "" : "; did you mean '" + meant + "'?";
}

void require_known(std::string_view what, const std::string& word, const std::vector<std::string>& known) {
  if (std::find(known.begin(), known.end(), word) != known.end()) return;
  std::string message = "unknown " + std::string(what) + " '" + word + "'";
  if (const std::string suggestion = did_you_mean(word, known); !suggestion.empty())
    throw UsageError(message + suggestion);
  for (std::size_t i = 0; i < known.size(); ++i) message += (i == 0 ? "; there is " : ", ") + known[i];
  throw UsageError(message);
}

}  // namespace gridlock::cli

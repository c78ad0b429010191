// "Did you mean …?": the known word nearest to an unknown one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gridlock::cli {

// The nearest of `known`, or empty if none is near enough to be meant.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

// "; did you mean 'astar'?", or empty.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

// Throws UsageError unless `word` is one of `known`: "unknown search 'asta'; did you mean 'astar'?"
void require_known(std::string_view what, const std::string& word, const std::vector<std::string>& known);

}  // namespace gridlock::cli

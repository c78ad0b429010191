#include "gridlock/formats/sokoban/lurd.hpp"

#include "gridlock/formats/run_length.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kLetters = "udlrUDLR";

}  // namespace

std::optional<std::string> read_lurd(std::string_view text, std::size_t most) {
  if (text.find_first_not_of("udlrUDLR0123456789()") != std::string_view::npos) return std::nullopt;
  const bool plain = text.find_first_not_of(kLetters) == std::string_view::npos;
  if (plain) return text.empty() || text.size() > most ? std::nullopt : std::optional(std::string(text));
  const auto steps = expand_runs(text, most);
  if (!steps || steps->empty()) return std::nullopt;
  std::string lurd;
  lurd.reserve(steps->size());
  for (const Spelled& step : *steps) lurd += step.character;
  return lurd;
}

}  // namespace gridlock::formats

// Any text read as solutions: errors are located and printable, and the moves that read are moves in plain notation,
// which read the same again.
#include "gridlock/solutions.hpp"

#include "tests/fuzz/format_property.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using gridlock::fuzz::require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    for (const auto& solution : gridlock::read_solutions(text, "fuzz")) {
      require(solution.moves.size() == solution.lines.size(), "each move has a line");
      std::string plain = "again:";
      for (const auto& move : solution.moves) plain += " " + move;
      require(gridlock::read_solutions(plain, "").at(0).moves == solution.moves, "moves read the same again", plain);
    }
  } catch (const gridlock::Error& error) {
    gridlock::fuzz::check_message(error);
  }
  return 0;
}

// What must hold for any text whatever, read as one format: errors are located and printable, and every puzzle that
// reads is faultless and comes back the same from every format.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "gridlock/formats/formats.hpp"
#include "tests/support/geometry.hpp"

namespace gridlock::fuzz {

inline void require(bool holds, const char* what, std::string_view details = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n%.*s\n", what, static_cast<int>(details.size()), details.data());
  std::abort();
}

inline void check_message(const Error& error) {
  const std::string message = error.what();
  require(!message.empty() && message.size() < 300, "an error has a message of moderate length", message);
  for (const char c : message) require(c >= ' ' && c <= '~', "an error shows visible characters only", message);
  require(error.line >= 1 && error.column >= 1, "an error has a place", message);
}

// `boxoban` takes only one size, and `line` has no more than 77 names.
inline bool may_refuse(const Puzzle& puzzle, std::string_view format) {
  const auto* const board = std::get_if<rushhour::Puzzle>(&puzzle);
  return format == "boxoban" || (format == "line" && board != nullptr && board->vehicles.size() > 77);
}

inline void check_round_trip(const Puzzle& puzzle, std::string_view format) {
  std::string text;
  try {
    text = write_puzzles({puzzle}, format);
  } catch (const Error&) {
    require(may_refuse(puzzle, format), "a faultless puzzle can be written");
    return;
  }
  const auto entries = read_puzzles(text, "", format);
  require(entries.size() == 1 && entries[0].valid(), "what was written is one puzzle", text);
  const Puzzle& reread = entries[0].puzzle();
  require(testing::geometry(reread) == testing::geometry(puzzle), "what was written is the same puzzle", text);
  require(write_puzzles({reread}, format) == text, "writing again gives the same text", text);
}

// `format` empty: as recognised.
inline int check_format(const std::uint8_t* data, std::size_t size, std::string_view format) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    int index = 0;
    for (const Entry& entry : read_puzzles(text, "fuzz", format)) {
      require(entry.index == ++index && entry.line >= 1, "entries are numbered and have a line");
      if (!entry.valid()) {
        check_message(entry.error());
        continue;
      }
      const Puzzle& puzzle = entry.puzzle();
      const std::string fault = std::visit(
          [](const auto& one) {
            const auto found = find_fault(one);
            return found ? found->message : std::string();
          },
          puzzle);
      require(fault.empty(), "a puzzle that reads has no fault", fault);
      for (const formats::Format& other : formats::all())
        if (other.puzzle == kind_name(puzzle)) check_round_trip(puzzle, other.name);
    }
  } catch (const Error& error) {
    check_message(error);
  }
  return 0;
}

}  // namespace gridlock::fuzz

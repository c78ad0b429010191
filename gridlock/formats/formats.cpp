// The list of formats, and what all of them share: finding the right one, and errors that name their source.
#include "gridlock/formats/formats.hpp"

#include <algorithm>
#include <array>

#include "gridlock/formats/line_stream.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/scan.hpp"
#include "gridlock/formats/sokoban/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

bool is_binary(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n' && !is_blank(c); });
}

}  // namespace

std::string names_of_formats(std::string_view kind) {
  std::string list;
  for (const Format& format : all())
    if (kind.empty() || format.puzzle == kind) list += (list.empty() ? "" : ", ") + std::string(format.name);
  return list;
}

std::string why_not_recognised(std::string_view text, std::string_view kind) {
  const std::string none = "not a puzzle in any known format (" + names_of_formats(kind) + ")";
  const bool is_utf16 = text.substr(0, 2) == "\xff\xfe" || text.substr(0, 2) == "\xfe\xff";
  if (is_utf16) return "the text is in UTF-16; save it as UTF-8";
  if (is_binary(text)) return none + ": this is binary data, not text";
  if (filled_lines(text, 1).empty()) return "the text is empty";
  return none + "; name the format if it is one of them";
}

// Recognition asks in this order. A Sokoban level has no sign for a primary vehicle and a Rush Hour board none for a
// player, so the kinds never dispute a text; within a kind, what is more special comes first: numbered fields before
// drawings.
const std::vector<Format>& all() {
  static const std::vector<Format> kFormats{boxoban_format(), sok_format(),  xsb_format(),  uva_format(),
                                            gamep_format(),   jams_format(), line_format(), grid_format()};
  return kFormats;
}

const Format* find(std::string_view name) {
  for (const Format& format : all())
    if (format.name == name) return &format;
  return nullptr;
}

std::string_view recognise(std::string_view text, std::string_view kind) {
  text = without_byte_order_mark(text);
  for (const Format& format : all())
    if ((kind.empty() || format.puzzle == kind) && format.recognises(text)) return format.name;
  return {};
}

std::string_view drawn_format(const Puzzle& puzzle) {
  constexpr std::array<std::string_view, kPuzzleKinds.size()> kDrawn{"grid", "xsb"};  // in the order of the kinds
  return kDrawn[puzzle.index()];
}

}  // namespace gridlock::formats

// The list of formats, and what all of them share: finding the right one, and errors that name their source.
#include "gridlock/formats/formats.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "gridlock/formats/rushhour_formats.hpp"
#include "gridlock/formats/scan.hpp"
#include "gridlock/formats/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

std::string names(std::string_view kind) {
  std::string list;
  for (const Format& format : all())
    if (kind.empty() || format.puzzle == kind) list += (list.empty() ? "" : ", ") + std::string(format.name);
  return list;
}

bool is_binary(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n' && !is_blank(c); });
}

// Why nothing was found in the text, in one sentence.
std::string reason(std::string_view text, std::string_view kind) {
  const bool is_utf16 = text.substr(0, 2) == "\xff\xfe" || text.substr(0, 2) == "\xfe\xff";
  if (is_utf16) return "the text is in UTF-16; save it as UTF-8";
  if (is_binary(text)) return "not a puzzle in any known format (" + names(kind) + "): this is binary data, not text";
  if (filled_lines(text, 1).empty()) return "the text is empty";
  return "not a puzzle in any known format (" + names(kind) + "); name the format if it is one of them";
}

const Format& format_named(std::string_view name) {
  if (const Format* const found = find(name)) return *found;
  throw Error("unknown format " + quoted(name) + "; there are " + names({}));
}

}  // namespace

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

std::vector<Entry> read(std::string_view text, const std::string& source, std::string_view format,
                        std::string_view kind) {
  text = without_byte_order_mark(text);
  const std::string_view name = format.empty() ? recognise(text, kind) : format;
  if (name.empty()) throw Error(reason(text, kind), 1, 1, source);
  std::vector<Entry> entries = format_named(name).read(text, source);
  if (entries.empty()) throw Error("there is no puzzle in the text", 1, 1, source);
  for (Entry& entry : entries)
    if (auto* const error = std::get_if<Error>(&entry.content)) error->source = source;
  return entries;
}

std::string_view drawn_format(const Puzzle& puzzle) {
  constexpr std::array<std::string_view, kPuzzleKinds.size()> kDrawn{"grid", "xsb"};  // in the order of the kinds
  return kDrawn[puzzle.index()];
}

std::string drawing(const Puzzle& puzzle) {
  return std::visit(
      [&](auto copy) {
        copy.name.clear();
        if constexpr (requires { copy.author; }) copy.author.clear();
        return write({std::move(copy)}, drawn_format(puzzle));
      },
      puzzle);
}

std::string write(const std::vector<Puzzle>& puzzles, std::string_view format) {
  const Format& chosen = format_named(format);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto refuse = [&](const std::string& why) {
      throw Error("puzzle " + std::to_string(i + 1) + " cannot be written: " + why);
    };
    if (kind_name(puzzles[i]) != chosen.puzzle)
      refuse("'" + std::string(chosen.name) + "' is a format of " + std::string(chosen.puzzle) + ", not of " +
             std::string(kind_name(puzzles[i])));
    std::visit(
        [&](const auto& puzzle) {
          if (const auto fault = find_fault(puzzle)) refuse(fault->message);
        },
        puzzles[i]);
  }
  return chosen.write(puzzles);
}

}  // namespace gridlock::formats

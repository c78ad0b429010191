#include "gridlock/write.hpp"

#include <utility>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/scan.hpp"

namespace gridlock {

std::vector<FormatInfo> list_formats() { return {formats::all().begin(), formats::all().end()}; }

std::string write_puzzles(const std::vector<Puzzle>& puzzles, std::string_view format) {
  formats::PuzzleWriter writer(format);
  std::string text;
  for (const Puzzle& puzzle : puzzles) text += writer.add(puzzle);
  return text + writer.finish();
}

std::string drawing(const Puzzle& puzzle) {
  return std::visit(
      [&](auto copy) {
        copy.name.clear();
        if constexpr (requires { copy.author; }) copy.author.clear();
        return write_puzzles({std::move(copy)}, formats::drawn_format(puzzle));
      },
      puzzle);
}

namespace formats {

PuzzleWriter::PuzzleWriter(std::string_view format) : format_(find(format)) {
  if (format_ == nullptr) throw Error("unknown format " + quoted(format) + "; there are " + names_of_formats({}));
}

std::string PuzzleWriter::add(const Puzzle& puzzle) {
  const auto refuse = [&](const std::string& why) {
    throw Error("puzzle " + std::to_string(count_ + 1) + " cannot be written: " + why);
  };
  if (kind_name(puzzle) != format_->puzzle)
    refuse("'" + std::string(format_->name) + "' is a format of " + std::string(format_->puzzle) + ", not of " +
           std::string(kind_name(puzzle)));
  std::visit(
      [&](const auto& one) {
        if (const auto fault = find_fault(one)) refuse(fault->message);
      },
      puzzle);
  ++count_;
  std::string text;
  if (count_ == 2) text = format_->write(*first_, {0, false});
  if (count_ == 1)
    first_ = puzzle;
  else
    text += format_->write(puzzle, {count_ - 1, false});
  return text;
}

std::string PuzzleWriter::finish() const { return count_ == 1 ? format_->write(*first_, {0, true}) : std::string(); }

}  // namespace formats
}  // namespace gridlock

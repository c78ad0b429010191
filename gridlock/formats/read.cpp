#include "gridlock/read.hpp"

#include <fstream>
#include <utility>

#include "gridlock/formats/puzzle_stream.hpp"

namespace gridlock {
namespace {

std::vector<Entry> all_of(formats::PuzzleStream stream) {
  std::vector<Entry> entries;
  for (Entry entry; stream.next(entry);) entries.push_back(std::move(entry));
  return entries;
}

}  // namespace

std::vector<Entry> read_puzzles(std::string_view text, const std::string& source, std::string_view format,
                                std::string_view kind) {
  return all_of({text, source, format, kind});
}

std::vector<Entry> read_file(const std::string& path, std::string_view format, std::string_view kind) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error("cannot be read", 0, 0, path);
  const auto bytes = [&](char* into, std::size_t most) {
    file.read(into, static_cast<std::streamsize>(most));
    if (file.bad()) throw Error("cannot be read", 0, 0, path);
    return static_cast<std::size_t>(file.gcount());
  };
  return all_of({bytes, path, format, kind});
}

Puzzle read_puzzle(std::string_view text) {
  const auto entries = read_puzzles(text);
  if (!entries.front().valid()) throw entries.front().error();
  return entries.front().puzzle();
}

}  // namespace gridlock

// The file of a census: a few lines of text about it, an index by moves, vehicles and size of component, and a line of
// packed boards for each row of the index. Equal censuses make equal files, however they were taken.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/rushhour/census/census.hpp"

namespace gridlock::rushhour::census {

std::string write_census(const Census& census);

// A row of the index: boards of as many moves and vehicles, whose components have from 2^(size - 1) to 2^size - 1
// positions.
struct Group {
  std::uint32_t moves = 0, vehicles = 0, size = 0;
  std::uint64_t boards = 0;
  std::string_view packed;
};

// A file, taken apart. The text must outlive it.
class CensusFile {
 public:
  // Throws Error if it is no census, of another version, or damaged.
  explicit CensusFile(std::string_view text);

  const Request& request() const { return request_; }
  const ChunkCounts& counts() const { return counts_; }
  std::uint64_t chunks() const { return chunks_; }
  const std::vector<Group>& groups() const { return groups_; }
  // The boards of one row of the index, in their order. Throws Error.
  static std::vector<Board> unpack(const Group& group);
  Census all() const;

 private:
  Request request_;
  ChunkCounts counts_;
  std::uint64_t chunks_ = 0;
  std::vector<Group> groups_;
};

// What some chunks have come to, as one line, for a file that grows while a census is taken.
std::string write_harvest(const Harvest& harvest);
// Throws Error if the line is not whole.
Harvest read_harvest(std::string_view line);

}  // namespace gridlock::rushhour::census

// What `gridlock check` has found out about a collection, for people and for machines.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "gridlock/check.hpp"
#include "gridlock/report/record.hpp"

namespace gridlock::cli {

// One puzzle of the collection and what is known of it.
struct CheckedPuzzle {
  std::shared_ptr<Item> item;
  Checkup checkup;
  std::string key;
  std::string room;
  int level = 0;  // 0: not rated

  // "levels.xsb:12"
  std::string place() const;
  bool solved() const;
  // A limit ended it before an answer.
  bool left_open() const;
  bool has_grave_finding() const;
};

// A line for each finding, and one that counts them.
std::string check_text(const std::vector<CheckedPuzzle>& puzzles);
// A page that needs no other file: the counts, a picture of each puzzle that something was found about, and a table of
// all.
std::string check_page(const std::vector<CheckedPuzzle>& puzzles);
report::Record check_record(const CheckedPuzzle& puzzle);

}  // namespace gridlock::cli

// The report: one self-contained page that a class or a reviewer can read, from disk or in print, light or dark.
#pragma once

#include <string>
#include <vector>

#include "gridlock/lab/figures/figures.hpp"

namespace gridlock::lab {

struct PageOptions {
  std::string title;   // empty: the main finding
  bool boards = true;  // draw every board and let its solution be played
};

std::string report_page(const Contest& contest, const std::vector<Figure>& figures, const PageOptions& options = {});

// Parts of it, a file each.
std::string summary_section(const Contest& contest);             // configurations against each other
std::string cases_section(const Contest& contest, bool boards);  // every case, to sort and to open
std::string page_style();
std::string page_script();

// A heading of a table that sorts it when it is clicked. `sorted` is "ascending" or "descending" where the table comes
// sorted by this column.
std::string heading(const std::string& text, const std::string& sorted = {});

// Solutions that cost less than another case proved possible: none, unless something is wrong.
std::size_t contradictions(const Run& run);

}  // namespace gridlock::lab

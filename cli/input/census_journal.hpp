// What a census has found so far, in a file that only grows: a process that is killed loses the chunks it was working
// on, and the next one continues after the last complete line.
#pragma once

#include <string>

#include "gridlock/rushhour/census/census.hpp"

namespace gridlock::cli {

class CensusJournal {
 public:
  // Opens the file, or makes it, and reads what is there; a last line that is not whole is cut off. Throws Error if it
  // belongs to another census, or another process is writing it, and std::system_error.
  CensusJournal(const std::string& path, const rushhour::census::Request& request);
  ~CensusJournal();
  CensusJournal(const CensusJournal&) = delete;
  CensusJournal& operator=(const CensusJournal&) = delete;

  // All that is written down.
  const rushhour::census::Harvest& harvest() const { return harvest_; }
  void add(const rushhour::census::Harvest& harvest);
  // The census is elsewhere by now.
  void remove();

 private:
  void read_what_is_there(const std::string& header);

  std::string path_;
  int descriptor_ = -1;
  rushhour::census::Harvest harvest_;
};

// What the journal in that file says so far, whoever is writing it; nothing if there is none. Throws Error.
rushhour::census::Harvest read_census_journal(const std::string& path, const rushhour::census::Request& request);

}  // namespace gridlock::cli

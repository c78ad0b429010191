// A run as it is read back from its database: the puzzles, and what each configuration did on them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "gridlock/engine/configuration.hpp"
#include "gridlock/lab/run/features.hpp"
#include "gridlock/lab/run/measures.hpp"

namespace gridlock::lab {

// A puzzle of the corpus, and where it came from.
struct Subject {
  std::string kind, source;
  std::int64_t index = 1;  // in its source
  std::string name;        // its title, or empty
  std::string label;       // what a person calls it
  std::string text;        // the puzzle as people draw it; "sha256:..." where the boards were taken out of the database
  std::string vehicles;    // "X:2,0 A:0,0": names and cells in their order, which a drawing need not keep; else empty
  Features features;

  bool has_board() const { return text.rfind("sha256:", 0) != 0; }
};

// One puzzle, one way to solve it, once.
struct CaseKey {
  std::int64_t subject = 0;  // its row in the database; in a Run, the index into `subjects`
  Configuration configuration;
  std::string metric;
  std::int64_t repeat = 1;
};

struct Case {
  CaseKey key;
  Measures measures;
};

struct Run {
  // "version", "host", "processor", "cores", "memory", "command", "started", "finished", and the settings that all
  // cases share: "time_limit", "memory_limit", "seed", ...
  std::map<std::string, std::string> facts;
  std::vector<Subject> subjects;
  std::vector<Configuration> plans;  // in the order in which they were asked for
  std::vector<Case> cases;

  const Subject& subject_of(const Case& each) const { return subjects[static_cast<std::size_t>(each.key.subject)]; }
  std::string fact(const std::string& name) const;
  // In the order in which they first ran.
  std::vector<Configuration> configurations() const;
  // No board was taken out (tools/strip_boards.py).
  bool has_boards() const;
  // All subjects are of this kind.
  bool only(std::string_view kind) const;
  // Of each configuration and subject the case of median time, where there were repeats.
  Run without_repeats() const;
};

// Throws Error if the file is no database of ours.
Run load_run(const std::string& path);

}  // namespace gridlock::lab

// Options that would do nothing are refused: an answer that silently ignores half of the question is a wrong answer.
// Those that a script may give to whatever it runs (--threads, --seed, --until) only cause a message. What each search
// and each kind of puzzle reads is declared beside its name (`kOptions`), so that a new one is covered without further
// work.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "cli/options/command.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {

// `help` with the names in front of it of the searches, or the kinds of puzzles, that read the option.
Option read_by_searches(Option option);

// Throws UsageError if none of the searches reads an option that was given, or uses a heuristic where one was named.
void require_effect(const std::vector<std::string>& given, const std::vector<std::string>& searches,
                    bool heuristic_given);

// Says which of --threads, --seed and --until, if they are among those given, do nothing with these searches on that
// kind of puzzle.
void warn_of_idle_options(const std::vector<std::string>& given, const std::vector<std::string>& searches,
                          const Puzzle& puzzle, Session& session);

// Looks at each puzzle of a command: can the options that were given do anything there?
class Suitability {
 public:
  Suitability(std::vector<std::string> given, std::vector<std::string> searches, std::vector<std::string> heuristics,
              std::optional<Metric> metric);

  // Something else that was asked for is for puzzles of one kind only.
  void require(std::string_view kind, const std::string& what);

  // Why the options are not for puzzles of this kind; empty if they are. Any thread may ask.
  const std::string& objection(const Puzzle& puzzle) const;

  // False, with a message, if this puzzle is of a kind that the options are not for. Says once for each kind which of
  // the others do nothing there.
  bool admits(const Item& item, Session& session);

 private:
  std::vector<std::string> given_, searches_;
  std::map<std::string, std::string, std::less<>> objections_;  // by kind
  std::set<std::size_t> met_;                                   // kinds of which all has been said
};

}  // namespace gridlock::cli

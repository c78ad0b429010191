// Checking puzzles for authors: whether one can be solved, what of it is never needed, and whether two are the same.
// What solve.hpp says of threads and of what must outlive a call holds here, too.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/limits.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct CheckRequest {
  bool needless = true;  // look for what is never needed, which takes a search for each vehicle
  Limits limits;         // of one puzzle
  Progress progress;     // called by the calling thread; may be empty
};

// Something an author should know.
struct Finding {
  std::string_view kind;  // a word for machines: "unsolvable", "needless", "idle", "unused", "solved"; of a collection
                          // "duplicate" and "longer_start"
  std::string message;    // a phrase for people
  bool grave = false;     // such a puzzle should not be published
  std::optional<std::size_t> other =
      std::nullopt;  // the number of the puzzle in the collection that it is compared with
};

// What there is to say of one puzzle.
struct Checkup {
  Outcome outcome = Outcome::unsolvable;  // solved, proved unsolvable, or the limit that left it open
  Count cost = 0;                         // of the solution that was found, in the kind's default metric
  bool optimal = false;                   // proved: no solution costs less
  std::vector<std::string> moves;         // the solution, in the puzzle's notation
  std::vector<Finding> findings;          // all of them proved
};

// Never throws for a puzzle that has no fault.
Checkup check(const Puzzle& puzzle, const CheckRequest& request = {});

// Equal for two puzzles exactly if they are the same to a player: turned, mirrored, with other names, other walls
// outside, the player elsewhere in the same region. Not meant to be read.
std::string canonical_key(const Puzzle& puzzle);

// Equal where one puzzle may be a later position of another: the same walls and goals, the same vehicles on the same
// lines; again regardless of turns and mirroring.
std::string room_key(const Puzzle& puzzle);

// The canonical key of every position of a solution, beginning with the start. A puzzle whose key is among them is the
// same puzzle with a shorter start. Throws Error for a move that is not legal.
std::vector<std::string> keys_on_the_way(const Puzzle& puzzle, const std::vector<std::string>& moves);

// A puzzle among others, ready to be compared with them.
struct CollectedPuzzle {
  std::string name;                // what findings call it
  std::string place;               // where it is to be found, "levels.xsb:12"; may be empty
  Puzzle puzzle;                   // itself
  std::vector<std::string> moves;  // a solution; empty if none is known
  std::string key;                 // canonical_key(puzzle)
  std::string room;                // room_key(puzzle)
};

// Compares the puzzles of a collection with each other. Not for several threads at a time.
class Collection {
 public:
  // Takes the next puzzle. Returns a finding if an earlier one is the same to a player.
  std::optional<Finding> add(CollectedPuzzle puzzle);

  // For each puzzle, in the order in which they came: a finding if its solution passes the start of another one, which
  // is then the same puzzle with a shorter start.
  std::vector<std::optional<Finding>> longer_starts() const;

  // How many have come so far.
  std::size_t size() const { return puzzles_.size(); }

 private:
  std::vector<CollectedPuzzle> puzzles_;
  std::map<std::string, std::size_t> first_;  // by key: the first one that has it
};

}  // namespace gridlock

// Playing: a game with undo and redo, hints from what the solver knows, and a watch for Sokoban positions that are
// lost. Nothing here knows of screens, or of threads: an object belongs to one thread at a time, and owns all it holds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/puzzles.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"

// A puzzle that is being played.
namespace gridlock::game {

// The position, how it came about, and the way back and forth.
class Game {
 public:
  // A game that begins here.
  explicit Game(Puzzle start);

  // Where it began.
  const Puzzle& start() const { return moments_.front().position; }
  // Where it stands. The reference is good until the next move.
  const Puzzle& position() const { return moments_[now_].position; }
  // Whether this position is a solved one.
  bool solved() const;

  // Makes a move in the puzzle's notation (Sokoban: one or more letters of LURD, in either case). Returns why it cannot
  // be made, or an empty text. Consecutive moves of one vehicle count as one move, and as none if it comes back.
  std::string play(const std::string& move);

  // Takes a move back, without limit, a restart included; false if there is nothing more to take back.
  bool undo();
  // Makes again what was taken back; false if there is nothing more to make again.
  bool redo();
  // Goes back to the start.
  void restart();

  // From the start, or from the last restart, to here.
  std::vector<std::string> moves() const;
  // What they cost.
  Verdict counts() const { return verify(start(), moves()); }

 private:
  struct Moment {
    Puzzle position;
    std::string move;  // that led here; empty for a restart
  };

  void forget_future() { moments_.resize(now_ + 1); }

  std::vector<Moment> moments_;
  std::size_t now_ = 0;
};

// What is known of a position.
struct Advice {
  Outcome outcome = Outcome::solved;  // how the search of this position ended
  bool optimal = false;               // proven, in the metric of the puzzle
  Count cost = 0;                     // of the moves that are left
  Count lower_bound = 0;              // proven
  std::vector<std::string> moves;     // slides; in Sokoban single steps
};

// The next piece to be moved and where it goes. Cells are counted row by row.
struct Hint {
  int piece = 0;            // a cell that it covers
  std::vector<int> target;  // the cells that it will newly cover
  std::string which;        // "Move B", "Push the box in row 3, column 4"
  std::string move;         // "B goes 2 to the right", "It goes up"
};

// Hints, the best that could be done, and stars: what is known of a game from the answers of solve().
class Coach {
 public:
  // For games that begin here.
  explicit Coach(const Puzzle& start);

  // An answer of the solver to this position. One line of play stays known: as long as the game follows it, nothing has
  // to be asked again.
  void learn(const Puzzle& position, const Solution& solution);
  // What is known of this position; nothing until something was learned of it, or of one that leads to it.
  std::optional<Advice> advice(const Puzzle& position) const;

  // The fewest moves or pushes from the start that are known; nothing if none are.
  std::optional<Count> par() const { return par_; }
  // Whether there is no shorter way.
  bool par_is_proven() const { return par_is_proven_; }

  // The next hint of a position with a solution.
  static Hint hint(const Puzzle& position, const Advice& advice);

  // Records how much help was given: 2 which piece, 3 which move, 4 the whole solution. Help costs stars.
  void climbed(int rung) { highest_ = std::max(highest_, rung); }
  // The most help given so far.
  int highest_rung() const { return highest_; }
  // For a solution of that cost: three stars at par without help, two within a fifth of par, otherwise one; none if the
  // solution was shown.
  int stars(Count cost) const;

 private:
  struct Point {
    Puzzle position;
    Advice advice;
  };
  using Line = std::vector<Point>;

  Puzzle start_;
  Line from_start_, from_elsewhere_;
  std::optional<Count> par_;
  bool par_is_proven_ = false;
  int highest_ = 0;
};

// A lost position, and which boxes show it.
struct Loss {
  // Why it is lost.
  enum class Kind : std::uint8_t {
    none,    // nothing is proven
    corner,  // a box that no one can ever move again, walls on two sides
    square,  // a box where no goal can be reached from
    frozen,  // boxes that hold each other
    corral,  // shown by a small search
  };
  Kind kind = Kind::none;  // why
  std::string reason;      // one sentence; empty: nothing is proven
  std::vector<int> boxes;  // cells of those to blame
};

// Tells a player at once, and not an hour later, that a Sokoban level is lost. It learns while a level is played, so
// keep one watcher for each level.
class LossWatcher {
 public:
  // For games that begin here.
  explicit LossWatcher(const Puzzle& start);
  ~LossWatcher();

  // Reports only what is proven: a position that is not reported may still be lost. A Rush Hour position never is, as
  // every move can be undone.
  Loss look(const Puzzle& position);

 private:
  struct Sokoban;
  std::unique_ptr<Sokoban> sokoban_;
};

}  // namespace gridlock::game

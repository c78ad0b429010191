// The unit of work of a census: all structures that share one frame. Chunks do not depend on each other, so they can be
// done in any order, on any machine, and again after a crash.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "gridlock/core/watch.hpp"
#include "gridlock/rushhour/census/explorer.hpp"
#include "gridlock/rushhour/census/placement.hpp"

namespace gridlock::rushhour::census {

struct Chunk {
  Placement walls;
  bool rows = true;  // the frame is the rows, else the columns
  PerLine frame{};   // contents
};

// A board that counts: what stands where, and what is known of it.
struct Found {
  PerLine row_contents{}, rows{};        // contents and arrangements of the rows,
  PerLine column_contents{}, columns{};  // and of the columns
  int moves = 0;
  int vehicles = 0;
  std::uint64_t positions = 0;  // of its component
};

// How much was looked at.
struct ChunkCounts {
  std::uint64_t structures = 0;  // that have a position with the primary at the exit
  std::uint64_t positions = 0;   // in components with such a position
  std::uint64_t components = 0;  // of these, whose hardest position is no such position
  std::uint64_t searched = 0;    // structures searched once more to see whether a vehicle is needed

  void add(const ChunkCounts& other);
};

class ChunkRunner {
 public:
  explicit ChunkRunner(const Lines& lines, bool portable = false);

  // All boards of the chunk that count, in an order that never changes. Throws what the watch throws.
  std::vector<Found> run(const Chunk& chunk, const Watch& watch = {});
  const ChunkCounts& counts() const { return counts_; }
  void reset_counts() { counts_ = {}; }

 private:
  // A hardest position of which it is not yet known whether it is minimal.
  struct Candidate {
    PerLine inner{};  // contents
    Position hardest;
    int moves = 0;
    std::uint64_t positions = 0;
    std::uint32_t untested = 0;  // vehicles, as the graph numbers them, that are not known to be needed
    bool minimal = true;         // as far as is known
  };
  // A question to a structure that comes later in the chunk: is that position nearer to a goal than the candidate is?
  struct Question {
    std::size_t candidate = 0;
    Position position;
    int next = -1;  // to the same structure
  };

  const std::vector<std::uint8_t>& inner_choices(int line) const;
  bool ours(const PerLine& inner) const;
  std::size_t number_of(const PerLine& inner) const;
  void choose(int line);
  void explore();
  void answer_questions();
  void consider(const Component& component);
  bool needed(const Candidate& candidate, int vehicle);
  Found found(const Candidate& candidate) const;

  const Lines& lines_;
  Chunk chunk_;
  const Watch* watch_ = nullptr;
  std::unique_ptr<Frame> frame_;
  std::map<int, std::unique_ptr<Frame>> lesser_frames_;  // without one of the frame's vehicles
  PerLine inner_{};
  std::array<std::vector<Configuration>, kMostCells + 1> fitting_;  // configurations that fit the inner lines chosen
  std::vector<Configuration> fitting_test_;
  Graph graph_;
  std::unique_ptr<Explorer> explorer_;
  std::vector<Candidate> candidates_;
  std::vector<Question> questions_;
  std::vector<int> first_question_;                                 // by number of the structure
  std::array<std::array<std::uint8_t, 256>, kMostCells> places_{};  // of contents among the choices of a line
  ChunkCounts counts_;
};

}  // namespace gridlock::rushhour::census

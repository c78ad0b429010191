// The search by pushes from the start: which moves there are, and which of them are dead. A Guide says what is good:
//   struct Features;
//   int       tie_bits()                                  of a score: those that tell positions of one cell apart
//   void      begin(const Situation&)                     the position whose moves are to be judged
//   Features  judge(const Board&, const std::vector<Square>& boxes, std::size_t moved, int connectivity, Opens&& opens)
//             of a position after the box of that number has moved; opens() if some push is possible now that was not
//   Features  judge(const Board&, const std::vector<Square>& boxes, int connectivity)
//             of the position itself
//   Score     score(const Features&, std::uint64_t hash)
//   void      advise(const Situation&, const Features& before, std::vector<Candidate<Features>>&)
//             sets costs, 0 or 1
//   bool      weighted()
//             or else costs do not count, and the best score is tried first
//   bool      names_another()
//             an advisor whose move leads to a position that is known, or dead; else it keeps silent
#pragma once

#include <utility>

#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/portfolio/features/root_score.hpp"
#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/space/corral_pruning.hpp"

namespace gridlock::sokoban {

template <class Features>
struct Candidate {
  Child child;
  Features features;
  bool known = false;  // the position it leads to
};

// The advice where there is but one advisor: the move with the best score.
template <class Features>
void advise_best(std::vector<Candidate<Features>>& candidates) {
  for (auto& candidate : candidates) candidate.child.cost = 1;
  const auto best = std::min_element(candidates.begin(), candidates.end(),
                                     [](const auto& a, const auto& b) { return a.child.score < b.child.score; });
  if (best != candidates.end()) best->child.cost = 0;
}

template <class Guide>
class PushSide {
 public:
  PushSide(const LevelFacts& facts, DeadPositions& deadlocks, Guide guide)
      : facts_(facts),
        moves_(facts.level()),
        possible_(facts.level()),
        reach_(facts.level()),
        deadlocks_(deadlocks),
        guide_(std::move(guide)) {}

  Situation root() {
    const Level& level = facts_.level();
    const Board board(level, level.boxes());
    return {level.boxes(), {}, reach_.flood(board.occupied(), level.player())};
  }

  Situation after(const Situation& situation, const Child& child) const { return moved(situation, child.macro); }
  std::uint64_t hash(const Situation& situation) const { return position_hash(situation); }

  Score score(const Situation& situation) { return root_score(facts_, guide_, situation, reach_); }

  void expand(const Situation& situation, DuplicateFilter& filter, std::vector<Child>& children) {
    Board board(facts_.level(), situation.boxes);
    reach_.flood(board.occupied(), situation.region);
    possible_.note(board, situation.boxes, reach_);
    Corral corral;
    const bool in_corral = find_corral(situation.boxes, corral);
    guide_.begin(situation);
    const auto before = guide_.judge(board, situation.boxes, moves_.count_regions(board));

    candidates_.clear();
    std::vector<Square> boxes = situation.boxes;
    const auto allowed = [&](Square to) { return !deadlocks_.rules_out(board, to); };
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Square from = boxes[i];
      if (!possible_.any(from)) continue;
      if (in_corral && !corral.fence.has(facts_.layout().place(from))) continue;
      moves_.template of_box<Pushing>(
          board, from, situation.region, allowed, [&](const Macro& macro, const RegionAroundBox& where) {
            Child child;
            child.macro = macro;
            child.hash = board.hash() ^ region_hash(macro.region);
            const bool known = filter.knows(child.hash);
            if ((known && guide_.names_another()) || deadlocks_.known(board, macro.to, macro.region)) return;
            boxes[i] = macro.to;
            const auto opens = [&] { return possible_.more(board, macro.to, where); };
            candidates_.push_back({child, guide_.judge(board, boxes, i, where.count(), opens), known});
            boxes[i] = from;
            candidates_.back().child.score = guide_.score(candidates_.back().features, child.hash);
          });
    }
    keep_living_advice(situation, before);
    for (const auto& candidate : candidates_) {
      if (candidate.known) continue;
      children.push_back(candidate.child);
      if (!guide_.weighted()) children.back().cost = 0;
    }
  }

  // The tests that take too long to be made for every child.
  bool dead(const Situation& situation, Square moved) {
    const Board board(facts_.level(), situation.boxes);
    return deadlocks_.dead(board, situation.boxes, moved, situation.region);
  }

  bool learn(const Situation& situation, std::uint32_t followers) {
    const Board board(facts_.level(), situation.boxes);
    return deadlocks_.learn(board, situation.boxes, situation.region, followers);
  }

  std::size_t lessons() const { return deadlocks_.patterns().size(); }
  bool taught(const Situation& situation, std::size_t first) const {
    return deadlocks_.patterns().match_since(first, Board(facts_.level(), situation.boxes), situation.region);
  }

  bool done(const Situation& situation) const {
    return std::all_of(situation.boxes.begin(), situation.boxes.end(),
                       [&](Square box) { return facts_.level().is_goal(box); });
  }

  Score cell(Score score) const { return score >> guide_.tie_bits(); }

 private:
  // Whether it is enough to move the boxes of a corral; reach_ holds the player's region.
  bool find_corral(const std::vector<Square>& boxes, Corral& corral) const {
    const Layout& layout = facts_.layout();
    if (reach_.count() + boxes.size() == static_cast<std::size_t>(layout.level().size())) return false;
    Rows box_rows, free = layout.floor(), reached;
    box_rows.clear(layout.height());
    reached.clear(layout.height());
    for (const Square box : boxes) {
      box_rows.add(layout.place(box));
      free.remove(layout.place(box));
    }
    for (const Square* s = reach_.begin_reached(); s != reach_.end_reached(); ++s) reached.add(layout.place(*s));
    return sokoban::find_corral(layout, box_rows, free, reached, corral);
  }

  // What is advised is tested; an advisor whose move turns out to be dead may name another.
  template <class Features>
  void keep_living_advice(const Situation& situation, const Features& before) {
    for (bool all_alive = false; !all_alive;) {
      guide_.advise(situation, before, candidates_);
      all_alive = true;
      for (std::size_t i = 0; i < candidates_.size();) {
        Child& child = candidates_[i].child;
        if (child.cost == 0 && !child.tested && !candidates_[i].known) {
          child.tested = true;
          if (dead(after(situation, child), child.macro.to)) {
            candidates_[i] = candidates_.back();
            candidates_.pop_back();
            all_alive = !guide_.names_another();
            continue;
          }
        }
        ++i;
      }
    }
  }

  const LevelFacts& facts_;
  MacroMoves moves_;
  PossibleMoves<Pushing> possible_;
  Reach reach_;
  DeadPositions& deadlocks_;
  Guide guide_;
  std::vector<Candidate<typename Guide::Features>> candidates_;
};

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/fess/forward.hpp"

namespace gridlock::sokoban {
Forward::Forward(const Atlas& atlas, const Plan& plan, DeadPositions& deadlocks, Style style)
    : atlas_(atlas),
      plan_(plan),
      rooms_(atlas.rooms()),
      moves_(atlas.level()),
      possible_(atlas.level()),
      reach_(atlas.level()),
      deadlocks_(deadlocks),
      style_(style) {}

Situation Forward::root() {
  const Level& level = atlas_.level();
  const Board board(level, level.boxes());
  return {level.boxes(), {}, reach_.flood(board.occupied(), level.player())};
}

Situation Forward::after(const Situation& situation, const Child& child) const {
  Situation next{situation.boxes, {}, child.macro.region};
  *std::find(next.boxes.begin(), next.boxes.end(), child.macro.from) = child.macro.to;
  return next;
}

std::uint64_t Forward::hash(const Situation& situation) const {
  std::uint64_t sum = region_hash(situation.region);
  for (const Square box : situation.boxes) sum ^= box_hash(box);
  return sum;
}

bool Forward::done(const Situation& situation) const {
  return std::all_of(situation.boxes.begin(), situation.boxes.end(),
                     [&](Square box) { return atlas_.level().is_goal(box); });
}

Score Forward::Features::score(int chance) const {
  return score_field(unpacked, 10) << 54 | score_field(connectivity, 9) << 45 | score_field(rooms, 9) << 36 |
         score_field(out_of_plan, 8) << 28 | score_field(distance + chance, 28);
}

// With a seed, distances that differ by less than this are told apart by chance.
int Forward::chance(std::uint64_t hash) const {
  constexpr int kChance = 8;
  return style_.seed == 0 ? 0 : static_cast<int>(mix(hash ^ style_.seed) % kChance);
}

Forward::Features Forward::features(const Board& board, const std::vector<Square>& boxes, int connectivity) {
  Features features{0, 0, 0, 0, 0};
  const int packed = plan_.packed(board);
  features.unpacked = plan_.size() - packed;
  Distance nearest = kFar;
  for (const Square box : boxes) {
    features.out_of_plan += plan_.out_of_plan(packed, box) ? 1 : 0;
    if (style_.tie == Style::Tie::nearest_goals) features.distance += atlas_.nearest_goal(box);
    if (style_.tie == Style::Tie::next_step) nearest = std::min(nearest, plan_.to_next(packed, box));
  }
  if (style_.tie == Style::Tie::next_step) features.distance = nearest;
  features.connectivity = connectivity;
  features.rooms = rooms_.cut(board.occupied());
  return features;
}

Score Forward::score(const Situation& situation) {
  const Board board(atlas_.level(), situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  return features(board, situation.boxes, count_regions(board, reach_, 1)).score(0);
}

// Whether it is enough to move the boxes of a corral; reach_ holds the player's region.
bool Forward::find_corral(const std::vector<Square>& boxes, Corral& corral) const {
  const Layout& layout = atlas_.layout();
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

void Forward::expand(const Situation& situation, const HashSet& known, std::vector<Child>& children) {
  Board board(atlas_.level(), situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  possible_.note(board, situation.boxes, reach_);
  Corral corral;
  const bool in_corral = find_corral(situation.boxes, corral);
  const Features before = features(board, situation.boxes, count_regions(board, reach_, 1));

  candidates_.clear();
  std::vector<Square> boxes = situation.boxes;
  const auto allowed = [&](Square to) { return !deadlocks_.rules_out(board, to); };
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Square from = boxes[i];
    if (in_corral && !corral.fence.has(atlas_.layout().place(from))) continue;
    moves_.of_box<Pushing>(board, from, situation.region, allowed, [&](const Macro& macro, const PlayerRegion& where) {
      Candidate candidate;
      candidate.child.macro = macro;
      candidate.child.hash = board.hash() ^ region_hash(macro.region);
      if (known.contains(candidate.child.hash) || deadlocks_.known(board, macro.to, macro.region)) return;
      boxes[i] = macro.to;
      candidate.opens = possible_.more(board, boxes, macro.to, where);
      candidate.features = features(board, boxes, where.count());
      boxes[i] = from;
      candidate.child.score = candidate.features.score(chance(candidate.child.hash));
      candidates_.push_back(candidate);
    });
  }
  keep_living_advice(situation, before);
  for (const Candidate& candidate : candidates_) {
    children.push_back(candidate.child);
    if (!style_.weighted) children.back().cost = 0;
  }
}

// An advisor whose move turns out to be dead names another.
void Forward::keep_living_advice(const Situation& situation, const Features& before) {
  for (bool all_alive = false; !all_alive;) {
    advise(situation, before);
    all_alive = true;
    for (std::size_t i = 0; i < candidates_.size();) {
      Child& child = candidates_[i].child;
      if (child.cost == 0 && !child.tested) {
        child.tested = true;
        if (dead(after(situation, child), child.macro.to)) {
          candidates_[i] = candidates_.back();
          candidates_.pop_back();
          all_alive = false;
          continue;
        }
      }
      ++i;
    }
  }
}

void Forward::advise(const Situation& situation, const Features& before) {
  for (Candidate& c : candidates_) c.child.cost = 1;
  enum Advisor { packing, connecting, joining, exploring, opening, clearing, kAdvisors };
  Candidate* advised[kAdvisors] = {};
  const auto consider = [&](Advisor advisor, Candidate& candidate) {
    Candidate*& best = advised[advisor];
    if (best == nullptr || candidate.child.score < best->child.score) best = &candidate;
  };
  for (Candidate& c : candidates_) {
    if (c.features.unpacked < before.unpacked) consider(packing, c);
    if (c.features.unpacked > before.unpacked) continue;
    if (c.features.connectivity < before.connectivity) consider(connecting, c);
    if (c.features.rooms < before.rooms) consider(joining, c);
    if (c.features.out_of_plan < before.out_of_plan) consider(clearing, c);
    if (c.opens) consider(exploring, c);
  }
  const Square next = plan_.next_square(plan_.size() - before.unpacked);
  if (advised[packing] == nullptr && next != atlas_.level().wall()) {
    // The box nearest to where the next one has to go gets out of the way.
    Square nearest = situation.boxes.front();
    for (const Square box : situation.boxes)
      if (atlas_.walk(next, box) < atlas_.walk(next, nearest)) nearest = box;
    for (Candidate& c : candidates_) {
      if (c.child.macro.from != nearest || c.features.connectivity > before.connectivity ||
          c.features.rooms > before.rooms || c.features.unpacked > before.unpacked)
        continue;
      Candidate*& best = advised[opening];
      if (best == nullptr || atlas_.walk(next, c.child.macro.to) > atlas_.walk(next, best->child.macro.to)) best = &c;
    }
  }
  for (Candidate* candidate : advised)
    if (candidate != nullptr) candidate->child.cost = 0;
}

bool Forward::dead(const Situation& situation, Square moved) {
  const Board board(atlas_.level(), situation.boxes);
  return deadlocks_.dead(board, situation.boxes, moved, situation.region);
}

bool Forward::learn(const Situation& situation) {
  const Board board(atlas_.level(), situation.boxes);
  return deadlocks_.learn(board, situation.boxes, situation.region);
}

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/plan/plan_search.hpp"

#include <map>
#include <utility>

#include "gridlock/sokoban/portfolio/features/solved_positions.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::uint64_t base_hash(Square square) { return mix(0x20000u + square); }

std::vector<Square> with_box_moved(const std::vector<Square>& boxes, Square from, Square to) {
  std::vector<Square> moved;
  moved.reserve(boxes.size());
  for (const Square box : boxes)
    if (box != from) moved.push_back(box);
  moved.insert(std::lower_bound(moved.begin(), moved.end(), to), to);
  return moved;
}

}  // namespace

Backward::Backward(const LevelFacts& facts, std::uint64_t seed)
    : facts_(facts),
      seed_(seed),
      rooms_(facts.rooms()),
      moves_(facts.level()),
      possible_(facts.level()),
      reach_(facts.level()),
      sink_(static_cast<std::size_t>(facts.level().size()) + 1, 0),
      base_number_(sink_.size(), 0) {
  for (std::size_t i = 0; i < facts.level().boxes().size(); ++i) base_number_[facts.level().boxes()[i]] = i;
}

std::vector<Situation> Backward::roots() {
  auto roots = solved_positions(facts_, reach_);
  for (Situation& root : roots) root.bases = facts_.level().boxes();
  return roots;
}

Situation Backward::after(const Situation& situation, const Child& child) const {
  Situation next;
  next.region = child.macro.region;
  next.bases = situation.bases;
  if (child.leaves) {
    next.boxes = situation.boxes;
    next.boxes.erase(std::find(next.boxes.begin(), next.boxes.end(), child.macro.from));
    next.bases.erase(std::find(next.bases.begin(), next.bases.end(), child.macro.to));
  } else {
    next.boxes = with_box_moved(situation.boxes, child.macro.from, child.macro.to);
  }
  return next;
}

std::uint64_t Backward::hash(const Situation& situation) const {
  std::uint64_t sum = position_hash(situation);
  for (const Square base : situation.bases) sum ^= base_hash(base);
  return sum;
}

// With a seed, distances that differ by less than this are told apart by chance.
int Backward::chance(std::uint64_t hash) const {
  constexpr int kChance = 32;
  return seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance);
}

Score Backward::Features::score(int chance) const {
  return score_field(boxes, 11) << 53 | score_field(on_goals, 11) << 42 | score_field(connectivity, 9) << 33 |
         score_field(rooms, 9) << 24 | score_field(0xffffff - distance - chance, 24);
}

Backward::Features Backward::features(const Board& board, const std::vector<Square>& boxes, int connectivity) {
  Features features{static_cast<int>(boxes.size()), 0, 0, 0, 0};
  for (const Square box : boxes) {
    features.on_goals += board.level().is_goal(box) ? 1 : 0;
    features.distance += facts_.nearest_goal(box) == kFar ? 0 : facts_.nearest_goal(box);
  }
  features.connectivity = connectivity;
  features.rooms = rooms_.cut(board, boxes);
  return features;
}

Score Backward::score(const Situation& situation) {
  const Board board(facts_.level(), situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  return features(board, situation.boxes, count_regions(board, reach_, 1)).score(0);
}

// A set of bases between which boxes can be exchanged, with all boxes that are left as walls: the largest one whose
// squares the player can walk to.
void Backward::find_sinks(const Situation& situation, const Board& board, const Reach& reach) {
  std::fill(sink_.begin(), sink_.end(), 0);
  const OneBox one_box(facts_.level(), board.occupied());
  const auto& bases = situation.bases;
  std::vector<std::vector<Distance>> from(bases.size());
  for (std::size_t i = 0; i < bases.size(); ++i)
    if (board.free(bases[i]) && reach(bases[i])) from[i] = one_box.distances_from(bases[i]);
  std::vector<std::size_t> largest;
  std::vector<bool> taken(bases.size(), false);
  for (std::size_t i = 0; i < bases.size(); ++i) {
    if (taken[i] || from[i].empty()) continue;
    std::vector<std::size_t> set;
    for (std::size_t j = i; j < bases.size(); ++j)
      if (!taken[j] && !from[j].empty() && from[i][bases[j]] != kFar && from[j][bases[i]] != kFar) {
        set.push_back(j);
        taken[j] = true;
      }
    if (set.size() > largest.size()) largest = set;
  }
  for (const std::size_t i : largest) sink_[bases[i]] = 1;
}

bool Backward::can_leave(const Situation& situation, Square from, Square base) {
  const int room = rooms_.room_of(base);
  const bool far = (room != RoomMap::kCorridor && room != rooms_.room_of(from)) || facts_.walk(from, base) >= kFarWalk;
  return far && can_do_without(situation, from, base);
}

bool Backward::can_do_without(const Situation& situation, Square from, Square base) {
  const auto matching = [&](Square no_box, Square no_base) {
    BitRow bases(facts_.suppliers(from).size(), 0);
    for (const Square other : situation.bases)
      if (other != no_base) add_bit(bases.data(), base_number_[other]);
    std::vector<const std::uint64_t*> rows;
    for (const Square box : situation.boxes)
      if (box != no_box) rows.push_back(facts_.suppliers(box).data());
    std::optional<BipartiteMatching> found(bases);
    if (!found->add_all(rows, facts_.level().watch())) found.reset();
    return found;
  };
  const Square none = facts_.level().wall();
  if (!std::exchange(supply_known_, true)) supply_ = matching(none, none);
  if (!supply_) return matching(from, base).has_value();
  const auto number = std::find(situation.boxes.begin(), situation.boxes.end(), from) - situation.boxes.begin();
  return supply_->does_without(static_cast<std::size_t>(number), base_number_[base]);
}

void Backward::expand(const Situation& situation, DuplicateFilter& filter, std::vector<Child>& children) {
  const Level& level = facts_.level();
  Board board(level, situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  find_sinks(situation, board, reach_);
  supply_known_ = false;
  possible_.note(board, situation.boxes, reach_);
  const Features before = features(board, situation.boxes, moves_.count_regions(board));
  std::uint64_t bases_hash = 0;
  for (const Square base : situation.bases) bases_hash ^= base_hash(base);

  candidates_.clear();
  bool any_leaves = false;
  const auto allowed = [&](Square to) { return !facts_.beyond(to); };
  for (const Square from : situation.boxes) {
    if (!possible_.any(from)) continue;
    bool leaves = false;
    moves_.of_box<Pulling>(
        board, from, situation.region, allowed, [&](const Macro& macro, const RegionAroundBox& where) {
          if (leaves) return;
          Candidate candidate;
          candidate.child.macro = macro;
          if (sink_[macro.to] != 0 && can_leave(situation, from, macro.to)) {
            leaves = any_leaves = true;
            board.remove(macro.to);
            candidate.child.leaves = true;
            LiftedBox& lifted = moves_.lifted();
            lifted.put_down(level.wall());
            candidate.child.macro.region = lifted.least(lifted.region(macro.to));
            candidate.child.hash =
                board.hash() ^ region_hash(candidate.child.macro.region) ^ bases_hash ^ base_hash(macro.to);
            std::vector<Square> boxes = situation.boxes;
            boxes.erase(std::find(boxes.begin(), boxes.end(), from));
            candidate.opens = false;
            if (!filter.knows(candidate.child.hash)) {
              candidate.features = features(board, boxes, lifted.count());
              candidate.child.score = candidate.features.score(chance(candidate.child.hash));
              candidates_.push_back(candidate);
            }
            board.place(macro.to);
            return;
          }
          if (any_leaves) return;
          candidate.child.hash = board.hash() ^ region_hash(macro.region) ^ bases_hash;
          if (filter.knows(candidate.child.hash)) return;
          const auto boxes = with_box_moved(situation.boxes, from, macro.to);
          candidate.opens = possible_.more(board, macro.to, where);
          candidate.features = features(board, boxes, where.count());
          candidate.child.score = candidate.features.score(chance(candidate.child.hash));
          candidates_.push_back(candidate);
        });
  }
  if (any_leaves)
    candidates_.erase(
        std::remove_if(candidates_.begin(), candidates_.end(), [](const Candidate& c) { return !c.child.leaves; }),
        candidates_.end());
  advise(before);
  for (const Candidate& candidate : candidates_) children.push_back(candidate.child);
}

// Of the boxes that can leave, first one that waits beside the goals, then one that is easy to put back; those in holes
// stay longest, so that they are packed first. Where none can leave, one gets off its goal.
Backward::Candidate* Backward::packing(const Features& before) {
  const auto rank = [&](const Candidate& c) {
    const bool from_goal = c.features.on_goals < before.on_goals;
    return std::make_tuple(c.child.leaves && from_goal, c.child.leaves && in_hole(c.child.macro.from),
                           c.child.leaves ? c.features.connectivity : 0, c.child.score);
  };
  Candidate* best = nullptr;
  for (Candidate& c : candidates_) {
    const bool gets_off = c.features.on_goals < before.on_goals && c.features.connectivity <= before.connectivity &&
                          c.features.rooms <= before.rooms;
    if ((c.child.leaves || gets_off) && (best == nullptr || rank(c) < rank(*best))) best = &c;
  }
  return best;
}

// Walls on three sides of a goal.
bool Backward::in_hole(Square goal) const {
  const Level& level = facts_.level();
  return level.is_goal(goal) && std::count_if(kDirections.begin(), kDirections.end(),
                                              [&](Direction d) { return level.next(goal, d) == level.wall(); }) == 3;
}

void Backward::advise(const Features& before) {
  Candidate *pack = packing(before), *connect = nullptr, *join = nullptr, *explore = nullptr;
  const auto consider = [](Candidate*& best, Candidate& candidate) {
    if (best == nullptr || candidate.child.score < best->child.score) best = &candidate;
  };
  for (Candidate& c : candidates_) {
    if (c.features.connectivity < before.connectivity) consider(connect, c);
    if (c.features.rooms < before.rooms) consider(join, c);
    if (c.opens) consider(explore, c);
  }
  if (pack != nullptr) pack->child.cost = 0;
  if (pack != nullptr && pack->child.leaves) return;
  for (Candidate* advised : {connect, join, explore})
    if (advised != nullptr) advised->child.cost = 0;
}

std::vector<PlanStep> plan_from(const FeatureSearch<Backward>& search, std::uint32_t node) {
  std::uint32_t root = 0;
  const auto path = search.path_to(node, root);
  std::vector<PlanStep> steps;
  std::map<Square, std::size_t> step_at;  // the step that holds a box there
  bool any_left = false;
  for (const Square box : search.situation(node).boxes) {
    step_at[box] = steps.size();
    steps.push_back({box});
  }
  for (auto move = path.rbegin(); move != path.rend(); ++move) {
    const Square from = move->macro.to, to = move->macro.from;  // as a push
    any_left |= move->leaves;
    if (!move->leaves) {
      const std::size_t held = step_at[from];
      step_at.erase(from);
      if (held + 1 == steps.size()) {  // the same box goes on
        steps[held].to = to;
        step_at[to] = held;
        continue;
      }
      steps[held].until = static_cast<int>(steps.size());
    }
    step_at[to] = steps.size();
    steps.push_back({to});
  }
  if (!any_left)  // without supplies from afar, where boxes wait meanwhile is too uncertain to be planned
    steps.erase(std::remove_if(steps.begin(), steps.end(),
                               [](const PlanStep& step) { return step.until != PlanStep::kForGood; }),
                steps.end());
  return steps;
}

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/guides/packing_guide.hpp"

#include <algorithm>

namespace gridlock::sokoban {

namespace {

// Of a score.
constexpr int kDistanceBits = 22, kHotspotBits = 6, kRoomBits = 9, kOutOfPlanBits = 8;
constexpr int kMostDistance = 1 << (kDistanceBits - 1);  // of all boxes together

}  // namespace

void PackingGuide::begin(const Situation& situation) {
  begun_ = situation.boxes;
  begun_sums_ = sums(begun_, plan_.packed(Board(facts_.level(), begun_)));
}

PackingGuide::Sums PackingGuide::sums(const std::vector<Square>& boxes, int packed) const {
  Sums sums{packed};
  for (const Square box : boxes) {
    sums.out_of_plan += plan_.out_of_plan(packed, box) ? 1 : 0;
    sums.to_goals += facts_.nearest_goal(box);
    sums.note_near(plan_.to_next(packed, box));
  }
  return sums;
}

PackingGuide::Sums PackingGuide::sums_after(const Board& board, const std::vector<Square>& boxes,
                                            std::size_t moved) const {
  const Square from = begun_[moved], to = boxes[moved];
  const bool may_pack = plan_.has_step(from) || plan_.has_step(to);
  const int packed = may_pack ? plan_.packed(board) : begun_sums_.packed;
  if (packed != begun_sums_.packed) return sums(boxes, packed);
  Sums after = begun_sums_;
  after.out_of_plan += (plan_.out_of_plan(packed, to) ? 1 : 0) - (plan_.out_of_plan(packed, from) ? 1 : 0);
  after.to_goals += facts_.nearest_goal(to) - facts_.nearest_goal(from);
  if (plan_.to_next(packed, from) == after.nearest) std::swap(after.nearest, after.second);
  after.nearest = std::min(after.nearest, plan_.to_next(packed, to));
  return after;
}

PackingGuide::Features PackingGuide::features(const Board& board, const std::vector<Square>& boxes, int connectivity,
                                              const Sums& sums) {
  Features features{};
  features.unpacked = plan_.size() - sums.packed;
  features.out_of_plan = sums.out_of_plan;
  features.distance = style_.tie == Style::Tie::next_step        ? sums.nearest
                      : style_.tie == Style::Tie::far_from_goals ? kMostDistance - sums.to_goals
                                                                 : sums.to_goals;
  features.connectivity = connectivity;
  features.rooms = rooms_.cut(board, boxes);
  if (style_.hotspots) features.hotspots = facts_.hotspots().count(boxes);
  return features;
}

Score PackingGuide::score(const Features& features, std::uint64_t hash) const {
  constexpr int kChance = 8;  // with a seed, distances that differ by less than this are told apart by chance
  const int chance = style_.seed == 0 ? 0 : static_cast<int>(mix(hash ^ style_.seed) % kChance);
  const Score rooms = score_field(features.rooms, kRoomBits);
  const Score out_of_plan = score_field(features.out_of_plan, kOutOfPlanBits);
  return score_field(features.unpacked, 10) << 54 | score_field(features.connectivity, 9) << 45 |
         (style_.sparing ? out_of_plan << kRoomBits | rooms : rooms << kOutOfPlanBits | out_of_plan) << 28 |
         score_field(features.hotspots, kHotspotBits) << kDistanceBits |
         score_field(features.distance + chance, kDistanceBits);
}

int PackingGuide::tie_bits() const { return kDistanceBits + kHotspotBits + (style_.sparing ? kRoomBits : 0); }

void PackingGuide::advise(const Situation& situation, const Features& before,
                          std::vector<Candidate<Features>>& candidates) const {
  for (auto& c : candidates) c.child.cost = 1;
  enum Advisor { packing, connecting, joining, exploring, opening, clearing, unblocking, kAdvisors };
  Candidate<Features>* advised[kAdvisors] = {};
  const auto consider = [&](Advisor advisor, Candidate<Features>& candidate) {
    auto*& best = advised[advisor];
    if (best == nullptr || candidate.child.score < best->child.score) best = &candidate;
  };
  for (auto& c : candidates) {
    if (c.features.unpacked < before.unpacked) consider(packing, c);
    if (c.features.unpacked > before.unpacked) continue;
    if (c.features.connectivity < before.connectivity) consider(connecting, c);
    if (c.features.rooms < before.rooms) consider(joining, c);
    if (c.features.hotspots < before.hotspots) consider(unblocking, c);
    if (c.features.opens && (!style_.sparing || can_be_undone(c.child.macro))) consider(exploring, c);
  }
  if (advised[packing] == nullptr) advised[opening] = opener(situation, before, candidates);
  if (before.out_of_plan > 0) advised[clearing] = clearer(before, candidates);
  for (auto* candidate : advised)
    if (candidate != nullptr) candidate->child.cost = 0;
}

// The box nearest to where the next one has to go gets far away from there; if advisors are sparing, the nearest of
// those that can.
Candidate<PackingGuide::Features>* PackingGuide::opener(const Situation& situation, const Features& before,
                                                        std::vector<Candidate<Features>>& candidates) const {
  const Square next = plan_.next_square(plan_.size() - before.unpacked);
  if (next == facts_.level().wall()) return nullptr;
  Square nearest = situation.boxes.front();
  for (const Square box : situation.boxes)
    if (facts_.walk(next, box) < facts_.walk(next, nearest)) nearest = box;
  const auto suits = [&](const Macro& move) {
    return style_.sparing ? facts_.walk(next, move.to) >= facts_.walk(next, move.from) : move.from == nearest;
  };
  const auto rank = [&](const Macro& move) {
    return std::make_pair(facts_.walk(next, move.from), -facts_.walk(next, move.to));
  };
  Candidate<Features>* best = nullptr;
  for (auto& c : candidates) {
    const Macro& move = c.child.macro;
    if (!harmless(before, c.features) || !suits(move)) continue;
    if (best == nullptr || rank(move) < rank(best->child.macro)) best = &c;
  }
  return best;
}

// The box that is nearest to the squares where none should be any more, or on one of them, gets far away from there.
Candidate<PackingGuide::Features>* PackingGuide::clearer(const Features& before,
                                                         std::vector<Candidate<Features>>& candidates) const {
  const int packed = plan_.size() - before.unpacked;
  const auto suits = [&](const Macro& move) {
    if (!style_.sparing) return !plan_.out_of_plan(packed, move.to);
    return can_be_undone(move) && plan_.from_zone(packed, move.to) > plan_.from_zone(packed, move.from);
  };
  const auto rank = [&](const Macro& move) {
    return std::make_pair(plan_.from_zone(packed, move.from), -plan_.from_zone(packed, move.to));
  };
  Candidate<Features>* best = nullptr;
  for (auto& c : candidates) {
    const Macro& move = c.child.macro;
    if (!harmless(before, c.features) || c.features.out_of_plan > before.out_of_plan || !suits(move)) continue;
    if (best == nullptr || rank(move) < rank(best->child.macro)) best = &c;
  }
  return best;
}

}  // namespace gridlock::sokoban

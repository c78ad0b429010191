#include "gridlock/rushhour/census/lines.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace gridlock::rushhour::census {
namespace {

Cells covered(int start, int length) { return static_cast<Cells>(((1U << length) - 1) << start); }

int count(Cells cells) { return std::popcount(cells); }

}  // namespace

Lines::Lines(int side) : side_(side) {
  for (unsigned walls = 0; walls < 1U << side; ++walls)
    if (count(static_cast<Cells>(walls)) <= kMostWalls) add_contents(static_cast<Cells>(walls));
  for (const Content& content : contents_) {
    std::array<std::uint8_t, kMostOnLine> less{};
    for (int v = 0; v < content.vehicles; ++v) {
      Content wanted = content;
      wanted.vehicles = content.vehicles - 1;
      if (v == 0) wanted.lengths[0] = content.lengths[1], wanted.segments[0] = content.segments[1];
      for (const int id : columns_[content.walls]) {
        const Content& other = contents_[at(id)];
        if (other.vehicles != wanted.vehicles) continue;
        if (wanted.vehicles == 0 || (other.lengths[0] == wanted.lengths[0] && other.segments[0] == wanted.segments[0]))
          less[at(v)] = static_cast<std::uint8_t>(id);
      }
    }
    without_.push_back(less);
    add_fits(content);
  }
}

// Vehicles of length 2 and 3, in any order, between any walls; but the line is not full.
void Lines::add_contents(Cells walls) {
  const auto segment_of = [&](int cell) { return count(static_cast<Cells>(walls & (covered(0, cell)))); };
  std::map<std::vector<int>, Content> found;
  const auto place = [&](auto&& self, Content content, int from, int taken) -> void {
    std::vector<int> key = {-content.vehicles};
    for (int v = 0; v < content.vehicles; ++v) key.insert(key.end(), {content.lengths[at(v)], content.segments[at(v)]});
    found.emplace(key, content);
    if (content.vehicles == kMostOnLine) return;
    for (int length = 2; length <= 3; ++length)
      for (int start = from; start + length <= side_; ++start) {
        if (taken + length >= side_ || (covered(start, length) & walls) != 0) continue;
        Content more = content;
        more.lengths[at(more.vehicles)] = static_cast<std::uint8_t>(length);
        more.segments[at(more.vehicles)] = static_cast<std::uint8_t>(segment_of(start));
        ++more.vehicles;
        self(self, more, start + length, taken + length);
      }
  };
  Content empty;
  empty.walls = walls;
  place(place, empty, 0, 0);
  int states = 0;
  for (auto& [key, content] : found) {
    add_arrangements(content);
    add_steps(content);
    content.first_state = states;
    states += content.arrangements;
    const auto id = static_cast<std::uint8_t>(contents_.size());
    columns_[walls].push_back(id);
    if (count(walls) + content.lengths[0] + content.lengths[1] < side_) rows_[walls].push_back(id);
    if (content.vehicles == 1 && content.lengths[0] == 2 && content.segments[0] == count(walls))
      primary_rows_[walls].push_back(id);
    contents_.push_back(content);
  }
  states_[walls] = states;
}

// Ordered by the last vehicle first, which is the order of the covered cells as numbers.
void Lines::add_arrangements(Content& content) {
  std::vector<std::pair<Cells, std::array<std::uint8_t, kMostOnLine>>> all;
  const auto segment_of = [&](int cell) { return count(static_cast<Cells>(content.walls & covered(0, cell))); };
  const auto place = [&](auto&& self, int vehicle, int from, Cells cells,
                         std::array<std::uint8_t, kMostOnLine> starts) -> void {
    if (vehicle == content.vehicles) {
      all.emplace_back(cells, starts);
      return;
    }
    const int length = content.lengths[at(vehicle)];
    for (int start = from; start + length <= side_; ++start) {
      const Cells own = covered(start, length);
      if ((own & content.walls) != 0 || segment_of(start) != content.segments[at(vehicle)]) continue;
      starts[at(vehicle)] = static_cast<std::uint8_t>(start);
      self(self, vehicle + 1, start + length, static_cast<Cells>(cells | own), starts);
    }
  };
  place(place, 0, 0, 0, {});
  std::sort(all.begin(), all.end());
  for (const auto& [cells, starts] : all) {
    content.cells[at(content.arrangements)] = cells;
    content.starts[at(content.arrangements++)] = starts;
  }
}

void Lines::add_steps(Content& content) {
  for (int a = 0; a < content.arrangements; ++a)
    for (int v = 0; v < content.vehicles; ++v)
      for (int forward = 0; forward < 2; ++forward) {
        auto moved = content.starts[at(a)];
        moved[at(v)] = static_cast<std::uint8_t>(moved[at(v)] + (forward != 0 ? 1 : -1));
        auto& to = content.step[at(a)][at(v)][at(forward)];
        to = -1;
        for (int b = 0; b < content.arrangements; ++b)
          if (content.starts[at(b)] == moved) to = static_cast<std::int8_t>(b);
      }
}

void Lines::add_fits(const Content& content) {
  for (unsigned crossed = 0; crossed < 1U << kMostCells; ++crossed) {
    Fit fit;
    fit.digit.fill(kNoDigit);
    std::uint8_t allowed = 0;
    for (int a = 0; a < content.arrangements; ++a) {
      if ((content.cells[at(a)] & crossed) != 0) continue;
      allowed = static_cast<std::uint8_t>(allowed | 1U << a);
      fit.digit[at(a)] = fit.count;
      fit.arrangement[fit.count++] = static_cast<std::uint8_t>(a);
    }
    std::vector<unsigned> linked;
    for (int d = 0; d < fit.count; ++d) linked.push_back(1U << d);
    for (int v = 0; v < content.vehicles; ++v)
      for (int d = 0; d < fit.count; ++d) {
        const auto left = [&](int a, int forward) {
          const int to = content.step[at(a)][at(v)][at(forward)];
          return to >= 0 && (allowed >> to & 1) != 0 ? to : -1;
        };
        if (left(fit.arrangement[at(d)], 0) >= 0) continue;  // the slide begins earlier
        unsigned slide = 0;
        for (int a = fit.arrangement[at(d)]; a >= 0; a = left(a, 1)) slide |= 1U << fit.digit[at(a)];
        if (std::has_single_bit(slide)) continue;
        fit.slide[fit.slides] = static_cast<std::uint8_t>(slide);
        fit.slider[fit.slides++] = static_cast<std::uint8_t>(v);
        unsigned all = slide;
        for (const unsigned other : linked)
          if ((other & slide) != 0) all |= other;
        std::erase_if(linked, [&](unsigned other) { return (other & all) != 0; });
        linked.push_back(all);
      }
    for (const unsigned all : linked)
      if (!std::has_single_bit(all)) fit.linked[fit.classes++] = static_cast<std::uint8_t>(all);
    fits_.push_back(fit);
    allowed_.push_back(allowed);
  }
}

int Lines::arrangement_without(int id, int vehicle, int arrangement) const {
  const Content& from = content(id);
  const Content& to = content(without(id, vehicle));
  if (to.vehicles == 0) return 0;
  const auto start = from.starts[at(arrangement)][at(1 - vehicle)];
  for (int a = 0; a < to.arrangements; ++a)
    if (to.starts[at(a)][0] == start) return a;
  return -1;
}

int Lines::exit(int id) const {
  const Content& primary = content(id);
  for (int a = 0; a < primary.arrangements; ++a)
    if (primary.starts[at(a)][0] + 2 == side_) return a;
  return -1;
}

}  // namespace gridlock::rushhour::census

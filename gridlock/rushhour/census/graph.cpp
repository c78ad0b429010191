#include "gridlock/rushhour/census/graph.hpp"

#include <algorithm>

namespace gridlock::rushhour::census {
namespace {

constexpr unsigned kWordBits = 64;

// Rows become columns, a byte each.
std::uint64_t transposed(std::uint64_t rows) {
  std::uint64_t swapped = (rows ^ rows >> 7) & 0x00aa00aa00aa00aa;
  rows ^= swapped ^ swapped << 7;
  swapped = (rows ^ rows >> 14) & 0x0000cccc0000cccc;
  rows ^= swapped ^ swapped << 14;
  swapped = (rows ^ rows >> 28) & 0x00000000f0f0f0f0;
  return rows ^ swapped ^ swapped << 28;
}

Word low_bits(unsigned count) { return count == kWordBits ? ~Word{0} : (Word{1} << count) - 1; }

}  // namespace

Graph::Graph(const Lines& lines) : lines_(lines), zeros_(kWordBits + 1) {
  for (unsigned width = 1; width <= kWordBits; ++width)
    for (unsigned count = 1; count < kMostArrangements; ++count)
      for (unsigned bit = 0; bit < kWordBits; ++bit)
        if (bit / width % count == 0) zeros_[width][count] |= Word{1} << bit;
}

void Graph::clear() {
  for (const std::uint32_t number : numbers_) block_of_number_[number] = -1;
  numbers_.clear();
  all_.clear();
}

void Graph::build(const Frame& frame, const PerLine& inner, std::span<const Configuration> configurations) {
  clear();
  frame_ = &frame;
  inner_ = inner;
  configurations_ = configurations;
  if (block_of_number_.size() < frame.size()) block_of_number_.resize(frame.size(), -1);
  for (std::size_t block = 0; block < configurations.size(); ++block) {
    numbers_.push_back(configurations[block].number);
    block_of_number_[configurations[block].number] = static_cast<int>(block);
  }

  primary_line_ = frame.primary() < 0 ? lines_.primary_row() : -1;
  primary_direction_ = -1;
  frame_vehicles_ = static_cast<int>(frame.vehicles().size());
  vehicle_of_.clear();
  for (int v = 0; v < frame_vehicles_; ++v) {
    if (frame.vehicles()[at(v)].line == frame.primary()) primary_direction_ = 2 * v;
    vehicle_of_.push_back(v);
  }
  choose_lines_outside();
  for (const int line : outside_lines_)
    for (int v = 0; v < lines_.content(inner[at(line)]).vehicles; ++v) vehicle_of_.push_back(inner_vehicle(line, v));
  directions_ = static_cast<int>(2 * vehicle_of_.size());

  add_blocks();
  to_.resize(std::max(to_.size(), at(nodes()) * at(directions_)));
  survivors_.resize(std::max(survivors_.size(), configurations.size() * at(directions_)));
  for (std::size_t block = 0; block < configurations.size(); ++block) {
    link_frame(block);
    if (outside_ != 0) link_outside(block);
  }
}

// Until the rest fits into a word everywhere: the line that makes the fewest nodes, of those that are enough, or else
// the line that helps most; but never that of the primary.
void Graph::choose_lines_outside() {
  outside_ = 0;
  for (;;) {
    unsigned most = 0;
    std::array<unsigned, kMostCells> most_without{};
    std::array<std::size_t, kMostCells> arrangements{};
    for (std::size_t block = 0; block < configurations_.size(); ++block) {
      unsigned product = 1;
      std::array<unsigned, kMostCells> counts{};
      for (int j = 0; j < lines_.side(); ++j)
        if ((outside_ >> j & 1) == 0) product *= counts[at(j)] = fit(block, j).count;
      most = std::max(most, product);
      for (int j = 0; j < lines_.side(); ++j) {
        if ((outside_ >> j & 1) != 0 || j == primary_line_) continue;
        most_without[at(j)] = std::max(most_without[at(j)], product / counts[at(j)]);
        arrangements[at(j)] += counts[at(j)];
      }
    }
    if (most <= kWordBits) break;
    int best = -1;
    const auto rank = [&](int j) { return std::pair(std::max(most_without[at(j)], kWordBits), arrangements[at(j)]); };
    for (int j = 0; j < lines_.side(); ++j)
      if ((outside_ >> j & 1) == 0 && j != primary_line_ && (best < 0 || rank(j) < rank(best))) best = j;
    outside_ |= 1U << best;
  }
  outside_lines_.clear();
  for (int j = 0; j < lines_.side(); ++j)
    if ((outside_ >> j & 1) != 0) outside_lines_.push_back(j);
}

void Graph::add_blocks() {
  first_node_.clear(), block_of_.clear(), first_column_.clear(), columns_.clear(), all_.clear(), goals_.clear();
  const int exit = primary_line_ < 0 ? -1 : lines_.exit(inner_[at(primary_line_)]);
  for (std::size_t block = 0; block < configurations_.size(); ++block) {
    first_node_.push_back(nodes());
    first_column_.push_back(columns_.size());
    unsigned width = 1, nodes_of_block = 1;
    std::uint8_t exit_digit = kNoDigit;
    Word exits = 0;
    for (int j = 0; j < lines_.side(); ++j) {
      const Fit& own = fit(block, j);
      if ((outside_ >> j & 1) != 0) {
        nodes_of_block *= own.count;
        continue;
      }
      if (j == primary_line_ && exit >= 0) exit_digit = own.digit[at(exit)];
      const Word zero = zeros_[width][own.count];
      if (j == primary_line_ && exit_digit != kNoDigit) exits = zero << (exit_digit * width);
      if (own.count == 1) continue;
      columns_.push_back({&own, zero, static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(j)});
      width *= own.count;
    }
    const Word all = low_bits(width);
    const Word goals = primary_line_ >= 0 ? exits & all : configurations_[block].exits ? all : 0;
    all_.insert(all_.end(), nodes_of_block, all);
    goals_.insert(goals_.end(), nodes_of_block, goals);
    block_of_.insert(block_of_.end(), nodes_of_block, static_cast<int>(block));
  }
  first_column_.push_back(columns_.size());
}

// For each node of a block, the node of another one in which the lines outside stand as they do there; negative if they
// cannot.
void Graph::match_outside(std::size_t from, std::size_t to) {
  constexpr int kCannot = -(1 << 28);
  matches_.assign(1, first_node_[to]);
  int stride = 1;
  for (const int line : outside_lines_) {
    const Fit& here = fit(from, line);
    const Fit& there = fit(to, line);
    const std::size_t before = matches_.size();
    matches_.resize(before * here.count);
    for (int digit = here.count - 1; digit >= 0; --digit) {
      const int other = there.digit[here.arrangement[at(digit)]];
      const int more = other == kNoDigit ? kCannot : other * stride;
      int* const out = matches_.data() + before * at(digit);
      for (std::size_t k = 0; k < before; ++k) out[k] = matches_[k] < 0 ? kCannot : matches_[k] + more;
    }
    stride *= there.count;
  }
}

void Graph::link_frame(std::size_t block) {
  const Configuration& configuration = configurations_[block];
  const int begin = first_node_[block], end = first_node_after(block);
  for (int direction = 0; direction < 2 * frame_vehicles_; ++direction) {
    const Frame::Step step = frame_->step(configuration.number, direction);
    const int other = step.to == Frame::kNone ? -1 : block_of_number_[step.to];
    Word survivors = all_[at(begin)];
    if (other >= 0 && (outside_ >> step.entered & 1) == 0) {
      const int line = frame_->vehicles()[at(direction / 2)].line;
      const unsigned allowed =
          lines_.allowed(inner_[step.entered], static_cast<Cells>(configuration.crosses(step.entered) | 1U << line));
      const auto first = columns_.begin() + static_cast<std::ptrdiff_t>(first_column_[block]);
      const auto last = columns_.begin() + static_cast<std::ptrdiff_t>(first_column_[block + 1]);
      const auto column = std::find_if(first, last, [&](const Column& c) { return c.line == step.entered; });
      if (column != last) {  // else its only arrangement is allowed there, too, or there would be no other block
        Word kept = 0;
        for (unsigned digit = 0; digit < column->fit->count; ++digit)
          if ((allowed >> column->fit->arrangement[digit] & 1) != 0) kept |= column->zero << (digit * column->width);
        survivors &= kept;
      }
    }
    if (other < 0) {
      for (int node = begin; node < end; ++node) to_[index(node, direction)] = -1;
      continue;
    }
    survivors_[index(static_cast<int>(block), direction)] = survivors;
    match_outside(block, at(other));
    for (int node = begin; node < end; ++node) to_[index(node, direction)] = matches_[at(node - begin)];
  }
}

void Graph::link_outside(std::size_t block) {
  const int begin = first_node_[block], end = first_node_after(block);
  for (int node = begin; node < end; ++node) {
    int number = node - begin, stride = 1, direction = 2 * frame_vehicles_;
    for (const int line : outside_lines_) {
      const Fit& own = fit(block, line);
      const Content& content = lines_.content(inner_[at(line)]);
      const int digit = number % own.count;
      for (int v = 0; v < content.vehicles; ++v)
        for (int forward = 0; forward < 2; ++forward) {
          const int arrangement = content.step[own.arrangement[at(digit)]][at(v)][at(forward)];
          const int other = arrangement < 0 ? kNoDigit : own.digit[at(arrangement)];
          to_[index(node, direction++)] = other == kNoDigit ? -1 : node + (other - digit) * stride;
        }
      number /= own.count;
      stride *= own.count;
    }
  }
}

Position Graph::position(int node, int bit) const {
  const auto block = at(block_of_[at(node)]);
  Position position{.frame = configurations_[block].number};
  int outside = node - first_node_[block];
  for (int j = 0; j < lines_.side(); ++j) {
    const Fit& own = fit(block, j);
    int& rest = (outside_ >> j & 1) != 0 ? outside : bit;
    position.inner[at(j)] = own.arrangement[at(rest % own.count)];
    rest /= own.count;
  }
  return position;
}

Graph::Place Graph::find(const Position& position) const {
  const auto block = at(block_of_number_[position.frame]);
  int outside = 0, bit = 0, outside_stride = 1, stride = 1;
  for (int j = 0; j < lines_.side(); ++j) {
    const Fit& own = fit(block, j);
    const bool is_outside = (outside_ >> j & 1) != 0;
    (is_outside ? outside : bit) += own.digit[position.inner[at(j)]] * (is_outside ? outside_stride : stride);
    (is_outside ? outside_stride : stride) *= own.count;
  }
  return {first_node_[block] + outside, bit};
}

Graph::CoveredCells Graph::cells(Place place) const {
  const Position here = position(place.node, place.bit);
  std::uint64_t inner = 0;
  for (int j = 0; j < lines_.side(); ++j)
    inner |= std::uint64_t{lines_.content(inner_[at(j)]).cells[here.inner[at(j)]]} << (8 * j);
  const std::uint64_t frame = configurations_[at(block_of_[at(place.node)])].crossing;
  if (primary_line_ >= 0) return {inner, frame};  // the frame is columns
  return {transposed(frame), transposed(inner)};
}

}  // namespace gridlock::rushhour::census

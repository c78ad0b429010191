#include "gridlock/rushhour/census/frame.hpp"

#include <algorithm>
#include <bit>

namespace gridlock::rushhour::census {
Frame::Frame(const Lines& lines, const PerLine& contents, int primary)
    : lines_(lines), contents_(contents), primary_(primary) {
  const int side = lines.side();
  for (int i = 0; i < side; ++i) {
    const Content& content = lines.content(contents[at(i)]);
    strides_[at(i)] = static_cast<std::uint32_t>(size_);
    counts_[at(i)] = static_cast<std::uint32_t>(content.arrangements);
    size_ *= at(content.arrangements);
    for (int v = 0; v < content.vehicles; ++v)
      vehicles_.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)});
  }
  const int exit = primary < 0 ? -1 : lines.exit(contents[at(primary)]);
  configurations_.reserve(size_);
  steps_.resize(size_ * at(directions()));
  PerLine now{};  // the arrangements of `number`
  const auto count_up = [&] {
    for (int i = 0; i < side && ++now[at(i)] == counts_[at(i)]; ++i) now[at(i)] = 0;
  };
  for (std::uint32_t number = 0; number < size_; ++number, count_up()) {
    Configuration configuration{.number = number, .exits = primary >= 0 && now[at(primary)] == exit};
    for (int i = 0; i < side; ++i) {
      const unsigned cells = lines.content(contents[at(i)]).cells[now[at(i)]];
      for (int j = 0; j < side; ++j) configuration.crossing |= std::uint64_t{cells >> j & 1} << (8 * j + i);
    }
    configurations_.push_back(configuration);
    for (int direction = 0; direction < directions(); ++direction) {
      const auto [line, place] = vehicles_[at(direction / 2)];
      const Content& content = lines.content(contents[line]);
      const int from = now[line];
      const int to = content.step[at(from)][place][at(direction % 2)];
      if (to < 0) continue;
      const auto entered = static_cast<unsigned>(content.cells[at(to)] & ~content.cells[at(from)]);
      steps_[number * at(directions()) + at(direction)] = {
          static_cast<std::uint16_t>(static_cast<int>(number) + (to - from) * static_cast<int>(strides_[line])),
          static_cast<std::uint8_t>(std::countr_zero(entered))};
    }
  }
  std::stable_partition(configurations_.begin(), configurations_.end(), [](const auto& c) { return c.exits; });
}

std::uint32_t Frame::number_of(const PerLine& arrangements) const {
  std::uint32_t number = 0;
  for (int i = 0; i < lines_.side(); ++i) number += arrangements[at(i)] * strides_[at(i)];
  return number;
}

}  // namespace gridlock::rushhour::census

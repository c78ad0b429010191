#include "python/bindings/envs/environments.hpp"

#include <algorithm>

namespace gridlock::python {

Environments::Environments(const EnvironmentRules& rules, int width, int height, int planes, std::size_t levels)
    : rules_(rules),
      width_(width),
      height_(height),
      planes_(planes),
      level_count_(levels),
      level_(static_cast<std::size_t>(rules.count)),
      steps_(static_cast<std::size_t>(rules.count)),
      random_(static_cast<std::size_t>(rules.count)) {
  seed(0);
}

void Environments::seed(std::uint64_t seed) {
  for (std::size_t game = 0; game < random_.size(); ++game) random_[game] = mix(mix(seed + 1) ^ game);
}

void Environments::begin(int game, std::size_t level) {
  level_[static_cast<std::size_t>(game)] = static_cast<std::int32_t>(level);
  steps_[static_cast<std::size_t>(game)] = 0;
  place(game, level);
}

void Environments::reset() {
  for (int game = 0; game < rules_.count; ++game) {
    std::uint64_t& random = random_[static_cast<std::size_t>(game)];
    random = mix(random + 1);
    begin(game, random % level_count_);
  }
}

int Environments::step(const std::int64_t* actions, const StepResult& result) {
  int ended = 0;
  for (int game = 0; game < rules_.count; ++game) {
    const auto i = static_cast<std::size_t>(game);
    const Moved moved = move(game, actions[i]);
    ++steps_[i];
    result.rewards[i] = moved.reward + rules_.step;
    result.terminated[i] = moved.solved;
    result.truncated[i] = !moved.solved && rules_.longest > 0 && steps_[i] >= rules_.longest;
    if (!result.terminated[i] && !result.truncated[i]) continue;
    ++ended;
    if (!rules_.starts_over) continue;
    std::copy_n(planes_of(game), bytes_of_one(), result.final_planes + i * bytes_of_one());
    random_[i] = mix(random_[i] + 1);
    begin(game, random_[i] % level_count_);
  }
  return ended;
}

}  // namespace gridlock::python

#include "gridlock/sokoban/portfolio/portfolio.hpp"

#include <algorithm>

#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"
#include "gridlock/sokoban/portfolio/strategies/both_ends.hpp"
#include "gridlock/sokoban/portfolio/strategies/dragonfly.hpp"
#include "gridlock/sokoban/portfolio/strategies/homing.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/sokoban/portfolio/strategies/packing.hpp"
#include "gridlock/sokoban/portfolio/strategies/untangling.hpp"
#include "gridlock/sokoban/portfolio/strategies/valuing.hpp"

namespace gridlock::sokoban {

Portfolio::Portfolio(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory)
    : facts_(&facts),
      team_memory_(std::move(team_memory)),
      plans_(std::make_shared<PlanMaker>(facts)),
      deadlocks_(std::make_unique<DeadPositions>(facts.layout())) {
  add_favourite(std::make_unique<Packing>(context(), plans_, Style{.hotspots = true}, true, true));
}

void Portfolio::add_favourite(Player player) {
  favourites_.push_back(player.get());
  add(std::move(player));
}

Portfolio Portfolio::packing_alone(const LevelFacts& facts) {
  return Portfolio(facts, std::make_shared<TeamMemory>(facts.level()));
}

Portfolio Portfolio::all(const LevelFacts& facts) { return all(facts, std::make_shared<TeamMemory>(facts.level()), 0); }

Portfolio Portfolio::all(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory, unsigned number) {
  Portfolio portfolio(facts, std::move(team_memory));
  portfolio.seed_ = std::uint64_t{number} << 32;
  const StrategyContext context = portfolio.context();
  using Tie = Style::Tie;
  const auto packing = [&](Style style, bool parking) {
    return std::make_unique<Packing>(context, portfolio.plans_, style, parking, true);
  };
  portfolio.add_favourite(packing({.tie = Tie::far_from_goals, .hotspots = true, .sparing = true}, true));
  if (Homing::suits(facts)) portfolio.add(std::make_unique<Homing>(context));
  portfolio.add(std::make_unique<Imagining<Pulling>>(context, Aim::open, false));
  portfolio.add(packing({Tie::next_step, false}, true));
  portfolio.add_favourite(std::make_unique<Valuing>(context, portfolio.plans_));
  portfolio.add(packing({Tie::next_step, true}, false));
  portfolio.add(std::make_unique<Dragonfly>(context));
  portfolio.add(std::make_unique<Imagining<Pushing>>(context, Aim::open, false));
  if (Untangling::suits(facts))  // few levels are for it, but those it solves at once or not at all
    portfolio.players_.insert(portfolio.players_.begin(), std::make_unique<Untangling>(context));
  portfolio.tries_ = true;
  portfolio.add_both_ends(number);
  portfolio.keep_share(number);
  return portfolio;
}

void Portfolio::add_both_ends(unsigned number) {
  if (!is_tiny(*facts_)) {
    if (Player player = both_ends(context(), Lean::even)) add_favourite(std::move(player));
    return;
  }
  const Lean lean = team_memory_->members == 1 ? Lean::even : number == 0 ? Lean::pulls : Lean::pushes;
  if (number < 2) companion_ = both_ends(context(), lean);
}

// Two threads with the same strategy would do the same.
void Portfolio::keep_share(unsigned number) {
  std::vector<Player> share;
  for (std::size_t i = number; i < players_.size(); i += team_memory_->members) share.push_back(std::move(players_[i]));
  players_ = std::move(share);
}

Portfolio::Player Portfolio::random_player() {
  const std::uint64_t dice = mix(++seed_);
  if ((dice & 48) == 0) {
    constexpr Aim kAims[] = {Aim::open, Aim::round, Aim::far};
    guest_.reset();
    guest_perimeter_ = std::make_unique<Perimeter>(facts_->level());
    const StrategyContext alone{*facts_, *deadlocks_, *guest_perimeter_};
    if ((dice >> 6 & 3) == 3) return std::make_unique<Dragonfly>(alone, dice);
    return std::make_unique<Imagining<Pulling>>(alone, kAims[dice >> 6 & 3], (dice & 2) != 0, dice);
  }
  using Tie = Style::Tie;
  const bool sparing = (dice & 128) != 0;
  const Tie tie = (dice & 1) != 0 ? Tie::next_step : sparing ? Tie::far_from_goals : Tie::nearest_goals;
  const Style style{tie, (dice & 2) != 0, dice, (dice & 64) != 0, sparing};
  const auto plans = (dice & 8) != 0 ? plans_ : std::make_shared<PlanMaker>(*facts_, dice);
  return std::make_unique<Packing>(context(), plans, style, (dice & (4 | 256)) != 0, false);
}

// What the strategies that wait hold, and the plans; the one whose turn it is adds the rest itself.
std::size_t Portfolio::bytes_beside(const Player& playing) const {
  std::size_t sum = plans_->bytes();
  for (const Player& player : players_)
    if (player != playing) sum += player->bytes();
  if (guest_ && guest_ != playing) sum += guest_->bytes();
  if (companion_ && companion_ != playing) sum += companion_->bytes();
  if (guest_perimeter_)
    sum += guest_ == playing ? team_memory_->perimeter.bytes() / team_memory_->members : guest_perimeter_->bytes();
  return sum;
}

// `solved` if that player solved the level, or what ends the search: a limit, or gave_up. Where one player has tried
// everything, the others would find nothing either.
std::optional<Outcome> Portfolio::give_turn(Player& player, std::uint64_t work, Monitor& monitor) {
  monitor.set_bytes(bytes_beside(player));
  Strategy::State state{};
  {
    Monitor turn = monitor.child();
    state = player->run(work, turn);
  }
  switch (state) {
    case Strategy::State::solved:
      winner_ = player.get();
      return Outcome::solved;
    case Strategy::State::hopeless:
      return Outcome::gave_up;
    case Strategy::State::searching:
      break;
  }
  if (team_memory_->members > 1) team_memory_->deadlocks.exchange(deadlocks_->patterns(), taught_, heard_);
  return monitor.look();
}

SearchResult<Push> Portfolio::solve(Monitor& monitor) {
  SearchResult<Push> result;
  result.outcome = run(monitor);
  if (result.outcome == Outcome::solved) result.moves = winner_->solution();
  return result;
}

// A turn, and one for the companion.
std::optional<Outcome> Portfolio::give_turns(Player& player, std::uint64_t work, std::uint64_t to_companion,
                                             Monitor& monitor) {
  const auto end = give_turn(player, work, monitor);
  return end || !companion_ ? end : give_turn(companion_, to_companion, monitor);
}

Outcome Portfolio::run(Monitor& monitor) {
  const std::uint64_t most = is_crowded(*facts_) ? kTurnsOfCompanion : 1;
  std::uint64_t share = 1;
  for (std::uint64_t turn = kFirstTurn;; turn += turn / 2, share = std::min(share * 2, most)) {
    for (Player& player : players_) {
      const bool favoured = turn > kFirstTurn && std::count(favourites_.begin(), favourites_.end(), player.get()) > 0;
      const std::uint64_t work = favoured ? turn * kTurnsOfFavourite : turn;
      if (const auto end = give_turns(player, work, turn * share, monitor)) return *end;
    }
    for (int i = 0; tries_ && i < kTriesARound; ++i) {
      guest_ = random_player();
      if (const auto end = give_turns(guest_, turn, turn * share, monitor)) return *end;
    }
  }
}

}  // namespace gridlock::sokoban

#include "gridlock/sokoban/portfolio/strategies/both_ends.hpp"

#include <optional>
#include <utility>

#include "gridlock/sokoban/portfolio/crowded/end_search.hpp"

namespace gridlock::sokoban {
namespace {

template <class Board>
class BothEnds final : public Strategy {
  using Pushes = EndSearch<Board, false>;
  using Pulls = EndSearch<Board, true>;
  using Position = typename Pushes::Position;

 public:
  BothEnds(const StrategyContext& context, Lean lean)
      : context_(context),
        lean_(lean),
        lightness_(is_tiny(context.facts) ? 4 : 1),
        board_(context.facts),
        pushes_(context.facts, board_),
        pulls_(context.facts, board_) {
    const Position& start = pushes_[0];
    if (pulls_.find(start, start.hash()) != Pushes::kNone) met_ = start;
  }

  State run(std::uint64_t work, Monitor& monitor) override {
    granted_ += work * lightness_;
    if (!monitor.affords(static_cast<std::size_t>(work * lightness_) * kMostBytes)) return State::searching;
    if (!has_tables_ && tables_are_due(monitor)) make_tables(monitor.watch());
    while (pushes_.made() + pulls_.made() < granted_ && !met_ && !exhausted() && !full()) {
      if (monitor.poll()) break;
      if (pulls_next())
        expand(pulls_, pushes_, monitor);
      else
        expand(pushes_, pulls_, monitor);
      monitor.set_bytes(bytes() + context_.bytes());
    }
    monitor.stats.count(std::exchange(pushes_.stats, {}));
    monitor.stats.count(std::exchange(pulls_.stats, {}));
    if (met_) return State::solved;
    return exhausted() ? State::hopeless : State::searching;
  }

  std::vector<Push> solution() override {
    const std::uint64_t hash = met_->hash();
    Symmetry turn;
    std::vector<Push> pushes = pushes_.way(pushes_.find(*met_, hash), turn);
    const std::vector<Push> rest = pulls_.way(pulls_.find(*met_, hash), turn);
    pushes.insert(pushes.end(), rest.begin(), rest.end());
    return pushes;
  }

  std::size_t bytes() const override { return pushes_.bytes() + pulls_.bytes(); }

 private:
  static constexpr std::size_t kMostBytes = 64;  // of a position

  bool exhausted() const { return pushes_.exhausted() || pulls_.exhausted(); }
  bool full() const { return pushes_.full() || pulls_.full(); }

  // When it has been given as much work as they are, and if memory allows.
  bool tables_are_due(const Monitor& monitor) const {
    const int spots = board_.spots();
    return board_.boxes() >= FewBoxes<Board>::kTogether && granted_ >= FewBoxes<Board>::entries(spots) &&
           monitor.affords(2 * FewBoxes<Board>::bytes_for(spots));
  }
  void make_tables(const Watch& watch) {
    pulls_.look_at_few(watch);
    pushes_.look_at_few(watch);
    has_tables_ = true;
  }

  // Of eight turns, four, one or seven.
  bool pulls_next() {
    const unsigned turn = turns_++ % 8;
    switch (lean_) {
      case Lean::even:
        return turn % 2 == 0;
      case Lean::pushes:
        return turn == 0;
      case Lean::pulls:
        break;
    }
    return turn != 0;
  }

  template <class Own, class Other>
  void expand(Own& own, const Other& other, Monitor& monitor) {
    const auto met = own.expand(other);
    monitor.expands([&] { return own.fingerprint(); });
    if (met != Own::kNone) met_ = own[met];
  }

  StrategyContext context_;
  Lean lean_;
  // So many of its positions count as one of another strategy; on a tiny level, they take half as long.
  std::uint64_t lightness_;
  Board board_;
  std::uint64_t granted_ = 0;  // positions it may make, in all
  unsigned turns_ = 0;
  Pushes pushes_;
  Pulls pulls_;
  bool has_tables_ = false;
  std::optional<Position> met_;  // that both have come to
};

}  // namespace

#ifdef __EMSCRIPTEN__  // it would take 40 kB of what a first visit to the page has to load

std::unique_ptr<Strategy> both_ends(const StrategyContext&, Lean) { return nullptr; }

#else

std::unique_ptr<Strategy> both_ends(const StrategyContext& context, Lean lean) {
  if (!has_small_board(context.facts)) return nullptr;
  return with_small_board(context.facts, [&](auto board) -> std::unique_ptr<Strategy> {
    return std::make_unique<BothEnds<typename decltype(board)::type>>(context, lean);
  });
}

#endif

}  // namespace gridlock::sokoban

#include "gridlock/rushhour/person/forecast.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "gridlock/rushhour/person/sequel.hpp"

namespace gridlock::rushhour {
namespace {

constexpr int kMoves = 120;          // followed; what comes later is extrapolated
constexpr double kTooRare = 3e-6;    // chances below this are spread over the others
constexpr double kNearlyAll = 0.98;  // have solved it
constexpr double kLeastRate = 1e-6;  // of those who are left solve it with each move, however hard it is

// The chances of all games after the same number of moves. An arc is a move in a position; everything about positions
// and arcs is found out when a game first comes there.
class Crowd {
 public:
  Crowd(Outlook& outlook, const Habits& habits)
      : outlook_(outlook), habits_(habits), begin_(outlook.reachable().size(), kUnknown) {
    for (std::size_t kind = 0; kind < Sequel::kKinds; ++kind) {
      double attraction = 0;
      for (std::size_t i = kFirstSequel; i < kAttractions; ++i)
        if (kind >> (i - kFirstSequel) & 1) attraction += habits.weights[i];
      boost_[kind] = std::exp(attraction) - 1;
    }
    open(0);
    for (std::uint32_t i = 0; i < count_[begin_[0]]; ++i) {
      const std::uint32_t arc = begin_[0] + i;
      first_.push_back({arc, arcs_[arc].weight / total_[begin_[0]]});
    }
    now_ = first_;
    finish();
  }

  double solved() const { return solved_; }

  // One more move in every game.
  void move() {
    double playing = 0;
    for (const auto& [arc, chance] : now_) {
      playing += chance;
      prepare(arc);
      const Arc& a = arcs_[arc];
      const std::uint32_t from = begin_[a.to];
      if (arrived_[from] == 0) touched_.push_back(from);
      const double part = chance / a.sum;
      arrived_[from] += part;
      for (std::uint32_t i = a.boosts; i < a.boosts_end; ++i) extra_[boosts_[i].arc] += part * boosts_[i].by;
    }
    next_.clear();
    for (const std::uint32_t from : touched_) {
      for (std::uint32_t arc = from; arc < from + count_[from]; ++arc) {
        const double chance = arcs_[arc].weight * (arrived_[from] + extra_[arc]);
        extra_[arc] = 0;
        if (chance > kTooRare * playing) next_.push_back({arc, chance});
      }
      arrived_[from] = 0;
    }
    touched_.clear();
    restart();
    double sum = 0;
    for (const Share& share : next_) sum += share.chance;
    for (Share& share : next_) share.chance *= playing / sum;
    now_.swap(next_);
    finish();
  }

 private:
  static constexpr std::uint32_t kUnknown = std::numeric_limits<std::uint32_t>::max();
  struct Arc {
    std::uint32_t to;      // a position
    std::uint32_t source;  // the position it starts from
    Slide slide;
    double weight;
    double sum = 0;  // of the weights of all moves after it; 0: not known yet
    std::uint32_t boosts = 0, boosts_end = 0;
  };
  // After one arc, another is more or less attractive than it would be by itself.
  struct Boost {
    std::uint32_t arc;
    double by;
  };
  struct Share {
    std::uint32_t arc;
    double chance;
  };

  // Finds the arcs of a position; they are the ones from begin_[position] on, and begin_[position] names the position
  // in count_, total_ and arrived_, too.
  void open(std::uint32_t position) {
    if (begin_[position] != kUnknown) return;
    const auto from = static_cast<std::uint32_t>(arcs_.size());
    begin_[position] = from;
    double total = 0;
    const auto options = outlook_.options(position);
    for (const Option& option : options) {
      double attraction = 0;
      for (std::size_t i = 0; i < kAttractions; ++i) attraction += habits_.weights[i] * option.attractions[i];
      const double weight = std::exp(attraction);
      total += weight;
      arcs_.push_back({option.to, position, option.slide, weight});
    }
    for (auto* column : {&total_, &arrived_, &extra_}) column->resize(arcs_.size(), 0);
    count_.resize(arcs_.size(), 0);
    total_[from] = total;
    count_[from] = static_cast<std::uint32_t>(options.size());
  }

  // What the move of an arc does to the moves that can follow it.
  void prepare(std::uint32_t arc) {
    if (arcs_[arc].sum > 0) return;
    open(arcs_[arc].to);
    Arc& a = arcs_[arc];
    const Sequel sequel(outlook_, a.source, a.slide);
    const std::uint32_t from = begin_[a.to];
    a.sum = total_[from];
    a.boosts = static_cast<std::uint32_t>(boosts_.size());
    for (std::uint32_t i = from; i < from + count_[from]; ++i) {
      const unsigned kind = sequel.of(arcs_[i].slide);
      if (kind == 0) continue;
      const double by = boost_[kind];
      boosts_.push_back({i, by});
      a.sum += by * arcs_[i].weight;
    }
    a.boosts_end = static_cast<std::uint32_t>(boosts_.size());
  }

  // Some begin again, and make their first move.
  void restart() {
    double sum = 0;
    for (Share& share : next_) {
      sum += share.chance;
      share.chance *= 1 - habits_.restarts;
    }
    if (habits_.restarts == 0) return;
    std::vector<Share> all = first_;
    for (Share& share : all) share.chance *= sum * habits_.restarts;
    for (Share& share : next_)
      if (share.arc < first_.size())  // the arcs of the start come first
        share.chance += std::exchange(all[share.arc].chance, 0);
    for (const Share& share : all)
      if (share.chance > 0) next_.push_back(share);
  }

  void finish() {
    std::erase_if(now_, [&](const Share& share) {
      const bool done = outlook_.reachable().to_goal(arcs_[share.arc].to) == Cost{};
      if (done) solved_ += share.chance;
      return done;
    });
  }

  Outlook& outlook_;
  const Habits& habits_;
  std::array<double, Sequel::kKinds> boost_;
  std::vector<std::uint32_t> begin_;
  std::vector<Arc> arcs_;
  std::vector<std::uint32_t> count_;
  std::vector<double> total_, arrived_, extra_;
  std::vector<Boost> boosts_;
  std::vector<Share> first_, now_, next_;
  std::vector<std::uint32_t> touched_;
  double solved_ = 0;
};

}  // namespace

std::vector<double> solving_curve(Outlook& outlook, const Habits& habits) {
  Crowd crowd(outlook, habits);
  std::vector<double> curve{0, crowd.solved()};
  while (curve.size() <= kMoves && crowd.solved() < kNearlyAll) {
    outlook.reachable().keep_watch(0);
    crowd.move();
    curve.push_back(crowd.solved());
  }
  return curve;
}

Ending ending_of(const std::vector<double>& curve, double gives_up) {
  std::vector<double> counted{0};  // who solved it and did not give up before
  for (std::size_t n = 1; n < curve.size(); ++n)
    counted.push_back(counted.back() + (curve[n] - curve[n - 1]) * std::pow(1 - gives_up, static_cast<double>(n - 1)));
  // Later moves: a constant share of those who are left solves it with each.
  const std::size_t last = curve.size() - 1, earlier = last - std::min<std::size_t>(last, 20);
  const double left = 1 - curve[last];
  const double rate =
      std::max(kLeastRate, 1 - std::pow(left / (1 - curve[earlier]), 1.0 / static_cast<double>(last - earlier)));
  const double staying = left * std::pow(1 - gives_up, static_cast<double>(last));
  const double keep = (1 - rate) * (1 - gives_up);
  const double later = staying * rate / (1 - keep);
  const double share = counted.back() + later;
  const double half = share / 2;
  for (std::size_t n = 1; n < counted.size(); ++n)
    if (counted[n] >= half)
      return {static_cast<double>(n - 1) + (half - counted[n - 1]) / (counted[n] - counted[n - 1]), share};
  const double missing = (half - counted.back()) / later;
  return {static_cast<double>(last) + std::log(1 - missing) / std::log(keep), share};
}

Forecast forecast(Outlook& outlook, const Habits& habits) {
  const Ending ending = ending_of(solving_curve(outlook, habits), habits.gives_up);
  return {ending.moves, ending.share, ending.moves * habits.seconds};
}

}  // namespace gridlock::rushhour

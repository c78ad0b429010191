// One worker of a hash-distributed A* (Kishimoto, Fukunaga and Botea 2009). Every state has one owner, found by a hash
// of it. A worker keeps and expands the states that it owns, best first, and writes letters about the others to their
// owners. It is blind to what carries them: a port of mailboxes between threads, or of another carrier.
//
// Workers do not wait for each other, so a state may be expanded before a cheaper path to it is known; it is then
// reopened. A solution is proved best when no worker has an open state that could lead to a better one, and no letter
// is on its way.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "gridlock/containers/node_table.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/search/best_first.hpp"
#include "gridlock/search/foresights.hpp"

namespace gridlock {

// A way to a state, from its finder to its owner.
template <StateSpace S>
struct HdaLetter {
  typename S::State state;
  Cost g;                    // what the way costs
  Cost h;                    // the estimate of the way from there, or what was foreseen of it
  Cost least;                // no solution by that way costs less
  std::uint32_t parent = 0;  // the node of the finder
  std::uint16_t finder = 0;
  typename S::Move move{};
};

template <StateSpace S, Heuristic<S> H, class Port>
class HdaWorker {
 public:
  using Letter = HdaLetter<S>;
  using Finder = std::uint16_t;
  using Nodes = NodeTable<S, Finder>;
  using Node = typename Nodes::Number;
  static constexpr Finder kMostWorkers = 1024;

  // The space and the heuristic must outlive it; the heuristic serves this worker alone.
  HdaWorker(const S& space, H& h, Port port)
      : space_(space),
        h_(h),
        port_(port),
        proves_(h.admissible()),
        defers_(proves_ && foresees(h)),
        nodes_(space),
        letters_(port.workers()) {}

  // A space may have regions that states seldom leave; then most letters need not be written.
  static unsigned owner_of(const S& space, const typename S::State& state, std::uint64_t hash, unsigned workers) {
    if constexpr (requires { space.region(state); })
      return space.region(state) % workers;
    else
      return static_cast<unsigned>(((mix(hash) >> 32) * workers) >> 32);
  }

  // Until nothing is left anywhere, a limit is reached, another worker has stopped all, or this one knows more than
  // `pause_at` states. `solved` means no more than the first of these, `cancelled` one of the last two: then it may be
  // called again.
  Outcome run(Monitor& monitor, std::size_t pause_at = std::numeric_limits<std::size_t>::max()) {
    if (!begun_) begin(monitor);
    for (;;) {
      read_letters(monitor);
      if (port_.stopped() || knows_more_than(pause_at)) return Outcome::cancelled;
      if (hesitates()) continue;
      if (const auto next = best_open()) {
        if (defers_ && !still_first(*next, monitor)) continue;
        monitor.set_bytes(bytes());
        in_hand_ = nodes_.g(*next) + nodes_.h(*next);
        if (const auto stop = nodes_.full() ? std::optional(Outcome::out_of_memory) : monitor.poll()) {
          open_.push(*next, in_hand_.key(), nodes_.h(*next));
          in_hand_ = kTooMuch;
          return *stop;
        }
        expand(*next, monitor);
        in_hand_ = kTooMuch;
        if (++expanded_ % kBetweenPosts == 0) send_letters(kWorthwhile);
      } else {
        send_letters(1);
        port_.rest();
        if (port_.all_done()) return Outcome::solved;
        if (const auto stop = monitor.look()) return *stop;
        std::this_thread::yield();
      }
    }
  }

  std::size_t bytes() const {
    std::size_t written = 0;
    for (const auto& batch : letters_) written += batch.capacity() * sizeof(Letter);
    return nodes_.bytes() + open_.queue.bytes() + foresights_.bytes() + bytes_of(h_) + written;
  }

  // While no worker is at work.
  bool knows_more_than(std::size_t states) const { return nodes_.size() > states; }
  const Nodes& nodes() const { return nodes_; }
  std::optional<Node> best_goal() const { return goal_; }
  bool left_out() const { return left_out_; }
  // No solution by what this worker has left to do costs less.
  Cost least_open() {
    Cost least = in_hand_;
    if (!open_.queue.empty()) least = std::min(least, Cost::of_key(open_.queue.lowest()));
    for (const auto& batch : letters_)
      for (const Letter& letter : batch) least = std::min(least, letter.least);
    for (const auto& batch : read_)
      for (const Letter& letter : batch) least = std::min(least, letter.least);
    return least;
  }

 private:
  struct Child {
    typename S::State state, kept;  // kept: its representative
    std::uint64_t hash;             // of the latter
    typename S::Move move;
    Cost g, h;  // h: what was foreseen, if anything is
    unsigned owner;
  };
  static constexpr int kPatience = 100;               // times that the processor is left to others
  static constexpr std::uint64_t kBetweenPosts = 64;  // expansions
  static constexpr std::size_t kWorthwhile = 32;      // letters
  static constexpr std::size_t kFull = 512;
  static constexpr std::size_t kAhead = 8;  // of the letter that is read

  void begin(Monitor& monitor) {
    begun_ = true;
    if (owner_of(space_, space_.start(), space_.hash(space_.start()), port_.workers()) != port_.number()) return;
    const Cost h = h_(space_.start());
    const Node root = nodes_.insert(space_.start()).first;
    nodes_.set_h(root, h);
    ++monitor.stats.generated;
    ++monitor.stats.states;
    if (proves_) monitor.raise_lower_bound(h);
    open_or_leave(root, Cost{}, h, monitor);
  }

  void read_letters(Monitor& monitor) {
    if (!port_.receive(read_)) return;
    for (const auto& batch : read_)
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (i + 2 * kAhead < batch.size()) nodes_.prefetch(space_.hash(batch[i + 2 * kAhead].state));
        if (i + kAhead < batch.size()) nodes_.prefetch_node(space_.hash(batch[i + kAhead].state));
        take(batch[i], space_.hash(batch[i].state), monitor, [&] { return batch[i].h; });
      }
    port_.finished_reading(read_);
  }

  // Others have better states to expand: what they find may make those here needless. So for a little while it lets
  // them go ahead. Without that, a worker that falls behind makes the others do work that A* never would.
  bool hesitates() {
    const std::uint64_t least = open_.queue.empty() ? kTooMuch.key() : open_.queue.lowest();
    if (least != told_) port_.tell_least(told_ = least);
    if (least >= port_.bound().key() || least <= port_.least_of_all() || patience_ == 0) {
      patience_ = kPatience;
      return false;
    }
    --patience_;
    send_letters(1);
    std::this_thread::yield();
    return true;
  }

  std::optional<Node> best_open() {
    while (!open_.queue.empty() && Cost::of_key(open_.queue.lowest()) < port_.bound()) {
      const Node next = open_.queue.pop();
      if (!nodes_.closed(next)) return next;  // else a cheaper way to it was found since, and it was expanded
    }
    return std::nullopt;
  }

  bool still_first(Node node, Monitor& monitor) {
    if (foresights_.recall(node, nodes_.h(node), h_)) return true;
    if (!nodes_.look_at(node, h_(nodes_.state(node)))) return true;
    if (port_.bound().finite() && nodes_.g(node) + nodes_.h(node) < port_.bound()) foresights_.keep(node, h_);
    open_or_leave(node, nodes_.g(node), nodes_.h(node), monitor);
    return false;
  }

  void expand(Node parent, Monitor& monitor) {
    nodes_.close(parent);
    const typename S::State state = nodes_.state(parent);
    monitor.expands([&] { return fingerprint(space_, nodes_.state(parent)); });
    const Cost g = nodes_.g(parent), h = nodes_.h(parent), least = g + h;
    about_to_expand(h_, state);
    children_.clear();
    space_.for_each_successor(state, [&](auto move, const auto& next, Cost cost) {
      ++monitor.stats.generated;
      const Cost child_g = g + cost, child_h = defers_ ? foreseen(h_, h, move) : Cost{};
      if (const Cost bound = port_.bound(); bound.finite() && child_g + child_h >= bound) return;
      const typename S::State kept = representative(space_, next);
      const std::uint64_t hash = space_.hash(kept);
      const unsigned owner = owner_of(space_, kept, hash, port_.workers());
      children_.push_back({next, kept, hash, move, child_g, child_h, owner});
      if (owner == port_.number()) nodes_.prefetch(hash);
    });
    for (const Child& child : children_)
      if (child.owner == port_.number()) nodes_.prefetch_node(child.hash);
    for (const Child& child : children_) {
      const auto estimate = [&] { return defers_ ? child.h : h_(child.state); };
      Letter letter{child.kept, child.g, child.h, least, parent, static_cast<Finder>(port_.number()), child.move};
      if (child.owner == port_.number())
        take(letter, child.hash, monitor, estimate);
      else
        write(child.owner, letter, monitor, estimate);
    }
  }

  // The finder asks about the state, not its owner: of a successor, a heuristic can often tell with little effort what
  // has changed.
  template <class Estimate>
  void write(unsigned owner, Letter& letter, Monitor& monitor, Estimate&& estimate) {
    letter.h = estimate();
    if (letter.h == kDeadEnd) {
      ++monitor.stats.dead_ends;
      return;
    }
    const Cost least = letter.g + letter.h;
    if (!least.finite()) left_out_ = true;
    if (!least.finite() || least >= port_.bound()) return;
    letter.least = std::max(letter.least, least);
    if (letters_[owner].empty()) letters_[owner].reserve(kFull);
    letters_[owner].push_back(letter);
    if (letters_[owner].size() >= kFull) post(owner, monitor);
  }

  // Another way to a state of one's own. `estimate()` is what is known of the way from there, if it is new.
  template <class Estimate>
  void take(const Letter& letter, std::uint64_t hash, Monitor& monitor, Estimate&& estimate) {
    const auto inserted = nodes_.insert(letter.state, hash);
    const Node node = inserted.first;
    if (inserted.second) {
      ++monitor.stats.states;
      nodes_.set_to_be_looked_at(node, defers_);
      nodes_.set_h(node, estimate());
    } else {
      ++monitor.stats.duplicates;
      if (letter.g >= nodes_.g(node)) return;
      ++monitor.stats.reopened;
    }
    nodes_.set_way(node, letter.parent, letter.move, letter.g);
    nodes_.set_from(node, letter.finder);
    open_or_leave(node, letter.g, nodes_.h(node), monitor);
  }

  void open_or_leave(Node node, Cost g, Cost h, Monitor& monitor) {
    if (h == kDeadEnd) {
      ++monitor.stats.dead_ends;
      return;
    }
    const Cost least = g + h;
    if (!least.finite()) {
      left_out_ = true;
      return;
    }
    if (least >= port_.bound()) return;
    if (!space_.is_goal(nodes_.state(node))) {
      open_.push(node, least.key(), h);
      return;
    }
    goal_ = node;
    monitor.found(g);
    port_.lower_bound_to(g);
  }

  void send_letters(std::size_t at_least) {
    for (unsigned to = 0; to < letters_.size(); ++to)
      if (letters_[to].size() >= at_least && !letters_[to].empty()) port_.send(to, letters_[to]);
  }

  // Waits, reading, while the other one has too much to read; so memory is not filled with letters.
  void post(unsigned to, Monitor& monitor) {
    port_.send(to, letters_[to]);
    while (port_.overburdened(to) && !port_.stopped() && !monitor.look()) {
      std::this_thread::yield();
      // Children are being looked at: what comes may wait, unless both wait for each other.
      if (port_.overburdened(port_.number())) break;
    }
  }

  const S& space_;
  H& h_;
  Port port_;
  const bool proves_;
  const bool defers_;  // as in BestFirst
  Nodes nodes_;
  Foresights foresights_;
  OpenQueue<S, Node> open_;
  Buffer<Child> children_;
  std::vector<std::vector<Letter>> letters_;  // written and not sent, by owner
  std::vector<std::vector<Letter>> read_;     // received and not dealt with
  std::optional<Node> goal_;                  // the best one owned
  Cost in_hand_ = kTooMuch;                   // of the state that is being expanded
  std::uint64_t expanded_ = 0;
  std::uint64_t told_ = kTooMuch.key();
  int patience_ = kPatience;
  bool begun_ = false;
  bool left_out_ = false;  // a line that is too long to be counted
};

}  // namespace gridlock

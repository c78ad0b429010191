// The port of a worker of a distributed search that is a process of its own: what mailboxes are between threads, by
// messages of any carrier.
//
// The end is detected by Safra's algorithm (Dijkstra's note EWD 998). A token circulates among idle processes and adds
// up how many more batches each has sent than received. If it returns to process 0 with the sum 0, and no process has
// received anything since it last passed, then nothing is in transit and nobody has anything to do.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "gridlock/core/carrier.hpp"
#include "gridlock/core/cost.hpp"

namespace gridlock {

template <class Letter>
class RemotePort {
 public:
  static_assert(std::is_trivially_copyable_v<Letter>, "letters are sent as they lie in memory");
  using Batch = std::vector<Letter>;

  explicit RemotePort(Carrier& carrier)
      : carrier_(&carrier),
        search_(carrier.next_search()),
        least_(carrier.processes(), 0),
        sent_to_(carrier.processes(), 0) {}

  unsigned number() const { return carrier_->number(); }
  unsigned workers() const { return carrier_->processes(); }

  void send(unsigned to, Batch& batch) {
    ++batches_;
    ++sent_to_[to];
    post(to, Kind::letters, batch.data(), batch.size() * sizeof(Letter));
    batch.clear();
  }
  // The carrier has room, and the others read whenever they have expanded a state.
  bool overburdened(unsigned) const { return false; }

  bool receive(std::vector<Batch>& batches) {
    while (batches.size() < kAtATime && carrier_->receive(message_)) take(batches);
    if (!batches.empty()) idle_ = false;
    return !batches.empty();
  }
  void finished_reading(std::vector<Batch>& batches) { batches.clear(); }

  void rest() {
    if (!idle_) {
      idle_ = true;
      tell_least(kTooMuch.key());
    }
    if (number() == 0 && !round_begun_) {
      round_begun_ = true;
      pass_on({0, false});
    }
    if (!token_) return;
    const Token token = *std::exchange(token_, std::nullopt);
    if (number() > 0) return pass_on({token.batches + batches_, token.dark || std::exchange(dark_, false)});
    if (!token.dark && !dark_ && token.batches + batches_ == 0) {
      done_ = true;
      post_to_others(Kind::done);
      return;
    }
    dark_ = false;
    pass_on({0, false});
  }
  bool all_done() const { return done_ || workers() == 1; }

  Cost bound() const { return bound_; }
  void lower_bound_to(Cost cost) {
    if (cost >= bound_) return;
    bound_ = cost;
    post_to_others(Kind::bound);
  }

  void tell_least(std::uint64_t priority) {
    const std::uint64_t before = std::exchange(least_[number()], priority);
    // The others learn of it with every message; that nothing is left they are told at once.
    if (priority == kTooMuch.key() && before != priority) post_to_others(Kind::least);
  }
  std::uint64_t least_of_all() const { return *std::min_element(least_.begin(), least_.end()); }

  void stop() {
    if (std::exchange(stopped_, true)) return;
    post_to_others(Kind::stop);
  }
  bool stopped() const { return stopped_; }

  // After the end, called by all: hands over what was sent and not read.
  template <class Use>
  void for_each_unread(Use&& use) {
    std::uint64_t due = 0;
    for (unsigned from = 0; from < workers(); ++from) {
      std::vector<std::uint64_t> sent = sent_to_;
      // Nobody waits for another in share() while messages to it lie about: those are taken first.
      collect();
      carrier_->share(from, sent.data(), sent.size() * sizeof(std::uint64_t));
      due += from == number() ? 0 : sent[number()];
    }
    while (received_ < due) collect();
    for (const Batch& batch : unread_)
      for (const Letter& letter : batch) use(letter);
    unread_.clear();
  }

 private:
  static constexpr std::size_t kAtATime = 64;
  enum class Kind : std::uint32_t { letters, bound, least, token, done, stop };
  struct Token {
    std::int64_t batches = 0;  // sent and not seen to arrive
    bool dark = false;         // somebody has received something
  };
  // Goes before each message.
  struct Head {
    Kind kind{};
    std::uint32_t sender = 0, search = 0, unused = 0;
    std::uint64_t bound = 0, least = 0;
  };

  void post(unsigned to, Kind kind, const void* data = nullptr, std::size_t bytes = 0) {
    const Head head{kind, number(), search_, 0, bound_.key(), least_[number()]};
    std::vector<std::byte> message(sizeof head + bytes);
    std::memcpy(message.data(), &head, sizeof head);
    if (bytes > 0) std::memcpy(message.data() + sizeof head, data, bytes);
    carrier_->send(to, std::move(message));
  }
  void post_to_others(Kind kind) {
    for (unsigned to = 0; to < workers(); ++to)
      if (to != number()) post(to, kind);
  }
  void pass_on(const Token& token) {
    if (workers() > 1) post((number() + workers() - 1) % workers(), Kind::token, &token, sizeof token);
  }

  void take(std::vector<Batch>& batches) {
    Head head;
    std::memcpy(&head, message_.data(), sizeof head);
    if (head.search != search_) return;
    const std::byte* const rest = message_.data() + sizeof head;
    const std::size_t bytes = message_.size() - sizeof head;
    bound_ = std::min(bound_, Cost::of_key(head.bound));
    least_[head.sender] = head.least;
    if (head.kind == Kind::letters) {
      batches.emplace_back(bytes / sizeof(Letter));
      std::memcpy(static_cast<void*>(batches.back().data()), rest, bytes);
      --batches_;
      ++received_;
      dark_ = true;
    } else if (head.kind == Kind::token) {
      std::memcpy(&token_.emplace(), rest, sizeof(Token));
    } else if (head.kind == Kind::done) {
      done_ = true;
    } else if (head.kind == Kind::stop) {
      stopped_ = true;
    }
  }
  void collect() {
    while (carrier_->receive(message_)) take(unread_);
  }

  Carrier* carrier_;
  const unsigned search_;
  std::vector<std::byte> message_;
  std::vector<Batch> unread_;  // since the end
  std::vector<std::uint64_t> least_;
  std::vector<std::uint64_t> sent_to_;
  std::uint64_t received_ = 0;
  std::int64_t batches_ = 0;  // sent less received
  Cost bound_ = kTooMuch;
  std::optional<Token> token_;
  bool dark_ = false, idle_ = false, round_begun_ = false, done_ = false, stopped_ = false;
};

}  // namespace gridlock

#include "cli/cluster/deal.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "cli/cluster/deal_messages.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::cli {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::chrono::microseconds kBetweenLooks{300};
constexpr auto kShort = 100ms, kLong = 1000ms;  // for one deal
constexpr std::uint64_t kMostAtATime = 64;
constexpr std::uint64_t kWindow = 512;  // items on their way, for each process

Reply reply_to(std::uint64_t number, unsigned process, const Item& item, const Session& session,
               const Answering& answer) {
  Reply reply{process, number, Reply::Kind::not_begun, {}};
  if (session.interrupted()) return reply;
  try {
    reply.text = answer(item);
    reply.kind = Reply::Kind::answer;
  } catch (const std::exception& error) {
    reply.text = error.what();
    reply.kind = Reply::Kind::failure;
  }
  return reply;
}

// The thread of the first process that works while the other one deals.
class Helper {
 public:
  Helper(const Session& session, const Answering& answer)
      : thread_([this, &session, &answer] { run(session, answer); }) {}
  ~Helper() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    came_.notify_all();
    thread_.join();
  }
  Helper(const Helper&) = delete;
  Helper& operator=(const Helper&) = delete;

  // The item must live until the reply is taken.
  void add(std::uint64_t number, const Item& item) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.emplace_back(number, &item);
    }
    came_.notify_one();
  }
  // Those that are there; waits a little if there are none.
  std::vector<Reply> take(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait && replies_.empty()) replied_.wait_for(lock, kBetweenLooks);
    return std::exchange(replies_, {});
  }

 private:
  void run(const Session& session, const Answering& answer) {
    std::unique_lock lock(mutex_);
    for (;;) {
      came_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
      if (ending_) return;
      const auto [number, item] = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      Reply reply = reply_to(number, 0, *item, session, answer);
      lock.lock();
      replies_.push_back(std::move(reply));
      replied_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable came_, replied_;
  std::deque<std::pair<std::uint64_t, const Item*>> waiting_;
  std::vector<Reply> replies_;
  bool ending_ = false;
  std::thread thread_;
};

// The first process: deals, and shows the answers in order.
class Dealer {
 public:
  Dealer(Session& session, Carrier& carrier, const Answering& answer, const Showing& show)
      : session_(session), carrier_(carrier), show_(show), hands_(carrier.processes()), helper_(session, answer) {}

  void add(Item&& item) {
    items_.push_back({std::move(item), std::nullopt});
    while (items_.size() >= kWindow * hands_.size()) turn(true);
    turn(false);
  }
  // No more items come. After Ctrl-C those that were not dealt are forgotten.
  void finish() {
    if (session_.interrupted()) items_.resize(static_cast<std::size_t>(dealt_ - shown_));
    while (!items_.empty()) turn(true);
  }
  // The others may go.
  void dismiss() {
    for (unsigned process = 1; process < carrier_.processes(); ++process) carrier_.send(process, bytes_of(Range{}));
  }

 private:
  struct Place {
    Item item;
    std::optional<Reply> reply;
  };
  // What a process has got.
  struct Hand {
    std::uint64_t items = 0, at_a_time = 1;
    Clock::time_point dealt;
  };

  void turn(bool wait) {
    for (Reply& reply : helper_.take(wait)) accept(std::move(reply));
    while (carrier_.receive(message_))
      for (Reply& reply : replies_in(message_)) accept(std::move(reply));
    while (!items_.empty() && items_.front().reply) show_first();
    for (unsigned process = 0; process < hands_.size(); ++process) deal_to(process);
  }

  void accept(Reply&& reply) {
    Hand& hand = hands_.at(static_cast<std::size_t>(reply.from));
    if (--hand.items == 0) {
      const auto taken = Clock::now() - hand.dealt;
      if (taken < kShort) hand.at_a_time = std::min(hand.at_a_time * 2, kMostAtATime);
      if (taken > kLong) hand.at_a_time = std::max<std::uint64_t>(hand.at_a_time / 2, 1);
    }
    items_.at(static_cast<std::size_t>(reply.number - shown_)).reply = std::move(reply);
  }

  // Gives it its next items before it is done with the last ones, so that it need not wait.
  void deal_to(unsigned process) {
    Hand& hand = hands_[process];
    const std::uint64_t end = shown_ + items_.size();
    if (hand.items > hand.at_a_time / 2 || dealt_ == end || session_.interrupted()) return;
    const Range range{dealt_, std::min(end, dealt_ + hand.at_a_time)};
    hand.items += range.last - range.first;
    hand.dealt = Clock::now();
    dealt_ = range.last;
    if (process > 0) return carrier_.send(process, bytes_of(range));
    for (std::uint64_t number = range.first; number < range.last; ++number)
      helper_.add(number, items_[static_cast<std::size_t>(number - shown_)].item);
  }

  void show_first() {
    const Place& first = items_.front();
    if (first.reply->kind == Reply::Kind::failure)
      throw std::logic_error("process " + std::to_string(first.reply->from) + ", " + first.item.label() + ": " +
                             first.reply->text);
    if (first.reply->kind == Reply::Kind::answer) show_(first.item, first.reply->text);
    items_.pop_front();
    ++shown_;
    if (session_.shows_progress()) session_.show_progress(report::grouped(shown_) + " done");
    if (items_.empty() || !items_.front().reply) session_.out().flush();
  }

  Session& session_;
  Carrier& carrier_;
  const Showing& show_;
  std::deque<Place> items_;              // read, and not shown yet; a deque does not move them
  std::uint64_t shown_ = 0, dealt_ = 0;  // how many were
  std::vector<Hand> hands_;              // by process
  std::vector<std::byte> message_;
  Helper helper_;
};

// Every other process: reads up to what it is to work on.
class Worker {
 public:
  Worker(Session& session, Carrier& carrier, const Answering& answer)
      : session_(session), carrier_(carrier), answer_(answer) {}

  // False if there is nothing more to do.
  bool look_at(const Item& item) {
    const std::uint64_t number = read_++;
    if (number >= range_.last && !next_range()) return false;
    if (number < range_.first) return true;
    reply(reply_to(number, carrier_.number(), item, session_, answer_));
    return true;
  }
  // There is no item left that could be read, but perhaps some that the first process waits for.
  void finish() {
    while (!done_) {
      for (std::uint64_t number = std::max(read_, range_.first); number < range_.last; ++number)
        reply({carrier_.number(), number, Reply::Kind::not_begun, {}});
      next_range();
    }
  }

 private:
  bool next_range() {
    if (done_) return false;
    while (!carrier_.receive(message_)) std::this_thread::sleep_for(kBetweenLooks);
    range_ = range_in(message_);
    done_ = range_.empty();
    return !done_;
  }
  // Answers go together, unless that would keep one waiting for long.
  void reply(const Reply& reply) {
    if (replies_.empty()) first_reply_ = Clock::now();
    append(replies_, reply);
    if (reply.number + 1 < range_.last && Clock::now() - first_reply_ < kShort) return;
    carrier_.send(0, std::exchange(replies_, {}));
  }

  Session& session_;
  Carrier& carrier_;
  const Answering& answer_;
  Range range_;
  std::uint64_t read_ = 0;  // items
  bool done_ = false;
  std::vector<std::byte> message_, replies_;
  Clock::time_point first_reply_;
};

}  // namespace

void deal_out(const InputOptions& input, Session& session, Carrier& carrier, const Answering& answer,
              const Showing& show) {
  if (carrier.number() > 0) {
    Worker worker(session, carrier, answer);
    for_each_item(input, session, [&](Item&& item) { return worker.look_at(item); });
    return worker.finish();
  }
  Dealer dealer(session, carrier, answer, show);
  try {
    for_each_item(input, session, [&](Item&& item) {
      dealer.add(std::move(item));
      return !session.interrupted();
    });
    dealer.finish();
  } catch (...) {
    dealer.dismiss();
    throw;
  }
  dealer.dismiss();
}

}  // namespace gridlock::cli

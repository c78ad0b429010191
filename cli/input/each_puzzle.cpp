#include "cli/input/each_puzzle.hpp"

#include <atomic>
#include <thread>

#include "cli/options/args.hpp"
#include "cli/session/fellows.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::cli {
namespace {

constexpr std::chrono::milliseconds kBetweenReports{100};

// Tells how many are done; the one that is to be shown next tells how it is going by itself.
class DoneCounter {
 public:
  explicit DoneCounter(Session& session) : session_(session) {}

  bool is_next(std::uint64_t number) const { return done_ == number; }
  std::string text() const { return report::grouped(done_) + " done"; }
  void count() {
    ++done_;
    const auto now = std::chrono::steady_clock::now();
    if (session_.out().is_terminal() || now - reported_ < kBetweenReports) return;
    reported_ = now;
    session_.show_progress(text());
  }

 private:
  Session& session_;
  std::atomic<std::uint64_t> done_{0};
  std::chrono::steady_clock::time_point reported_ = std::chrono::steady_clock::now();
};

}  // namespace

unsigned Jobs::count(const CommonOptions& common) const {
  if (fellows().carrier != nullptr) return 1;  // all of them work on one
  if (wanted > 0) return wanted;
  return std::max(1U, std::thread::hardware_concurrency() / common.threads);
}

Option jobs_option(Jobs& target) {
  return integer("-j,--jobs", "N", "work on N puzzles at a time; by default, one for each core", target.wanted, 1,
                 1024);
}

void for_each_item(const InputOptions& input, Session& session, const Jobs& jobs, const WorkOnItem& work) {
  const unsigned count = jobs.count(session.common());
  DoneCounter done(session);
  InOrder in_order(count, [&] { session.out().flush(); });
  std::uint64_t number = 0;
  for_each_item(input, session, [&](Item&& next) {
    const auto item = std::make_shared<Item>(std::move(next));
    const auto task = [&, item, number = number++](bool alone) -> InOrder::Show {
      const auto nothing = [&] { done.count(); };
      if (session.interrupted()) return nothing;
      Job job{session.limits(alone ? 1 : count), {}, !alone};
      job.progress =
          item->only ? session.watcher() : session.watcher(item->label(), [&, number] { return done.is_next(number); });
      auto show = work(item, job);
      if (!show) return {};
      return [&, show = std::move(show)] {
        show();
        done.count();
      };
    };
    if (item->only)
      task(true)();
    else
      in_order.add(task);
    return !session.interrupted();
  });
  in_order.finish();
}

ExitCode for_each_puzzle(const InputOptions& input, Session& session, const Jobs& jobs, const WorkOnPuzzle& work) {
  ExitCode code = ExitCode::done;
  const auto refuse = [&](const Item& item, const Error& error) {
    session.complain(error.source.empty() ? Error(error.what(), error.line, error.column, item.label()) : error);
    code = worse(code, ExitCode::bad_input);
  };
  for_each_item(input, session, jobs, [&](const std::shared_ptr<Item>& item, const Job& job) -> InOrder::Show {
    if (!item->entry.valid()) return [&, item] { refuse(*item, item->entry.error()); };
    try {
      auto show = work(item, job);
      if (!show) return {};
      return [&, item, show = std::move(show)] {
        try {
          code = worse(code, show());
        } catch (const Error& error) {
          refuse(*item, error);
        }
      };
    } catch (const Error& error) {
      return [&, item, error] { refuse(*item, error); };
    }
  });
  return code;
}

ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use) {
  return for_each_puzzle(input, session, Jobs{1}, [&](const std::shared_ptr<Item>& item, const Job&) {
    session.set_task(item->only ? "" : item->label());
    return [&use, item] { return use(*item); };
  });
}

}  // namespace gridlock::cli

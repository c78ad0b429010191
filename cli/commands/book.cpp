// gridlock book: a booklet of puzzles to print.
#include <algorithm>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/solve.hpp"
#ifdef GRIDLOCK_HAS_BOOK
#include "gridlock/book/book.hpp"
#endif

namespace gridlock::cli {
namespace {

struct BookSettings {
  InputOptions input;
  Jobs jobs;
  std::size_t count = 0;  // 0: all
  int from = 1, to = 5;
  std::string per_page = "4", paper = "a4", title = "Puzzles", page = "http://127.0.0.1:8080/";
};

// A puzzle that may go into the book.
struct Candidate {
  std::shared_ptr<Item> item;
  Rating rating;
  Solution solution;
};

#ifdef GRIDLOCK_HAS_BOOK

// As many as are wanted, from easy to hard, with steps of equal size.
std::vector<Candidate> chosen(std::vector<Candidate> all, std::size_t count) {
  std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    return std::pair(a.rating.level, a.rating.score) < std::pair(b.rating.level, b.rating.score);
  });
  if (count == 0 || count >= all.size()) return all;
  std::vector<Candidate> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[count == 1 ? 0 : i * (all.size() - 1) / (count - 1)]);
  return some;
}

ExitCode run(const BookSettings& settings, Session& session) {
  if (settings.from > settings.to) throw UsageError("--from must not be above --to");
  std::vector<Candidate> candidates;
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    const auto made = std::make_shared<Candidate>();
    made->item = item;
    RateRequest rating;
    rating.limits = job.limits;
    rating.progress = job.progress;
    made->rating = rate(item->entry.puzzle(), rating);
    if (made->rating.outcome == Outcome::solved) {
      SolveRequest solving;
      solving.limits = job.limits;
      solving.progress = job.progress;
      made->solution = solve(item->entry.puzzle(), solving);
    }
    return ShowPuzzle([&, made] {
      const Outcome outcome = made->rating.outcome == Outcome::solved ? made->solution.outcome : made->rating.outcome;
      if (outcome != Outcome::solved)
        session.note("gridlock: left out: " + made->item->label() + ", " +
                     (outcome == Outcome::unsolvable ? "which has no solution" : "which was not solved in time"));
      else if (settings.from <= made->rating.level && made->rating.level <= settings.to)
        candidates.push_back(*made);
      return ExitCode::done;
    });
  });
  if (candidates.empty()) throw Error("there is no puzzle of the wanted difficulty to put into the book");
  std::vector<book::BookPuzzle> puzzles;
  for (const Candidate& each : chosen(std::move(candidates), settings.count))
    puzzles.push_back({each.item->entry.puzzle(), each.item->label(), each.rating.level,
                       report::cost_text(each.solution), each.solution.optimal, report::joined_moves(each.solution)});
  book::BookOptions options;
  options.paper = settings.paper == "a4" ? book::Paper::a4 : book::Paper::letter;
  options.per_page = std::stoi(settings.per_page);
  options.title = settings.title;
  options.page = settings.page;
  session.out().write(book::write_book(puzzles, options));
  return code;
}

#else

ExitCode run(const BookSettings&, Session&) {
  throw UsageError(
      "this gridlock was built without cairo and qrencode, which booklets need; on Debian: apt install libcairo2-dev "
      "libqrencode-dev, then build it again");
}

#endif

// --from means the difficulty here; the format is recognised.
std::vector<Option> without_format(std::vector<Option> options) {
  options.erase(std::remove_if(options.begin(), options.end(),
                               [](const Option& option) { return option.names.front() == "--from"; }),
                options.end());
  return options;
}

}  // namespace

Command book_command() {
  const auto settings = std::make_shared<BookSettings>();
  return {
      .name = "book",
      .summary = "a booklet of puzzles to print, from easy to hard, with solutions at the back (PDF)",
      .examples = {{"gridlock book builtin: --count 24 --from 1 --to 4 --per-page 4 -o book.pdf",
                    "a booklet for a class"},
                   {"gridlock book levels.xsb --paper letter --title 'My levels' -o book.pdf",
                    "a booklet of your own levels"},
                   {"gridlock book boards.txt --page https://example.org/gridlock/ -o book.pdf",
                    "with QR codes that open each board on the web page at that address"}},
      .options = join(
          without_format(input_options(settings->input)),
          {jobs_option(settings->jobs),
           integer("--count", "N", "how many puzzles, spread over all difficulties (default: all)", settings->count, 1),
           integer("--from", "CLASS", "the easiest class, 1 to 5 (default 1)", settings->from, 1, 5),
           integer("--to", "CLASS", "the hardest class (default 5)", settings->to, 1, 5),
           choice("--per-page", {"1", "2", "4", "6", "9"}, "puzzles on a page (default 4)", settings->per_page),
           choice("--paper", {"a4", "letter"}, "the size of the paper (default a4)", settings->paper),
           text("--title", "TEXT", "the title on the cover (default Puzzles)", settings->title),
           text("--page", "URL",
                "the address of the web page that the codes open (default http://127.0.0.1:8080/, as gridlock serve "
                "offers "
                "it); "
                "'' for no codes",
                settings->page)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes = "The stars are the class that gridlock rate gives.",
      .instead_of_format = "gridlock book writes PDF only",
  };
}

}  // namespace gridlock::cli

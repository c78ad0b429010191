#include "cli/views/solve_text.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/session/terminal.hpp"
#include "gridlock/render/ansi.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/printable.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kShownMoves = 200;
constexpr const char* kGreen = "32";
constexpr const char* kRed = "31";
constexpr const char* kBold = "1";

// What is known of a puzzle that was not solved.
std::string remark(const Solution& solution) {
  if (solution.outcome == Outcome::unsolvable || solution.lower_bound == 0) return solution.reason;
  return "at least " + report::cost_text(solution.lower_bound, solution.metric);
}

const char* color_of(const Solution& solution) {
  if (solution.outcome != Outcome::solved) return kRed;
  return solution.optimal ? kGreen : kBold;
}

}  // namespace

void SolveText::add(const Item& item, const Solution& solution) {
  ++puzzles_;
  if (solution.outcome == Outcome::solved) ++solved_;
  if (solution.outcome == Outcome::unsolvable) ++unsolvable_;
  if (solution.optimal) ++optimal_;
  many_ = many_ || !item.only;
  const bool quiet = session_.common().quiet;
  if (item.only && quiet) {
    session_.out().write(terse(solution));
  } else if (item.only || session_.common().verbose) {
    session_.out().write_styled(page(item, solution));
  } else {
    const bool solved = solution.outcome == Outcome::solved;
    session_.out().write(line(item, render::size_of(item.entry.puzzle()),
                              solved ? report::cost_text(solution.cost, solution.metric) : "-",
                              report::verdict(solution), solved ? report::joined_moves(solution) : remark(solution)));
  }
}

void SolveText::add_invalid(const Item& item) {
  ++puzzles_;
  ++invalid_;
  many_ = many_ || !item.only;
  if (!item.only) session_.out().write(line(item, "-", "-", "invalid", report::printable(item.entry.error().what())));
  session_.complain(item.entry.error());
}

void SolveText::finish() {
  if (!many_) return;
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
  std::string text = fmt::format("{}: {} solved, {} proven optimal", report::grouped(puzzles_, "puzzle"),
                                 report::grouped(solved_), report::grouped(optimal_));
  if (unsolvable_ > 0) text += fmt::format(", {} unsolvable", report::grouped(unsolvable_));
  if (invalid_ > 0) text += fmt::format(", {} invalid", report::grouped(invalid_));
  session_.note(text + " in " + report::human_seconds(seconds));
}

std::string SolveText::page(const Item& item, const Solution& solution) const {
  const Puzzle& puzzle = item.entry.puzzle();
  std::string text = (puzzles_ > 1 ? "\n" : "") + session_.colored(item.label(), kBold) + ": " +
                     render::describe(puzzle) + "\n\n" + session_.drawing(puzzle) + "\n" +
                     session_.colored(report::sentence(solution), color_of(solution)) + "\n";
  if (solution.outcome == Outcome::solved && !solution.moves.empty()) {
    // Nobody reads thousands of moves; who wants them all says so.
    const bool cut = solution.moves.size() > kShownMoves && !solution.steps && !session_.common().verbose;
    Solution shown = solution;
    if (cut) shown.moves.resize(kShownMoves);
    text += "\n" + report::move_lines(shown, kPageWidth, 2);
    if (cut)
      text += fmt::format("  ... and {} more; -v prints all\n", report::grouped(solution.moves.size() - kShownMoves));
  }
  return text + "\n" + report::statistics_lines(solution);
}

std::string SolveText::line(const Item& item, const std::string& size, const std::string& cost,
                            const std::string& verdict, const std::string& rest) {
  label_width_ = std::max({label_width_, item.label_width, std::size_t{6}});
  std::string text =
      fmt::format("{:<{}}  {:>5}  {:>9}  {:<12}  {}", item.label(), label_width_, size, cost, verdict, rest);
  text.erase(text.find_last_not_of(' ') + 1);
  if (session_.out().is_terminal()) {
    text = report::cut_to_width(text, terminal_width(STDOUT_FILENO, kPageWidth));
  }
  return text + "\n";
}

std::string SolveText::terse(const Solution& solution) const {
  return (solution.outcome == Outcome::solved ? report::joined_moves(solution) : report::sentence(solution)) + "\n";
}

}  // namespace gridlock::cli

// gridlock show: draws a puzzle, and each position of a solution.
#include <filesystem>
#include <memory>

#include "cli/args.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/session.hpp"
#include "cli/solutions.hpp"
#include "gridlock/engine/verify.hpp"
#include "gridlock/render/ansi.hpp"

namespace gridlock::cli {
namespace {

struct Settings {
  InputOptions input;
  std::vector<std::string> solution;
};

void require_drawable(const std::string& path) {
  const std::string ending = std::filesystem::path(path).extension().string();
  if (path.empty() || ending.empty() || ending == ".txt" || ending == ".ans") return;
  for (const char* picture : {".svg", ".gif", ".png", ".html"})
    if (ending == picture)
      throw UsageError("pictures (" + ending + ") cannot be drawn yet; write a .txt, or leave out -o for the terminal");
  throw UsageError("cannot draw into a file that ends in '" + ending + "'; it must end in .txt");
}

void show_puzzle(const Item& item, Session& session) {
  const Puzzle& puzzle = item.entry.puzzle();
  std::string text = item.only ? "" : "\n";
  if (!session.common().quiet) text += item.label() + ": " + render::describe(puzzle) + "\n\n";
  session.out().write(text + render::draw(puzzle, session.colors()));
}

// Every position on the way, up to the first move that cannot be made.
ExitCode show_solution(const Item& item, const std::vector<std::string>& moves, Session& session) {
  Puzzle position = item.entry.puzzle();
  const Verdict verdict = verify(position, moves);
  for (std::size_t i = 0; i < verdict.played.size() && !session.interrupted(); ++i) {
    position = after(position, {verdict.played[i]});
    session.out().write("\n" + std::to_string(i + 1) + ". " + verdict.played[i] + "\n\n" +
                        render::draw(position, session.colors()));
  }
  if (verdict.solved) return ExitCode::done;
  session.note("gridlock: this is not a solution: " + verdict.reason);
  return ExitCode::failed;
}

ExitCode run(const Settings& settings, Session& session) {
  if (!settings.solution.empty()) {
    const Item item = single_item(settings.input);
    const auto solutions = load_solutions(settings.solution);
    const auto matches = match_solutions({item}, solutions);
    if (matches.front().empty()) throw Error("none of the solutions is of this puzzle");
    show_puzzle(item, session);
    return show_solution(item, matches.front().front()->text.moves, session);
  }
  ExitCode code = ExitCode::done;
  for_each_item(settings.input, [&](Item&& item) {
    if (item.entry.valid()) {
      show_puzzle(item, session);
    } else {
      session.complain(item.entry.error());
      code = ExitCode::bad_input;
    }
    return !session.interrupted();
  });
  return code;
}

}  // namespace

Command show_command() {
  const auto settings = std::make_shared<Settings>();
  Option solution = positionals("SOLUTION", "a file of moves or of a result of solve, or the moves themselves",
                                settings->solution, false);
  return {
      .name = "show",
      .summary = "draw a puzzle, or every position of a solution",
      .examples = {{"gridlock show board.txt", "in colours on a terminal, in letters elsewhere"},
                   {"gridlock show boards.txt#3-5", "three of a collection"},
                   {"gridlock show board.txt X+1 C-2", "the position after each move"},
                   {"gridlock show level.xsb rruLuR", "Sokoban: the position after each push"},
                   {"gridlock show board.csv -o board.txt", "plain letters into a file"}},
      .options = join(single_input_options(settings->input), {solution}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .check = [](const CommonOptions& common) { require_drawable(common.output); },
  };
}

}  // namespace gridlock::cli

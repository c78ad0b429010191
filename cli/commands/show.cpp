// gridlock show: draws a puzzle, or a solution move by move, on the terminal or as a picture.
#include <algorithm>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "cli/input/solutions.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/animation.hpp"
#include "cli/views/pictures.hpp"
#include "gridlock/render/ansi.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::cli {
namespace {

struct ShowSettings {
  InputOptions input;
  std::vector<std::string> solution;
  bool animate = false;
  double cell = 0;
};

void show_puzzle(const Item& item, Session& session) {
  const Puzzle& puzzle = item.entry.puzzle();
  std::string text = item.only ? "" : "\n";
  if (!session.common().quiet) text += item.label() + ": " + render::describe(puzzle) + "\n\n";
  session.out().write_styled(text + session.drawing(puzzle));
}

// Every position on the way, up to the first move that cannot be made.
void show_solution(const Item& item, const Verdict& verdict, Session& session) {
  Puzzle position = item.entry.puzzle();
  for (std::size_t i = 0; i < verdict.played.size() && !session.interrupted(); ++i) {
    position = after(position, {verdict.played[i]});
    session.out().write_styled("\n" + std::to_string(i + 1) + ". " + verdict.played[i] + "\n\n" +
                               session.drawing(position));
  }
}

ExitCode show_many(const ShowSettings& settings, Session& session) {
  ExitCode code = ExitCode::done;
  for_each_item(settings.input, session, [&](Item&& item) {
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

// The given solution, as far as it can be played.
ShownSolution given_solution(const Item& item, const std::vector<std::string>& words) {
  const auto solutions = load_solutions(words);
  const auto matches = match_solutions({item}, solutions);
  if (matches.front().empty()) throw Error("none of the solutions is of this puzzle");
  ShownSolution shown{verify(item.entry.puzzle(), matches.front().front()->text.moves), false, ExitCode::done, ""};
  if (!shown.verdict.solved) {
    shown.code = ExitCode::failed;
    shown.remark = "this is not a solution: " + shown.verdict.reason;
  }
  return shown;
}

ExitCode run(const ShowSettings& settings, Session& session) {
  const Picture picture = picture_named(session.common().output);
  const bool given = !settings.solution.empty();
  const bool moving = given || settings.animate || picture == Picture::html;
  if (!moving && picture == Picture::none) return show_many(settings, session);

  const Item item = single_item(settings.input, session);
  std::optional<ShownSolution> solution;
  if (given)
    solution = given_solution(item, settings.solution);
  else if (moving)
    solution = found_solution(item, session);
  if (picture != Picture::none) {
    session.out().write(draw_picture(picture, item, solution, settings.cell));
  } else if (settings.animate && can_animate(item.entry.puzzle(), session)) {
    animate(item.entry.puzzle(), solution->verdict.played, session);
  } else {
    show_puzzle(item, session);
    if (solution) show_solution(item, solution->verdict, session);
  }
  if (!solution) return ExitCode::done;
  if (!solution->remark.empty()) session.note("gridlock: " + solution->remark);
  return solution->code;
}

}  // namespace

Command show_command() {
  const auto settings = std::make_shared<ShowSettings>();
  Option solution = positionals("SOLUTION", "a file of moves or of a result of solve, or the moves themselves",
                                settings->solution, false);
  const std::vector<Option> own{
      solution,
      flag("--animate", "play the solution, in place on a terminal; without a SOLUTION, find one", settings->animate),
      number("--cell", "PIXELS", "the width of a cell in a picture", settings->cell, 4),
  };
  return {
      .name = "show",
      .summary = "draw a puzzle, or a solution move by move",
      .examples = {{"gridlock show board.txt", "in colours on a terminal, in letters elsewhere"},
                   {"gridlock show boards.txt#3-5", "three of a collection"},
                   {"gridlock show board.txt X+1 C-2", "the position after each move"},
                   {"gridlock show level.xsb rruLuR", "Sokoban: the position after each push"},
                   {"gridlock show board.txt --animate", "the solution, played on the terminal"},
                   {"gridlock show board.txt -o board.svg", "a picture; also .png"},
                   {"gridlock show board.txt --animate -o board.gif", "the solution as a moving picture; also .svg"},
                   {"gridlock show board.txt -o board.html", "a page to step through the solution"},
                   {"gridlock show board.csv -o board.txt", "plain letters into a file"}},
      .options = join(single_input_options(settings->input), own),
      .run = [settings](Session& session) { return run(*settings, session); },
      .check =
          [settings](const CommonOptions& common) {
            if (picture_named(common.output) == Picture::none && settings->cell > 0)
              throw UsageError("--cell does nothing without a picture, as in: -o board.png");
          },
      .instead_of_format = "the end of the name of -o chooses the kind of picture",
      .reads = {"--threads", "--seed"},
  };
}

}  // namespace gridlock::cli

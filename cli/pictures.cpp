#include "cli/pictures.hpp"

#include <array>
#include <filesystem>

#include "cli/args.hpp"
#include "cli/search_settings.hpp"
#include "gridlock/engine/solve.hpp"
#include "gridlock/render/player.hpp"
#include "gridlock/render/svg.hpp"

namespace gridlock::cli {
namespace {

struct NamedPicture {
  const char* ending;
  Picture picture;
};
constexpr std::array<NamedPicture, 5> kPictures{{{"", Picture::none},
                                                 {".txt", Picture::none},
                                                 {".ans", Picture::none},
                                                 {".svg", Picture::svg},
                                                 {".html", Picture::html}}};

std::string counted(Cost count, const char* word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

// "29 moves, 41 steps"
std::string caption(const Verdict& verdict) {
  if (verdict.pushes > 0)
    return std::to_string(verdict.pushes) + (verdict.pushes == 1 ? " push, " : " pushes, ") +
           counted(verdict.moves, "move");
  return counted(verdict.moves, "move") + ", " + counted(verdict.steps, "step");
}

}  // namespace

Picture picture_named(const std::string& path) {
  const std::string ending = std::filesystem::path(path).extension().string();
  for (const auto& known : kPictures)
    if (ending == known.ending) return known.picture;
  throw UsageError("cannot draw into a file that ends in '" + ending + "'; it must end in .svg, .html or .txt");
}

ShownSolution found_solution(const Item& item, Session& session) {
  SolveRequest request;
  request.limits = session.limits();
  request.progress = session.watcher();
  request.options.threads = session.common().threads;
  request.options.seed = session.common().seed;
  const Solution solution = solve(item.entry.puzzle(), request);
  ShownSolution shown{verify(item.entry.puzzle(), solution.moves), solution.optimal, code_of(solution.outcome), ""};
  if (solution.outcome == Outcome::unsolvable)
    shown.remark = "this puzzle has no solution";
  else if (solution.outcome != Outcome::solved)
    shown.remark = "no solution was found within the limits";
  return shown;
}

std::string draw_picture(Picture picture, const Item& item, const std::optional<ShownSolution>& solution, double cell) {
  const Puzzle& puzzle = item.entry.puzzle();
  if (picture == Picture::html) {
    render::PlayerOptions options{.title = item.label(),
                                  .caption = solution->remark.empty() ? caption(solution->verdict) : solution->remark,
                                  .proven = solution->optimal};
    if (cell > 0) options.cell = cell;
    return render::html_player(puzzle, solution->verdict.played, options);
  }
  render::PictureOptions options{.title = item.label()};
  if (cell > 0) options.cell = cell;
  return solution ? render::animated_svg(puzzle, solution->verdict.played, options) : render::svg(puzzle, options);
}

}  // namespace gridlock::cli

#include "cli/views/pictures.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "gridlock/core/counted.hpp"
#include "gridlock/render.hpp"
#include "gridlock/render/player.hpp"
#include "gridlock/render/svg.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {
namespace {

struct NamedPicture {
  const char* ending;
  Picture picture;
};
constexpr std::array<NamedPicture, 7> kPictures{{{"", Picture::none},
                                                 {".txt", Picture::none},
                                                 {".ans", Picture::none},
                                                 {".svg", Picture::svg},
                                                 {".html", Picture::html},
                                                 {".png", Picture::png},
                                                 {".gif", Picture::gif}}};

// "29 moves, 41 steps"
std::string caption(const Verdict& verdict) {
  if (verdict.pushes > 0) return counted(verdict.pushes, "push", "pushes") + ", " + counted(verdict.moves, "move");
  return counted(verdict.moves, "move") + ", " + counted(verdict.steps, "step");
}

// A picture too large to look at only eats memory.
void require_size(const Puzzle& puzzle, double cell) {
  constexpr double kMostPixels = 5e7;
  const double cells = std::visit([](const auto& board) { return (board.width + 1.0) * (board.height + 1.0); }, puzzle);
  if (cells * cell * cell > kMostPixels) throw UsageError("the picture would be too large; choose a smaller --cell");
}

}  // namespace

Picture picture_named(const std::string& path) {
  const std::string name = std::filesystem::path(path).filename().string();
  const std::string ending = name.substr(std::min(name.rfind('.'), name.size()));
  for (const auto& known : kPictures)
    if (ending == known.ending) return known.picture;
  throw UsageError("cannot draw into a file that ends in '" + ending +
                   "'; it must end in .svg, .png, .gif, .html or .txt");
}

ShownSolution found_solution(const Item& item, Session& session) {
  SolveRequest request;
  request.limits = session.limits();
  request.progress = session.watcher();
  request.threads = session.common().threads;
  request.seed = session.common().seed;
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
  const std::vector<std::string> moves = solution ? solution->verdict.played : std::vector<std::string>{};
  const auto cell_or = [&](double usual) { return cell > 0 ? cell : usual; };
  switch (picture) {
    case Picture::html: {
      render::PlayerOptions options{.title = item.label(), .caption = "", .proven = solution && solution->optimal};
      if (solution) options.caption = solution->remark.empty() ? caption(solution->verdict) : solution->remark;
      options.cell = cell_or(options.cell);
      return render::html_player(puzzle, moves, options);
    }
    case Picture::png:
      require_size(puzzle, cell_or(64));
      return render::png(solution ? after(puzzle, moves) : puzzle, cell_or(64));
    case Picture::gif:
      require_size(puzzle, cell_or(48));
      return solution ? render::gif(puzzle, moves, cell_or(48)) : render::gif(puzzle, cell_or(48));
    default:
      const render::PictureOptions options{.cell = cell_or(64), .title = item.label()};
      return solution ? render::animated_svg(puzzle, moves, options) : render::svg(puzzle, options);
  }
}

}  // namespace gridlock::cli

// Every search works on the built-in puzzles for a fixed number of expansions, in all metrics and with all heuristics
// in turn. Then come the larger tasks that are made of several searches: `auto` to the proof, the improver, the
// generators. Limits are counted in nodes, and seeds are fixed.
#include "gridlock/engine/signature.hpp"

#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/core/trace.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/generate.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/read.hpp"

namespace gridlock {
namespace {

constexpr std::uint64_t kNodes = 500;         // for each search on each puzzle
constexpr std::uint64_t kNodesOfAuto = 6000;  // past its first look, and into what follows
constexpr std::uint64_t kNodesOfPortfolio = 200'000;
constexpr std::uint64_t kNodesOfImprover = 2000;
constexpr std::uint64_t kNodesOfGenerator = 20'000;

// Two cellars that only the player can get between. Each is easy by itself; both together are so hard for their size
// that every strategy of the portfolio has several turns, and its guests have theirs.
constexpr std::string_view kCellars = R"(
####################
######        ######
###### ###### ######
######  ####  ######
####@$  ####    ####
####### #### #######
###### . ##   ######
#  $ $*  ##  *$ $  #
#   .   ####   .   #
## .#$$ #### $$#. ##
##..  ########  ..##
####################
)";

// So many boxes that the deadlock tests have something to do; it has no solution, which the portfolio soon finds out.
constexpr std::string_view kWarehouse = R"(
######################
#                    #
#  $  $  $  $  $  $  #
#    . . . . . .     #
#  $  $  $  $  $  $  #
#    . . . . . .     #
#  $  $  $  $  $  $  #
#    . . . . . .     #
#                    #
##### ################
#####     .###########
####  # .$+###########
##### $ # ############
####  .$ $ ###########
#### ## $  ###########
#### #   . ###########
######################
)";

Puzzle level(std::string_view text) { return read_puzzles(text, "signature").front().puzzle(); }

class Signing {
 public:
  explicit Signing(const std::atomic<bool>* cancel) { limits_.cancel = cancel; }

  bool cancelled() const { return limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed); }
  std::uint32_t number() const { return static_cast<std::uint32_t>(trace_.sum() >> 32); }

  // Every search with one of the heuristics and one of the metrics, with others on the next puzzle.
  void try_searches(const Puzzle& puzzle) {
    const PuzzleInfo info = puzzle_info(puzzle);
    const auto heuristics = list_heuristics(info.name);
    SolveRequest request;
    request.limits = limits(kNodes);
    const std::size_t round = rounds_++;
    const auto searches = list_searches(info.name);
    for (std::size_t i = 0; i < searches.size(); ++i) {
      request.search = searches[i].name;
      request.heuristic = heuristics[(round + i) % heuristics.size()].name;
      request.metric = info.metrics[(round / heuristics.size() + i) % info.metrics.size()];
      add(solve(puzzle, request));
    }
  }

  // The default search in the default metric, with all its stages.
  void try_auto(const Puzzle& puzzle, std::uint64_t nodes) {
    SolveRequest request;
    request.limits = limits(nodes);
    request.until_optimal = true;
    add(solve(puzzle, request));
  }

  // Something to improve, in every metric, is what a search finds that goes the first way it sees.
  void try_improver(const Puzzle& puzzle) {
    SolveRequest request;
    request.limits = limits(kNodesOfImprover);
    request.search = "greedy";
    const Solution found = solve(puzzle, request);
    if (found.outcome != Outcome::solved) return;
    for (const auto& metric : puzzle_info(puzzle).metrics) {
      ImproveRequest wanted;
      wanted.limits = limits(kNodesOfImprover);
      wanted.metric = metric;
      add(improve(puzzle, found.moves, wanted).solution);
    }
  }

  void try_generator(const GenerateRequest& request) {
    const Outcome outcome = generate(request, limits(kNodesOfGenerator), {},
                                     [&](const GeneratedPuzzle& made) { trace_.add(drawing(made.puzzle)); });
    trace_.add(name_of(outcome));
  }

 private:
  Limits limits(std::uint64_t nodes) {
    Limits limits = limits_;
    limits.nodes = nodes;
    limits.trace = &trace_;
    return limits;
  }

  // What came of it, beside what the trace has seen.
  void add(const Solution& solution) {
    trace_.add(name_of(solution.outcome));
    for (const auto count : {solution.cost, solution.lower_bound}) trace_.add(static_cast<std::uint64_t>(count));
    const Stats& stats = solution.stats;
    for (const auto count :
         {stats.expanded, stats.generated, stats.duplicates, stats.reopened, stats.dead_ends, stats.states})
      trace_.add(count);
    for (const auto& move : solution.moves) trace_.add(move);
  }

  Limits limits_;
  Trace trace_;
  std::size_t rounds_ = 0;
};

}  // namespace

std::optional<std::uint32_t> signature(const std::atomic<bool>* cancel) {
  Signing signing(cancel);
  for (const Builtin& builtin : builtins()) {
    const Puzzle puzzle = builtin.read();
    signing.try_searches(puzzle);
    signing.try_auto(puzzle, kNodesOfAuto);
    signing.try_improver(puzzle);
    if (signing.cancelled()) return std::nullopt;
  }
  signing.try_auto(level(kCellars), kNodesOfPortfolio);
  signing.try_searches(level(kWarehouse));
  signing.try_auto(level(kWarehouse), kNodesOfAuto);
  signing.try_generator(rushhour::GenerateRequest{});
  signing.try_generator(sokoban::GenerateRequest{});
  if (signing.cancelled()) return std::nullopt;
  return signing.number();
}

}  // namespace gridlock

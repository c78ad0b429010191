// What makers, teachers and those who take pictures along need, in a module that is loaded when one of them comes.
#include <array>

#include "gridlock/formats/formats.hpp"
#include "gridlock/generate.hpp"
#include "gridlock/write.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/verbs.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {
namespace {

void convert(const Request& request, JsonText& json) {
  json.member("text", write_puzzles({puzzle_in(request)}, request.text("to")));
}

Range range_in(const Request& request, const std::string& what, Range otherwise) {
  return {request.integer("min" + what, otherwise.min), request.integer("max" + what, otherwise.max)};
}

GenerateRequest generate_request(const Request& request) {
  const auto seed = static_cast<std::uint64_t>(request.number("seed", 1));
  if (request.text("kind") == "sokoban") {
    sokoban::GenerateRequest wanted;
    wanted.width = request.integer("width", 8);
    wanted.height = request.integer("height", 8);
    wanted.boxes = range_in(request, "Pieces", wanted.boxes);
    wanted.pushes = range_in(request, "Cost", wanted.pushes);
    wanted.difficulty = request.integer("difficulty", 0);
    wanted.seed = seed;
    return wanted;
  }
  rushhour::GenerateRequest wanted;
  wanted.width = request.integer("width", 6);
  wanted.height = request.integer("height", 6);
  wanted.vehicles = range_in(request, "Pieces", wanted.vehicles);
  wanted.walls = range_in(request, "Walls", wanted.walls);
  wanted.cost = range_in(request, "Cost", wanted.cost);
  wanted.difficulty = request.integer("difficulty", 0);
  wanted.seed = seed;
  return wanted;
}

void make(const Request& request, JsonText& json) {
  const auto progress = [](const Stats& stats) { report(stats); };
  std::string puzzle = "null";
  const auto found = [&](const GeneratedPuzzle& made) {
    JsonText body;
    write(body, made.puzzle);
    puzzle = body.text();
    json.member("cost", made.cost).member("optimal", made.optimal).member("states", static_cast<double>(made.states));
  };
  // `auto` is the only search there is on the page.
  const Outcome outcome = generate(generate_request(request), limits_in(request), progress, found, "auto");
  json.member("outcome", name_of(outcome)).key("puzzle").raw(puzzle);
}

}  // namespace

std::span<const Verb> verbs() {
  static constexpr std::array kVerbs{Verb{"read", read},
                                     Verb{"convert", convert},
                                     Verb{"generate", make},
                                     Verb{"lab-open", lab_open},
                                     Verb{"lab-run", lab_run},
                                     Verb{"picture", picture},
                                     Verb{"paper-board", paper_board},
                                     Verb{"explain", explain_puzzle},
                                     Verb{"census", census_boards},
                                     Verb{"check-next", check_next},
                                     Verb{"check-compare", check_compare}};
  return kVerbs;
}

}  // namespace gridlock::web

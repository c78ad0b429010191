// Why a position is as it is, in sentences, with the marks that go over its board.
#include "gridlock/explain.hpp"

#include <algorithm>

#include "gridlock/render/explained.hpp"
#include "gridlock/render/svg.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {

void explain_puzzle(const Request& request, JsonText& json) {
  ExplainRequest wanted;
  wanted.limits = limits_in(request);
  wanted.budget = static_cast<std::uint64_t>(request.number("budget", 100'000));
  wanted.progress = [](const Stats& stats) { report(stats); };
  const Puzzle puzzle = puzzle_in(request);
  std::vector<Sentence> sentences = explain(puzzle, wanted).sentences;
  // Why, and not what to do: the move itself is another hint.
  const auto gives_away = [](const Sentence& sentence) {
    return std::any_of(sentence.facts.begin(), sentence.facts.end(), [](const Fact& f) { return f.claim == "first"; });
  };
  sentences.erase(std::remove_if(sentences.begin(), sentences.end(), gives_away), sentences.end());
  std::vector<std::string> texts;
  for (const Sentence& sentence : sentences) texts.push_back(sentence.text);
  json.list("sentences", texts)
      .member("marks",
              render::svg_shapes(render::name_marks(puzzle)) + render::svg_shapes(render::marks_of(puzzle, sentences)));
}

}  // namespace gridlock::web

// A collection looked over for its author, one puzzle after the other; those that came before are remembered, so that
// they can be compared.
#include "gridlock/check.hpp"

#include "gridlock/rate.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {
namespace {

Collection& collection() {
  static Collection all;
  return all;
}

// `of`: the number of the puzzle that it is about.
void write(JsonText& json, std::size_t of, const Finding& finding) {
  json.open('{')
      .member("of", static_cast<int>(of))
      .member("kind", finding.kind)
      .member("message", finding.message)
      .member("grave", finding.grave);
  if (finding.other) json.member("other", static_cast<int>(*finding.other));
  json.close('}');
}

}  // namespace

void check_next(const Request& request, JsonText& json) {
  if (request.integer("first", 0) != 0) collection() = {};
  const Puzzle puzzle = puzzle_in(request);
  CheckRequest wanted;
  wanted.limits = limits_in(request);
  wanted.progress = [](const Stats& stats) { report(stats); };
  const Checkup checkup = check(puzzle, wanted);
  json.member("outcome", name_of(checkup.outcome)).member("optimal", checkup.optimal).member("cost", checkup.cost);
  if (checkup.outcome == Outcome::solved) {
    RateRequest rating;
    rating.limits = wanted.limits;
    rating.progress = wanted.progress;
    json.member("class", rate(puzzle, rating).level);
  }
  const std::size_t number = collection().size();
  const auto same =
      collection().add({request.text("name"), "", puzzle, checkup.moves, canonical_key(puzzle), room_key(puzzle)});
  json.key("findings").open('[');
  for (const Finding& finding : checkup.findings) write(json, number, finding);
  if (same) write(json, number, *same);
  json.close(']');
}

void check_compare(const Request&, JsonText& json) {
  const auto longer = collection().longer_starts();
  json.key("findings").open('[');
  for (std::size_t i = 0; i < longer.size(); ++i)
    if (longer[i]) write(json, i, *longer[i]);
  json.close(']');
}

}  // namespace gridlock::web

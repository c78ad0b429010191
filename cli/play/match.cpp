#include "cli/play/match.hpp"

#include <algorithm>
#include <chrono>

#include "gridlock/explain.hpp"

namespace gridlock::cli {
namespace {

// So that the answer comes while it is still wanted.
constexpr std::uint64_t kPositionsOfWhy = 100'000;
constexpr std::chrono::seconds kPatienceOfWhy{2};

bool is_sokoban(const Puzzle& puzzle) { return std::holds_alternative<sokoban::Puzzle>(puzzle); }

std::string stars_text(int stars) {
  if (stars == 0) return "The solution was shown, so there are no stars.";
  return stars == 1 ? "One star." : stars == 2 ? "Two stars." : "Three stars!";
}

// "a wall is in the way" -> "A wall is in the way."
std::string sentence(std::string text) {
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text + ".";
}

}  // namespace

Match::Match(const Puzzle& puzzle, const Achievement& earlier, game::Adviser& adviser)
    : game_(puzzle),
      watcher_(puzzle),
      coach_(game_.start()),
      adviser_(adviser),
      asked_(game_.start()),
      achievement_(earlier) {
  adviser_.ask(asked_);
  climb(earlier.help);
  for (const auto& move : earlier.moves)
    if (!game_.play(move).empty()) break;
  // A game that was won is over.
  while (game_.solved() && game_.undo()) continue;
  if (game_.moves().empty())
    game_ = game::Game(puzzle);
  else
    message_ = "Here you left off.";
  loss_ = watcher_.look(position());
}

Count Match::cost() const {
  const Verdict counts = game_.counts();
  return is_sokoban(position()) ? counts.pushes : counts.moves;
}

std::string Match::unit(Count count) const {
  const bool pushes = is_sokoban(position());
  return std::to_string(count) + (pushes ? " push" : " move") + (count == 1 ? "" : pushes ? "es" : "s");
}

void Match::moved(const std::string& message) {
  message_ = message;
  rung_ = 0;
  loss_ = watcher_.look(position());
  achievement_.moves = game_.moves();
  if (solved()) message_ = victory();
}

std::string Match::victory() {
  solving_ = false;
  const Count count = cost();
  const int stars = coach_.stars(count);
  if (stars > 0 && (achievement_.best == 0 || count < achievement_.best)) achievement_.best = count;
  achievement_.stars = std::max(achievement_.stars, stars);
  achievement_.moves.clear();
  if (achievement_.help < 4) achievement_.help = 0;
  std::string text = "Solved in " + unit(count);
  if (const auto par = coach_.par()) {
    const Count over = count - *par;
    if (over <= 0)
      text += coach_.par_is_proven() ? ", the fewest possible" : ", as few as anyone knows";
    else
      text += ", " + std::to_string(over) + " more than " + (coach_.par_is_proven() ? "needed" : "the best known");
  }
  return text + ". " + stars_text(stars);
}

bool Match::play(const std::string& move) {
  if (solved()) {
    message_ = "It is solved already. Take a move back, start again, or go on to the next puzzle.";
    return false;
  }
  if (const std::string why = game_.play(move); !why.empty()) {
    message_ = sentence(why);
    return false;
  }
  moved("");
  return true;
}

void Match::undo() { moved(game_.undo() ? "" : "There is nothing to take back."); }
void Match::redo() { moved(game_.redo() ? "" : "There is nothing to make again."); }
void Match::restart() {
  game_.restart();
  moved("");
}

void Match::climb(int rung) {
  coach_.climbed(rung);
  achievement_.help = std::max(achievement_.help, rung);
}

void Match::want_advice() {
  if (coach_.advice(position()) || (adviser_.busy() && asked_ == position())) return;
  asked_ = position();
  adviser_.ask(asked_);
}

void Match::hint() {
  if (solved()) return;
  rung_ = std::min(rung_ + 1, 3);
  climb(rung_);
  message_.clear();
  want_advice();
}

void Match::why() {
  if (solved()) return;
  ExplainRequest request;
  request.budget = kPositionsOfWhy;
  request.limits.time = kPatienceOfWhy;
  message_.clear();
  for (const Sentence& sentence : explain(position(), request).sentences) {
    const auto gives_away = [](const Fact& fact) { return fact.claim == "first"; };
    if (std::any_of(sentence.facts.begin(), sentence.facts.end(), gives_away)) continue;
    message_ += (message_.empty() ? "" : " ") + sentence.text;
  }
  if (message_.empty())
    message_ = "This is too large to be explained in time.";
  else
    climb(2);
}

void Match::toggle_solving() {
  solving_ = !solving_ && !solved();
  message_.clear();
  if (!solving_) return;
  climb(4);
  want_advice();
}

bool Match::solving_step() {
  const auto advice = coach_.advice(position());
  if (!advice) return false;
  if (advice->moves.empty()) {
    solving_ = false;
    rung_ = 1;  // says why there is none
    return true;
  }
  play(advice->moves.front());
  return true;
}

bool Match::listen() {
  const auto answer = adviser_.answer();
  if (!answer) {
    // A hint may have come between the adviser and the best there is.
    if (!adviser_.busy() && !coach_.advice(game_.start())) {
      asked_ = game_.start();
      adviser_.ask(asked_);
    }
    return false;
  }
  coach_.learn(answer->position, answer->solution);
  return true;
}

void Match::wait_for_advice() {
  if (const auto answer = adviser_.wait()) coach_.learn(answer->position, answer->solution);
}

std::string Match::counters() const {
  std::string text = unit(cost());
  if (is_sokoban(position())) {
    const Count steps = game_.counts().moves;
    text += ", " + std::to_string(steps) + (steps == 1 ? " step" : " steps");
  }
  if (const auto par = coach_.par())
    text += std::string(", ") + (coach_.par_is_proven() ? "best possible " : "best known ") + std::to_string(*par);
  if (achievement_.best > 0) text += ", yours " + std::to_string(achievement_.best);
  return text;
}

std::string Match::hint_text() const {
  if (rung_ == 0 || solved()) return {};
  const auto advice = coach_.advice(position());
  if (!advice) {
    const Count bound = adviser_.progress().lower_bound.count();
    return "Searching..." + (bound > 0 ? " at least " + unit(bound) : "");
  }
  if (advice->outcome == Outcome::unsolvable) return "There is no solution from here.";
  if (advice->moves.empty())
    return "No solution was found in time; there are at least " + unit(advice->lower_bound) + " to go.";
  std::string text = unit(advice->cost) + " to go";
  if (!advice->optimal) text += " on a way that may not be the shortest";
  if (const auto hint = shown_hint()) {
    text += ". " + hint->which;
    if (rung_ == 3) text += ". " + hint->move;
  }
  return text + ".";
}

std::optional<game::Hint> Match::shown_hint() const {
  const auto advice = coach_.advice(position());
  if (rung_ < 2 || !advice || advice->moves.empty()) return std::nullopt;
  game::Hint hint = game::Coach::hint(position(), *advice);
  if (rung_ < 3) hint.target.clear();
  return hint;
}

}  // namespace gridlock::cli

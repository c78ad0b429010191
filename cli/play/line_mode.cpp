// Playing line by line: moves in, drawings out. No progress is saved, so the same lines always give the same answers.
#include <iostream>
#include <sstream>

#include "cli/play/table.hpp"
#include "gridlock/render/ansi.hpp"

namespace gridlock::cli {
namespace {

constexpr const char* kHelp =
    "Moves: X+1 or C-2 (Rush Hour), rruL (Sokoban), several in a line if you like.\n"
    "Also: undo, redo, restart, hint, why, solve, show, next, previous, help, quit.\n";

class LineMode {
 public:
  LineMode(Table& table, Session& session) : table_(table), session_(session) {}

  void run() {
    introduce();
    std::string line;
    while (!done_ && !session_.interrupted() && std::getline(std::cin, line)) {
      std::istringstream words(line);
      for (std::string word; !done_ && words >> word;) obey(word);
    }
    if (!match().solved() && !done_) say("Not solved: " + match().counters() + ".");
  }

 private:
  Match& match() { return table_.match(); }
  void say(const std::string& text) { session_.out().write(text + "\n"); }

  void introduce() {
    const Item& item = table_.item();
    say(item.label() + ": " + render::describe(item.entry.puzzle()));
    show();
    match().wait_for_advice();  // so that what is said does not depend on how fast it is typed
  }

  void show() { session_.out().write_styled("\n" + session_.drawing(match().position()) + "\n"); }

  // After a move: the board, what it cost, and what there is to say.
  void report() {
    show();
    say(match().counters());
    if (!match().message().empty()) say(match().message());
    if (!match().loss().reason.empty()) say("Lost: " + match().loss().reason + " (undo takes moves back)");
  }

  void solve() {
    if (match().solved()) return say("It is solved already.");
    match().toggle_solving();
    match().wait_for_advice();
    std::string moves;
    while (match().solving()) {
      const auto before = match().game().moves().size();
      if (!match().solving_step()) match().wait_for_advice();
      for (auto i = before; i < match().game().moves().size(); ++i)
        moves += (moves.empty() || match().game().moves()[i].size() == 1 ? "" : " ") + match().game().moves()[i];
    }
    if (!moves.empty()) say(moves);
    if (!match().hint_text().empty()) say(match().hint_text());
    report();
  }

  void go(int step) {
    if (table_.go(step))
      introduce();
    else
      say(step > 0 ? "This is the last puzzle." : "This is the first puzzle.");
  }

  void obey(const std::string& word) {
    if (word == "quit")
      done_ = true;
    else if (word == "undo")
      match().undo(), report();
    else if (word == "redo")
      match().redo(), report();
    else if (word == "restart")
      match().restart(), report();
    else if (word == "show")
      report();
    else if (word == "next")
      go(+1);
    else if (word == "previous")
      go(-1);
    else if (word == "solve")
      solve();
    else if (word == "why")
      match().why(), say(match().message());
    else if (word == "help")
      session_.out().write(kHelp);
    else if (word == "hint") {
      match().hint();
      match().wait_for_advice();
      if (!match().hint_text().empty()) say(match().hint_text());
    } else if (match().play(word)) {
      report();
    } else {
      say(word + ": " + match().message());
    }
  }

  Table& table_;
  Session& session_;
  bool done_ = false;
};

}  // namespace

ExitCode play_lines(Table& table, Session& session) {
  LineMode(table, session).run();
  return ExitCode::done;
}

}  // namespace gridlock::cli

// The program on a pseudo-terminal, and what a person would see there: a small emulator of the sequences that ncurses
// sends to an xterm.
#pragma once

#include <poll.h>
#include <pty.h>

#include <map>

#include "tests/cli/support/program.hpp"

namespace gridlock::testing {

class TerminalScreen {
 public:
  TerminalScreen(const std::vector<std::string>& arguments, const std::map<std::string, std::string>& variables,
                 int width = 100, int height = 30)
      : width_(width),
        cells_(static_cast<std::size_t>(height), std::vector<std::string>(static_cast<std::size_t>(width), " ")) {
    winsize size{};
    size.ws_row = static_cast<unsigned short>(height);
    size.ws_col = static_cast<unsigned short>(width);
    std::vector<std::string> words{program_path()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ != 0) return;
    unsetenv("NO_COLOR");
    setenv("TERM", "xterm-256color", 1);
    for (const auto& [name, value] : variables) setenv(name.c_str(), value.c_str(), 1);
    execv(pointers.front(), pointers.data());
    _exit(127);
  }
  ~TerminalScreen() {
    if (child_ > 0) {
      ::kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(terminal_);
  }
  TerminalScreen(const TerminalScreen&) = delete;
  TerminalScreen& operator=(const TerminalScreen&) = delete;

  void type(const std::string& keys) const {
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Presses and lets go of the mouse; columns and rows count from 1.
  void click(int column, int row) const {
    const std::string where = std::to_string(column) + ";" + std::to_string(row);
    type("\033[<0;" + where + "M\033[<0;" + where + "m");
  }
  void drag(int column, int row, int to_column, int to_row) const {
    type("\033[<0;" + std::to_string(column) + ";" + std::to_string(row) + "M\033[<0;" + std::to_string(to_column) +
         ";" + std::to_string(to_row) + "m");
  }

  // True as soon as the text is on the screen; false once the program has gone without it, or never seems to show it.
  bool shows(const std::string& text) { return comes_to(text, true); }
  // The same for a text that goes away.
  bool hides(const std::string& text) { return comes_to(text, false); }

  // Line by line.
  std::string seen() const {
    std::string text;
    for (const auto& line : cells_) {
      for (const auto& cell : line) text += cell;
      text += "\n";
    }
    return text;
  }

  // The exit code, once the program has ended.
  int end() {
    while (take(20'000)) continue;
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  bool comes_to(const std::string& text, bool wanted) {
    const auto is_so = [&] { return (seen().find(text) != std::string::npos) == wanted; };
    const auto end = std::chrono::steady_clock::now() + kPatienceOfTests;
    while (!is_so()) {
      if (std::chrono::steady_clock::now() > end) return false;
      if (!take(50)) return is_so();
    }
    return true;
  }

  // Reads what there is; false once the program has gone.
  bool take(int milliseconds) {
    pollfd waiting{terminal_, POLLIN, 0};
    if (poll(&waiting, 1, milliseconds) <= 0) return true;
    char some[4096];
    const ssize_t count = read(terminal_, some, sizeof some);
    if (count <= 0) return false;
    pending_.append(some, static_cast<std::size_t>(count));
    std::size_t at = 0;
    while (at < pending_.size()) {
      const std::size_t used = obey(pending_.substr(at));
      if (used == 0) break;  // the rest is still to come
      at += used;
    }
    pending_.erase(0, at);
    return true;
  }

  // Carries out the first character or sequence and says how long it was; 0 if it is not complete.
  std::size_t obey(const std::string& text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first == 27)
      return text.size() < 2                    ? 0
             : text[1] == '['                   ? sequence(text)
             : text[1] == '(' || text[1] == ')' ? (text.size() < 3 ? 0 : 3)
                                                : 2;
    if (first == '\r')
      column_ = 0;
    else if (first == '\n')
      row_ = std::min(row_ + 1, static_cast<int>(cells_.size()) - 1);
    else if (first == '\b')
      column_ = std::max(column_ - 1, 0);
    if (first < 32) return 1;
    const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (text.size() < length) return 0;
    put(text.substr(0, length));
    return length;
  }

  void put(const std::string& sign) {
    last_ = sign;
    if (column_ < width_) at(column_, row_) = sign;
    ++column_;
  }

  std::string& at(int column, int row) {
    return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  void wipe(int from, int to, int row) {
    for (int column = std::max(from, 0); column < std::min(to, width_); ++column) at(column, row) = " ";
  }

  std::size_t sequence(const std::string& text) {
    std::size_t end = 2;
    while (end < text.size() && !(text[end] >= '@' && text[end] <= '~')) ++end;
    if (end == text.size()) return 0;
    std::vector<int> numbers{0};
    for (std::size_t i = 2; i < end; ++i) {
      if (text[i] == ';') numbers.push_back(0);
      if (text[i] >= '0' && text[i] <= '9') numbers.back() = numbers.back() * 10 + text[i] - '0';
    }
    const int height = static_cast<int>(cells_.size()), n = std::max(numbers[0], 1);
    switch (text[end]) {
      case 'H':
        row_ = n - 1;
        column_ = numbers.size() > 1 ? std::max(numbers[1], 1) - 1 : 0;
        break;
      case 'G':
        column_ = n - 1;
        break;
      case 'd':
        row_ = n - 1;
        break;
      case 'A':
        row_ -= n;
        break;
      case 'B':
        row_ += n;
        break;
      case 'C':
        column_ += n;
        break;
      case 'D':
        column_ -= n;
        break;
      case 'K':
        wipe(numbers[0] == 1 ? 0 : column_, numbers[0] == 1 ? column_ + 1 : width_, row_);
        break;
      case 'J':
        wipe(column_, width_, row_);
        for (int row = row_ + 1; row < height; ++row) wipe(0, width_, row);
        break;
      case 'X':
        wipe(column_, column_ + n, row_);
        break;
      case 'P':
        for (int column = column_; column < width_; ++column)
          at(column, row_) = column + n < width_ ? at(column + n, row_) : " ";
        break;
      case '@':
        for (int column = width_ - 1; column >= column_; --column)
          at(column, row_) = column - n >= column_ ? at(column - n, row_) : " ";
        break;
      case 'b':
        for (int i = 0; i < n; ++i) put(last_);
        break;
      default:
        break;  // colours, modes
    }
    row_ = std::clamp(row_, 0, height - 1);
    column_ = std::clamp(column_, 0, width_ - 1);
    return end + 1;
  }

  int width_;
  std::vector<std::vector<std::string>> cells_;
  int terminal_ = -1;
  pid_t child_ = -1;
  int column_ = 0, row_ = 0;
  std::string pending_, last_;
};

}  // namespace gridlock::testing

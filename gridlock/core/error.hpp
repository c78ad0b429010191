// The one exception of the library: what is wrong, and where in the input.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace gridlock {

// What is wrong with an input. what() is one sentence for people, without the place.
struct Error : std::runtime_error {
  // `message` is one sentence; line and column may be unknown.
  explicit Error(std::string message, int line = 0, int column = 0, std::string source = {})
      : std::runtime_error(std::move(message)), source(std::move(source)), line(line), column(column) {}

  // "source:line:column: message", leaving out what is unknown.
  std::string located() const {
    std::string text = source;
    if (line > 0) text += (text.empty() ? "line " : ":") + std::to_string(line);
    if (line > 0 && column > 0) text += ":" + std::to_string(column);
    return text.empty() ? what() : text + ": " + what();
  }

  std::string source;  // what the input is called; empty: unknown
  int line;            // counted from 1; 0: unknown
  int column;          // counted from 1; 0: unknown
};

}  // namespace gridlock

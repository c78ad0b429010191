#include "gridlock/render/glyphs.hpp"

#include <array>

namespace gridlock::render {
namespace {

// The points of a stroke, x and y; a bar ends a stroke.
constexpr std::array<const char*, 26> kLetters{
    "0 6 0 2 2 0 4 2 4 6 | 0 4 4 4",                          // A
    "0 0 3 0 4 1 4 2 3 3 0 3 | 3 3 4 4 4 5 3 6 0 6 0 0",      // B
    "4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5",                        // C
    "0 0 2.6 0 4 1.4 4 4.6 2.6 6 0 6 0 0",                    // D
    "4 0 0 0 0 6 4 6 | 0 3 3 3",                              // E
    "4 0 0 0 0 6 | 0 3 3 3",                                  // F
    "4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3.2 2.3 3.2",          // G
    "0 0 0 6 | 4 0 4 6 | 0 3 4 3",                            // H
    "2 0 2 6 | .7 0 3.3 0 | .7 6 3.3 6",                      // I
    "4 0 4 5 3 6 1 6 0 5",                                    // J
    "0 0 0 6 | 4 0 0 3.6 | 1.3 2.6 4 6",                      // K
    "0 0 0 6 4 6",                                            // L
    "0 6 0 0 2 2.6 4 0 4 6",                                  // M
    "0 6 0 0 4 6 4 0",                                        // N
    "1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0",                    // O
    "0 6 0 0 3 0 4 1 4 2.4 3 3.4 0 3.4",                      // P
    "1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0 | 2.6 4.2 4.2 6.2",  // Q
    "0 6 0 0 3 0 4 1 4 2.4 3 3.4 0 3.4 | 2 3.4 4 6",          // R
    "4 1 3 0 1 0 0 1 0 2 1 3 3 3 4 4 4 5 3 6 1 6 0 5",        // S
    "0 0 4 0 | 2 0 2 6",                                      // T
    "0 0 0 5 1 6 3 6 4 5 4 0",                                // U
    "0 0 2 6 4 0",                                            // V
    "0 0 1 6 2 2.6 3 6 4 0",                                  // W
    "0 0 4 6 | 4 0 0 6",                                      // X
    "0 0 2 3 4 0 | 2 3 2 6",                                  // Y
    "0 0 4 0 0 6 4 6",                                        // Z
};

// Small letters are letters of their own: a large board has an A and an a.
constexpr std::array<const char*, 26> kSmallLetters{
    "4 3 3 2 1 2 0 3 0 5 1 6 3 6 4 5 | 4 2 4 6",                         // a
    "0 0 0 6 | 0 3 1 2 3 2 4 3 4 5 3 6 1 6 0 5",                         // b
    "4 3 3 2 1 2 0 3 0 5 1 6 3 6 4 5",                                   // c
    "4 0 4 6 | 4 3 3 2 1 2 0 3 0 5 1 6 3 6 4 5",                         // d
    "0 4 4 4 4 3 3 2 1 2 0 3 0 5 1 6 3.4 6",                             // e
    "3.6 .4 2.6 0 1.6 1 1.6 6 | .2 2.4 3.2 2.4",                         // f
    "4 2 4 6 3 7 1 7 .2 6.4 | 4 3 3 2 1 2 0 3 0 4.4 1 5.4 3 5.4 4 4.4",  // g
    "0 0 0 6 | 0 3 1 2 3 2 4 3 4 6",                                     // h
    "2 2.4 2 6 | 2 .4 2 .6",                                             // i
    "2.6 2.4 2.6 6 1.8 7 .8 7 | 2.6 .4 2.6 .6",                          // j
    "0 0 0 6 | 3.6 2 0 4.6 | 1.4 3.8 4 6",                               // k
    "1.4 0 1.4 5 2.2 6 3 6",                                             // l
    "0 6 0 2 | 0 3 .8 2 1.4 2 2 3 2 6 | 2 3 2.8 2 3.4 2 4 3 4 6",        // m
    "0 6 0 2 | 0 3 1 2 3 2 4 3 4 6",                                     // n
    "1 2 3 2 4 3 4 5 3 6 1 6 0 5 0 3 1 2",                               // o
    "0 7 0 2 | 0 3 1 2 3 2 4 3 4 4.6 3 5.6 1 5.6 0 4.6",                 // p
    "4 7 4 2 | 4 3 3 2 1 2 0 3 0 4.6 1 5.6 3 5.6 4 4.6",                 // q
    "0 6 0 2 | 0 3.4 1.4 2 3 2",                                         // r
    "4 2.6 3 2 1 2 .2 2.8 1 3.8 3 4.2 3.8 5.2 3 6 1 6 0 5.4",            // s
    "1.6 0 1.6 5 2.4 6 3.4 6 | .2 2 3.2 2",                              // t
    "0 2 0 5 1 6 3 6 4 5 | 4 2 4 6",                                     // u
    "0 2 2 6 4 2",                                                       // v
    "0 2 1 6 2 3.4 3 6 4 2",                                             // w
    "0 2 4 6 | 4 2 0 6",                                                 // x
    "0 2 2 5 | 4 2 1.4 7",                                               // y
    "0 2 4 2 0 6 4 6",                                                   // z
};

constexpr std::array<const char*, 10> kDigits{
    "1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0 | 1.4 4.2 2.6 1.8",                  // 0
    ".4 1.4 2 0 2 6 | .4 6 3.6 6",                                            // 1
    "0 1 1 0 3 0 4 1 4 2 0 6 4 6",                                            // 2
    "0 0 4 0 2 2.4 3 2.4 4 3.4 4 5 3 6 1 6 0 5",                              // 3
    "3 6 3 0 0 4 4 4",                                                        // 4
    "4 0 0 0 0 2.6 3 2.6 4 3.6 4 5 3 6 1 6 0 5",                              // 5
    "4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3.6 3 2.6 0 2.6",                      // 6
    "0 0 4 0 1.4 6",                                                          // 7
    "1 0 3 0 4 1 4 2 3 3 1 3 0 2 0 1 1 0 | 1 3 0 4 0 5 1 6 3 6 4 5 4 4 3 3",  // 8
    "4 3.4 1 3.4 0 2.4 0 1 1 0 3 0 4 1 4 5 3 6 1 6 0 5",                      // 9
};

const char* strokes_of(char letter) {
  if (letter >= 'a' && letter <= 'z') return kSmallLetters[static_cast<std::size_t>(letter - 'a')];
  if (letter >= 'A' && letter <= 'Z') return kLetters[static_cast<std::size_t>(letter - 'A')];
  if (letter >= '0' && letter <= '9') return kDigits[static_cast<std::size_t>(letter - '0')];
  return "1 3 3 3";
}

// Takes "3", "2.6" or ".7" off the front. (The library's own reader of numbers is a quarter of what the page needs to
// draw a board.)
double take_number(const char*& text) {
  while (*text == ' ') ++text;
  double value = 0;
  for (; *text >= '0' && *text <= '9'; ++text) value = value * 10 + (*text - '0');
  if (*text != '.') return value;
  value += (text[1] - '0') / 10.0;
  text += 2;
  return value;
}

}  // namespace

Lines glyph(char letter) {
  Lines lines(1);
  for (const char* text = strokes_of(letter); *text != '\0';) {
    if (*text == ' ') {
      ++text;
    } else if (*text == '|') {
      lines.emplace_back();
      ++text;
    } else {
      const double x = take_number(text), y = take_number(text);
      lines.back().push_back({x, y});
    }
  }
  return lines;
}

}  // namespace gridlock::render

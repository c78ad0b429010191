#include "gridlock/report/human.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "gridlock/core/counted.hpp"

namespace gridlock::report {
namespace {

// Three digits: 1.23, 12.3, 123.
std::string three_digits(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

std::string scaled(double number, double base, const std::array<const char*, 5>& units) {
  std::size_t unit = 0;
  while (unit + 1 < units.size() && number >= base * 0.9995) {
    number /= base;
    ++unit;
  }
  return fmt::format("{}{}", unit == 0 ? fmt::format("{:.0f}", number) : three_digits(number), units[unit]);
}

}  // namespace

std::string human_seconds(double seconds) {
  if (seconds <= 0) return "0 s";
  if (seconds < 0.95e-7) return fmt::format("{:.3g} ns", seconds * 1e9);  // a slope: seconds for each state
  if (seconds < 1e-5) return fmt::format("{:.1f} µs", seconds * 1e6);
  if (seconds < 0.9995) return three_digits(seconds * 1e3) + " ms";
  if (seconds < 59.95) return three_digits(seconds) + " s";
  const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string human_bytes(std::size_t bytes) {
  return scaled(static_cast<double>(bytes), 1024, {" B", " kB", " MB", " GB", " TB"});
}

std::string human_count(std::uint64_t count) {
  return scaled(static_cast<double>(count), 1000, {"", " k", " M", " G", " T"});
}

std::string grouped(std::uint64_t count) {
  std::string digits = std::to_string(count);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string grouped(std::uint64_t count, std::string_view one, std::string_view several) {
  return grouped(count) + " " + word_for(count, one, several);
}

std::string scientific(double log10) {
  auto exponent = static_cast<std::int64_t>(std::floor(log10));
  std::string digits = fmt::format("{:.2f}", std::pow(10, log10 - static_cast<double>(exponent)));
  if (digits.size() > 4) {  // 9.996 is 10.00
    digits = "1.00";
    ++exponent;
  }
  return fmt::format("{}E{}", digits, exponent);
}

std::string human_number(double number) {
  if (number >= 999.9995 && number < 1e15) return grouped(static_cast<std::uint64_t>(std::llround(number)));
  return fmt::format("{:.3f}", number);
}

}  // namespace gridlock::report

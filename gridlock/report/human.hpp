// Numbers for people: short, with a unit. Machine formats never use these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gridlock::report {

std::string human_seconds(double seconds);     // 38 ns, 4.2 us, 0.40 ms, 12.3 s, 3 min 20 s
std::string human_bytes(std::size_t bytes);    // 640 B, 1.4 MB
std::string human_count(std::uint64_t count);  // 412, 12.3 k, 1.4 M
std::string grouped(std::uint64_t count);      // 11,587
// 1 board, 11,587 boards; `several` where that is not `one` with an s.
std::string grouped(std::uint64_t count, std::string_view one, std::string_view several = {});
std::string human_number(double number);  // 3.066, 11,587
std::string scientific(double log10);     // 3.14E412, by the logarithm of a number that no double holds

}  // namespace gridlock::report

// One number for all choices of all searches. It changes when any of them expands different positions, or the same ones
// in a different order, and depends on nothing else: not on the machine, the compiler or its options.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

namespace gridlock {

// Takes a second or two. None if the flag was set before it was finished.
std::optional<std::uint32_t> signature(const std::atomic<bool>* cancel = nullptr);

}  // namespace gridlock

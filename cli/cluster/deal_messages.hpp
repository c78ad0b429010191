// The messages of the processes that share many puzzles: numbers of puzzles to work on, and answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace gridlock::cli {

// To a process: work on the items from `first` to before `last`, counted from 0. An empty range: there is no more.
struct Range {
  std::uint64_t first = 0, last = 0;

  bool empty() const { return first == last; }
};

// From a process: what became of one item. Several make a message.
struct Reply {
  enum class Kind : std::uint64_t { answer, failure, not_begun };

  std::uint64_t from = 0;    // the process
  std::uint64_t number = 0;  // the item
  Kind kind = Kind::not_begun;
  std::string text;  // the answer, or what went wrong
};

inline std::vector<std::byte> bytes_of(const Range& range) {
  std::vector<std::byte> bytes(sizeof range);
  std::memcpy(bytes.data(), &range, sizeof range);
  return bytes;
}

inline Range range_in(const std::vector<std::byte>& bytes) {
  Range range;
  std::memcpy(&range, bytes.data(), sizeof range);
  return range;
}

inline void append(std::vector<std::byte>& bytes, const Reply& reply) {
  const std::uint64_t head[] = {reply.from, reply.number, static_cast<std::uint64_t>(reply.kind), reply.text.size()};
  const std::size_t at = bytes.size();
  bytes.resize(at + sizeof head + reply.text.size());
  std::memcpy(bytes.data() + at, head, sizeof head);
  if (!reply.text.empty()) std::memcpy(bytes.data() + at + sizeof head, reply.text.data(), reply.text.size());
}

inline std::vector<Reply> replies_in(const std::vector<std::byte>& bytes) {
  std::vector<Reply> replies;
  for (std::size_t at = 0; at < bytes.size();) {
    std::uint64_t head[4];
    std::memcpy(head, bytes.data() + at, sizeof head);
    at += sizeof head;
    const char* const text = reinterpret_cast<const char*>(bytes.data()) + at;
    replies.push_back({head[0], head[1], static_cast<Reply::Kind>(head[2]), std::string(text, head[3])});
    at += head[3];
  }
  return replies;
}

}  // namespace gridlock::cli

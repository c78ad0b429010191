#include "cli/cluster/solution_message.hpp"

#include <cstring>
#include <stdexcept>
#include <type_traits>

namespace gridlock::cli {
namespace {

class Packer {
 public:
  std::string bytes;

  template <class Value>
  void operator()(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void operator()(const std::string& text) {
    (*this)(text.size());
    bytes += text;
  }
  void operator()(const std::vector<std::string>& texts) {
    (*this)(texts.size());
    for (const auto& text : texts) (*this)(text);
  }
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  template <class Value>
  void operator()(Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    std::memcpy(static_cast<void*>(&value), take(sizeof value).data(), sizeof value);
  }
  void operator()(std::string& text) { text = take(size()); }
  void operator()(std::vector<std::string>& texts) {
    texts.clear();
    for (std::size_t left = size(); left > 0; --left) (*this)(texts.emplace_back());
  }
  void finish() const {
    if (!rest_.empty()) fail();
  }

 private:
  [[noreturn]] static void fail() { throw std::logic_error("a message between processes is damaged"); }
  std::size_t size() {
    std::size_t size = 0;
    (*this)(size);
    if (size > rest_.size()) fail();
    return size;
  }
  std::string_view take(std::size_t size) {
    if (size > rest_.size()) fail();
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  std::string_view rest_;
};

// Every member, in one order for both ways.
template <class Pack, class Any>
void each_member(Pack& pack, Any& solution) {
  pack(solution.kind);
  pack(solution.search);
  pack(solution.heuristic);
  pack(solution.metric);
  pack(solution.outcome);
  pack(solution.optimal);
  pack(solution.cost);
  pack(solution.lower_bound);
  pack(solution.exit_counted);
  pack(solution.full_bound);
  pack(solution.moves);
  pack(solution.steps);
  pack(solution.stats);
  pack(solution.runs);
  pack(solution.reason);
}

}  // namespace

std::string message_of(const Solution& solution) {
  Packer pack;
  each_member(pack, solution);
  return std::move(pack.bytes);
}

Solution solution_in(std::string_view message) {
  Solution solution;
  Unpacker unpack(message);
  each_member(unpack, solution);
  unpack.finish();
  return solution;
}

}  // namespace gridlock::cli

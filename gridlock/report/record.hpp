// One result as ordered, typed keys and values: what every output format is made from.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace gridlock::report {

struct Field;
class Record;

struct Nothing {};  // null: not known, or it makes no sense here
// Numbers with a unit: machine formats write the bare number, text writes "0.40 ms" and "1.4 MB".
struct Seconds {
  double value;
};
struct Bytes {
  std::uint64_t value;
};

using Value = std::variant<Nothing, bool, std::int64_t, std::uint64_t, double, Seconds, Bytes, std::string,
                           std::vector<std::string>, std::vector<Field>, std::vector<Record>>;

class Record {
 public:
  // `value`: a bool, a number, Seconds, Bytes, text, a list of texts, Nothing, a Record (an object inside the object)
  // or a list of them. The order of the keys is the order in which they are added.
  template <class T>
  Record& add(std::string key, T&& value);

  const std::vector<Field>& fields() const { return fields_; }
  void reserve(std::size_t count);
  // The value under a key; null if the record has no such key.
  const Value* find(std::string_view key) const;

 private:
  std::vector<Field> fields_;
};

struct Field {
  std::string key;
  Value value;
};

namespace detail {

template <class T>
Value to_value(T&& value) {
  using Plain = std::remove_cvref_t<T>;
  if constexpr (std::same_as<Plain, Record>) {
    return Value(value.fields());
  } else if constexpr (std::same_as<Plain, bool> || !std::integral<Plain>) {
    if constexpr (std::is_floating_point_v<Plain>)
      return Value(static_cast<double>(value));
    else if constexpr (std::convertible_to<Plain, std::string_view>)
      return Value(std::string(std::string_view(value)));
    else
      return Value(std::forward<T>(value));
  } else if constexpr (std::signed_integral<Plain>) {
    return Value(static_cast<std::int64_t>(value));
  } else {
    return Value(static_cast<std::uint64_t>(value));
  }
}

}  // namespace detail

template <class T>
Record& Record::add(std::string key, T&& value) {
  fields_.push_back({std::move(key), detail::to_value(std::forward<T>(value))});
  return *this;
}

inline void Record::reserve(std::size_t count) { fields_.reserve(count); }

inline const Value* Record::find(std::string_view key) const {
  for (const auto& field : fields_)
    if (field.key == key) return &field.value;
  return nullptr;
}

}  // namespace gridlock::report

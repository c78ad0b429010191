// A growing array of plain values that are never initialised and never copied one by one: large ones move by
// remapping pages, and untouched capacity costs no memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "gridlock/containers/memory_block.hpp"

namespace gridlock {

template <class T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));

 public:
  using value_type = T;
  using size_type = std::size_t;
  using reference = T&;
  using const_reference = const T&;

  Buffer() = default;
  Buffer(Buffer&& other) noexcept { swap(other); }
  Buffer& operator=(Buffer&& other) noexcept {
    swap(other);
    return *this;
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { free_block(data_, capacity_ * sizeof(T)); }

  T* data() { return data_; }
  const T* data() const { return data_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The memory that was ever touched, which is what it takes: to give some of it back, release() all.
  std::size_t bytes() const { return room_ * sizeof(T); }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& front() { return data_[0]; }
  const T& front() const { return data_[0]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }

  // Makes room for `more` values behind the last one; they may then be written through data().
  void make_room(std::size_t more) {
    if (room_ - size_ < more) extend(size_ + more);
  }
  // Declares that the first `size` values are in use; there must be room for them.
  void set_size(std::size_t size) { size_ = size; }
  void push_back(const T& value) {
    if (size_ == room_) {
      const T kept = value;  // it may live in this very buffer
      extend(std::max<std::size_t>(kLeast, size_ + 1));
      data_[size_++] = kept;
      return;
    }
    data_[size_++] = value;
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  void release() {
    Buffer none;
    swap(none);
  }
  void swap(Buffer& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(room_, other.room_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  static constexpr std::size_t kLeast = 64;                        // values
  static constexpr std::size_t kStep = (1 << 16) / sizeof(T) + 1;  // values, as the memory that is touched is counted

  void extend(std::size_t needed) {
    if (needed > capacity_) grow(std::max(needed, capacity_ * 2));
    room_ = std::min(capacity_, std::max(needed, room_ + kStep));
  }
  void grow(std::size_t capacity) {
    data_ = static_cast<T*>(grown_block(data_, capacity_ * sizeof(T), capacity * sizeof(T)));
    capacity_ = capacity;
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t room_ = 0;  // of the capacity, what counts as touched
  std::size_t capacity_ = 0;
};

}  // namespace gridlock

// The server's reply to one request: from the bytes of the request's head to those of the reply's head and the file
// that follows. It knows nothing of sockets.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace gridlock::cli {

// The longest request line, and the longest head, in bytes.
constexpr std::size_t kLongestRequestLine = 8192;
constexpr std::size_t kLongestHead = 16384;

// An open file or socket that is closed with its owner.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
  Descriptor(Descriptor&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();
  int descriptor() const { return descriptor_; }
  bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_ = -1;
};

struct HttpReply {
  std::string text;           // the head, and the body where it is no file
  Descriptor file = {};       // the body, where it is one
  std::size_t file_size = 0;  // as much of it as was promised
};

// True as soon as the request can be answered: its head ends with an empty line (line ends may be CRLF or LF), or it is
// so long or so wrong already that more would not help.
bool is_complete(std::string_view request);

// The reply to a complete request for a file in `folder`, which must be a canonical path.
HttpReply reply_to(std::string_view request, const std::filesystem::path& folder);

// The reply to a client that does not come to an end.
HttpReply reply_to_slow_client();

}  // namespace gridlock::cli

// A file written the way a careful editor does it: beside the old one, which is replaced only when everything has
// succeeded. So a command that fails, or reads what it writes, never destroys a file. Devices and pipes are written
// through.
#pragma once

#include <string>

namespace gridlock::cli {

class SafeFile {
 public:
  // Throws std::system_error if it cannot be written. Permissions are kept, symbolic links are followed, and a file of
  // several names (hard links) stays one file.
  explicit SafeFile(const std::string& path);
  // Without commit() nothing has happened, except to a device or a pipe.
  ~SafeFile();
  SafeFile(const SafeFile&) = delete;
  SafeFile& operator=(const SafeFile&) = delete;

  // Where to write. It stays ours.
  int descriptor() const { return descriptor_; }
  // Puts what was written in the place of the old file. Throws std::system_error; the old file is then still there.
  void commit();

 private:
  enum class Way {
    through,  // straight into a device, a pipe, a socket or an open descriptor
    beside,   // into a temporary file in the same folder, which is then renamed
    copied,   // into a nameless file elsewhere, which is then copied over the old one
  };

  void open_beside();
  void open_elsewhere();
  void copy_over();
  void close_descriptor();

  std::string path_;    // as given, for messages
  std::string target_;  // the real file behind symbolic links
  std::string temporary_;
  Way way_ = Way::through;
  int descriptor_ = -1;
};

// Writes the whole text. Throws std::system_error that says "cannot write NAME".
void write_all(int descriptor, const char* data, std::size_t size, const std::string& name);

// Removes the temporary file, if there is one; for signal handlers.
void remove_temporary_file() noexcept;

}  // namespace gridlock::cli

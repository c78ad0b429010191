#include "cli/session/safe_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

namespace gridlock::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& name, int fault = errno) {
  throw std::system_error(fault, std::generic_category(), "cannot write " + name);
}

// What a signal handler must remove. One file is written at a time; the process matters because children of the lab
// inherit the name.
char temporary_name[4096];
std::atomic<pid_t> temporary_owner{0};

void announce_temporary(const std::string& path) {
  if (path.size() >= sizeof temporary_name) return;
  std::memcpy(temporary_name, path.c_str(), path.size() + 1);
  temporary_owner = getpid();
}

// The open descriptor that a name such as /dev/stdout or /dev/fd/3 stands for.
std::optional<int> descriptor_named(const std::string& path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (path.rfind(folder, 0) != 0) continue;
    int number = -1;
    const auto [end, fault] = std::from_chars(path.data() + folder.size(), path.data() + path.size(), number);
    if (fault == std::errc{} && end == path.data() + path.size()) return number;
  }
  return std::nullopt;
}

// The file that a chain of symbolic links ends at, whether it exists or not.
std::string behind_links(const std::string& path) {
  fs::path at = path;
  std::error_code fault;
  for (int links = 0; fs::is_symlink(fs::symlink_status(at, fault)); ++links) {
    if (links == 40) refuse(path, ELOOP);
    const fs::path next = fs::read_symlink(at, fault);
    if (fault) refuse(path, fault.value());
    at = next.is_absolute() ? next : at.parent_path() / next;
  }
  return at.string();
}

mode_t usual_mode() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

}  // namespace

void write_all(int descriptor, const char* data, std::size_t size, const std::string& name) {
  for (std::size_t done = 0; done < size;) {
    const ssize_t count = ::write(descriptor, data + done, size - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) refuse(name);
    done += static_cast<std::size_t>(count);
  }
}

void remove_temporary_file() noexcept {
  if (temporary_owner == getpid()) unlink(temporary_name);
}

SafeFile::SafeFile(const std::string& path) : path_(path) {
  if (const auto open_already = descriptor_named(path)) {
    descriptor_ = fcntl(*open_already, F_DUPFD_CLOEXEC, 3);
    if (descriptor_ < 0) refuse(path);
    return;
  }
  struct stat old {};
  const bool exists = stat(path.c_str(), &old) == 0;
  if (!exists && errno != ENOENT) refuse(path);
  if (exists && S_ISDIR(old.st_mode)) refuse(path, EISDIR);
  if (exists && !S_ISREG(old.st_mode)) {
    descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor_ < 0) refuse(path);
    return;
  }
  // A rename asks only the folder; whether the file itself may be changed is ours to ask.
  if (exists && access(path.c_str(), W_OK) != 0) refuse(path);
  target_ = behind_links(path);
  const bool plain = !exists || (old.st_nlink == 1 && old.st_uid == geteuid());
  if (plain) open_beside();
  if (descriptor_ < 0 && !exists) refuse(path);
  if (descriptor_ < 0) open_elsewhere();
  if (way_ == Way::beside) fchmod(descriptor_, exists ? old.st_mode & 07777 : usual_mode());
}

SafeFile::~SafeFile() {
  close_descriptor();
  if (!temporary_.empty()) unlink(temporary_.c_str());
  if (!temporary_.empty()) temporary_owner = 0;
}

// Leaves the descriptor at -1, with the reason in errno, where the folder takes no new file.
void SafeFile::open_beside() {
  const fs::path target = target_;
  // A name at its full length leaves no room for more.
  const std::string stem = target.filename().string().substr(0, 200);
  std::string name = (target.parent_path() / ("." + stem + ".XXXXXX")).string();
  descriptor_ = mkostemp(name.data(), O_CLOEXEC);
  if (descriptor_ < 0) return;
  way_ = Way::beside;
  temporary_ = name;
  announce_temporary(name);
}

void SafeFile::open_elsewhere() {
  way_ = Way::copied;
  std::FILE* const nameless = std::tmpfile();
  if (nameless == nullptr) refuse(path_);
  descriptor_ = fcntl(fileno(nameless), F_DUPFD_CLOEXEC, 3);
  const int fault = errno;
  std::fclose(nameless);
  if (descriptor_ < 0) refuse(path_, fault);
}

void SafeFile::commit() {
  if (way_ == Way::copied) return copy_over();
  if (way_ == Way::through) return close_descriptor();
  // What the disk does not hold yet must not replace what it holds.
  if (fsync(descriptor_) != 0 && errno != EINVAL) refuse(path_);
  close_descriptor();
  if (rename(temporary_.c_str(), target_.c_str()) != 0) refuse(path_);
  temporary_owner = 0;
  temporary_.clear();
}

void SafeFile::copy_over() {
  const int target = open(target_.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  if (target < 0) refuse(path_);
  std::vector<char> part(1 << 16);
  off_t at = 0;
  try {
    for (ssize_t count; (count = pread(descriptor_, part.data(), part.size(), at)) != 0; at += count) {
      if (count < 0) refuse(path_);
      write_all(target, part.data(), static_cast<std::size_t>(count), path_);
    }
    if (fsync(target) != 0 && errno != EINVAL) refuse(path_);
  } catch (...) {
    close(target);
    throw;
  }
  close(target);
  close_descriptor();
}

void SafeFile::close_descriptor() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
}

}  // namespace gridlock::cli

#include "cli/input/census_journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "cli/input/input_file.hpp"
#include "cli/session/safe_file.hpp"
#include "gridlock/rushhour/census/census_file.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;

std::string header_of(const census::Request& request) {
  return "gridlock census journal 1: " + census::text_of(request) + "\n";
}

[[noreturn]] void fail(const std::string& path) {
  throw std::system_error(errno, std::generic_category(), "cannot write " + path);
}

// Adds what a journal says to the harvest, and returns how much of the text is whole lines.
std::size_t read_journal(const std::string& path, const std::string& header, census::Harvest& harvest) {
  const std::string text = read_bytes(path);
  std::size_t whole = text.find('\n') + 1;  // 0 if there is no line yet
  if (whole > 0 && text.substr(0, whole) != header)
    throw Error("this journal belongs to another census; remove it, or name another file with -o", 0, 0, path);
  try {
    while (whole > 0 && whole < text.size()) {
      const std::size_t end = std::min(text.find('\n', whole), text.size() - 1) + 1;
      harvest.add(census::read_harvest(std::string_view(text).substr(whole, end - whole)));
      whole = end;
    }
  } catch (const Error&) {  // the process was killed while it wrote this line
  }
  return whole;
}

}  // namespace

CensusJournal::CensusJournal(const std::string& path, const census::Request& request) : path_(path) {
  descriptor_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) fail(path);
  try {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) throw Error("another process is taking this census", 0, 0, path);
    read_what_is_there(header_of(request));
  } catch (...) {
    close(descriptor_);
    throw;
  }
}

CensusJournal::~CensusJournal() { close(descriptor_); }

void CensusJournal::read_what_is_there(const std::string& header) {
  const std::size_t whole = read_journal(path_, header, harvest_);
  if (ftruncate(descriptor_, static_cast<off_t>(whole)) != 0 ||
      lseek(descriptor_, static_cast<off_t>(whole), SEEK_SET) < 0)
    fail(path_);
  if (whole == 0) write_all(descriptor_, header.data(), header.size(), path_);
}

void CensusJournal::add(const census::Harvest& harvest) {
  harvest_.add(harvest);
  const std::string line = census::write_harvest(harvest);
  write_all(descriptor_, line.data(), line.size(), path_);
}

census::Harvest read_census_journal(const std::string& path, const census::Request& request) {
  census::Harvest harvest;
  if (access(path.c_str(), F_OK) == 0) read_journal(path, header_of(request), harvest);
  return harvest;
}

void CensusJournal::remove() { unlink(path_.c_str()); }

}  // namespace gridlock::cli

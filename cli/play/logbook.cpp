#include "cli/play/logbook.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "gridlock/render/ansi.hpp"

namespace gridlock::cli {
namespace {

constexpr const char* kHeader = "gridlock progress 1";

std::string data_folder() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  // The standard says that a path which is not absolute counts for nothing.
  if (const std::string data = variable("XDG_DATA_HOME"); !data.empty() && data.front() == '/') return data;
  const std::string home = variable("HOME");
  return home.empty() ? "" : home + "/.local/share";
}

// The same puzzle has the same name wherever it was found: FNV-1a of what it looks like.
std::string key_of(const Puzzle& puzzle) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : std::string(kind_name(puzzle)) + "\n" + render::draw(puzzle, render::Colors::none))
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::ostringstream text;
  text << std::hex << hash;
  return text.str();
}

using Achievements = std::map<std::string, Achievement>;

// Key, best, stars, help, then the moves. A line that makes no sense is left out.
Achievements load(const std::string& path) {
  Achievements table;
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line) || line != kHeader) return table;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string key, move;
    Achievement achievement;
    if (!(words >> key >> achievement.best >> achievement.stars >> achievement.help)) continue;
    while (words >> move) achievement.moves.push_back(move);
    table[key] = achievement;
  }
  return table;
}

}  // namespace

Logbook::Logbook() {
  if (const std::string folder = data_folder(); !folder.empty()) path_ = folder + "/gridlock/progress";
}

Achievement Logbook::find(const Puzzle& puzzle) const {
  const Achievements table = load(path_);
  const auto place = table.find(key_of(puzzle));
  return place == table.end() ? Achievement{} : place->second;
}

void Logbook::keep(const Puzzle& puzzle, const Achievement& achievement) {
  if (path_.empty()) return;
  std::error_code fault;
  std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), fault);
  Achievements table = load(path_);
  table[key_of(puzzle)] = achievement;
  // Written beside and moved over the old one, so that a crash leaves one of the two whole.
  const std::string fresh = path_ + "." + std::to_string(getpid());
  {
    std::ofstream file(fresh);
    file << kHeader << "\n";
    for (const auto& [key, one] : table) {
      file << key << " " << one.best << " " << one.stars << " " << one.help;
      for (const auto& move : one.moves) file << " " << move;
      file << "\n";
    }
    if (!file) fault = std::make_error_code(std::errc::io_error);
  }
  if (!fault) std::filesystem::rename(fresh, path_, fault);
  if (fault) std::filesystem::remove(fresh, fault);
}

}  // namespace gridlock::cli

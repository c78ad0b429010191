#include "cli/input/sources.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "gridlock/builtin.hpp"

namespace gridlock::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBuiltin = "builtin:";
constexpr std::string_view kCensus = "census:";

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool is_folder(const std::string& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

// Runs of digits compare as numbers, the rest as text.
bool before_in_natural_order(std::string_view a, std::string_view b) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    if (!is_digit(a[i]) || !is_digit(b[j])) {
      if (a[i] != b[j]) return a[i] < b[j];
      ++i, ++j;
      continue;
    }
    while (i < a.size() && a[i] == '0') ++i;
    while (j < b.size() && b[j] == '0') ++j;
    const std::size_t i_begin = i, j_begin = j;
    while (i < a.size() && is_digit(a[i])) ++i;
    while (j < b.size() && is_digit(b[j])) ++j;
    if (i - i_begin != j - j_begin) return i - i_begin < j - j_begin;
    const int order = a.substr(i_begin, i - i_begin).compare(b.substr(j_begin, j - j_begin));
    if (order != 0) return order < 0;
  }
  return a.size() - i < b.size() - j;
}

}  // namespace

Reference parse_reference(const std::string& word) {
  using Kind = Reference::Kind;
  for (const auto& [prefix, kind] : {std::pair(kBuiltin, Kind::builtin), std::pair(kCensus, Kind::census)}) {
    if (word.rfind(prefix, 0) != 0) continue;
    const std::string which = word.substr(prefix.size());
    const std::size_t hash = std::min(which.find('#'), which.size());
    return {word, kind, which.substr(0, hash), which.substr(std::min(hash + 1, which.size()))};
  }
  const auto is_there = [](const std::string& path) { return path == "-" || exists(path); };
  std::string path = word, pick;
  if (!is_there(word)) {
    for (std::size_t hash = word.find('#'); hash != std::string::npos; hash = word.find('#', hash + 1)) {
      path = word.substr(0, hash);
      pick = word.substr(hash + 1);
      if (is_there(path)) break;
    }
  }
  const Kind kind = path == "-" ? Kind::standard_input : is_folder(path) ? Kind::folder : Kind::file;
  return {word, kind, path, pick};
}

EntrySource builtin_entries(const Reference& reference, const std::string& kind) {
  const std::vector<const Builtin*> found = find_builtins(reference.path);
  std::vector<Entry> entries;
  for (const Builtin* builtin : found.empty() ? find_builtins("") : found) {
    if (!kind.empty() && builtin->puzzle != kind) continue;
    const auto& list = builtin->set() == "census" ? census_sample() : builtins();
    const auto index = static_cast<int>(builtin - list.data()) + 1;
    entries.push_back({index, 1, 0, std::string(builtin->name), builtin->read()});
  }
  // A word that is neither a name nor a set may still be a number, or a name in other letters; else it is refused.
  const std::string& pick = found.empty() ? reference.path : reference.pick;
  std::size_t at = 0;
  const auto all = [entries = std::move(entries), at](Entry& entry) mutable {
    if (at == entries.size()) return false;
    entry = std::move(entries[at++]);
    return true;
  };
  return pick_entries(all, pick, reference.word);
}

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code fault;
  auto walk = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, fault);
  for (; !fault && walk != fs::recursive_directory_iterator(); walk.increment(fault)) {
    std::error_code ignored;
    const bool hidden = walk->path().filename().string().front() == '.';
    if (hidden && walk->is_directory(ignored)) walk.disable_recursion_pending();
    if (!hidden && walk->is_regular_file(ignored)) files.push_back(walk->path().string());
  }
  if (fault) throw Error("cannot read the folder: " + fault.message(), 0, 0, folder);
  std::sort(files.begin(), files.end(), before_in_natural_order);
  return files;
}

}  // namespace gridlock::cli

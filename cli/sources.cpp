#include "cli/sources.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>

#include "cli/suggest.hpp"
#include "gridlock/engine/builtin.hpp"

namespace gridlock::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBuiltin = "builtin:";

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool is_folder(const std::string& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
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

struct Range {
  std::size_t first, last;
};

// "3", "3-9", "3-", "-9"; nothing if it is no range.
std::optional<Range> parse_range(std::string_view text) {
  Range range{1, static_cast<std::size_t>(-1)};
  const std::size_t dash = text.find('-');
  const auto read = [](std::string_view digits, std::size_t& number) {
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return fault == std::errc{} && end == digits.data() + digits.size();
  };
  if (text.empty() || text == "-") return std::nullopt;
  if (dash == std::string_view::npos) {
    if (!read(text, range.first)) return std::nullopt;
    range.last = range.first;
    return range;
  }
  if (dash > 0 && !read(text.substr(0, dash), range.first)) return std::nullopt;
  if (dash + 1 < text.size() && !read(text.substr(dash + 1), range.last)) return std::nullopt;
  return range;
}

// "2,5,7-9"; nothing if a part is no range.
std::optional<std::vector<Range>> parse_ranges(std::string_view text) {
  std::vector<Range> ranges;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const auto range = parse_range(text.substr(at, comma - at));
    if (!range) return std::nullopt;
    ranges.push_back(*range);
    at = comma + 1;
  }
  return ranges;
}

}  // namespace

Reference parse_reference(const std::string& word) {
  using Kind = Reference::Kind;
  if (word.rfind(kBuiltin, 0) == 0) {
    const std::string which = word.substr(kBuiltin.size());
    const std::size_t hash = std::min(which.find('#'), which.size());
    return {word, Kind::builtin, which.substr(0, hash), which.substr(std::min(hash + 1, which.size()))};
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

std::vector<formats::Entry> pick_entries(std::vector<formats::Entry> all, const Reference& reference) {
  if (reference.pick.empty()) return all;
  const std::string& pick = reference.pick;
  std::vector<formats::Entry> picked;
  if (const auto ranges = parse_ranges(pick)) {
    for (const Range& range : *ranges) {
      const bool one = range.first == range.last;
      if (range.first < 1 || range.first > all.size() || range.last < range.first || (one && range.last > all.size()))
        throw Error("there is no puzzle #" + pick + "; the last is #" + std::to_string(all.size()), 0, 0,
                    reference.word);
      for (std::size_t i = range.first; i <= std::min(range.last, all.size()); ++i) picked.push_back(all[i - 1]);
    }
    return picked;
  }
  std::vector<std::string> names;
  for (auto& entry : all) {
    names.push_back(entry.name);
    if (same_ignoring_case(entry.name, pick)) picked.push_back(std::move(entry));
  }
  if (picked.empty())
    throw Error("no puzzle has the title '" + pick + "'" + did_you_mean(pick, names), 0, 0, reference.word);
  return picked;
}

std::vector<formats::Entry> builtin_entries(const Reference& reference, const std::string& kind) {
  const std::vector<const Builtin*> found = find_builtins(reference.path);
  std::vector<formats::Entry> entries;
  for (const Builtin* builtin : found.empty() ? find_builtins("") : found) {
    if (!kind.empty() && builtin->puzzle != kind) continue;
    const auto index = static_cast<int>(builtin - builtins().data()) + 1;
    entries.push_back({index, 1, std::string(builtin->name), builtin->read()});
  }
  // A word that is neither a name nor a set may still be a number, or a name in other letters; else it is refused.
  if (found.empty()) return pick_entries(std::move(entries), {reference.word, reference.kind, "", reference.path});
  return pick_entries(std::move(entries), reference);
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

std::string read_bytes(const std::string& path) {
  const std::string name = source_name(path);
  if (path != "-" && is_folder(path)) throw Error("this is a folder", 0, 0, name);
  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
  if (!file) throw Error(errno == ENOENT ? "no such file" : std::strerror(errno), 0, 0, name);
  std::string content;
  char block[1 << 16];
  while (const std::size_t count = std::fread(block, 1, sizeof block, file.get())) content.append(block, count);
  if (std::ferror(file.get())) throw Error(std::strerror(errno), 0, 0, name);
  return content;
}

std::string source_name(const std::string& path) { return path == "-" ? "stdin" : path; }

}  // namespace gridlock::cli

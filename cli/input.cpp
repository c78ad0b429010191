#include "cli/input.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/args.hpp"
#include "cli/sources.hpp"
#include "cli/suggest.hpp"
#include "gridlock/engine/catalogue.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::cli {
namespace {

std::vector<Option> reading_options(InputOptions& target) {
  Option from = text("--from", "FORMAT", "the format of the input; by default it is recognised", target.from);
  from.set = [&target](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& format : formats::all()) known.emplace_back(format.name);
    require_known("format", value, known);
    target.from = value;
  };
  Option puzzle = text("--puzzle", "KIND", "which puzzle the input is, where it could be several", target.puzzle);
  puzzle.set = [&target](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& kind : list_puzzles()) known.push_back(kind.name);
    require_known("puzzle", value, known);
    target.puzzle = value;
  };
  return {from, puzzle};
}

using Use = std::function<bool(Item&&)>;

std::string label_of(const std::string& source, const formats::Entry& entry, std::size_t count) {
  // A number alone says less than the file it stands in.
  const bool is_number = std::all_of(entry.name.begin(), entry.name.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!is_number) return entry.name;
  const std::string stem = std::filesystem::path(source).stem().string();
  return count == 1 && entry.index == 1 ? stem : stem + "#" + std::to_string(entry.index);
}

// Reads the entries of one source and hands them on; false to stop. Only reading is guarded: what `use` throws is the
// command's own affair.
template <class Read>
bool pass_on(const std::string& source, Read read, const Use& use, bool only_source = false) {
  std::vector<formats::Entry> entries;
  try {
    entries = read();
  } catch (const Error& error) {
    entries.emplace_back().content = error;
  }
  std::size_t width = 0;
  for (const auto& entry : entries)
    width = std::max(width, report::display_width(label_of(source, entry, entries.size())));
  const bool only = only_source && entries.size() == 1;
  for (auto& entry : entries)
    if (!use({source, std::move(entry), entries.size(), width, only})) return false;
  return true;
}

// A folder may hold anything; what is not recognised is none of our business.
bool pass_on_folder(const Reference& reference, const InputOptions& options, const Use& use) {
  bool found = false;
  const auto fail = [&](const char* message) {
    return pass_on(
        reference.path, [&]() -> std::vector<formats::Entry> { throw Error(message, 0, 0, reference.path); }, use);
  };
  if (!reference.pick.empty()) return fail("a pick needs a file, not a folder");
  for (const auto& path : files_in(reference.path)) {
    const auto read = [&]() -> std::vector<formats::Entry> {
      const std::string content = read_bytes(path);
      if (formats::recognise(content, options.puzzle).empty()) return {};
      found = true;
      return formats::read(content, path, options.from, options.puzzle);
    };
    if (!pass_on(path, read, use)) return false;
  }
  return found || fail("no file in this folder is recognised as a puzzle");
}

bool pass_on_reference(const Reference& reference, const InputOptions& options, const Use& use) {
  using Kind = Reference::Kind;
  if (reference.kind == Kind::folder) return pass_on_folder(reference, options, use);
  const bool builtin = reference.kind == Kind::builtin;
  const std::string source = builtin ? "builtin:" : source_name(reference.path);
  const auto read = [&] {
    if (builtin) return builtin_entries(reference, options.puzzle);
    return pick_entries(formats::read(read_bytes(reference.path), source, options.from, options.puzzle), reference);
  };
  return pass_on(source, read, use, options.inputs.size() == 1);
}

}  // namespace

std::vector<Option> join(std::vector<Option> first, std::vector<Option> second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

std::vector<Option> input_options(InputOptions& target) {
  return join({positionals("INPUT",
                           "a file, a folder, - for standard input, or builtin:NAME; #3, #3-9 or #TITLE behind "
                           "it picks puzzles out of a collection",
                           target.inputs)},
              reading_options(target));
}

std::vector<Option> single_input_options(InputOptions& target) {
  Option input = positionals("INPUT",
                             "a file, - for standard input, or builtin:NAME; #3 or #TITLE behind it picks a "
                             "puzzle out of a collection",
                             target.inputs);
  input.argument = "INPUT";
  input.repeated = false;
  return join({input}, reading_options(target));
}

std::string Item::label() const { return label_of(source, entry, count); }

void for_each_item(const InputOptions& options, const Use& use) {
  for (const auto& word : options.inputs)
    if (!pass_on_reference(parse_reference(word), options, use)) return;
}

Item single_item(const InputOptions& options) {
  std::vector<Item> items;
  for_each_item(options, [&](Item&& item) {
    items.push_back(std::move(item));
    return items.size() < 2;
  });
  if (items.empty()) throw Error("there is no puzzle");
  if (!items.front().entry.valid()) throw items.front().entry.error();
  if (items.size() > 1)
    throw Error("holds several puzzles; pick one, as in " + options.inputs.front() + "#1", 0, 0, items.front().source);
  return std::move(items.front());
}

}  // namespace gridlock::cli

#include "cli/input/input.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <optional>

#include "cli/input/census_files.hpp"
#include "cli/input/input_file.hpp"
#include "cli/input/sources.hpp"
#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/session.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/formats/puzzle_stream.hpp"
#include "gridlock/report/printable.hpp"
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
  Option puzzle = text("--puzzle", "KIND", "the kind of puzzle, if the input could be of several", target.puzzle);
  puzzle.set = [&target](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& kind : list_puzzles()) known.push_back(kind.name);
    require_known("puzzle", value, known);
    target.puzzle = value;
  };
  return {from, puzzle};
}

using Use = std::function<bool(Item&&)>;

std::string label_of(const std::string& source, const Entry& entry, bool several) {
  // A number alone says less than the file it stands in.
  const bool is_number = std::all_of(entry.name.begin(), entry.name.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!is_number) return report::printable(entry.name);
  const std::string stem = report::printable(std::filesystem::path(source).stem().string());
  return !several && entry.index == 1 ? stem : stem + "#" + std::to_string(entry.index);
}

// Hands on the entries of one source as they come; false to stop. Only reading is guarded: what `use` throws is the
// command's own affair.
class Passer {
 public:
  // `at_hand`: nothing has to be waited for, so that many may be looked at to find the width of a column.
  Passer(std::string source, EntrySource entries, bool at_hand, std::shared_ptr<const std::string> text = nullptr)
      : source_(std::move(source)),
        entries_(std::move(entries)),
        ahead_(at_hand ? kLookedAhead : 2),
        text_(std::move(text)) {}

  bool pass_on(const Use& use, bool only_source) {
    while (waiting_.size() < ahead_ && read()) {
    }
    const bool several = waiting_.size() > 1;
    std::size_t width = 0;
    for (const auto& entry : waiting_)
      width = std::max(width, report::display_width(label_of(source_, entry, several)));
    const bool only = only_source && !several;
    while (!waiting_.empty() || read()) {
      Item item{source_, std::move(waiting_.front()), several, width, only};
      waiting_.pop_front();
      item.readable = !(failed_ && waiting_.empty());
      item.text = text_;
      if (!use(std::move(item))) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t kLookedAhead = 1000;

  // A source that cannot be read, or not to its end, has an entry that says so.
  bool read() {
    if (ended_) return false;
    Entry entry;
    try {
      if (entries_(entry)) {
        ++count_;
        waiting_.push_back(std::move(entry));
        return true;
      }
      ended_ = true;
      return false;
    } catch (const Error& error) {
      ended_ = failed_ = true;
      entry = {};
      entry.index = ++count_;
      entry.content = error;
      waiting_.push_back(std::move(entry));
      return true;
    }
  }

  std::string source_;
  EntrySource entries_;
  std::size_t ahead_;
  std::shared_ptr<const std::string> text_;
  std::deque<Entry> waiting_;
  int count_ = 0;
  bool ended_ = false, failed_ = false;  // failed: the last entry says why it could not be read
};

bool pass_on_fault(const std::string& source, const Error& error, const Use& use, bool only = false) {
  return Passer(
             source, [&](Entry&) -> bool { throw error; }, true)
      .pass_on(use, only);
}

// The puzzles of a file, which is read as they are asked for.
struct OpenFile {
  OpenFile(const std::string& path, const InputOptions& options, Session& session)
      : file(path, [&session] { session.out().flush(); }),
        text(options.keeps_text ? std::make_shared<std::string>() : nullptr),
        puzzles([this](char* into, std::size_t most) { return read(into, most); }, source_name(path), options.from,
                options.puzzle) {}

  std::size_t read(char* into, std::size_t most) {
    const std::size_t count = file.read(into, most);
    if (text != nullptr) text->append(into, count);
    return count;
  }
  // The part of the text in which no puzzle was wanted.
  void read_rest() {
    char some[4096];
    while (text != nullptr && read(some, sizeof some) > 0) {
    }
  }

  InputFile file;
  std::shared_ptr<std::string> text;  // what was read, if it is kept
  formats::PuzzleStream puzzles;
};

// The reason why it cannot be read, if it cannot.
std::optional<Error> try_to_open(std::optional<OpenFile>& open, const std::string& path, const InputOptions& options,
                                 Session& session) {
  try {
    open.emplace(path, options, session);
    return std::nullopt;
  } catch (const Error& error) {
    return error;
  }
}

// A folder may hold anything; what is not recognised is none of our business.
bool pass_on_folder(const Reference& reference, const InputOptions& options, Session& session, const Use& use) {
  const auto fail = [&](const char* message) {
    return pass_on_fault(reference.path, Error(message, 0, 0, reference.path), use);
  };
  if (!reference.pick.empty()) return fail("a pick needs a file, not a folder");
  bool found = false;
  for (const auto& path : files_in(reference.path)) {
    std::optional<OpenFile> open;
    if (const auto fault = try_to_open(open, path, options, session)) {
      if (!pass_on_fault(path, *fault, use)) return false;
      continue;
    }
    if (!open->puzzles.recognised()) continue;
    found = true;
    const auto all = [&](Entry& entry) { return open->puzzles.next(entry); };
    const bool go_on = Passer(path, all, true, open->text).pass_on(use, false);
    open->read_rest();
    if (!go_on) return false;
  }
  return found || fail("no file in this folder is recognised as a puzzle");
}

bool pass_on_reference(const Reference& reference, const InputOptions& options, Session& session, const Use& use) {
  using Kind = Reference::Kind;
  const bool only_source = options.inputs.size() == 1;
  if (reference.kind == Kind::folder) return pass_on_folder(reference, options, session, use);
  if (reference.kind == Kind::builtin || reference.kind == Kind::census) {
    const bool builtin = reference.kind == Kind::builtin;
    std::optional<EntrySource> entries;
    const auto read = [&](Entry& entry) {
      if (!entries) entries = builtin ? builtin_entries(reference, options.puzzle) : census_entries(reference);
      return (*entries)(entry);
    };
    return Passer(builtin ? "builtin:" : "census:", read, true).pass_on(use, only_source);
  }
  std::optional<OpenFile> open;
  if (const auto fault = try_to_open(open, reference.path, options, session))
    return pass_on_fault(source_name(reference.path), *fault, use, only_source);
  const auto all = [&](Entry& entry) { return open->puzzles.next(entry); };
  const bool go_on = Passer(source_name(reference.path), pick_entries(all, reference.pick, reference.word),
                            open->file.is_regular(), open->text)
                         .pass_on(use, only_source);
  open->read_rest();
  return go_on;
}

}  // namespace

std::vector<Option> join(std::vector<Option> first, std::vector<Option> second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

std::vector<Option> input_options(InputOptions& target) {
  return join({positionals("INPUT",
                           "a file, a folder, - for standard input, builtin:NAME, or census:MOVES; #3, #3-9 or "
                           "#TITLE after it picks puzzles from a collection",
                           target.inputs)},
              reading_options(target));
}

std::vector<Option> single_input_options(InputOptions& target) {
  Option input = positionals("INPUT",
                             "a file, - for standard input, builtin:NAME, or census:MOVES; #3 or #TITLE after it picks "
                             "a puzzle from a collection",
                             target.inputs);
  input.argument = "INPUT";
  input.repeated = false;
  return join({input}, reading_options(target));
}

std::string Item::label() const { return label_of(source, entry, several); }

void for_each_item(const InputOptions& options, Session& session, const Use& use) {
  bool any_readable = false;
  const Use noting = [&](Item&& item) {
    any_readable = any_readable || item.readable;
    return use(std::move(item));
  };
  try {
    for (const auto& word : options.inputs)
      if (!pass_on_reference(parse_reference(word), options, session, noting)) break;
  } catch (const Interrupted&) {
    // What was read so far has been used; main() reports the rest.
  }
  if (!any_readable) session.keep_old_output();
}

Item single_item(const InputOptions& options, Session& session) {
  std::vector<Item> items;
  for_each_item(options, session, [&](Item&& item) {
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

#include "gridlock/lab/run/store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/schema.hpp"

namespace gridlock::lab {
namespace {

// A run that was killed may leave a child that holds the claim until the system ends it, a moment later.
constexpr int kTries = 100;
constexpr std::chrono::milliseconds kBetweenTries{10};

// The tables exist before the first statement is prepared.
Database opened(const std::string& path) {
  Database database(path, Database::Mode::write);
  require_schema(database, true);
  database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;");
  database.execute(schema_sql());
  return database;
}

}  // namespace

Store::Claim::Claim(const std::string& path) : descriptor_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "cannot write " + path);
  for (int i = 0; i < kTries; ++i) {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    std::this_thread::sleep_for(kBetweenTries);
  }
  close(descriptor_);
  throw Error("another gridlock lab run is writing to it", 0, 0, path);
}

Store::Claim::~Claim() { close(descriptor_); }

Store::Store(const std::string& path, const Facts& settings, const std::vector<std::string>& retried)
    : claim_(path), database_(opened(path)), add_case_(database_.prepare(insert_case_sql())) {
  require_equal(settings);
  finished_ = Finished(database_, retried);
}

Store::~Store() {
  // One file, that can be copied and read anywhere.
  try {
    database_.execute("PRAGMA journal_mode=DELETE");
  } catch (const Error&) {  // somebody is reading; the next run will do it
  }
}

void Store::require_equal(const Facts& settings) {
  auto find = database_.prepare("SELECT value FROM facts WHERE name = ?");
  for (const auto& [name, value] : settings) {
    find.bind(1, name);
    const std::string before = find.step() ? find.text(0) : value;
    find.reset();
    if (before != value)
      throw Error("this run was begun with " + name + " " + before + ", not " + value + "; name another database", 0, 0,
                  database_.path());
  }
  note(settings);
}

void Store::note(const Facts& facts) {
  auto put = database_.prepare("INSERT INTO facts VALUES(?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value");
  for (const auto& [name, value] : facts) put.bind(1, name).bind(2, value).run();
}

void Store::plan(const std::vector<Configuration>& configurations) {
  auto add = database_.prepare("INSERT OR IGNORE INTO plans(search, heuristic) VALUES(?, ?)");
  for (const auto& each : configurations) add.bind(1, each.search).bind(2, each.heuristic).run();
}

std::int64_t Store::row_of(const Subject& subject) {
  if (const std::int64_t row = find_row(database_, subject)) return row;
  auto add = database_.prepare(
      "INSERT INTO puzzles(kind, source, position, name, label, text, vehicles, width, height, cells, pieces, walls, "
      "free, goals)"
      " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const Features& features = subject.features;
  add.bind(1, subject.kind).bind(2, subject.source).bind(3, Whole(subject.index)).bind(4, subject.name);
  add.bind(5, subject.label).bind(6, subject.text).bind(7, subject.vehicles).bind(8, Whole(features.width));
  add.bind(9, Whole(features.height)).bind(10, Whole(features.cells)).bind(11, Whole(features.pieces));
  add.bind(12, Whole(features.walls)).bind(13, Whole(features.free)).bind(14, Whole(features.goals)).run();
  return database_.last_row();
}

void Store::add(const CaseKey& key, const Measures& measures) {
  if (!has(key)) replace(key, measures);
}

void Store::replace(const CaseKey& key, const Measures& measures) {
  add_case_.bind(1, Whole(key.subject)).bind(2, key.configuration.search).bind(3, key.configuration.heuristic);
  add_case_.bind(4, key.metric).bind(5, Whole(key.repeat));
  int at = 6;
  for_each_measure(measures, [&](std::string_view, const auto& value) { add_case_.bind(at++, value); });
  add_case_.run();
  finished_.add(key);
}

}  // namespace gridlock::lab

// JSON lines: one object per record, keys in order, numbers in full precision.
#include "gridlock/report/json_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::report {
namespace {

void write(JsonText& json, const std::vector<Field>& fields);

struct WriteValue {
  JsonText& json;

  void operator()(Nothing) const { json.null(); }
  void operator()(Seconds value) const { json.value(value.value); }
  void operator()(Bytes value) const { json.value(value.value); }
  void operator()(const std::vector<Field>& value) const { write(json, value); }
  void operator()(const std::vector<std::string>& values) const { json.list(values); }
  void operator()(const std::vector<Record>& values) const {
    json.open('[');
    for (const Record& value : values) write(json, value.fields());
    json.close(']');
  }
  template <class Plain>
  void operator()(const Plain& value) const {
    json.value(value);
  }
};

void write(JsonText& json, const std::vector<Field>& fields) {
  json.open('{');
  for (const Field& field : fields) {
    json.key(field.key);
    std::visit(WriteValue{json}, field.value);
  }
  json.close('}');
}

class JsonWriter : public Writer {
 public:
  explicit JsonWriter(Sink sink) : sink_(std::move(sink)) {}

  void write(const Record& record) override {
    line_.clear();
    report::write(line_, record.fields());
    sink_(line_.text() + '\n');
  }

 private:
  Sink sink_;
  JsonText line_;
};

}  // namespace

std::string to_json(const Record& record) {
  JsonText json;
  write(json, record.fields());
  return json.text();
}

std::unique_ptr<Writer> make_json_writer(Sink sink, WriterOptions) {
  return std::make_unique<JsonWriter>(std::move(sink));
}

}  // namespace gridlock::report

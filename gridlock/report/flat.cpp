#include "gridlock/report/flat.hpp"

#include "gridlock/report/human.hpp"
#include "gridlock/report/number.hpp"
#include "gridlock/report/printable.hpp"

namespace gridlock::report {
namespace {

void flatten_into(std::vector<FlatField>& flat, const std::string& prefix, const std::vector<Field>& fields) {
  for (const auto& field : fields) {
    if (const auto* object = std::get_if<std::vector<Field>>(&field.value))
      flatten_into(flat, prefix + field.key + ".", *object);
    else
      flat.push_back({prefix + field.key, &field.value});
  }
}

std::string real_text(double number) {
  std::string text;
  append_real(text, number);
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

struct MachineText {
  std::string operator()(Nothing) const { return ""; }
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(std::int64_t value) const { return std::to_string(value); }
  std::string operator()(std::uint64_t value) const { return std::to_string(value); }
  std::string operator()(double value) const { return real_text(value); }
  std::string operator()(Seconds value) const { return real_text(value.value); }
  std::string operator()(Bytes value) const { return std::to_string(value.value); }
  std::string operator()(const std::string& value) const { return value; }
  std::string operator()(const std::vector<std::string>& value) const { return joined(value); }
  std::string operator()(const std::vector<Field>&) const { return ""; }
  std::string operator()(const std::vector<Record>& value) const { return std::to_string(value.size()); }
};

struct HumanText : MachineText {
  using MachineText::operator();
  std::string operator()(Nothing) const { return "-"; }
  std::string operator()(bool value) const { return value ? "yes" : "no"; }
  std::string operator()(std::int64_t value) const {
    return value < 0 ? std::to_string(value) : grouped(static_cast<std::uint64_t>(value));
  }
  std::string operator()(std::uint64_t value) const { return grouped(value); }
  std::string operator()(double value) const { return human_number(value); }
  std::string operator()(Seconds value) const { return human_seconds(value.value); }
  std::string operator()(Bytes value) const { return human_bytes(value.value); }
  std::string operator()(const std::string& value) const { return printable(value); }
  std::string operator()(const std::vector<std::string>& value) const { return printable(joined(value)); }
};

}  // namespace

std::vector<FlatField> flatten(const Record& record) {
  std::vector<FlatField> flat;
  flatten_into(flat, "", record.fields());
  return flat;
}

const Value* find_flat(const std::vector<FlatField>& fields, std::string_view key) {
  for (const auto& field : fields)
    if (field.key == key) return field.value;
  return nullptr;
}

std::string machine_text(const Value& value) { return std::visit(MachineText{}, value); }
std::string human_text(const Value& value) { return std::visit(HumanText{}, value); }

bool is_number(const Value& value) {
  return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<std::uint64_t>(value) ||
         std::holds_alternative<double>(value) || std::holds_alternative<Seconds>(value) ||
         std::holds_alternative<Bytes>(value);
}

}  // namespace gridlock::report

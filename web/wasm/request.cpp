#include "web/wasm/request.hpp"

#include <cstdlib>

namespace gridlock::web {

Request::Request(std::string_view json) {
  formats::JsonReader reader(json);
  reader.next(members_);
}

const formats::JsonMember* Request::find(std::string_view key) const {
  for (const auto& member : members_)
    if (member.key == key) return &member;
  return nullptr;
}

std::string Request::text(std::string_view key, std::string_view otherwise) const {
  const auto* member = find(key);
  return member != nullptr && member->kind == formats::JsonMember::Kind::string ? member->text : std::string(otherwise);
}

double Request::number(std::string_view key, double otherwise) const {
  const auto* member = find(key);
  const bool given = member != nullptr && member->kind == formats::JsonMember::Kind::number;
  return given ? std::strtod(member->text.c_str(), nullptr) : otherwise;
}

}  // namespace gridlock::web

// A list of types that each carry a name, and the lookup from name to type.
#pragma once

#include <string_view>
#include <type_traits>
#include <vector>

namespace gridlock {

template <class... Ts>
struct TypeList {};

template <class First, class Second>
struct JoinLists;
template <class... As, class... Bs>
struct JoinLists<TypeList<As...>, TypeList<Bs...>> {
  using type = TypeList<As..., Bs...>;
};
template <class First, class Second>
using Joined = typename JoinLists<First, Second>::type;

// Calls use(std::type_identity<T>{}) for the T called `name`; false if none is.
template <class... Ts, class Use>
bool with_named(TypeList<Ts...>, std::string_view name, Use&& use) {
  return ((Ts::kName == name && (use(std::type_identity<Ts>{}), true)) || ...);
}

template <class... Ts, class Use>
void for_each_type(TypeList<Ts...>, Use&& use) {
  (use(std::type_identity<Ts>{}), ...);
}

template <class... Ts>
std::vector<std::string_view> names(TypeList<Ts...>) {
  return {Ts::kName...};
}

}  // namespace gridlock

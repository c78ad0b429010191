// The colours of the pages around the pictures, light and dark: the player and the reports of the lab. The web page has
// the same ones in web/src/styles/base.css, which a test compares with these.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace gridlock::render {

struct PageColor {
  std::string_view name, light, dark;
};

inline constexpr std::array<PageColor, 13> kPageColors{{
    {"bg", "#F3F5F3", "#0F1215"},
    {"surface", "#FFFFFF", "#181C20"},
    {"surface-2", "#E9ECE9", "#22272C"},
    {"line", "#D5DAD6", "#2D343A"},
    {"edge", "#7F8983", "#737E87"},
    {"ink", "#14181B", "#EDF0F2"},
    {"ink-2", "#454E53", "#B7C0C6"},
    {"ink-3", "#5E676C", "#929CA4"},
    {"focus", "#1757C2", "#86B6FF"},
    {"good", "#0F6B3A", "#62D592"},
    {"good-bg", "#DCF1E3", "#12301F"},
    {"warn", "#7A4F00", "#F2C24E"},
    {"bad", "#A8221B", "#FF9087"},
}};

// All of them as custom properties of CSS: "--bg:#F3F5F3;--surface:#FFFFFF;...".
inline std::string page_colors(bool dark, std::string_view prefix = "--") {
  std::string css;
  for (const PageColor& color : kPageColors)
    css.append(prefix).append(color.name).append(":").append(dark ? color.dark : color.light).append(";");
  return css;
}

}  // namespace gridlock::render

#include "render/picture/icons.h"

#include <array>

namespace dogeref::render {
namespace {

using referee::Icon;

constexpr std::string_view dark = "#3a2a08";
constexpr std::string_view light = "#ffffff";

struct Drawn {
  Icon icon;
  std::string_view name;
  bool has_room;
  IconText text;
};

constexpr std::array<Drawn, 32> table = {{
    {Icon::coin, "#i-coin", true, {dark, 0.5, 0.56}},       {Icon::shield, "#i-shield", true, {light, 0.46, 0.54}},
    {Icon::seal, "#i-seal", true, {light, 0.5, 0.5}},       {Icon::wave, "#i-wave", true, {"#123d5c", 0.38, 0.5}},
    {Icon::crown, "#i-crown", false, {light, 0.5, 0.5}},    {Icon::bag, "#i-bag", false, {light, 0.6, 0.4}},
    {Icon::hammer, "#i-hammer", false, {light, 0.5, 0.4}},  {Icon::swap, "#i-swap", false, {light, 0.5, 0.4}},
    {Icon::mask, "#i-mask", false, {light, 0.5, 0.4}},      {Icon::purse, "#i-purse", false, {dark, 0.5, 0.4}},
    {Icon::ship, "#i-ship", false, {light, 0.5, 0.4}},      {Icon::boat, "#i-boat", false, {light, 0.5, 0.4}},
    {Icon::wall, "#i-wall", true, {light, 0.66, 0.46}},     {Icon::people, "#i-people", false, {light, 0.5, 0.4}},
    {Icon::card, "#i-card", true, {dark, 0.5, 0.5}},        {Icon::cup, "#i-cup", true, {dark, 0.36, 0.46}},
    {Icon::chest, "#i-chest", false, {dark, 0.5, 0.4}},     {Icon::gift, "#i-gift", false, {dark, 0.5, 0.4}},
    {Icon::eye, "#i-eye", false, {dark, 0.5, 0.4}},         {Icon::peek, "#i-peek", false, {dark, 0.5, 0.4}},
    {Icon::hand, "#i-hand", false, {dark, 0.5, 0.4}},       {Icon::draw, "#i-draw", false, {dark, 0.5, 0.4}},
    {Icon::drop, "#i-drop", false, {dark, 0.5, 0.4}},       {Icon::burst, "#i-burst", true, {light, 0.5, 0.5}},
    {Icon::barred, "#i-barred", false, {dark, 0.5, 0.4}},   {Icon::steps, "#i-steps", false, {dark, 0.5, 0.4}},
    {Icon::turn_up, "#i-turn-up", false, {dark, 0.5, 0.4}}, {Icon::turn_down, "#i-turn-down", false, {dark, 0.5, 0.4}},
    {Icon::roof, "#i-roof", false, {dark, 0.5, 0.4}},       {Icon::plus, "#i-plus", false, {dark, 0.5, 0.4}},
    {Icon::gear, "#i-gear", false, {dark, 0.5, 0.4}},       {Icon::scroll, "#i-scroll", false, {dark, 0.5, 0.4}},
}};

const Drawn* drawn(Icon icon) {
  for (const Drawn& each : table) {
    if (each.icon == icon) return &each;
  }
  return nullptr;
}

constexpr std::string_view definitions =
    R"svg(<symbol id="i-coin" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11.2" fill="#c9962c" stroke="#80601a" stroke-width="1.1"/><circle cx="12" cy="12" r="8.8" fill="#efd083" stroke="#b1842a" stroke-width=".8"/></symbol>
<symbol id="i-shield" viewBox="0 0 24 24"><path d="M12 .8 C15 2.6 18.5 3.4 22 3.2 V12 C22 18 17.4 21.6 12 23.4 C6.6 21.6 2 18 2 12 V3.2 C5.5 3.4 9 2.6 12 .8Z" fill="#9d2b2b" stroke="#651616" stroke-width="1.1"/><path d="M12 3.2 C14.6 4.6 17.2 5.2 19.8 5.2 V12 C19.8 16.7 16.2 19.6 12 21.2 C7.8 19.6 4.2 16.7 4.2 12 V5.2 C6.8 5.2 9.4 4.6 12 3.2Z" fill="none" stroke="#e0b45a" stroke-width=".8"/></symbol>
<symbol id="i-seal" viewBox="0 0 24 24"><g fill="#6a3a86"><rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5"/><rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(45 12 12)"/><rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(22.5 12 12)"/><rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(67.5 12 12)"/></g><circle cx="12" cy="12" r="7.6" fill="#865aa3" stroke="#d9c1e6" stroke-width=".7"/></symbol>
<symbol id="i-wave" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11.2" fill="#e4f1f6"/><path d="M.9 13.5 q2.8 -3 5.55 0 t5.55 0 t5.55 0 t5.55 0 A11.2 11.2 0 0 1 .9 13.500Z" fill="#2f7fa6"/><path d="M3.2 18 q2.2 -2 4.4 0 t4.4 0 t4.4 0 t4.4 0" fill="none" stroke="#bfe0ec" stroke-width="1.1"/><circle cx="12" cy="12" r="11.2" fill="none" stroke="#1d5473" stroke-width="1.2"/></symbol>
<symbol id="i-crown" viewBox="0 0 24 24"><path d="M4 17 V13 C4 9.2 6.6 7.6 9.8 6.2 C12.6 5 13.6 1.2 16.6 1.2 C19.6 1.2 20.1 4.6 20 8 V17Z" fill="#a8312f" stroke="#651616" stroke-width="1"/><path d="M10.6 17 C10.4 12.6 11.4 9.6 13.4 7.2 C15 5.4 15.2 3.4 16.6 3.2 C18 3.4 17.4 6.6 16.4 8.6 C14.8 11.4 14 13.4 14 17Z" fill="#e3b95f"/><rect x="2.6" y="15.6" width="18.8" height="4.4" rx="1.6" fill="#dfb24c" stroke="#80601a" stroke-width=".9"/><circle cx="7" cy="17.8" r="1.1" fill="#a8312f"/><circle cx="12" cy="17.8" r="1.1" fill="#2f68a8"/><circle cx="17" cy="17.8" r="1.1" fill="#a8312f"/><path d="M4 20.4 H20 Q19.4 23 17.6 23 H6.4 Q4.6 23 4 20.4Z" fill="#fff" stroke="#8b8f94" stroke-width=".7"/></symbol>
<symbol id="i-bag" viewBox="0 0 24 24"><path d="M4.7 8.2 H19.3 L21 21 Q21.1 22 20.1 22 H3.9 Q2.9 22 3 21Z" fill="currentColor"/><path d="M8.2 10.5 V6.4 a3.8 3.8 0 0 1 7.6 0 V10.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M9 15.2 h6 M12 12.2 v6" stroke="#fff" stroke-width="1.9"/></symbol>
<symbol id="i-hammer" viewBox="0 0 24 24"><g transform="rotate(-40 12 12)" fill="currentColor"><rect x="10.5" y="8" width="3" height="15.5" rx="1.3"/><path d="M5.5 2.2 H16 Q19.5 2.6 20.6 6.4 H16.2 V9.2 H5.5 Q4.3 9.2 4.3 8 V3.4 Q4.3 2.2 5.5 2.200Z"/></g></symbol>
<symbol id="i-swap" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2.6"><path d="M4 11 A8.3 8.3 0 0 1 18.5 6.8"/><path d="M20 13 A8.3 8.3 0 0 1 5.5 17.2"/></g><path d="M21.5 2.5 L20.6 10 L14.4 6.600Z M2.5 21.5 L3.4 14 L9.6 17.400Z" fill="currentColor"/></symbol>
<symbol id="i-mask" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M1.5 6.5 C6 4.6 9.2 6.6 12 8 C14.8 6.6 18 4.6 22.5 6.5 C23 13 19.6 18.6 15.6 17.2 C13.8 16.6 13.3 14.6 12 14.6 C10.7 14.6 10.2 16.6 8.4 17.2 C4.4 18.6 1 13 1.5 6.500Z M4.6 10.4 C5.6 12.9 8.6 13 9.8 11.6 C8.6 9.7 6.4 9.3 4.6 10.400Z M19.4 10.4 C18.4 12.9 15.4 13 14.2 11.6 C15.4 9.7 17.6 9.3 19.4 10.400Z" fill="currentColor"/></symbol>
<symbol id="i-purse" viewBox="0 0 24 24"><g fill="#e8c365" stroke="#80601a" stroke-width="1"><path d="M3.5 16 v3.2 c0 1.6 3.8 2.8 8.5 2.8 s8.5 -1.2 8.5 -2.8 V16"/><ellipse cx="12" cy="16" rx="8.5" ry="2.9"/><path d="M3.5 11 v3.2 c0 1.6 3.8 2.8 8.5 2.8 s8.5 -1.2 8.5 -2.8 V11"/><ellipse cx="12" cy="11" rx="8.5" ry="2.9"/><path d="M3.5 6 v3.2 c0 1.6 3.8 2.8 8.5 2.8 s8.5 -1.2 8.5 -2.8 V6"/><ellipse cx="12" cy="6" rx="8.5" ry="2.9"/></g></symbol>
<symbol id="i-ship" viewBox="0 0 24 24"><g fill="currentColor"><path d="M1.2 14.6 H22.8 C22 18.4 20.2 21 18.2 22 H5.8 C3.8 21 2 18.4 1.2 14.600Z"/><rect x="11.1" y="1.5" width="1.8" height="13.5"/><path d="M13.7 3 C18.4 4.4 20 8.6 19.8 12.8 H13.700Z M10.3 5 C6.8 6.4 5 9.6 4.8 12.8 H10.300Z"/></g></symbol>
<symbol id="i-boat" viewBox="0 0 24 24"><g fill="currentColor"><path d="M.8 8.8 C2 9 2.8 9.6 3.4 10.6 C6 14.6 17 14.8 19.8 9.8 C20.6 8.3 20.4 6.6 21.2 4.8 L23.2 4.2 V7.4 H22 C22 13.6 18 18.2 12 18.2 C6.2 18.2 2 14.6 .8 8.800Z"/><path d="M10.6 8.2 h3.8 v4.2 h-3.800Z"/><path d="M15.2 2.6 l1.2 .6 L8.6 21.6 l-1.6 -.4Z"/></g></symbol>
<symbol id="i-wall" viewBox="0 0 24 24"><path d="M2 22.5 V4.5 H6.4 V8 H9.8 V4.5 H14.2 V8 H17.6 V4.5 H22 V22.500Z" fill="currentColor" stroke="#000" stroke-opacity=".35" stroke-width="1"/><path d="M2 11.5 H22 M2 19.5 H22 M7 8.2 V11.5 M17 8.2 V11.5" stroke="#fff" stroke-opacity=".35" stroke-width=".7"/></symbol>
<symbol id="i-people" viewBox="0 0 24 24"><g fill="currentColor"><circle cx="8" cy="8" r="4"/><path d="M1 21 C1 14.5 4 13 8 13 S15 14.5 15 21Z"/><circle cx="17" cy="9" r="3.2"/><path d="M16.5 21 C16.5 17 16 15 14.8 13.8 C20 12.6 23 15 23 21Z"/></g></symbol>
<symbol id="i-card" viewBox="0 0 24 24"><rect x="4" y="1.5" width="16" height="21" rx="2.6" fill="#fbf5e6" stroke="currentColor" stroke-width="1.5"/></symbol>
<symbol id="i-cup" viewBox="0 0 24 24"><path d="M6 3.5 H2.2 C2.2 9 4 11.5 7.2 12.2 M18 3.5 H21.8 C21.8 9 20 11.5 16.8 12.2" fill="none" stroke="#80601a" stroke-width="1.6"/><path d="M5 1.5 H19 C19 9.5 17.4 14.5 13.6 15.8 V18.6 H16.5 V22.5 H7.5 V18.6 H10.4 V15.8 C6.6 14.5 5 9.5 5 1.500Z" fill="#efd083" stroke="#80601a" stroke-width="1.1"/></symbol>
<symbol id="i-chest" viewBox="0 0 24 24"><path d="M2 11 C2 5.5 4 3.500 7 3.500 H17 C20 3.500 22 5.500 22 11Z" fill="currentColor"/><path d="M2 12.500 H22 V21 H2Z" fill="currentColor"/><rect x="9.500" y="10" width="5" height="6" rx="1" fill="#e8c365" stroke="#80601a" stroke-width=".9"/></symbol>
<symbol id="i-gift" viewBox="0 0 24 24"><path d="M2 12 H13 V7.500 L22 14 L13 20.500 V16 H2Z" fill="currentColor"/><rect x="3" y="3" width="7" height="7" rx="1" fill="#e8c365" stroke="#80601a" stroke-width=".9"/></symbol>
<symbol id="i-eye" viewBox="0 0 24 24"><path d="M1 12 C5 5.500 9 4.500 12 4.500 S19 5.500 23 12 C19 18.500 15 19.500 12 19.500 S5 18.500 1 12Z" fill="#fff" stroke="currentColor" stroke-width="1.900"/><circle cx="12" cy="12" r="4.300" fill="currentColor"/></symbol>
<symbol id="i-peek" viewBox="0 0 24 24"><g fill="#fbf5e6" stroke="currentColor" stroke-width="1.300"><rect x="2.500" y="2" width="9.500" height="14" rx="1.500" transform="rotate(-14 7 9)"/><rect x="9" y="1.500" width="9.500" height="14" rx="1.500" transform="rotate(8 14 8)"/></g><path d="M4 18 C8 13.500 11 13 13 13 S18 13.500 22 18 C18 22.500 15 23 13 23 S8 22.500 4 18Z" fill="#fff" stroke="currentColor" stroke-width="1.500"/><circle cx="13" cy="18" r="2.800" fill="currentColor"/></symbol>
<symbol id="i-hand" viewBox="0 0 24 24"><path d="M6 22.500 C3.500 18.500 2 15.500 1.500 12.500 C2.500 11 4 11.500 5 13.500 L6.500 15.500 V4 C7.500 2.500 9 2.500 9.700 4 V11 L10 2.500 C11 1 12.700 1 13.300 2.500 V11 L14 3.500 C15 2 16.500 2.300 17 3.700 V12 L18 6.500 C19 5.200 20.300 5.700 20.700 7 C21.200 13 20.500 18.500 18 22.500Z" fill="currentColor"/></symbol>
<symbol id="i-draw" viewBox="0 0 24 24"><rect x="3" y="4" width="12" height="17" rx="2" fill="#fbf5e6" stroke="currentColor" stroke-width="1.500"/><path d="M17 12 V3.500 M13.300 7 L17 2.800 L20.700 7" fill="none" stroke="currentColor" stroke-width="2.200"/></symbol>
<symbol id="i-drop" viewBox="0 0 24 24"><rect x="3" y="3" width="12" height="17" rx="2" fill="#fbf5e6" stroke="currentColor" stroke-width="1.500"/><path d="M17 11 V20.500 M13.300 17 L17 21.200 L20.700 17" fill="none" stroke="currentColor" stroke-width="2.200"/></symbol>
<symbol id="i-burst" viewBox="0 0 24 24"><path d="M12 .8 L14.600 6.300 L20.200 3.800 L17.700 9.400 L23.200 12 L17.700 14.600 L20.200 20.200 L14.600 17.700 L12 23.200 L9.400 17.700 L3.800 20.200 L6.300 14.600 L.8 12 L6.300 9.400 L3.800 3.800 L9.400 6.300Z" fill="#b5322c" stroke="#651616" stroke-width="1"/></symbol>
<symbol id="i-barred" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.800" fill="none" stroke="#b5322c" stroke-width="3"/><path d="M5.200 5.200 L18.800 18.800" stroke="#b5322c" stroke-width="3"/></symbol>
<symbol id="i-steps" viewBox="0 0 24 24"><circle cx="7.500" cy="5" r="3.600" fill="currentColor"/><path d="M2.500 21 C2.500 12.500 4.500 9.500 7.500 9.500 S12.500 12.500 12.500 21Z" fill="currentColor"/><path d="M14 13 H22 M18.800 9.300 L22.500 13 L18.800 16.700" fill="none" stroke="currentColor" stroke-width="2.200"/></symbol>
<symbol id="i-turn-up" viewBox="0 0 24 24"><rect x="5" y="9" width="14" height="13" rx="2" fill="#fff" stroke="currentColor" stroke-width="1.700"/><circle cx="12" cy="15.500" r="2.800" fill="currentColor"/><path d="M6 6.500 C9 1.500 15 1.500 18 6 M18.600 1.500 V6.500 H13.600" fill="none" stroke="currentColor" stroke-width="1.900"/></symbol>
<symbol id="i-turn-down" viewBox="0 0 24 24"><rect x="5" y="9" width="14" height="13" rx="2" fill="currentColor"/><path d="M6 6.500 C9 1.500 15 1.500 18 6 M18.600 1.500 V6.500 H13.600" fill="none" stroke="currentColor" stroke-width="1.900"/></symbol>
<symbol id="i-roof" viewBox="0 0 24 24"><path d="M12 2 L23 12.500 H19.500 V22 H14.500 V15.500 H9.500 V22 H4.500 V12.500 H1Z" fill="currentColor"/></symbol>
<symbol id="i-plus" viewBox="0 0 24 24"><rect x="3" y="2" width="13" height="18" rx="2" fill="#fbf5e6" stroke="currentColor" stroke-width="1.500"/><circle cx="17" cy="17" r="6" fill="currentColor"/><path d="M17 13.500 V20.500 M13.500 17 H20.500" stroke="#fff" stroke-width="1.900"/></symbol>
<symbol id="i-gear" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M10.300 1.500 H13.700 L14.300 4.600 L16.600 5.500 L19.200 3.800 L21.400 6.200 L19.600 8.800 L20.400 10.600 L23 11 V14 L20 14.500 L19 16.900 L20.700 19.400 L18.400 21.600 L15.800 19.900 L13.900 20.600 L13.400 23 H10.600 L10.100 20.600 L8.200 19.900 L5.600 21.600 L3.300 19.400 L5 16.900 L4 14.500 L1 14 V11 L3.600 10.600 L4.400 8.800 L2.600 6.200 L4.800 3.800 L7.400 5.500 L9.700 4.600Z M12 8.500 a4 4 0 1 0 .01 0Z" fill="currentColor"/></symbol>
<symbol id="i-scroll" viewBox="0 0 24 24"><path d="M5 2 H19 V19 Q19 22 16 22 H4 Q6.500 21 6.500 18 V5 Q6.500 3 5 2Z" fill="#fbf5e6" stroke="currentColor" stroke-width="1.500"/><path d="M9 7 H16 M9 11 H16 M9 15 H16" stroke="currentColor" stroke-width="1.400"/></symbol>
)svg";

}  // namespace

std::string_view icon_definitions() { return definitions; }

void draw_icon(Markup& markup, Icon icon, double x, double y, double size) {
  const Drawn* const known = drawn(icon);
  if (known == nullptr) return;
  markup.empty("use", {{"href", known->name}, {"x", x}, {"y", y}, {"width", size}, {"height", size}});
}

IconText icon_text(Icon icon) {
  const Drawn* const known = drawn(icon);
  return known == nullptr ? IconText{dark, 0.5, 0.5} : known->text;
}

bool has_room(Icon icon) {
  const Drawn* const known = drawn(icon);
  return known != nullptr && known->has_room;
}

}  // namespace dogeref::render

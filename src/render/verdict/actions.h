#pragma once
// What players did, as JSON: a line an action.

#include <span>
#include <string>
#include <string_view>

#include "referee/rewrite/played.h"

namespace dogeref::render {

inline constexpr int actions_schema = 1;

/// An object on a line for each action, schema `actions.json`.
void append_actions_json(std::string_view file, const referee::Verdict& verdict,
                         std::span<const referee::Action> actions, std::string& out);

}  // namespace dogeref::render

#pragma once
// JSON as all commands write it.

#include <string>

#include <nlohmann/json.hpp>

#include "text/json_line.h"

namespace dogeref::render {

/// On one line, with its line feed. What is not UTF-8 in it is replaced.
[[nodiscard]] inline std::string json_line(const nlohmann::ordered_json& json) {
  return text::plain_json(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) + '\n';
}

}  // namespace dogeref::render

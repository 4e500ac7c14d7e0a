#pragma once
// The generated parts of the shells' completions.

#include <string>

namespace dogeref::tests {

[[nodiscard]] std::string bash_tables();
[[nodiscard]] std::string zsh_tables();
[[nodiscard]] std::string fish_tables();

}  // namespace dogeref::tests

#include "rules/library/layers.h"

#include <cstdint>
#include <utility>

namespace dogeref::rules {
namespace {

void set_file(Node& node, std::uint32_t file) {
  node.origin.file = file;
  for (Member& member : node.members) {
    member.key_origin.file = file;
    set_file(member.value, file);
  }
}

}  // namespace

void lay_on(Layers& layers, Node overlay, std::string_view path) {
  set_file(overlay, static_cast<std::uint32_t>(layers.files.size()));
  layers.files.emplace_back(path);
  layers.names.emplace_back(path);
  layers.layers.push_back({std::move(overlay), Layer::Role::own});
}

}  // namespace dogeref::rules

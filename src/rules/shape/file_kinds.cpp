#include "rules/shape/file_kinds.h"

#include "rules/shape/json_schema.h"

namespace dogeref::rules {

std::vector<FileKind> file_kinds(const GameShapes& game) {
  std::vector<FileKind> kinds;
  for (const FileShape& file : game.files) kinds.push_back({file.kind, shape_of(file), false, false, &file});
  for (const std::string_view overlay : {"edition", "variant"}) {
    kinds.push_back({overlay, overlay_shape(game, overlay), true, false, nullptr});
  }
  kinds.push_back({"lexicon", lexicon_shape(), false, true, nullptr});
  kinds.push_back({"rulebook", rulebook_shape(), true, true, nullptr});
  kinds.push_back({"guide", guide_shape(), false, true, nullptr});
  kinds.push_back({"sentences", sentences_shape(), false, true, nullptr});
  return kinds;
}

Node schema_of(const FileKind& kind) {
  if (kind.file != nullptr) return file_schema(*kind.file);
  return kind.is_overlay ? overlay_schema(kind.shape) : plain_schema(kind.shape);
}

}  // namespace dogeref::rules

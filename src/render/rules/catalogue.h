#pragma once
// The rules there are: games, editions, variants.

#include <string>
#include <vector>

#include "rules/library/library.h"
#include "rules/texts/sentences.h"

namespace dogeref::render {

/// An edition or a variant.
struct CatalogueEntry {
  std::string id;
  rules::FileInfo file;
  std::string fingerprint;  ///< "sha256:…"; empty when the rules cannot be used
};

struct CatalogueGame {
  std::string id;
  rules::FileInfo file;
  std::vector<CatalogueEntry> editions;
  std::vector<CatalogueEntry> variants;
  std::string variants_edition;            ///< that the variants' fingerprints are laid over
  std::vector<rules::FileInfo> own_files;  ///< that came from a folder and not with the program
  std::vector<std::string> languages;
};

/// Its headings are said in the language of the sentences.
void append_catalogue_text(const std::vector<CatalogueGame>& games, const rules::Sentences& sentences,
                           std::string& out);
/// One JSON object on one line.
void append_catalogue_json(const std::vector<CatalogueGame>& games, std::string& out);

}  // namespace dogeref::render

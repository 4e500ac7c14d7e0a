#include "rules/library/said.h"

#include <vector>

namespace dogeref::rules {

Sentences sentences_of(const Embedded& data, std::string_view language) {
  std::vector<std::string_view> files;
  for (const EmbeddedFile& file : data.files) {
    if (file.path.substr(file.path.rfind('/') + 1) == "sentences.yaml") files.push_back(file.text);
  }
  return Sentences(files, language);
}

}  // namespace dogeref::rules

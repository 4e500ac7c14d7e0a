#pragma once
// What lint says of a game's shipped rules, and of them with something else in one place.

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/library/library.h"
#include "rules/library/remark.h"
#include "support/embedded_files.h"

namespace dogeref::tests {

class Linting {
 public:
  using Lint = rules::Remarks (*)(const rules::Compiled& rules);

  Linting(std::string game, const rules::GameShapes& shapes, Lint lint)
      : game_(std::move(game)), shapes_{&shapes}, lint_(lint) {}

  /// "error: galley.yaml:10:6: …", a line a remark, of the base game with variants.
  [[nodiscard]] std::string of(const EmbeddedFiles& files, const std::vector<std::string>& variants) const {
    const rules::Embedded embedded{files.files, {}, {}};
    const rules::Library library(embedded, shapes_);
    const auto compiled = library.compile_with_origins({game_, "en", variants});
    std::string out;
    if (!compiled) {
      for (const rules::Fault& fault : compiled.error()) out += "fault: " + rules::formatted(fault) + '\n';
      return out;
    }
    for (const rules::Remark& remark : lint_(compiled.value())) {
      out += std::string(word_of(remark.gravity)) + shortened(rules::formatted(remark.fault)) + '\n';
    }
    return out;
  }

  /// With a variant laid over the base game.
  [[nodiscard]] std::string of_variant(const std::string& overlay) const {
    const std::string text = "kind: variant\nid: x\n" + overlay;
    const std::string name = game_ + "/variants/x.yaml";
    EmbeddedFiles files;
    files.put(name, text);
    return of(files, {"x"});
  }

  /// When a text in one of the base game's files is another.
  [[nodiscard]] std::string of_base(const std::string& path, const std::string& old,
                                    const std::string& replacement) const {
    const std::string name = game_ + "/" + path;
    std::string text(EmbeddedFiles::shipped(name));
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    text.replace(at, old.size(), replacement);
    EmbeddedFiles files;
    files.put(name, text);
    return of(files, {});
  }

 private:
  static std::string_view word_of(rules::Gravity gravity) {
    return gravity == rules::Gravity::error ? "error: " : gravity == rules::Gravity::warning ? "warning: " : "note: ";
  }
  [[nodiscard]] std::string shortened(std::string text) const {
    for (const std::string& known : {"rules-data/" + game_ + "/variants/", "rules-data/" + game_ + "/"}) {
      if (text.starts_with(known)) text.erase(0, known.size());
    }
    return text;
  }

  std::string game_;
  std::array<const rules::GameShapes*, 1> shapes_;
  Lint lint_;
};

}  // namespace dogeref::tests

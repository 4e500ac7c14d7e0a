#pragma once
// A shelf with the shipped rules of one game, for tests of a game's own floor, which do not see the table of games.

#include <array>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"
#include "referee/record/header.h"
#include "rules/library/library.h"
#include "support/scratch.h"
#include "text/unicode.h"

namespace dogeref::tests {

/// The rules of one game, with a folder of a test's own variant "lab".
class OneGame final : public referee::Shelf {
 public:
  using Make = text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> (*)(const rules::Compiled&,
                                                                                  std::vector<rules::Lexicon>);
  /// `own_headers`: slots of the header keys that this game alone has.
  OneGame(const rules::GameShapes& shapes, Make make, const std::string& overlay,
          std::span<const std::string_view> own_headers = {})
      : id_(shapes.id),
        shapes_{&shapes},
        make_(make),
        headers_(referee::header_slots.begin(), referee::header_slots.end()) {
    headers_.insert(headers_.end(), own_headers.begin(), own_headers.end());
    std::vector<std::string> folders;
    if (!overlay.empty()) {
      scratch_.file(id_ + "/variants/lab.yaml", "kind: variant\nid: lab\ntitle: Of a test\n" + overlay + "\n");
      folders.push_back(scratch_.path());
    }
    library_ = std::make_unique<rules::Library>(rules::shipped(), shapes_, folders);
    for (const std::string& language : library_->languages(id_)) {
      lexicons_.push_back(std::move(library_->lexicon(id_, language).value()));
    }
  }

  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override {
    if (game != id_) return {nullptr, Missing::game, std::string(game), {id_}};
    const std::vector<std::string> editions = library_->editions(game);
    if (!holds(editions, edition)) return {nullptr, Missing::edition, std::string(edition), editions};
    const std::vector<std::string> known = library_->variants(game);
    for (const std::string& variant : variants) {
      if (!holds(known, variant)) return {nullptr, Missing::variant, variant, known};
    }
    std::string key(edition);
    for (const std::string& variant : variants) key += "+" + variant;
    std::unique_ptr<referee::Ruleset>& ruleset = made_[key];
    if (!ruleset) {
      auto compiled = library_->compile({std::string(game), std::string(edition), {variants.begin(), variants.end()}});
      if (!compiled) return {nullptr, Missing::rules, rules::formatted(compiled.error().front()), {}};
      auto made = make_(compiled.value(), lexicons_);
      if (!made) return {nullptr, Missing::rules, rules::formatted(made.error().front()), {}};
      ruleset = std::move(made.value());
    }
    return {ruleset.get(), Missing::nothing, {}, {}};
  }

  [[nodiscard]] std::string_view header_key(std::string_view, std::string_view folded) const override {
    for (const std::string_view key : headers_) {
      for (const rules::Lexicon& lexicon : lexicons_) {
        for (const std::string_view spelling : lexicon.find(key)) {
          if (text::fold(spelling) == folded) return key;
        }
      }
    }
    return {};
  }
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view) const override {
    return {headers_.begin(), headers_.end()};
  }
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const override {
    return library_->languages(game);
  }

 private:
  static bool holds(const std::vector<std::string>& list, std::string_view text) {
    for (const std::string& each : list) {
      if (each == text) return true;
    }
    return false;
  }

  std::string id_;
  std::array<const rules::GameShapes*, 1> shapes_;
  Make make_;
  std::vector<std::string_view> headers_;
  Scratch scratch_;
  std::unique_ptr<rules::Library> library_;
  std::vector<rules::Lexicon> lexicons_;
  std::map<std::string, std::unique_ptr<referee::Ruleset>> made_;
};

}  // namespace dogeref::tests

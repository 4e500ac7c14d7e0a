#include "render/rules/catalogue.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "render/terminal/table.h"
#include "render/words/json_text.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

using rules::Sentences;

std::string shown_place(const rules::FileInfo& file, const Sentences& sentences) {
  return file.shipped ? sentences.say("shipped") : file.path;
}

/// Enough of a fingerprint to tell rules apart.
std::string short_print(const std::string& fingerprint, const Sentences& sentences) {
  constexpr std::size_t digits = 12;
  if (fingerprint.empty()) return sentences.say("faulty");
  return fingerprint.substr(fingerprint.find(':') + 1, digits);
}

Rows rows_of(const std::vector<CatalogueEntry>& entries, const Sentences& sentences) {
  Rows rows;
  for (const CatalogueEntry& entry : entries) {
    rows.push_back(
        {entry.id, entry.file.title, short_print(entry.fingerprint, sentences), shown_place(entry.file, sentences)});
  }
  return rows;
}

void append_group(const std::string& heading, const Rows& rows, std::string& out) {
  constexpr std::size_t indent = 4;
  if (rows.empty()) return;
  out.append("  ").append(text::escaped(heading)).append("\n");
  append_table(rows, indent, out);
}

void append_game(const CatalogueGame& game, const Sentences& sentences, std::string& out) {
  out.append(game.id).append(": ").append(text::escaped(game.file.title));
  out.append(" (").append(text::escaped(shown_place(game.file, sentences))).append(")\n");
  append_group(sentences.say("editions"), rows_of(game.editions, sentences), out);
  append_group(sentences.say("variants, with edition " + game.variants_edition), rows_of(game.variants, sentences),
               out);
  Rows files;
  for (const rules::FileInfo& file : game.own_files) files.push_back({file.name, file.path});
  append_group(sentences.say("files of your own"), files, out);
}

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json json_of(const rules::FileInfo& file) {
  return {{"title", text_or_null(file.title)}, {"shipped", file.shipped}, {"file", file.path}};
}

Json json_of(const std::vector<CatalogueEntry>& entries) {
  Json list = Json::array();
  for (const CatalogueEntry& entry : entries) {
    Json one = {{"id", entry.id}};
    one.update(json_of(entry.file));
    one["rules"] = text_or_null(entry.fingerprint);
    list.push_back(std::move(one));
  }
  return list;
}

Json json_of(const CatalogueGame& game) {
  Json one = {{"id", game.id}};
  one.update(json_of(game.file));
  one["languages"] = game.languages;
  one["editions"] = json_of(game.editions);
  one["variants_edition"] = game.variants_edition;
  one["variants"] = json_of(game.variants);
  one["own_files"] = Json::array();
  for (const rules::FileInfo& file : game.own_files) {
    one["own_files"].push_back({{"name", file.name}, {"file", file.path}});
  }
  return one;
}

}  // namespace

void append_catalogue_text(const std::vector<CatalogueGame>& games, const Sentences& sentences, std::string& out) {
  for (const CatalogueGame& game : games) {
    if (&game != &games.front()) out += '\n';
    append_game(game, sentences, out);
  }
}

void append_catalogue_json(const std::vector<CatalogueGame>& games, std::string& out) {
  Json list = Json::array();
  for (const CatalogueGame& game : games) list.push_back(json_of(game));
  const Json whole = {{"schema", 1}, {"games", std::move(list)}};
  out += json_line(whole);
}

}  // namespace dogeref::render
